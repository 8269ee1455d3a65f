"""Reductions: recovered from unrolled and split sums, and from trees of threads."""
