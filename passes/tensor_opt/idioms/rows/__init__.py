"""Idioms that are found by reading one row of every tensor as terms."""
