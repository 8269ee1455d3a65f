"""Lanes: dimensions of the launch merged, split and cut into chunks."""
