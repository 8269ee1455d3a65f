"""Workloads of the group `dense`."""
