"""Builds triangular and tridiagonal solves with their guards."""
