"""Which bytes of memory an instruction of a kernel accesses, by its pointers."""

from __future__ import annotations

import re

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text.instructions import (
    AtomicRMW,
    Call,
    CompareExchange,
    Instruction,
    Load,
    Store,
)
from raise_kernel.frontend.llvm_text.types import PointerType
from raise_kernel.frontend.llvm_text.values import (
    ConstantInt,
    GlobalRef,
    InlineAsm,
    Local,
    Value,
)
from raise_kernel.runtime.native.gpu.bounds.layout import align_of, stored_bytes
from raise_kernel.runtime.native.gpu.bounds.provenance import Provenances

# What takes an address and accesses nothing, or memory of its own alone.
_HARMLESS = re.compile(
    r"llvm\.(?:lifetime|assume|prefetch|invariant|experimental\.noalias|dbg|nvvm\.prefetch|"
    r"nvvm\.isspacep)\b|(?:vprintf|printf|puts|free|rk\.grid\.barrier)\Z"
)
_COPY = re.compile(r"llvm\.mem(?:cpy|move)\.")
_FILL = re.compile(r"llvm\.memset\.")
_LIBRARY = "__nv_"
READ_ONLY = re.compile(r"llvm\.nvvm\.ld[gu]\.global\.")


def accesses(instruction: Instruction, provenances: Provenances) -> list[tuple[Value, int]]:
    """The pointers that an instruction accesses memory through, with the number of bytes.

    Refuses (RK050) an instruction of which that is not known.
    """
    if isinstance(instruction, Load):
        return [(instruction.pointer, stored_bytes(instruction.type))]
    if isinstance(instruction, Store):
        return [(instruction.pointer, stored_bytes(instruction.value.type))]
    if isinstance(instruction, AtomicRMW):
        return [(instruction.pointer, stored_bytes(instruction.type))]
    if isinstance(instruction, CompareExchange):
        return [(instruction.pointer, stored_bytes(instruction.expected.type))]
    return _of_call(instruction, provenances) if isinstance(instruction, Call) else []


def writes(instruction: Instruction) -> bool:
    """Whether an instruction that accesses memory does more than to load."""
    if isinstance(instruction, Call):
        return not (
            isinstance(instruction.callee, GlobalRef) and READ_ONLY.match(instruction.callee.name)
        )
    return not isinstance(instruction, Load)


def is_aligned(instruction: Instruction) -> bool:
    """Whether an access is aligned to its size, a power of two."""
    if isinstance(instruction, AtomicRMW | CompareExchange):
        return True
    if not isinstance(instruction, Load | Store):
        return False
    type_ = instruction.type if isinstance(instruction, Load) else instruction.value.type
    size, align = stored_bytes(type_), instruction.align or align_of(type_)
    return size & (size - 1) == 0 and align >= size


def _of_call(call: Call, provenances: Provenances) -> list[tuple[Value, int]]:
    pointers = [arg for arg in call.args if isinstance(arg.type, PointerType)]
    if isinstance(call.callee, InlineAsm):
        if pointers or "[" in call.callee.assembly:
            raise Refusal("RK050", "inline assembly accesses memory")
        return []
    if not isinstance(call.callee, GlobalRef):
        raise Refusal("RK050", "a function is called by its address")
    name = call.callee.name
    if not pointers or _HARMLESS.match(name):
        return []
    if READ_ONLY.match(name):
        return [(pointers[0], stored_bytes(call.type))]
    if _COPY.match(name) or _FILL.match(name):
        length = call.args[2]
        if not isinstance(length, ConstantInt):
            raise Refusal("RK050", "a copy has a length that is not known when compiling")
        return [(pointer, length.bits) for pointer in pointers]
    if name.startswith(_LIBRARY) and all(
        _is_variable(pointer, provenances) for pointer in pointers
    ):
        return []
    raise Refusal("RK050", f"{name} accesses memory")


def _is_variable(pointer: Value, provenances: Provenances) -> bool:
    """Whether a pointer is a variable of the thread, from its start."""
    provenance = provenances.of(pointer) if isinstance(pointer, Local) else None
    return provenance is not None and provenance.memory.private and provenance.offset == "0"
