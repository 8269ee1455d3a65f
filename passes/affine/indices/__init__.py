"""Indices: raised to affine form, narrowed, and split into the dimensions of their array."""
