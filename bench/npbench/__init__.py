"""Workloads of the group `npbench`: kernels of NPBench, written here in CUDA.

Their peers are written in whole-array expressions, as NPBench's own are: in NumPy or CuPy, and JAX.
"""
