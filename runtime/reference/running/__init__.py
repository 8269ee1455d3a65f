"""Scheduling of lanes: their order, cross-lane operations, and services of the host."""
