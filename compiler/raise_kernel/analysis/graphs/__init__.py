"""Graphs of blocks and of values."""
