"""Scalar operations as StableHLO on tensors: one table, a file for each kind of them."""
