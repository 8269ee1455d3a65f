"""Workloads of the group `irregular`."""
