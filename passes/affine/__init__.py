"""Affine loops, loads, stores and ifs wherever indices and bounds are affine.

The order of the groups matters, for these reasons. Indices merge only while they count from zero,
so `iteration-domain` comes before guards become bounds. Trip counts that differ between threads are
made equal after indices are split: a row of an image is then an index, and no quotient. Whether
threads exchange values is decided before thread loops are split at barriers, and both before block
and thread loops collapse for good. Loops are unrolled after reductions over them were found.
"""

from raise_kernel.stages import Cleanup, Group, Stage

# What makes accesses and bounds affine, and what a reduction over a loop needs.
_REDUCTIONS = (
    "collapse-parallel",
    "merge-lanes",
    "guards-to-bounds",
    # A sum under a guard is a sum of guarded terms.
    "hoist-common",
    "guard-addends",
    "affine-parallelize",
    "reroll-loops",
    "promote-accumulators",
    "split-lanes",
    "even-trip-counts",
    "split-selected-index",
    "raise-affine",
    "forward-shared-memory",
    "fold-words",
    "reroll-reductions",
    "narrow-reductions",
    "drop-implied-guards{quotients=true}",
)

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
                "collapse-parallel{warps=false}",
                "merge-lanes",
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
                "promote-fragments",
                "expand-products",
                "merge-lanes",
                "split-lanes",
                "rotate-lanes",
                "even-trip-counts",
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
            name="communication",
            takes="threads that exchange values by shuffles, shared memory and barriers",
            gives="what a thread reads is what was stored, where that is known; fewer barriers",
            passes=(
                "fold-shuffles",
                "fold-networks",
                "drop-dead-stores",
                "split-lanes",
                "raise-affine",
                "fold-words",
                # Loops that clang unrolled, with their remainders, are loops again.
                "reroll-loops{carried=false}",
                "reroll-stores{lanes=false}",
                "expand-buffers",
                "delinearize{shared=true}",
                "sum-over-lanes",
                "guard-sums",
                "forward-shared-memory",
                "merge-equal-branches",
                "sync-elimination",
                "merge-loops",
            ),
            rounds=8,
        ),
        Group(
            name="thread-loop-fission",
            takes="barriers that order accesses",
            gives="one loop over threads between any two barriers",
            passes=("distribute-parallel", "interchange-parallel"),
            rounds=8,
        ),
        Group(
            name="reductions",
            takes="loops over threads without barriers inside",
            gives="one loop over all threads where no shared memory is left; sums are reductions",
            passes=_REDUCTIONS,
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
                *_REDUCTIONS,
                "delinearize",
                "sum-over-lanes",
                "part-lanes",
                "narrow-lanes",
                "hoist-sums",
                "fold-sums",
            ),
            rounds=8,
        ),
        Group(
            name="launch-size",
            takes="the loops as they will be lowered",
            gives="indices as narrow as they may be; launches too large for memory run in pieces",
            passes=("narrow-indices", "chunk-launch"),
        ),
    ),
)
