"""Means, squares about them, and sums of exponentials: read from what is computed."""
