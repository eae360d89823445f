"""Choices inside effects, and what must be given up: by what they are of."""
