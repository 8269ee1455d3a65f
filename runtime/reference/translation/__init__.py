"""A kernel's LLVM IR rewritten into a program for this CPU, with every access checked."""
