"""The width of indices in a kernel's tensor program: 32 bits, or 64 where those may not do.

XLA's indices are 32-bit integers wherever an array's size permits, so that is the default. Sums and
products of indices that end as the address of an element are exact modulo 2^32 where the array has
fewer elements. Anything that reads an index as a number (a comparison, a quotient, a conversion,
the bound of a loop) must see all of it: where its range is not known to fit, all indices of the
kernel have 64 bits. (MLIR's lowerings have one `index-bitwidth` for a module in the same way.)

A loop whose bounds are computed in 32 bits is taken to have fewer than 2^31 iterations.
"""

from __future__ import annotations

from math import prod

from raise_kernel.analysis.accesses.affine_maps import for_bounds, if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import walk_with_domain
from raise_kernel.analysis.integers.integer_range import Interval, signed_range
from raise_kernel.bindings import constant_int, ir

# What takes an index modulo 2^32: an address, or what may become one.
_MODULAR = frozenset(
    {
        *("memref.load", "memref.store", "memref.atomic_rmw", "memref.generic_atomic_rmw"),
        *("affine.load", "affine.store", "arith.addi", "arith.subi", "arith.muli"),
        *("arith.select", "scf.yield", "affine.yield", "scf.if", "affine.if"),
    }
)
_INDEX32 = -(1 << 31), (1 << 31) - 1
_INDEX64 = -(1 << 63), (1 << 63) - 1
# What numbers all lanes, or takes their values by their numbers.
_OVER_LANES = frozenset({"memref.atomic_rmw", "memref.generic_atomic_rmw", "func.call"})
# A difference of two 32-bit numbers, and one more.
_BOUND32 = -(1 << 32), 1 << 32


def index_width(entry: ir.Block) -> int:
    """Bits of an index in the program of a kernel's body, in affine and scf form."""
    return 64 if _Widths().any_wide(entry) else 32


class _Widths:
    def __init__(self) -> None:
        self.wide = False
        # The ranges of what loops count.
        self.known: dict[ir.Value, Interval] = {}

    def any_wide(self, entry: ir.Block) -> bool:
        self.wide = any(_elements(a, Domain()) >= 1 << 31 for a in entry.arguments)
        walk_with_domain(entry, Domain(), self._visit)
        return self.wide

    def _visit(self, op: ir.Operation, domain: Domain) -> None:
        self.known.update(domain.bounds)
        if any(_elements(result, domain) >= 1 << 31 for result in op.results):
            self.wide = True
        elif op.name == "affine.parallel":
            ends = [end for low, high, _ in parallel_box(op) for end in (low, high)]
            self._number(min(ends, default=0), max(ends, default=0))
        elif op.name == "affine.for":
            low, high, _ = for_bounds(op) or (*_INDEX64, 1)
            self._number(low, high)
        elif op.name in _OVER_LANES and prod(_extents(domain)) >= 1 << 31:
            self.wide = True
        elif op.name == "affine.if":
            for constraint in if_constraints(op) or []:
                self._number(*domain.interval(constraint.form))
        elif op.name == "affine.apply":
            self._number(*self._of_apply(op))
        elif op.name == "scf.for":
            self._loop(op)
        elif op.name not in _MODULAR and not _is_narrow_cast(op):
            for operand in op.operands:
                if isinstance(operand.type, ir.IndexType):
                    self._number(*signed_range(operand, self.known))

    def _number(self, low: int, high: int) -> None:
        """A number that a program reads is between these."""
        if not _within((low, high), _INDEX32):
            self.wide = True

    def _loop(self, op: ir.Operation) -> None:
        if not isinstance(op.operands[0].type, ir.IndexType):
            return
        ends = [signed_range(bound, self.known) for bound in list(op.operands)[:2]]
        if not all(_within(end, _BOUND32) for end in ends):
            self.wide = True
        step = constant_int(op.operands[2])
        last = ends[1][1] - 1 if step is not None else ends[1][1]
        low, high = ends[0][0], max(last, ends[0][0])
        self.known[op.regions[0].blocks[0].arguments[0]] = (
            max(low, _INDEX32[0]),
            min(high, _INDEX32[1]),
        )

    def _of_apply(self, op: ir.Operation) -> Interval:
        """The interval of an affine.apply and of all that its quotients divide."""
        operands = [signed_range(value, self.known) for value in op.operands]
        divided: list[Interval] = []
        map_ = ir.AffineMapAttr(op.attributes["map"]).value
        found = _interval(map_.results[0], operands, map_.n_dims, divided)
        return min(low for low, _ in (found, *divided)), max(high for _, high in (found, *divided))


def _within(inner: Interval, outer: Interval) -> bool:
    return outer[0] <= inner[0] and inner[1] <= outer[1]


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
        return left[0] + right[0], left[1] + right[1]
    if isinstance(expr, ir.AffineMulExpr):
        ends = [a * b for a in left for b in right]
        return min(ends), max(ends)
    divided += [left, right]
    if isinstance(expr, ir.AffineModExpr):
        return 0, right[1]
    return min(left[0], 0), max(left[1], 0)
