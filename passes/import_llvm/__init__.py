"""LLVM IR, one to one, as the llvm dialect."""

from raise_kernel.pass_manager.stages import Stage

STAGE = Stage(
    name="import",
    folder="import_llvm",
    takes=("llvm-text",),
    gives=("llvm",),
    invariant="every instruction has its op; debug lines became locations; "
    "intrinsics are llvm.call_intrinsic",
    groups=(),
)
