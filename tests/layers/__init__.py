"""The layers of the house: what may stand on what, and what stands in one place only."""
