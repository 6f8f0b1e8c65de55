"""Jaws, both acts as one match: Amity Island, then the Orca, with the same seats and roles."""

from seaboard.games.jaws.game import Jaws

GAME = Jaws()
