"""A user's arguments, and the LLVM parameters and module variables that they become."""
