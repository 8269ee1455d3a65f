"""Side by side: raised kernels against hand-written JAX, CUDA, OpenMP C and Numba.

    python -m bench --device cpu --group all --json out.json --plot out.png

A workload is a module in a folder named for its group, with the CUDA C++ file of the same name
that is the input of every column but the hand-written ones. See docs/performance.md.
"""
