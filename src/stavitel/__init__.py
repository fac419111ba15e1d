"""Stavitel: builder games, enforced and explained."""
