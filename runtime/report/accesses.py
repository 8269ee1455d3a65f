"""Each access of a kernel to an array, and the operations that it became.

Accesses are those of the kernel's own code, once its pointers have become arrays, and its branches
loops and conditions. What became of
one is read from the raised program: the operation that stands at the access's location in the
source, else what the program does with the whole array.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Literal

from raise_kernel.analysis.accesses.index_causes import Cause, IndexCauses
from raise_kernel.analysis.memory.memory_names import memory_name, viewed_memory
from raise_kernel.bindings import ir
from raise_kernel.costs import costs_of
from raise_kernel.mlir.values import defining_op, int_array, source_of
from raise_kernel.mlir.walks import kernels, walk, walked
from raise_kernel.remarks import source_line
from raise_kernel.runtime.report.costs import TARGETS, bits

Kind = Literal["load", "store", "atomic"]
Form = Literal[
    "slice",
    "gather",
    "scatter",
    "reduction",
    "contraction",
    "whole array",
    "loop",
    "gone",
    "unknown",
]

# Position of the array among the operands of an access.
_ARRAYS: dict[str, tuple[Kind, int]] = {
    "memref.load": ("load", 0),
    "memref.store": ("store", 1),
    "memref.atomic_rmw": ("atomic", 1),
    "memref.generic_atomic_rmw": ("atomic", 0),
}

# What operations of StableHLO make of an array, the least welcome first.
_FORMS: dict[str, Form] = {
    "stablehlo.gather": "gather",
    "stablehlo.dynamic_gather": "gather",
    "stablehlo.scatter": "scatter",
    "stablehlo.while": "loop",
    "stablehlo.dot_general": "contraction",
    "stablehlo.convolution": "contraction",
    "stablehlo.reduce": "reduction",
    "stablehlo.reduce_window": "reduction",
    "stablehlo.slice": "slice",
    "stablehlo.dynamic_slice": "slice",
    "stablehlo.dynamic_update_slice": "slice",
    "stablehlo.pad": "slice",
}
_ORDER = list(dict.fromkeys(_FORMS.values()))
_OF_LOADS = frozenset({"gather", "loop", "contraction", "reduction", "slice"})
_OF_STORES = frozenset({"scatter", "loop", "reduction", "slice"})
# Operations that move an array's elements as they are.
_VIEWS = frozenset(
    f"stablehlo.{name}"
    for name in ("reshape", "transpose", "broadcast_in_dim", "bitcast_convert", "convert")
)
# Operations that move elements of their first operand alone; the others say which, or are written.
_FROM_ONE = frozenset(
    f"stablehlo.{name}" for name in ("gather", "dynamic_gather", "slice", "dynamic_slice")
)
_TO_OPERANDS = _FROM_ONE | {
    f"stablehlo.{name}" for name in ("scatter", "dynamic_update_slice", "pad")
}
_LOOPS = frozenset({"scf.for", "scf.while", "affine.for"})
_CASES = {"gather": "gather", "scatter": "scatter"}


@dataclass(frozen=True)
class Access:
    """One access in the kernel's source, and its form in the raised program.

    `location` is "file.cu:12:5"; `operation` is the one that does it, `elements` how many it moves
    and `microseconds` what that takes by the table of each target.
    """

    kind: Kind
    array: str
    is_shared: bool
    location: str | None
    in_loop: bool = False
    causes: tuple[Cause, ...] = ()
    form: Form = "unknown"
    operation: str = ""
    elements: int = 0
    bytes: int = 0
    microseconds: tuple[tuple[str, float], ...] = ()

    @property
    def is_slow(self) -> bool:
        """Whether elements are moved one by one."""
        return self.form in ("gather", "scatter", "loop")


def accesses_of(module: ir.Module) -> tuple[Access, ...]:
    """The accesses of a kernel in `memref`, each location in the source once."""
    found: dict[tuple[str, str, str | None], Access] = {}
    causes = IndexCauses()
    for kernel in kernels(module):
        for block in kernel.regions[0].blocks:
            for op in walk(block):
                if op.name not in _ARRAYS:
                    continue
                kind, number = _ARRAYS[op.name]
                memory = op.operands[number]
                indices = list(op.operands)[number + 1 :]
                access = Access(
                    kind,
                    memory_name(memory),
                    not isinstance(viewed_memory(memory), ir.BlockArgument),
                    source_line(op.location),
                    _is_in_loop(op),
                    causes.of(indices),
                )
                found.setdefault((access.kind, access.array, access.location), access)
    return tuple(found.values())


def with_outcomes(accesses: Sequence[Access], module: ir.Module) -> tuple[Access, ...]:
    """The accesses with their forms in a module of StableHLO."""
    kernel = kernels(module)[0]
    program = _Program(kernel)
    return tuple(program.outcome(access) for access in accesses)


def _is_in_loop(op: ir.Operation) -> bool:
    """Whether a loop of the kernel's own is around an operation."""
    parent = op.parent
    while parent is not None and parent.name != "func.func":
        if parent.name in _LOOPS:
            return True
        parent = parent.parent
    return False


class _Program:
    """The operations of a raised program by their location, and by the argument that they read."""

    def __init__(self, kernel: ir.Operation) -> None:
        block = kernel.regions[0].blocks[0]
        self.by_location: dict[str, list[ir.Operation]] = {}
        for op in walked(block):
            location = source_line(op.location)
            if location is not None and op.name in _FORMS:
                self.by_location.setdefault(location, []).append(op)
        names = [memory_name(argument) for argument in block.arguments]
        self.names = dict(zip(block.arguments, names, strict=True))
        self.readers = {
            name: _readers(argument) for name, argument in zip(names, block.arguments, strict=True)
        }
        end = block.operations[len(block.operations) - 1].operation
        written = int_array(kernel, "rk.results") or []
        self.writers = {
            names[number]: value
            for number, value in zip(written, end.operands, strict=False)
            if number < len(names)
        }

    def outcome(self, access: Access) -> Access:
        wanted = _OF_LOADS if access.kind == "load" else _OF_STORES
        here = [
            op
            for op in self.by_location.get(access.location or "", ())
            if _FORMS[op.name] in wanted and not self._is_of_another(op, access)
        ]
        if here:
            return _as(access, min(here, key=_rank))
        if access.is_shared:
            return replace(access, form="gone")
        if access.kind == "load":
            return self._read(access)
        return self._written(access)

    def _is_of_another(self, op: ir.Operation, access: Access) -> bool:
        """Whether it takes its elements from another argument: a line may have several accesses."""
        if op.name not in _FROM_ONE or access.kind != "load":
            return False
        value = op.operands[0]
        while (maker := defining_op(value)) is not None and maker.name in _VIEWS:
            value = maker.operands[0]
        return self.names.get(value, access.array) != access.array

    def _read(self, access: Access) -> Access:
        """A load without an operation of its own: what is done with the whole array."""
        readers = self.readers.get(access.array, [])
        if not readers:
            return replace(access, form="gone")
        moving = [op for op, is_moved in readers if is_moved]
        elsewhere = [op for op in moving if _FORMS.get(op.name) not in ("gather", "slice")]
        if not elsewhere:
            if len(moving) < len(readers):
                return replace(access, form="whole array")
            return _as(access, min(moving, key=_rank))
        found = min(elsewhere, key=_rank)
        is_known = _FORMS.get(found.name, "loop") != "loop" or (
            access.in_loop and found.name in _FORMS
        )
        return _as(access, found) if is_known else replace(access, form="whole array")

    def _written(self, access: Access) -> Access:
        """A store without an operation of its own: how the result is made."""
        value = self.writers.get(access.array)
        if value is None:
            return replace(access, form="gone")
        value = source_of(value, _VIEWS)
        op = defining_op(value)
        form = _FORMS.get(op.name) if op is not None else None
        if op is None or form not in _OF_STORES or (form == "loop" and not access.in_loop):
            return replace(access, form="whole array")
        return _as(access, op, value)


def _rank(op: ir.Operation) -> int:
    form = _FORMS.get(op.name)
    return _ORDER.index(form) if form is not None else len(_ORDER)


def _readers(argument: ir.Value) -> list[tuple[ir.Operation, bool]]:
    """The operations that read an array, views of it looked through; not moved are the elements of
    an array of indices, or of one that is written elsewhere."""
    found: list[tuple[ir.Operation, bool]] = []
    waiting, seen = [argument], 0
    while waiting and seen < 1_000:
        value = waiting.pop()
        seen += 1
        for use in value.uses:
            op = use.owner.operation
            if op.name in _VIEWS:
                waiting += list(op.results)
            elif op.name not in ("func.return", "stablehlo.return"):
                found.append((op, op.name not in _TO_OPERANDS or use.operand_number == 0))
    return found


def _as(access: Access, op: ir.Operation, result: ir.Value | None = None) -> Access:
    """The access with what this operation, and which of its results, says of it."""
    form = _FORMS[op.name]
    moved = op.results[0] if result is None else result
    if op.name == "stablehlo.scatter":
        moved = op.operands[2]
    if op.name == "stablehlo.dynamic_update_slice":
        moved = op.operands[1]
    elements, size = _size([moved])
    times = ()
    if form in _CASES:
        tables = {target: costs_of(target) for target in TARGETS}
        times = tuple(
            (target, size / 4 * table.rate(_CASES[form]))
            for target, table in tables.items()
            if table is not None
        )
    return replace(
        access,
        form=form,
        operation=_words(op),
        elements=elements,
        bytes=size,
        microseconds=times,
    )


def _size(values: Iterable[ir.Value]) -> tuple[int, int]:
    """Elements and bytes of tensors."""
    elements = size = 0
    for value in values:
        type_ = ir.RankedTensorType(value.type)
        count = prod(type_.shape)
        elements += count
        size += count * bits(type_.element_type) // 8
    return elements, size


def _words(op: ir.Operation) -> str:
    """An operation as a reader of the program would call it."""
    name = op.name.removeprefix("stablehlo.")
    if name != "slice":
        return name
    starts, ends, steps = (
        int_array(op, key) or [] for key in ("start_indices", "limit_indices", "strides")
    )
    parts = [
        f"{a}:{b}" + (f":{s}" if s != 1 else "")
        for a, b, s in zip(starts, ends, steps, strict=True)
    ]
    return f"slice [{', '.join(parts)}]"
