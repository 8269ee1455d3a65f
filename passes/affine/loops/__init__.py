"""Loops: made parallel, merged, written out where short."""
