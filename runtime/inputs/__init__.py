"""Inputs for a kernel: uniform ones, and adversarial ones from the program's own constants."""
