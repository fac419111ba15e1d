"""Settings for all tests."""
