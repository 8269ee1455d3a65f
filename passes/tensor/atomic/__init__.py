"""Atomic operations on memory as tensor operations."""
