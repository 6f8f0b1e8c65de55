"""Seaboard: turn-based board games with hidden information, as a library and as a service."""

__version__ = "0.1.0"
