"""Loops: parallelized, coalesced, given uniform trip counts, unrolled and rerolled."""
