"""A local Discord over real sockets: to play in, and to break things with. The bot imports none of it."""
