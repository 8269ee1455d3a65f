"""The launch becomes affine.parallel over blocks and threads."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="parallelize",
    folder="parallel",
    takes=("func", "scf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant=(
        "no gpu.thread_id or gpu.block_id left; shared memory is a block-local memref; "
        "barriers are gpu.barrier"
    ),
    passes=(
        "launch-to-parallel",
        "check-barriers",
        "check-bounds",
        "expose-warps",
        "join-shuffles",
        "count-votes",
        "load-matrix-rows",
        "canonicalize",
        "cse",
    ),
)
