"""Affine accesses: maps, index sets, dependences, views."""
