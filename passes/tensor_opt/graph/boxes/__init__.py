"""Boxes of indices: of masks, of windows, where a value holds what."""
