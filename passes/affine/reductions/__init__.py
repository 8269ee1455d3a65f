"""Reductions: sums that were written out, split or spread over a tree, made one again."""
