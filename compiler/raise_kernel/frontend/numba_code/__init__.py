"""What numba-cuda leaves to libNVVM and the linker, as LLVM text beside the kernel's own."""
