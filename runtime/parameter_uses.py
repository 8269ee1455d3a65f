"""What a Numba kernel does with each of its parameters: reads it, writes it, may share its memory.

The IR says it, for every launch: a guard that no thread passes changes nothing. `Declared` compares
what a user wrote with that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.parameter_access import unread_parameters
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.numba_abi import NumbaArg


@dataclass(frozen=True)
class ParameterUse:
    """One parameter. `aliases` are the numbers of parameters that are the same array in a call."""

    name: str
    kind: str
    read: bool
    written: bool
    aliases: tuple[int, ...] = ()

    def in_call(self, args: Sequence[Any], number: int) -> ParameterUse:
        """With the aliases of a call."""
        same = tuple(
            i
            for i, a in enumerate(args)
            if i != number and a is args[number] and hasattr(a, "shape")
        )
        return replace(self, aliases=same)

    def __str__(self) -> str:
        words = [w for w, on in (("read", self.read), ("written", self.written)) if on]
        alias = f", the same array as {list(self.aliases)}" if self.aliases else ""
        return f"{self.name}: {self.kind}, {' and '.join(words) or 'unused'}{alias}"


def parameter_uses(module: LLVMModule, info: KernelInfo) -> tuple[ParameterUse, ...]:
    """The parameters of a Numba kernel, in order."""
    unread = unread_parameters(module.parts, info.name)
    uses = []
    first = 0
    for index, spelled in enumerate(info.numba or ()):
        pointers = list(_pointers(spelled, first))
        name = spelled.name or f"arg{index}"
        written = any(not info.params[p].readonly for p in pointers)
        read = any(p not in unread for p in pointers) if pointers else True
        uses.append(ParameterUse(re.sub(r"^arg\.", "", name), spelled.kind, read, written))
        first += spelled.param_count
    return tuple(uses)


def _pointers(spelled: NumbaArg, first: int) -> list[int]:
    """The numbers of an argument's LLVM parameters that are addresses of data."""
    if spelled.kind == "array":
        return [first + 4]
    if spelled.kind in ("record", "pointer"):
        return [first]
    found: list[int] = []
    for member in spelled.members:
        found += _pointers(member, first)
        first += member.param_count
    return found


@dataclass(frozen=True)
class Declared:
    """`outputs` and `inout` of `raise_kernel.jit`, by name or number."""

    outputs: tuple[str | int, ...]
    inout: tuple[str | int, ...]

    def check(self, uses: Sequence[ParameterUse], function: Callable[..., Any]) -> None:
        """RK032 where the IR says otherwise."""
        outputs = {_position(p, uses, function) for p in self.outputs}
        inout = {_position(p, uses, function) for p in self.inout}
        for number, use in enumerate(uses):
            if number in outputs | inout and not use.written:
                raise _contradiction(function, use, "is declared as written, and is not")
            if use.written and number not in outputs | inout:
                raise _contradiction(function, use, "is written, and is not declared so")
            if number in outputs - inout and use.read:
                raise _contradiction(
                    function, use, "is declared as an output, and is read too: declare it inout"
                )


def _position(
    declared: str | int, uses: Sequence[ParameterUse], function: Callable[..., Any]
) -> int:
    names = [use.name for use in uses]
    if isinstance(declared, int) and -len(names) <= declared < len(names):
        return declared % len(names)
    if isinstance(declared, str) and declared in names:
        return names.index(declared)
    raise Refusal(
        "RK032",
        f"{declared!r} is declared, and the parameters are {', '.join(names)}",
        kernel=function.__name__,
    )


def _contradiction(function: Callable[..., Any], use: ParameterUse, what: str) -> Refusal:
    code = function.__code__
    return Refusal(
        "RK032",
        f"{use.name} {what}",
        kernel=function.__name__,
        line=f"{code.co_filename}:{code.co_firstlineno}",
        hint="correct outputs= and inout=, or leave them out: both are inferred",
    )
