"""From the llvm dialect to func, cf, arith, math and memref."""

from raise_kernel.pass_manager.stages import Cleanup, Group, Stage

STAGE = Stage(
    name="standardize",
    folder="standardize",
    takes=("llvm",),
    gives=("func", "cf", "arith", "math", "memref", "gpu", "ub"),
    invariant=(
        "no llvm op left; libdevice and NVVM math are math or arith; "
        "each pointer is a typed memref view"
    ),
    groups=(
        Group(
            name="standard-operations",
            takes="the llvm dialect, one operation an instruction",
            gives="scalars in arith and math, memory in memref, one operation for each value",
            passes=(
                "bind-variables",
                "expand-fragments",
                "scalarize-vectors",
                "split-wide-integers",
                "llvm-to-arith",
                "pointers-to-memrefs",
                "fold-float-indices",
            ),
            cleanup=Cleanup.END,
        ),
    ),
)
