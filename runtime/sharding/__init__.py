"""Kernels on several devices: how arrays are split, and what the devices send each other."""
