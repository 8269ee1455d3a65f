"""Boxes of indices: of masks, of windows, and of equal elements."""
