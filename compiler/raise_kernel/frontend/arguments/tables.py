"""Tables of pointers: `float** rows`, an array of structs with pointers, a pointer to a struct.

The elements lie one after the other, each at a multiple of its alignment, as C lays out a struct:

    [x, y]                                ->  address of x at 0, of y at 8
    [(x, np.int32(3)), (y, np.int32(4))]  ->  address at 0, 3 at 8, address at 16, 4 at 24; 32 bytes

A specialized module has each table as a constant whose addresses are those of module variables that
stand for the arrays, so that LLVM folds what it can:

    @rk.memory.0 = external global [400 x i8], align 16
    @rk.table.0 = private constant <{ ptr, ptr }> <{ ptr @rk.memory.0, ptr @rk.memory.1 }>
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    ImageArg,
    Param,
    PointerParam,
    StaticArg,
    StructArg,
    StructParam,
    TableArg,
    TableParam,
)

_POINTER_BYTES = 8


@dataclass
class _Layout:
    """A struct that grows by elements."""

    data: bytearray = field(default_factory=bytearray)
    pointers: list[tuple[int, PointerParam | TableParam]] = field(default_factory=list)
    alignment: int = 1

    def start(self, alignment: int) -> int:
        """The offset of the next element of that alignment, with the padding before it filled."""
        self.alignment = max(self.alignment, alignment)
        self.data += bytes(-len(self.data) % alignment)
        return len(self.data)

    def pointer(self, target: PointerParam | TableParam) -> None:
        self.pointers.append((self.start(_POINTER_BYTES), target))
        self.data += bytes(_POINTER_BYTES)

    def struct(self, inner: _Layout) -> None:
        at = self.start(inner.alignment)
        inner.start(inner.alignment)
        self.data += inner.data
        self.pointers += [(at + offset, target) for offset, target in inner.pointers]


def table(arg: TableArg, written: bool) -> TableParam:
    """A table laid out. `written`: the kernel may change it. Refuses (RK006) unsized numbers."""
    layout = _laid_out(arg, written)
    layout.start(layout.alignment)
    pointers = tuple(layout.pointers)
    return TableParam(bytes(layout.data), pointers, arg.number, arg.symbol, written)


def _laid_out(arg: StructArg, written: bool) -> _Layout:
    layout = _Layout()
    for item in arg.fields:
        if isinstance(item, TableArg):
            layout.pointer(table(item, written))
        elif isinstance(item, StructArg):
            layout.struct(_laid_out(item, written))
        elif isinstance(item, ImageArg):
            raise Refusal("RK042", "a texture or surface in a table: its handle is in memory")
        elif isinstance(item, ArrayArg):
            assert not item.offset
            layout.pointer(PointerParam(item.memory))
        else:
            _scalar(layout, item)
    return layout


def _scalar(layout: _Layout, item: Argument) -> None:
    value = item.value if isinstance(item, StaticArg) else item
    if value is None:
        layout.start(_POINTER_BYTES)
        layout.data += bytes(_POINTER_BYTES)
        return
    if not isinstance(value, np.generic) or value.dtype.kind not in "iufbV":
        raise Refusal(
            "RK006",
            f"{value!r} ({type(value).__name__}) in a table of pointers has no size of its own",
            hint="give numbers their types: np.int32(3), np.float32(0.5); a record for a vector",
        )
    layout.start(value.dtype.alignment)
    layout.data += value.tobytes()


def tables_of(params: Iterable[Param]) -> tuple[TableParam, ...]:
    """The distinct tables of a call, those that others point to first."""
    found: dict[int, TableParam] = {}

    def visit(param: Param) -> None:
        if isinstance(param, StructParam):
            for _, target in param.pointers:
                visit(target)
        if isinstance(param, TableParam):
            known = found.get(param.number)
            if known is None or param.written:
                found[param.number] = param

    for param in params:
        visit(param)
    return tuple(found.values())


def memories_of(tables: Iterable[TableParam]) -> Iterator[int]:
    """The memories whose addresses stand in tables."""
    for each in tables:
        yield from (t.memory for _, t in each.pointers if isinstance(t, PointerParam))


def table_name(number: int) -> str:
    """The module variable that is a table."""
    return f"rk.table.{number}"


def memory_symbol(memory: int) -> str:
    """The module variable that stands for an array whose address is in a table."""
    return f"rk.memory.{memory}"


def initializer(param: TableParam) -> str:
    """Type and value of a table as a packed struct of addresses and bytes."""
    types: list[str] = []
    values: list[str] = []

    def bytes_until(start: int, end: int) -> None:
        if end > start:
            types.append(f"[{end - start} x i8]")
            text = "".join(f"\\{byte:02X}" for byte in param.data[start:end])
            values.append(f'{types[-1]} c"{text}"')

    at = 0
    for offset, target in param.pointers:
        bytes_until(at, offset)
        types.append("ptr")
        if isinstance(target, PointerParam):
            values.append(f"ptr @{memory_symbol(target.memory)}")
        else:
            values.append(f"ptr @{table_name(target.number)}")
        at = offset + _POINTER_BYTES
    bytes_until(at, len(param.data))
    return f"<{{ {', '.join(types)} }}> <{{ {', '.join(values)} }}>"
