"""Memory becomes values: StableHLO on tensors."""

from raise_kernel.pass_manager.stages import Cleanup, Group, Stage

STAGE = Stage(
    name="tensor",
    folder="tensor",
    takes=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "stablehlo", "chlo"),
    invariant="no memref left; written arrays are results",
    groups=(
        Group(
            name="values-for-memory",
            takes="affine and structured loops over memory",
            gives="tensor operations without side effects",
            passes=("lower-to-stablehlo",),
            cleanup=Cleanup.END,
        ),
    ),
)
