"""Celery: queues, the beat and the relay. A task carries ids, may run twice, and calls a use case."""
