"""Better StableHLO from StableHLO."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="tensor-opt",
    folder="tensor_opt",
    takes=("func", "stablehlo", "chlo"),
    gives=("func", "stablehlo", "chlo"),
    invariant="same as tensor; no dead ops",
    passes=(
        "simplify-tensors",
        "slice-known-indices",
        "name-loops",
        "name-networks",
        "name-sorts",
        "name-solves",
        "choose-axis-order",
        "simplify-tensors",
        "relax-number-reductions",
        "peel-edges",
        "share-edges",
        "saturate{always=false}",
        "canonicalize",
        "cse",
        "name-convolutions",
        "widen-row-loops",
        "choose-update-form",
        "choose-scatter-form",
        "mark-unique-indices",
        "separate-axis-counts",
        "canonicalize",
        "cse",
        "guard-masked-inputs",
        "chunk-results",
        "keep-rounding",
    ),
)
