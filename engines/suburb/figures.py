"""The figures that the rulebook prints: goals, lines, signs, faces, prices, incomes."""

from __future__ import annotations

#: Every amount of money is a multiple of this (SB-005).
STEP = 50
#: Where the track ends, and the cash of a win (SB-210, SB-211).
MOST_POINTS, GOAL_CASH = 60, 12_000
#: The first points of level 2 and of level 3.
LEVEL_2, LEVEL_3 = 16, 36
#: By points: the level (SB-100).
LEVEL = tuple(1 + (at >= LEVEL_2) + (at >= LEVEL_3) for at in range(MOST_POINTS + 1))
#: Once reached, nobody falls below the highest of these (SB-102).
SAFETY_LINES = (10, 16, 30, 38, 50)
#: The signs of the street, and where the traffic light leads (SB-107 to SB-116).
LIGHT, LIGHT_TO, STOP, YIELD = 13, 16, 35, 59
START_CASH = {"upper": 5_000, "gangster": 4_000}
#: Faces that fail, by level (SB-060), and the other faces by those that fail.
FAILING: dict[int, tuple[int, ...]] = {1: (1,), 2: (1, 5), 3: (1, 3, 5)}
SUCCEEDING = {faces: tuple(face for face in range(1, 7) if face not in faces) for faces in FAILING.values()}
#: The face of the target's die that counters a mission (SB-230).
COUNTER = 3
#: Dots that lead to prison, and those of an upper-class player with an upgraded house.
DOTS, UPGRADED_DOTS = 3, 4
BRIBE = {1: 1_000, 2: 1_500, 3: 2_200}
SPECIAL_COST = {2: 1_000, 3: 2_500}
UPGRADE_COST = {"upper": 2_500, "gangster": 2_000}
#: Upgrades of one house in a whole game (SB-205).
MOST_UPGRADES = 2
#: As a table's cap on gifts of money: there is none (SB-224b).
NO_CAP = -1
#: What a free upgrade is worth to whoever cannot use it (5.4).
NO_UPGRADE = 500
#: What an upgraded house brings, by level: dollars and points (SB-201 to SB-203b).
HOUSE_INCOME: dict[str, dict[int, tuple[int, int]]] = {
    "upper": {1: (0, 0), 2: (250, 0), 3: (500, 0)},
    "gangster": {1: (50, 0), 2: (50, 2), 3: (50, 3)},
}
#: The first bid for a house, plain and upgraded (SB-184).
START_PRICE = {"upper": (1_000, 1_750), "gangster": (1_000, 1_250)}
#: Stocks that may be bought in a round; shops that may be held.
MOST_STOCKS, MOST_SHOPS = 2, 3
#: Faces that take a shop: from the deck, for the Shakedown, from another player (SB-173, SB-174, SB-257).
DECK_FACES, SHAKEDOWN_FACES, ROB_FACES = (4, 5, 6), (3, 4, 5, 6), (6,)
#: Rounds within which a loan is repaid (SB-134).
LOAN_ROUNDS = 2
