"""Texts in English, Czech and Polish."""
