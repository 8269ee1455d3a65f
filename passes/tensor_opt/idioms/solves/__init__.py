"""Triangular and tridiagonal solves, by name: the operations, built with their guards."""
