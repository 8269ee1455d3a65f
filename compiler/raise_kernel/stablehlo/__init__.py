"""What the operations of StableHLO mean, for every part of the compiler that looks inside them.

The meaning of an operation has three parts, and each is stated once here:

- `attributes`: the numbers of an operation (bounds, dimension numbers, directions) as records.
- `moves` and `indexed`: operations that only move elements, on NumPy arrays of whatever elements:
  numbers, residues, intervals, names of terms.
- `elementwise` and `algebra`: what is computed from elements. `elementwise` has the numbers
  themselves, bit for bit; an `Algebra` says what its own elements do, and what it does not have.

`batching` is `vmap` of all of them: an operation along one more axis, and with one axis less.

This library knows neither the graph of the optimizer nor the runtime: an `Operation` is anything
that has the name, the shape, the attributes and the operands of one.
"""
