"""What runs within the bot's process when a playground starts it. The bot's own code knows nothing of it."""
