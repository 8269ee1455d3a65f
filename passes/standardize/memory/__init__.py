"""Pointers as typed memrefs and indices."""
