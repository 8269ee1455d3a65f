"""Means, and squares about them, read from what is computed."""
