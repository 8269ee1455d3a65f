"""`--global NAME=f32[16]`: the module variables of a kernel as arguments of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    ImageArg,
    StructArg,
    TableArg,
    VariableArg,
    everything,
)
from raise_kernel.frontend.module import KernelInfo
from raise_kernel.runtime.arguments import image_of, sort_arguments, table
from raise_kernel.tools.options.argument_text import ArgumentText, parse_argument


def variable_arguments(
    info: KernelInfo, texts: Sequence[str], arguments: Sequence[Argument]
) -> tuple[Argument, ...]:
    """`--global NAME=f32[16]`, and the variables that the kernel writes, as memories."""
    given: dict[str, Any] = {}
    for text in map(parse_argument, texts):
        if text.name is None or (text.shape is None and text.fields is None):
            message = "--global: NAME=f32[16], or NAME={f32[16],i32(4)} for a struct with pointers"
            raise Refusal("RK020", message, kernel=info.demangled)
        given[text.name] = _stand_in(text)
    before = _Counts.of(arguments)
    found = sort_arguments((), info, variables=given).arguments
    return tuple(
        before.shifted(a)
        for a in found
        if isinstance(a, (ImageArg, VariableArg)) or (isinstance(a, TableArg) and a.symbol)
    )


def _stand_in(text: ArgumentText) -> Any:
    """A value of the right type for a variable."""
    if text.fields is not None:
        values = [_stand_in(field) for field in text.fields]
        names = [field.name for field in text.fields]
        if text.is_table:
            return table(values)
        return dict(zip(names, values, strict=True)) if all(names) else tuple(values)
    if text.same_as is not None:
        raise Refusal("RK020", f"@{text.same_as} cannot be the value of a module variable")
    if text.shape is None or text.dtype is None:
        return text.value
    array = jax.ShapeDtypeStruct(text.shape, text.dtype)
    return array if text.mode is None else image_of(text.mode, array)


@dataclass(frozen=True)
class _Counts:
    """How many memories, images and tables there are already."""

    memories: int
    images: int
    tables: int

    @classmethod
    def of(cls, arguments: Sequence[Argument]) -> _Counts:
        found = [*everything(arguments)]
        return cls(
            len({a.memory for a in found if isinstance(a, ArrayArg)}),
            sum(isinstance(a, ImageArg) for a in found),
            sum(isinstance(a, TableArg) for a in found),
        )

    def shifted(self, argument: Argument) -> Argument:
        """An argument of a call of its own, numbered after these."""
        if isinstance(argument, StructArg):
            argument = replace(argument, fields=tuple(map(self.shifted, argument.fields)))
            if isinstance(argument, TableArg):
                argument = replace(argument, number=argument.number + self.tables)
        elif isinstance(argument, ArrayArg):
            argument = replace(argument, memory=argument.memory + self.memories)
            if isinstance(argument, ImageArg):
                argument = replace(argument, number=argument.number + self.images)
        return argument
