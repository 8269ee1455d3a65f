"""The native support functions as an object, which each program is linked with.

They are the same for all kernels that are watched alike, and most of the code of a small program.
So they are compiled once a process. A program declares what it may call. It has variables of its
own, as its engine loads the object anew.

    define internal i64 @rk.result(i32 %slot) {   ->   declare i64 @rk.result(i32)
    @rk.rounds = global i32 1                     ->   @rk.rounds = external global i32
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import llvmlite.binding as llvm

from raise_kernel.frontend import llvm_context
from raise_kernel.runtime.reference.translation.layout import take_type

_FUNCTION = re.compile(
    r"^define (?:internal )?([^@\n]*@[\w.]+)\(([^\n]*?)\)[^\n]*\{$", re.MULTILINE
)
_VARIABLE = re.compile(r"^(@[\w.]+) = global (.*)$", re.MULTILINE)
_TYPE = re.compile(r"^%[\w.]+ = type .*$", re.MULTILINE)
_NAME = re.compile(r" %[\w.]+")


@functools.cache
def declarations(support: str) -> str:
    """What a module needs to use the functions, variables and types that this text defines."""
    lines = _TYPE.findall(support)
    for name, initial in _VARIABLE.findall(support):
        lines.append(f"{name} = external global {take_type(initial)[0]}")
    for head, parameters in _FUNCTION.findall(support):
        lines.append(f"declare {head}({_NAME.sub('', parameters)})")
    return "\n".join(lines)


@functools.cache
def support_object(support: str, machine: Callable[[], llvm.TargetMachine]) -> bytes:
    """The object of a text's functions, which other objects may call; `machine` says for which CPU.
    Raises RuntimeError with LLVM's message where the text is not LLVM IR."""
    text = re.sub(r"^define internal ", "define ", support, flags=re.MULTILINE)
    module = llvm_context.module_of(text)
    module.verify()
    target = machine()
    module.triple = target.triple
    module.data_layout = str(target.target_data)
    return target.emit_object(module)
