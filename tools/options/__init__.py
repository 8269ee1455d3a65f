"""The spelling of kernels, launches, arguments and files on command lines."""
