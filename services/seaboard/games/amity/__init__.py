"""Jaws, Act 1: Amity Island. One shark, in secret, against a crew of three, in twelve spaces of water."""

from seaboard.games.amity.game import AmityIsland

GAME = AmityIsland()
