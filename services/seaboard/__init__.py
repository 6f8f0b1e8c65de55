"""Seaboard: turn-based board games with hidden information, as a library and as a service."""
