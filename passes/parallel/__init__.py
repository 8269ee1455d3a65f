"""The launch becomes affine.parallel over blocks and threads."""

from raise_kernel.pass_manager.stages import Cleanup, Group, Stage

STAGE = Stage(
    name="parallelize",
    folder="parallel",
    takes=("func", "scf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant=(
        "no gpu.thread_id or gpu.block_id left; shared memory is a block-local memref; "
        "barriers are gpu.barrier"
    ),
    groups=(
        Group(
            name="threads-as-loops",
            takes="the program of one thread, in structured control flow",
            gives="loops over blocks and threads around it; operations of a warp are calls",
            passes=(
                "launch-to-parallel",
                "check-barriers",
                "check-bounds",
                "expose-warps",
                "join-shuffles",
                "load-matrix-rows",
            ),
            cleanup=Cleanup.END,
        ),
    ),
)
