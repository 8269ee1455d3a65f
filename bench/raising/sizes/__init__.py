"""Raising at other sizes: arrays without data, kernels at a multiple of their size, child processes
that measure time and memory."""
