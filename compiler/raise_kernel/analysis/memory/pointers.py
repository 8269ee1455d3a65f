"""Which memory every pointer of a function can point into: a flow-insensitive fixpoint.

A *base* is one memory: an array parameter, a local or shared array, a global; or null, or what an
integer from nowhere points to. Sets of bases are bit masks. Integers made from addresses carry the
bases of those addresses, and memory that pointers are stored to gives back any pointer that was
stored anywhere. A global that starts with addresses gives those back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, cast

from raise_kernel.analysis.memory.initial_values import ADDRESSES, initial_addresses, initial_bytes
from raise_kernel.analysis.memory.type_layout import alloc_size, is_pointer, store_size
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import (
    argument_attributes,
    array_values,
    constant_int,
    defining_op,
    terminator,
)
from raise_kernel.mlir.walks import walked

Kind = Literal["null", "unknown", "array", "local", "shared", "global"]
SHARED_SPACE = 3


@dataclass(frozen=True, eq=False)
class Base:
    """One memory. `number` tells bases apart at run time; `origin` is what introduces it.

    `declared`: an array whose elements the kernel itself declares to be of `dtype`.
    """

    number: int
    kind: Kind
    name: str
    nbytes: int
    origin: ir.Value | ir.Operation | None = None
    dtype: ir.Type | None = None
    declared: bool = False

    @property
    def bit(self) -> int:
        return 1 << self.number


class PointerBases:
    """The bases of a function, and the set of bases of each pointer (and address-like integer)."""

    def __init__(self, module: ir.Module, func: ir.Operation, blocks: list[ir.Block]) -> None:
        self._func = func
        self._globals = _globals(module)
        self.null = Base(0, "null", "a null pointer", 0)
        self.unknown = Base(1, "unknown", "unknown memory", 0)
        self.bases: list[Base] = [self.null, self.unknown]
        self._sets: dict[ir.Value, int] = {}
        self._by_symbol: dict[str, Base] = {}
        self._escaped = 0
        self._from_integers: list[ir.Value] = []
        self._dynamic: Base | None = None
        self._entry = blocks[0]
        self._addresses: dict[int, dict[int, Base]] = {}
        self._kernel_arrays(blocks[0])
        self._solve(blocks)

    def mask(self, value: ir.Value) -> int:
        """The set of bases of `value` as a bit mask."""
        return self._sets.get(value, 0)

    def of(self, value: ir.Value) -> list[Base]:
        """The bases that `value` may point into, null among them."""
        return self.among(self.mask(value))

    def among(self, mask: int) -> list[Base]:
        """The bases in a bit mask."""
        found: list[Base] = []
        while mask:
            lowest = mask & -mask
            found.append(self.bases[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def addresses(self, base: Base) -> dict[int, Base]:
        """The memories whose addresses a global starts with, by byte offset."""
        return self._addresses.get(base.number, {})

    def _kernel_arrays(self, entry: ir.Block) -> None:
        attributes = argument_attributes(self._func, len(entry.arguments))
        for argument, attrs in zip(entry.arguments, attributes, strict=True):
            if not is_pointer(argument.type):
                continue
            name = f"arg{argument.arg_number}"
            if "rk.name" in attrs:
                name = cast(ir.StringAttr, attrs["rk.name"]).value
            if "rk.shape" not in attrs or "rk.dtype" not in attrs:
                raise refuse("RK014", f"parameter {name} is not bound to an array")
            dtype = cast(ir.TypeAttr, attrs["rk.dtype"]).value
            nbytes = dtype_bytes(dtype)
            for size in array_values(attrs["rk.shape"]):
                nbytes *= size
            base = self._add("array", name, nbytes, argument, dtype, "rk.declared" in attrs)
            self._sets[argument] = base.bit

    def _add(
        self,
        kind: Kind,
        name: str,
        nbytes: int,
        origin: ir.Value | ir.Operation | None,
        dtype: ir.Type | None = None,
        declared: bool = False,
    ) -> Base:
        base = Base(len(self.bases), kind, name, nbytes, origin, dtype, declared)
        self.bases.append(base)
        return base

    def _solve(self, blocks: list[ir.Block]) -> None:
        edges: list[tuple[ir.Value, ir.Value]] = []
        loads: list[ir.Value] = []
        stores: list[ir.Value] = []
        differences: list[ir.Operation] = []
        for block in blocks:
            for op in walked(block):
                self._collect(op, edges, loads, stores, differences)
        for source, target in block_argument_edges(blocks):
            edges.append((source, target))
        any_addresses = any(self._addresses.values())
        held = {n: self._held(n) for n in self._addresses} if any_addresses else {}
        reads = [r for b in blocks for op in walked(b) for r in _reads(op)] if held else []
        propagation = _Propagation(edges, loads, stores, differences, held, reads)
        self._escaped = propagation.run(self._sets, list(self._sets))
        for value in [*self._from_integers, *loads]:
            if not self._sets.get(value):
                self._sets[value] = self._from_nowhere(value)
                self._escaped = propagation.run(self._sets, [value])
        while changed := [value for value in loads if self._is_from_outside(value)]:
            for value in changed:
                self._sets[value] |= self.unknown.bit
            self._escaped = propagation.run(self._sets, changed)

    def _is_from_outside(self, value: ir.Value) -> bool:
        """Whether a pointer that counts as known is loaded from an array, which may hold others
        than those that the kernel stores."""
        op = defining_op(value)
        assert op is not None
        arrays = any(base.kind == "array" for base in self.of(op.operands[0]))
        return arrays and not self.mask(value) & self.unknown.bit

    def _from_nowhere(self, value: ir.Value) -> int:
        """No address went into it, or the loaded pointer was never stored: null or unknown."""
        op = defining_op(value)
        assert op is not None
        is_zero = op.name == "llvm.inttoptr" and constant_int(op.operands[0]) == 0
        return (self.null if is_zero else self.unknown).bit

    def _collect(
        self,
        op: ir.Operation,
        edges: list[tuple[ir.Value, ir.Value]],
        loads: list[ir.Value],
        stores: list[ir.Value],
        differences: list[ir.Operation],
    ) -> None:
        name = op.name
        if name == "llvm.store":
            if is_pointer(op.operands[0].type):
                stores.append(op.operands[0])
        elif name == "llvm.load":
            if is_pointer(op.results[0].type):
                loads.append(op.results[0])
        elif name in _ROOTS:
            mask = self._root(op)
            if mask:
                self._sets[op.results[0]] = mask
        elif name == "arith.subi":
            differences.append(op)
        elif name in _CARRIES:
            for operand in list(op.operands)[_CARRIES[name]]:
                edges.append((operand, op.results[0]))
            if name == "llvm.inttoptr":
                self._from_integers.append(op.results[0])
        elif name == "llvm.call_intrinsic" and op.results:
            for operand in op.operands:
                if is_pointer(operand.type):
                    edges.append((operand, op.results[0]))

    def _root(self, op: ir.Operation) -> int:
        if op.name == "llvm.alloca":
            return self._alloca(op).bit
        if op.name == "llvm.mlir.addressof":
            return self._symbol(op).bit
        if op.name == "llvm.mlir.zero" and is_pointer(op.results[0].type):
            return self.bases[0].bit
        return 0

    def _alloca(self, op: ir.Operation) -> Base:
        count = constant_int(op.operands[0])
        if count is None:
            raise refuse("RK014", "a local array whose size is not constant", at=op)
        type_ = cast(ir.TypeAttr, op.attributes["elem_type"]).value
        number = len(self.bases)
        return self._add("local", f"local{number}", count * alloc_size(type_, op), op.results[0])

    def _initial(self, definition: ir.Operation) -> dict[int, Base]:
        found = {
            offset: self._named(symbol, definition)
            for offset, symbol in initial_addresses(definition)
        }
        if ADDRESSES in definition.attributes:
            numbers = list(ir.DenseI64ArrayAttr(definition.attributes[ADDRESSES]))
            for offset, argument in zip(numbers[::2], numbers[1::2], strict=True):
                found[offset] = self.of(self._entry.arguments[argument])[0]
        return found

    def _held(self, number: int) -> int:
        """The bases of the addresses that a global starts with; null where there are zeros."""
        found = self._addresses[number]
        data = initial_bytes(cast(ir.Operation, self.bases[number].origin))
        slots = (k for k in range(0, len(data) - 7, 8) if k not in found)
        null = self.null.bit if any(not any(data[k : k + 8]) for k in slots) else 0
        return null | _union(base.bit for base in found.values())

    def _symbol(self, op: ir.Operation) -> Base:
        symbol = cast(ir.FlatSymbolRefAttr, op.attributes["global_name"]).value
        return self._named(symbol, op)

    def _named(self, symbol: str, op: ir.Operation) -> Base:
        if symbol not in self._by_symbol:
            self._by_symbol[symbol] = self._global_base(symbol, op)
        return self._by_symbol[symbol]

    def _global_base(self, symbol: str, at: ir.Operation) -> Base:
        definition = self._globals.get(symbol)
        if definition is None:
            raise refuse("RK014", f"the address of {symbol}, which is not a variable", at=at)
        type_ = cast(ir.TypeAttr, definition.attributes["global_type"]).value
        nbytes = store_size(type_, definition)
        space = cast(ir.IntegerAttr, definition.attributes["addr_space"]).value
        if space != SHARED_SPACE:
            base = self._add("global", symbol, nbytes, definition)
            self._by_symbol[symbol] = base  # its addresses may lead back to it
            self._addresses[base.number] = self._initial(definition)
            return base
        if nbytes:
            return self._add("shared", symbol, nbytes, definition)
        if self._dynamic is None:
            attr = self._func.attributes
            size = cast(ir.IntegerAttr, attr["rk.shared_bytes"]) if "rk.shared_bytes" in attr else 0
            size = size.value if isinstance(size, ir.IntegerAttr) else size
            self._dynamic = self._add("shared", "dynamic shared memory", size, definition)
        return self._dynamic


class _Propagation:
    """The flow of base sets along edges, through memory, and from minuends to differences."""

    def __init__(
        self,
        edges: list[tuple[ir.Value, ir.Value]],
        loads: list[ir.Value],
        stores: list[ir.Value],
        differences: list[ir.Operation],
        held: dict[int, int],
        reads: list[tuple[ir.Value, ir.Value | None]],
    ) -> None:
        self._held = held
        self._reads: dict[ir.Value, list[ir.Value | None]] = {}
        for pointer, result in reads:
            self._reads.setdefault(pointer, []).append(result)
        self._targets: dict[ir.Value, list[ir.Value]] = {}
        for source, target in edges:
            self._targets.setdefault(source, []).append(target)
        self._minuends: dict[ir.Value, list[ir.Operation]] = {}
        for op in differences:
            self._minuends.setdefault(op.operands[0], []).append(op)
        self._loads, self._stored = loads, set(stores)
        self._escaped = 0

    def run(self, sets: dict[ir.Value, int], work: list[ir.Value]) -> int:
        """Grow `sets` from the values in `work`; returns the bases of all stored pointers."""
        while work:
            value = work.pop()
            mask = sets[value]
            targets = [(target, mask) for target in self._targets.get(value, ())]
            # p - q is a number, p - 4 an address.
            targets += [
                (op.results[0], mask)
                for op in self._minuends.get(value, ())
                if not sets.get(op.operands[1], 0)
            ]
            escaping = mask if value in self._stored else 0
            for read in self._reads.get(value, ()):
                found = _union(bits for number, bits in self._held.items() if mask >> number & 1)
                if read is None:
                    escaping |= found
                elif found:
                    targets.append((read, found))
            if escaping | self._escaped != self._escaped:
                self._escaped |= escaping
                targets += [(load, self._escaped) for load in self._loads]
            for target, extra in targets:
                old = sets.get(target, 0)
                if old | extra != old:
                    sets[target] = old | extra
                    work.append(target)
        return self._escaped


def _union(masks: Iterable[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


def _reads(op: ir.Operation) -> list[tuple[ir.Value, ir.Value | None]]:
    """(pointer, what is loaded through it), None for what a call copies to somewhere."""
    if op.name == "llvm.load":
        type_ = op.results[0].type
        wide = isinstance(type_, ir.IntegerType) and type_.width >= 64
        return [(op.operands[0], op.results[0])] if wide or is_pointer(type_) else []
    if op.name in ("llvm.call_intrinsic", "llvm.call"):
        return [(operand, None) for operand in op.operands if is_pointer(operand.type)]
    return []


def block_argument_edges(blocks: list[ir.Block]) -> list[tuple[ir.Value, ir.Value]]:
    """(passed value, block argument) for every branch operand."""
    edges = []
    for block in blocks:
        last = terminator(block)
        operands = list(last.operands)
        total = sum(len(list(s.arguments)) for s in last.successors)
        position = len(operands) - total
        for successor in last.successors:
            for argument in successor.arguments:
                edges.append((operands[position], argument))
                position += 1
    return edges


def dtype_bytes(dtype: ir.Type) -> int:
    """Bytes of one element of a JAX array."""
    if isinstance(dtype, ir.ComplexType):
        return 2 * dtype_bytes(dtype.element_type)
    width = cast(ir.IntegerType, dtype).width
    return (width + 7) // 8


def _globals(module: ir.Module) -> dict[str, ir.Operation]:
    return {
        cast(ir.StringAttr, op.operation.attributes["sym_name"]).value: op.operation
        for op in module.body.operations
        if op.operation.name == "llvm.mlir.global"
    }


_ROOTS = {"llvm.alloca", "llvm.mlir.addressof", "llvm.mlir.zero"}

# Operations whose result points where some of their operands do, and which operands.
_CARRIES = {
    "llvm.getelementptr": slice(0, 1),
    "llvm.addrspacecast": slice(0, 1),
    "llvm.freeze": slice(0, 1),
    "llvm.bitcast": slice(0, 1),
    "llvm.select": slice(1, 3),
    "llvm.ptrtoint": slice(0, 1),
    "llvm.ptrtoaddr": slice(0, 1),
    "llvm.inttoptr": slice(0, 1),
    "arith.addi": slice(0, 2),
    "arith.ori": slice(0, 2),
    "arith.andi": slice(0, 2),
    "arith.select": slice(1, 3),
    "arith.extui": slice(0, 1),
    "arith.extsi": slice(0, 1),
    "arith.trunci": slice(0, 1),
    "arith.shrui": slice(0, 1),
    "arith.shli": slice(0, 1),
}
