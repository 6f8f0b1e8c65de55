"""Seaboard over HTTP: a request is read, a use case is called, its answer is written. No rule of a game lives here."""
