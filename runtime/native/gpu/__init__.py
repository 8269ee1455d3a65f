"""A kernel's own code on CUDA devices: PTX by LLVM, launched on XLA's stream."""
