"""The calling conventions of other packages: CuPy, PyCUDA and Warp; the tensors of PyTorch."""
