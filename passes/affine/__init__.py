"""Affine loops, loads, stores and ifs wherever indices and bounds are affine."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="affine",
    folder="affine",
    takes=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant=(
        "block and thread indices merged where that is legal; guards are bounds; "
        "flat indices are split into the array's dimensions"
    ),
    passes=(
        "collapse-parallel{report=false}",
        "merge-lanes",
        "canonicalize",
        "cse",
        "raise-affine{report=false}",
        "even-trip-counts",
        "unroll-tree-loops",
        "canonicalize",
        # Guards that LLVM has bent are straight now.
        "merge-lanes",
        "canonicalize",
        "cse",
        "guards-to-bounds",
        "split-lanes",
        "split-selected-index",
        "raise-affine",
        "canonicalize",
        "cse",
        "delinearize{shared=true}",
        "forward-shared-memory",
        "canonicalize",
        "cse",
        "sync-elimination",
        "merge-loops",
        "canonicalize",
        "cse",
        # Barriers that stay: each nest of loops around one takes a round.
        "distribute-parallel",
        "interchange-parallel",
        "distribute-parallel",
        "interchange-parallel",
        "distribute-parallel",
        "interchange-parallel",
        "distribute-parallel",
        "canonicalize",
        "cse",
        # Where shared memory is gone, blocks and threads are one box of lanes after all.
        "collapse-parallel",
        "merge-lanes",
        "canonicalize",
        "guards-to-bounds",
        "affine-parallelize",
        "reroll-reductions",
        "canonicalize",
        "cse",
        "delinearize",
        "unroll-short-loops",
        "canonicalize",
        "narrow-indices",
        "chunk-launch",
        "canonicalize",
        "cse",
    ),
)
