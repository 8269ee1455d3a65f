"""Donated arrays: their memory holds results, so that an in-place kernel needs no copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import jax
from jax.core import Tracer

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.signature import ArrayArg, VariableArg, leaves
from raise_kernel.frontend.module import KernelInfo

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered


def donated_memories(lowered: Lowered, arrays: Sequence[int | str]) -> tuple[int, ...]:
    """The numbers of the memories that `arrays` name; without any, of all written arguments."""
    written = lowered.raised.written
    if not arrays:
        passed = {
            argument.memory
            for argument in leaves(lowered.arguments)
            if isinstance(argument, ArrayArg) and not isinstance(argument, VariableArg)
        }
        return tuple(number for number in written if number in passed)
    numbers = [_memory(lowered, which) for which in arrays]
    for which, number in zip(arrays, numbers, strict=True):
        if number not in written:
            raise Refusal(
                "RK006",
                f"argument {which} is donated, and the kernel does not write it",
                kernel=lowered.info.demangled,
                hint="donate the arrays that it writes: there is no result to take the memory",
            )
    return tuple(sorted(set(numbers)))


def _memory(lowered: Lowered, which: int | str) -> int:
    """The memory of an array argument, by position or name."""
    arguments = lowered.arguments
    names = [argument_name(lowered.info, *pair) for pair in enumerate(arguments)]
    index = names.index(which) if which in names else which
    if isinstance(index, int) and 0 <= index < len(arguments):
        argument = arguments[index]
        if isinstance(argument, ArrayArg):
            return argument.memory
    listed = ", ".join(
        f"{index} ({name})"
        for index, (name, argument) in enumerate(zip(names, arguments, strict=True))
        if isinstance(argument, ArrayArg)
    )
    raise Refusal(
        "RK006",
        f"{which!r} is donated, but is not an array argument",
        kernel=lowered.info.demangled,
        hint=f"the arrays are {listed}",
    )


def refuse_deleted(args: Sequence[Any], info: KernelInfo | None, error: Exception) -> None:
    """RK041 instead of an error of JAX's that came of an argument whose memory is gone."""
    for index, value in enumerate(args):
        if isinstance(value, jax.Array) and not isinstance(value, Tracer) and value.is_deleted():
            raise used_again(f"argument {index}", info) from error


def used_again(what: str, info: KernelInfo | None = None) -> Refusal:
    """RK041 for an array that was donated."""
    return Refusal(
        "RK041",
        f"{what} was donated: its memory holds another result now",
        kernel=info.demangled if info is not None else None,
        hint="use the array that came back, or pass a copy, or do not donate",
    )
