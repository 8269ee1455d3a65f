"""The fast path from a call of a kernel to its compiled function."""
