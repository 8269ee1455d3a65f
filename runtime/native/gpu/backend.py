"""LLVM's backends for GPUs: a kernel's module, what it is linked with, PTX (or AMD's assembly).

Mostly a program (`python backend.py UNROLL < pickled arguments > PTX`): LLVM ends the process where
it has no code for an intrinsic, and how far loops are unrolled is an option of the process. It
imports nothing of this package, whose import takes a second.

Square roots and quotients of floats are correctly rounded unless their instruction says that an
approximation does: CUDA's documentation promises that for its default flags, and libdevice, which
asks the compiler, is told so.
"""

from __future__ import annotations

import functools
import pickle
import re
import sys

import llvmlite.binding as llvm

NVPTX = "nvptx64-nvidia-cuda"


def compiled(
    text: str,
    support: str,
    library: bytes,
    cpu: str,
    features: str,
    level: int = 3,
    triple: str = NVPTX,
    binary: bool = False,
) -> bytes:
    """Assembly (or an object file) of three modules as one: `text` with the kernel, LLVM text,
    bitcode; both may be empty.

    Raises RuntimeError for what is not LLVM IR.
    """
    machine = machine_of(cpu, features, level, triple)
    module = optimized(text, support, library, machine, level)
    if arrays := local_arrays(module):
        # An array that a loop's counter indexes is in memory, not in registers, unless the loop is
        # unrolled whole.
        llvm.set_option("raise-kernel", f"-unroll-threshold={UNROLLED_WHOLE}")
        unrolled_whole = optimized(text, support, library, machine, level)
        if local_arrays(unrolled_whole) < arrays:
            module = unrolled_whole
    return machine.emit_object(module) if binary else machine.emit_assembly(module).encode()


def local_arrays(module: llvm.ModuleRef) -> int:
    """How many variables of the module's functions lie in local memory."""
    return sum(
        instruction.opcode == "alloca"
        for function in module.functions
        if not function.is_declaration
        for instruction in next(iter(function.blocks)).instructions
    )


def optimized(
    text: str, support: str, library: bytes, machine: llvm.TargetMachine, level: int = 3
) -> llvm.ModuleRef:
    """The three modules as one, of which only the functions of `text` are seen from outside."""
    context = llvm.create_context()
    module = _of_machine(llvm.parse_assembly(text, context), machine)
    kernels = {f.name for f in module.functions if not f.is_declaration}
    if support:
        module.link_in(_of_machine(llvm.parse_assembly(support, context), machine))
    if library:
        module.link_in(_of_machine(llvm.parse_bitcode(library, context), machine))
    module.verify()
    for function in module.functions:
        if not function.is_declaration and function.name not in kernels:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


def simplified(text: str, machine: llvm.TargetMachine) -> str:
    """A module after LLVM's simplification, which copies no code."""
    module = _of_machine(llvm.parse_assembly(text, llvm.create_context()), machine)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_unrolling = options.loop_interleaving = False
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return str(module)


def _of_machine(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    return module


def machine_of(cpu: str, features: str, level: int = 3, triple: str = NVPTX) -> llvm.TargetMachine:
    """LLVM's code generator for a processor."""
    _set_up()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=cpu, features=features, opt=level)


@functools.cache
def _set_up() -> None:
    llvm.set_option("raise-kernel", "-nvvm-reflect-add=__CUDA_PREC_SQRT=1")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


# A pass unrolls loops so many times at most where it does not unroll them whole. On an H200 four
# times is 25.6 ms for a plain matrix product and eight times 33.1 ms, but in kernels with shared
# memory eight times is faster: 0.99 ms for n-body against 1.24 ms, 0.302 ms for softmax against
# 0.321 ms. (LLVM's own limit, 75 instructions, leaves n-body at two, 1.27 ms.)
UNROLLED, UNROLLED_SHARED = 4, 8
# So many instructions a loop may become where that takes a local array away: the limit of LLVM's
# backend for AMD's GPUs for the same purpose (elsewhere 300). The transform with 256-bit numbers of
# the benchmarks is 57 us instead of 67.
UNROLLED_WHOLE = 2700
_SHARED = re.compile(r"\baddrspace\(3\)")


def unrolled(text: str) -> int:
    """How many times loops of a module are unrolled at most."""
    return UNROLLED_SHARED if _SHARED.search(text) else UNROLLED


def unrolling(most: int) -> tuple[str, str]:
    """LLVM's options for it. They are the process's, so they are only set in one of their own."""
    return "-unroll-partial-threshold=300", f"-unroll-max-count={most}"


if __name__ == "__main__":
    given = pickle.load(sys.stdin.buffer)
    for option in unrolling(int(sys.argv[1]) or unrolled(given[0])):
        llvm.set_option("raise-kernel", option)
    sys.stdout.buffer.write(compiled(*given))
