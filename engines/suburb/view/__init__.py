"""What a player, or a spectator, may know of a Suburb table: everything but the decks."""

from __future__ import annotations

from .auction import SaleView
from .missions import RollView, ShowView
from .players import PlayerView, StakeView
from .table import Place, SuburbView, view

__all__ = ["Place", "PlayerView", "RollView", "SaleView", "ShowView", "StakeView", "SuburbView", "view"]
