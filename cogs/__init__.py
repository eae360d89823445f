"""What Discord sees: commands, presses, and the words around them."""
