"""Loops: trip counts, loop-carried values, and the terms of reductions."""
