"""Memory becomes values: StableHLO on tensors."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="tensor",
    folder="tensor",
    takes=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "stablehlo", "chlo"),
    invariant="no memref left; written arrays are results",
    passes=("lower-to-stablehlo", "canonicalize", "cse"),
)
