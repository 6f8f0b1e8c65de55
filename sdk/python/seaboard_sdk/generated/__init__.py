# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
"""A client library for accessing Seaboard"""

from .client import AuthenticatedClient, Client

__all__ = (
    "AuthenticatedClient",
    "Client",
)
