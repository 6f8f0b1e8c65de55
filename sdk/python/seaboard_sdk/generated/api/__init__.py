# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
"""Contains methods for accessing the API"""
