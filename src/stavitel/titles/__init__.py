"""Games that build cities."""
