"""From a control-flow graph to scf.if, scf.for and scf.while."""

from raise_kernel.pass_manager.stages import Cleanup, Group, Stage

STAGE = Stage(
    name="structure",
    folder="structure",
    takes=("func", "cf", "arith", "math", "memref", "gpu", "ub"),
    gives=("func", "scf", "arith", "math", "memref", "gpu", "ub"),
    invariant="no cf op left, one block a region",
    groups=(
        Group(
            name="structured-control-flow",
            takes="blocks and branches",
            gives="scf.if and scf.while; loops that never end are refused or remarked",
            passes=(
                "constant-arrays",
                "merge-branches",
                "exit-endless-loops",
                "lift-control-flow",
                # Before anything takes a load out of a loop that waits for it to change.
                "refuse-spins",
                "remark-endless-loops",
            ),
            cleanup=Cleanup.END,
        ),
        Group(
            name="counted-loops",
            takes="scf.if and scf.while",
            gives="loops that count are scf.for; choices without side effects are selects",
            passes=(
                # A select needs no region; an increment under an if becomes one under a select.
                "if-to-select",
                "recognize-atomic-loops",
                "while-to-for",
                "fold-loop-guard",
                "loop-invariant-code-motion",
                "simplify-carried",
                "narrow-extrema",
                "scalar-replace-loads",
            ),
            # An inner loop with bounds of its own may make the loop around it count.
            rounds=8,
        ),
    ),
)
