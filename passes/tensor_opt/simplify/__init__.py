"""The algebraic simplifier: families of rules, a pass each, and simplify-tensors, all of them."""
