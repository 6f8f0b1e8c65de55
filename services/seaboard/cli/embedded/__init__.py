"""Postgres and Valkey out of wheels, for one machine: found, started, stopped. Knows nothing of Seaboard's tables."""
