"""Adapters for researchers."""
