"""A kernel's own code on a GPU: PTX by LLVM, launched inside of XLA's program."""
