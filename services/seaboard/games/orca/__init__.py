"""Jaws, Act 2: the shark against three people on a boat that it eats from under them."""

from seaboard.games.orca.game import Orca

GAME = Orca()
