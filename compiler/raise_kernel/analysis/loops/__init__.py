"""Loops: what they count, and how often they run."""
