"""The drawing kit: canvas, type, palette, shapes, tokens, icons and cards, without any game's look."""
