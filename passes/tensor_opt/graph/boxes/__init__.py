"""Boxes of indices: of windows, and of equal elements."""
