"""MLIR as passes use it: values, walks, builders, and what is known of a program meanwhile."""
