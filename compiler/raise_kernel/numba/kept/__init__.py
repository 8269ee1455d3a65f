"""Kernels that an earlier process compiled: what Numba types and lowers is kept on disk."""
