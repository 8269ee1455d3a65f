"""Means and central squares, recognized by interpretation."""
