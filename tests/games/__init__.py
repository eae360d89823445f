"""Two small games from outside the house, written by docs/adding-a-game.md and handed in."""
