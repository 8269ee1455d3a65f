"""Lanes: uniformity, cross-lane operations, scopes of barriers, symbolic execution of a block."""
