"""The command lines `raise-kernel` and `raise-opt`."""
