"""Better StableHLO from StableHLO."""

from raise_kernel.pass_manager.stages import Cleanup, Group, Stage

STAGE = Stage(
    name="tensor-opt",
    folder="tensor_opt",
    takes=("func", "stablehlo", "chlo"),
    gives=("func", "stablehlo", "chlo"),
    invariant="same as tensor; no dead ops",
    groups=(
        Group(
            name="recognized-algorithms",
            takes="tensor operations as they were lowered",
            gives="loops, sums and networks are replaced by the idioms that they compute",
            passes=(
                "simplify-loops",
                "simplify-tensors",
                "slice-known-indices",
                "recognize-top-k",
                "recognize-loop-idioms",
                "recognize-scans",
                "recognize-extrema",
                "recognize-sorts",
                "recognize-recurrences",
            ),
            cleanup=Cleanup.NEVER,
        ),
        Group(
            name="less-work",
            takes="recognized idioms",
            gives="no redundant operation; boundaries are computed apart from the interior",
            passes=(
                "share-products",
                "choose-axis-order",
                "simplify-tensors",
                "relax-nan-reductions",
                "peel-boundary",
                "roll-neighbours",
                "share-padding",
                "saturate{always=false}",
            ),
            cleanup=Cleanup.END,
        ),
        Group(
            name="forms-for-the-target",
            takes="as few operations as are needed",
            gives="updates, scatters, convolutions and loops in the target's fastest form",
            passes=(
                "widen-row-loops",
                "choose-product-form",
                "choose-update-form",
                "choose-scatter-form",
                "mark-unique-indices",
                "separate-iotas",
            ),
            cleanup=Cleanup.END,
        ),
        Group(
            name="last-forms",
            takes="the chosen forms, without dead operations",
            gives="intermediate results of bounded size; roundings that XLA keeps; guards reported",
            passes=(
                "guard-masked-inputs",
                "chunk-results",
                "chunk-scatters",
                "round-deciding-floats",
                "keep-rounding",
                "unroll-loops",
                "report-guards",
            ),
            cleanup=Cleanup.NEVER,
        ),
    ),
)
