"""Failures a person can do something about: one line on stderr and exit code 2."""

from __future__ import annotations


class Failure(Exception):
    """Bad input; its text is the one line that is shown."""
