"""The kernel knows no game."""
