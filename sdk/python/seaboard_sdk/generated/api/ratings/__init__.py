# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
"""Contains endpoint functions for accessing the API"""
