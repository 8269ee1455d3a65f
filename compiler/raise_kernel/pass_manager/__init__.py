"""Passes, the groups and stages that they are in, and the driver that runs them."""
