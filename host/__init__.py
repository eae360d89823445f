"""Seats people at tables: load, lock, answer, save, publish."""
