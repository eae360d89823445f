"""FIXER's pictures: a view and its scene in, a picture, its alt text or its description out."""

from engines.fixer.view import FixerView
from render.kit.painter import Painter

from . import painter

__all__ = ["PAINTER"]

#: A module as a protocol: the checker compares its functions with it.
PAINTER: Painter[FixerView] = painter
