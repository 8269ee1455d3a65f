"""Barriers and communication through shared memory: eliminated, forwarded, or split by fission."""
