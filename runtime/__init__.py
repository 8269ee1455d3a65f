"""The Python API: kernels, launches, their executors, and the checks of their results."""
