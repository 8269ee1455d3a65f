"""From the llvm dialect to func, cf, arith, math and memref."""

from raise_kernel.pipeline import Stage

STAGE = Stage(
    name="standardize",
    folder="standardize",
    takes=("llvm",),
    gives=("func", "cf", "arith", "math", "memref", "gpu", "ub"),
    invariant=(
        "no llvm op left; libdevice and NVVM math are math or arith; "
        "each pointer is a typed memref view"
    ),
    passes=(
        "bind-variables",
        "expand-fragments",
        "scalarize-vectors",
        "split-wide-integers",
        "llvm-to-arith",
        "pointers-to-memrefs",
        "fold-float-indices",
        "canonicalize",
        "cse",
    ),
)
