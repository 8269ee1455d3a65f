"""The calling conventions of other packages for CUDA source: CuPy, PyCUDA, Warp."""
