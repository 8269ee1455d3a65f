"""A kernel's own code for CPUs: vectors of threads, blocks on XLA's thread pool."""
