"""Workloads of the group `programs`."""
