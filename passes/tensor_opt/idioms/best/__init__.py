"""Selections: which elements of rows are the best ones, and in what order."""
