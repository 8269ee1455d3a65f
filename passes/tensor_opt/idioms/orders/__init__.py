"""Sorting networks and merges: exchanges of pairs, read and built."""
