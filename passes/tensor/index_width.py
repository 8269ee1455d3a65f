"""The widths of indices in a kernel's tensor program: 32 bits, or 64 where those may not do.

XLA's indices are 32-bit integers wherever an array's size permits, so that is the default. Sums and
products of indices that end as the address of an element are exact modulo 2^32 where the array has
fewer elements. Anything that reads an index as a number (a comparison, a quotient, a conversion,
the bound of a loop) must see all of it. A value whose range is not known to fit has 64 bits if such
a reader depends on it. Where the value is one of lanes, of an array of 2^31 elements, or carried by
a region, all indices of the kernel do. (MLIR's lowerings have one `index-bitwidth` for a module.)

A loop whose bounds are computed in 32 bits is taken to have fewer than 2^31 iterations. So has one
that accesses the next element of an array in each iteration: the array ends before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from raise_kernel.analysis.accesses.affine_maps import for_bounds, if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import ON_NUMBERS, walk_with_domain
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.integers.integer_range import Ranges
from raise_kernel.analysis.integers.intervals import Interval, add, multiply
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

# What takes an index modulo 2^32: an address,
_ADDRESSED = frozenset(
    {
        *("memref.load", "memref.store", "memref.atomic_rmw", "memref.generic_atomic_rmw"),
        *("affine.load", "affine.store"),
    }
)
# and what hands it on.
_CARRIED = frozenset({"scf.yield", "scf.condition", "scf.if", "scf.while", "affine.yield"})
# What is computed modulo 2^32: the result is right in the bits that its readers need.
_MODULAR = frozenset({"arith.addi", "arith.subi", "arith.muli", "arith.select"})
# All of these read none of their operands as a number.
_NO_NUMBERS = _MODULAR | _ADDRESSED | _CARRIED
# What numbers all lanes, or takes their values by their numbers.
_OVER_LANES = frozenset({"memref.atomic_rmw", "memref.generic_atomic_rmw", "func.call"})
_INDEX32 = -(1 << 31), (1 << 31) - 1
_INDEX64 = -(1 << 63), (1 << 63) - 1
# A difference of two 32-bit numbers, and one more.
_BOUND32 = -(1 << 32), 1 << 32
_MANY = 1 << 31


@dataclass
class IndexWidths:
    """`all`: bits of every index of the kernel; `wide`: indices that have 64 in any case."""

    all: int = 32
    wide: set[ir.Value] = field(default_factory=set)


def index_widths(entry: ir.Block) -> IndexWidths:
    """The widths of the indices in a kernel's body, in affine and scf form."""
    return _Walk().of(entry)


class _Walk:
    def __init__(self) -> None:
        self.found = IndexWidths()
        # The ranges of what loops count, and of affine expressions of it; others by them.
        self.known: dict[ir.Value, Interval] = {}
        self.ranges = Ranges(self.known)
        self.domain = Domain()

    def of(self, entry: ir.Block) -> IndexWidths:
        if any(_elements(argument, Domain()) >= _MANY for argument in entry.arguments):
            self.found.all = 64
        walk_with_domain(entry, Domain(), self._visit)
        if any(_is_carried(value) for value in self.found.wide):
            self.found.all = 64
        return self.found

    def _visit(self, op: ir.Operation, domain: Domain) -> None:
        if domain is not self.domain:
            self.domain = domain
            self.known.update(domain.bounds)
            self.ranges = Ranges(self.known)
        name = op.name
        if name.startswith(ON_NUMBERS):
            if name not in _NO_NUMBERS and not _is_narrow_cast(op):
                for operand in op.operands:
                    self._read(operand)
        elif any(_elements(result, domain) >= _MANY for result in op.results):
            self.found.all = 64
        elif name == "affine.parallel":
            ends = [end for low, high, _ in parallel_box(op) for end in (low, high)]
            self._everywhere(min(ends, default=0), max(ends, default=0))
        elif name == "affine.for":
            low, high, _ = for_bounds(op) or (*_INDEX64, 1)
            self._everywhere(low, high)
        elif name in _OVER_LANES and prod(_extents(domain)) >= _MANY:
            self.found.all = 64
        elif name == "affine.if":
            for constraint in if_constraints(op) or []:
                self._everywhere(*domain.interval(constraint.form))
        elif name == "affine.apply":
            self._apply(op)
        elif name == "scf.for":
            self._loop(op)
        elif name not in _NO_NUMBERS:
            for operand in op.operands:
                self._read(operand)

    def _everywhere(self, low: int, high: int) -> None:
        """A number that is computed of lanes is between these."""
        if not _within((low, high), _INDEX32):
            self.found.all = 64

    def _read(self, value: ir.Value) -> None:
        """`value` is read as a number."""
        waiting = [value]
        while waiting:
            value = waiting.pop()
            if not isinstance(value.type, ir.IndexType) or value in self.found.wide:
                continue
            if _within(self.ranges.of(value), _INDEX32):
                continue
            self.found.wide.add(value)
            op = defining_op(value)
            if op is not None and op.name in _MODULAR:
                waiting += op.operands

    def _loop(self, op: ir.Operation) -> None:
        for operand in op.operands:
            self._read(operand)
        if not isinstance(op.operands[0].type, ir.IndexType):
            return
        index = op.regions[0].blocks[0].arguments[0]
        lower, upper = (self.ranges.of(bound) for bound in list(op.operands)[:2])
        low, high = lower[0], max(upper[1] - 1, lower[0])
        from_zero = (constant_int(op.operands[0]), constant_int(op.operands[2])) == (0, 1)
        bounded = _within(lower, _BOUND32) and _within(upper, _BOUND32)
        if bounded or (from_zero and _runs_through_an_array(op)):
            low, high = max(low, _INDEX32[0]), min(high, _INDEX32[1])
        else:
            self.found.wide.add(index)
        self.known[index] = low, high

    def _apply(self, op: ir.Operation) -> None:
        operands = [self.ranges.of(value) for value in op.operands]
        divided: list[Interval] = []
        map_ = ir.AffineMapAttr(op.attributes["map"]).value
        found = _interval(map_.results[0], operands, map_.n_dims, divided)
        self.known[op.results[0]] = found
        for low, high in (found, *divided):
            self._everywhere(low, high)


def _runs_through_an_array(loop: ir.Operation) -> bool:
    """Whether each iteration accesses an element of a small array whose index is the loop's index
    and what is invariant. No pass speculates an access, so one in the body is the kernel's."""
    block = loop.regions[0].blocks[0]
    for item in block.operations:
        op = item.operation
        if op.name not in ("memref.load", "memref.store"):
            continue
        memref, *indices = list(op.operands)[op.name == "memref.store" :]
        if prod(ir.MemRefType(memref.type).shape) < _MANY and any(
            _steps_with(index, block.arguments[0], loop) for index in indices
        ):
            return True
    return False


def _steps_with(value: ir.Value, index: ir.Value, loop: ir.Operation) -> bool:
    """Whether `value` is `index` plus what is invariant in the loop, in 32 bits or more."""
    if value == index:
        return True
    op = defining_op(value)
    if op is None or is_invariant(value, loop):
        return False
    if op.name in ("arith.index_cast", "arith.index_castui", "arith.extsi", "arith.trunci"):
        return _width(value) >= 32 and _steps_with(op.operands[0], index, loop)
    if op.name == "arith.addi":
        left, right = op.operands
        one = left if is_invariant(right, loop) else right if is_invariant(left, loop) else None
        return one is not None and _steps_with(one, index, loop)
    return op.name == "arith.subi" and (
        is_invariant(op.operands[1], loop) and _steps_with(op.operands[0], index, loop)
    )


def _width(value: ir.Value) -> int:
    return ir.IntegerType(value.type).width if isinstance(value.type, ir.IntegerType) else 64


def _within(inner: Interval, outer: Interval) -> bool:
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def _is_carried(value: ir.Value) -> bool:
    """Whether a region takes or gives this value, in the one type that indices have there."""
    op = defining_op(value)
    if op is None:
        body = ir.BlockArgument(value)
        loop = body.owner.owner.operation
        if loop.name != "scf.for" or body.arg_number:
            return True
    elif op.regions:
        return True
    return any(
        use.owner.operation.name in _CARRIED
        or (use.owner.operation.name == "scf.for" and use.operand_number > 2)
        for use in value.uses
    )


def _is_narrow_cast(op: ir.Operation) -> bool:
    """Whether only the lower bits of an index are read."""
    return op.name in ("arith.index_cast", "arith.index_castui") and (
        isinstance(op.results[0].type, ir.IntegerType) and op.results[0].type.width <= 32
    )


def _elements(value: ir.Value, domain: Domain) -> int:
    """How many elements a memref has, with a copy for each iteration around it."""
    if not isinstance(value.type, ir.MemRefType):
        return 0
    return prod(value.type.shape) * prod(_extents(domain))


def _extents(domain: Domain) -> list[int]:
    return [high - low + 1 for low, high in domain.bounds.values()]


def _interval(
    expr: ir.AffineExpr, operands: list[Interval], dims: int, divided: list[Interval]
) -> Interval:
    """The interval of an affine expression; those that are divided in it go to `divided`."""
    if isinstance(expr, ir.AffineConstantExpr):
        return expr.value, expr.value
    if isinstance(expr, ir.AffineDimExpr):
        return operands[expr.position]
    if isinstance(expr, ir.AffineSymbolExpr):
        return operands[dims + expr.position]
    assert isinstance(expr, ir.AffineBinaryExpr)
    left, right = (_interval(e, operands, dims, divided) for e in (expr.lhs, expr.rhs))
    if isinstance(expr, ir.AffineAddExpr):
        return add(left, right)
    if isinstance(expr, ir.AffineMulExpr):
        return multiply(left, right)
    divided += [left, right]
    if isinstance(expr, ir.AffineModExpr):
        return 0, right[1]
    return min(left[0], 0), max(left[1], 0)
