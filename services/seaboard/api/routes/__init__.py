"""The endpoints, a file for each thing they are about: each reads, calls a use case, answers."""
