"""Undefined values: their choice in one run of the executor, and whether results depend on it."""
