"""Vectors and aggregates as scalars."""
