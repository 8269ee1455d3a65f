"""Launches on device memory that are recorded, and run together when the host reads a result."""
