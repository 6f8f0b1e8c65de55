"""Jaws: No Swimming, Beach Closed: a boat hunts a shark that nobody sees, on a hunting ground that shrinks."""

from seaboard.games.beach_closed.game import BeachClosed

GAME = BeachClosed()
