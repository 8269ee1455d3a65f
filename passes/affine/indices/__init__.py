"""Indices: affine wherever they can be, and split into the dimensions of their array."""
