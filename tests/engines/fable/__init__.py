"""Tests of Fame & Fable."""
