"""Workloads of the group `stencils`."""
