"""Games that build cities, a folder each."""
