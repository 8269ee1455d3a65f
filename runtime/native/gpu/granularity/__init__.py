"""Launches in another granularity: which ones are sound, and the kernel's code in them."""
