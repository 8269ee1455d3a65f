"""Affine loops, loads, stores and ifs wherever indices and bounds are affine.

The order of the groups matters, for these reasons. Indices merge only while they count from zero,
so `iteration-domain` comes before guards become bounds. Trip counts that differ between threads are
made equal after indices are split: a row of an image is then an index, and no quotient. Whether
threads exchange values is decided before thread loops are split at barriers, and both before block
and thread loops collapse for good. Loops are unrolled after reductions over them were found.
"""

from raise_kernel.pass_manager.stages import Cleanup, Group, Stage

STAGE = Stage(
    name="affine",
    folder="affine",
    takes=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "affine", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant=(
        "block and thread indices merged where that is legal; guards are bounds; "
        "flat indices are split into the array's dimensions"
    ),
    groups=(
        Group(
            name="iteration-domain",
            takes="loops over blocks and threads; loops, ifs and accesses as they were written",
            gives="block and thread indices that are used as one are one; guards are affine.if",
            passes=(
                "choose-basis{warps=false}",
                "raise-affine",
                "unroll-tree-loops",
                "drop-implied-guards",
            ),
            rounds=8,
        ),
        Group(
            name="affine-indices",
            takes="merged indices; guards that are affine.if",
            gives="guards are loop bounds; divided indices are split; trip counts are equal",
            passes=(
                "guards-to-bounds",
                "expand-products",
                "choose-basis{warps=false}",
                "uniform-trip-counts",
                "split-selected-index",
                "raise-affine",
            ),
            rounds=8,
        ),
        Group(
            name="race-report",
            takes="affine accesses of all threads, before any is forwarded or removed",
            gives="warnings of races; the program is unchanged",
            passes=("remark-races",),
            cleanup=Cleanup.NEVER,
        ),
        Group(
            name="cross-lane-operations",
            takes="shuffles, votes and networks of exchanges between threads",
            gives="values that threads combine are reductions",
            passes=("recover-cross-lane-reductions", "guard-sums"),
        ),
        Group(
            name="shared-memory",
            takes="stores and loads of arrays that the threads of a block share, or own",
            gives="a load is the value that was stored, wherever one store is known to reach it",
            passes=(
                "drop-dead-stores",
                "choose-basis",
                "fold-packed-integers",
                # Loops that clang unrolled, with their remainders, are loops again.
                "reroll-loops{carried=false}",
                "reroll-stores{lanes=false}",
                "expand-arrays",
                "delinearize{shared=true}",
                "merge-equal-branches",
                "forward-shared-memory",
            ),
            rounds=8,
        ),
        Group(
            name="barriers",
            takes="barriers, some of which are redundant",
            gives="one loop over threads between any two barriers that are left",
            passes=(
                "sync-elimination",
                "coalesce-loops",
                "distribute-parallel",
                "interchange-parallel",
            ),
            rounds=8,
        ),
        Group(
            name="reductions",
            takes="loops over threads without barriers inside",
            gives="one loop over all threads where no shared memory is left; sums are reductions",
            passes=(
                "choose-basis",
                "guard-addends",
                "privatize-arrays",
                "affine-parallelize",
                "reroll-loops",
                "promote-accumulators",
                # Sums that were unrolled are one reduction again.
                "fold-sums{unrolled=false}",
            ),
            rounds=8,
        ),
        Group(
            name="array-shapes",
            takes="reductions; flat arrays; loops of any length",
            gives="arrays have the dimensions that they are accessed by; short loops are unrolled",
            passes=("delinearize", "reroll-stores", "unroll-short-loops"),
        ),
        Group(
            name="reductions-over-threads",
            takes="arrays with dimensions, short loops unrolled",
            gives="sums that threads share are reductions; written out sums are reductions, too",
            passes=(
                "choose-basis",
                "guards-to-bounds",
                "hoist-common",
                "guard-addends",
                "affine-parallelize",
                "promote-accumulators",
                "drop-implied-guards{quotients=true}",
                "delinearize",
                "recover-cross-lane-reductions{arrays=false}",
                "distribute-uniform",
                "shrink-lane-domain",
                "narrow-reductions",
                "fold-sums",
                "uniform-trip-counts",
                "raise-affine",
                "forward-shared-memory",
            ),
            rounds=8,
        ),
        Group(
            name="launch-size",
            takes="the loops as they will be lowered",
            gives="indices as narrow as they may be; launches too large for memory run in chunks",
            passes=("narrow-indices", "chunk-launch"),
        ),
    ),
)
