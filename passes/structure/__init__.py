"""From a control-flow graph to scf.if, scf.for and scf.while."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="structure",
    folder="structure",
    takes=("func", "cf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant="no cf op left, one block a region",
    passes=("lift-control-flow", "canonicalize", "cse"),
)
