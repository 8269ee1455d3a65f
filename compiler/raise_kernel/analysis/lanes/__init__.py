"""Lanes: what differs between them, what they do together, and whom a barrier is for."""
