"""From a control-flow graph to scf.if, scf.for and scf.while."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="structure",
    folder="structure",
    takes=("func", "cf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant="no cf op left, one block a region",
    passes=(
        "merge-branches",
        "exit-endless-loops",
        "lift-control-flow",
        # Before anything takes a load out of a loop that waits for it to change.
        "refuse-spins",
        "remark-endless-loops",
        "canonicalize",
        "cse",
        # A select needs no region; an increment under an if becomes one under a select.
        "if-to-select",
        "canonicalize",
        "name-atomic-loops",
        "canonicalize",
        "guard-exits",
        "while-to-for",
        "canonicalize",
        "cse",
        "fold-loop-guard",
        "canonicalize",
        "loop-invariant-code-motion",
        # Inner loops with bounds of their own may now count for the loops around them.
        "while-to-for",
        "merge-conditions",
        "simplify-carried",
        "if-to-select",
        "canonicalize",
        "narrow-extrema",
        "carry-lookups",
        "drop-poison",
        "canonicalize",
        "cse",
    ),
)
