"""Protects arithmetic that XLA would rewrite inexactly.

Before:
    %r = stablehlo.divide %x, %thirds           a constant, or a number broadcast
    %q = stablehlo.divide %x, %row              an array broadcast
    %s = stablehlo.subtract (stablehlo.add %x, %magic), %magic
    %p = stablehlo.add %x, %zeros                             +0.0 where %x is -0.0
After:
    %c = stablehlo.select (stablehlo.compare EQ %x, %x), %thirds, %x
    %r = stablehlo.divide %x, %c
    %d = stablehlo.maximum %row, (stablehlo.minimum %x, -inf)   on CPUs; else as above
    %q = stablehlo.divide %x, %d
    %a = stablehlo.add %x, %magic
    %t = stablehlo.select (stablehlo.compare EQ %a, %a), %a, %nan
    %s = stablehlo.subtract %t, %magic
    %z = stablehlo.broadcast_in_dim (stablehlo.optimization_barrier %zero)
    %p = stablehlo.add %x, %z

XLA's simplifier makes products with the reciprocal of divisions by what many elements share (a
third of `x / 3` differ in the last place), one division of two, one sum or product of two with
constants (`(x + 12582912) - 12582912` rounds to an integer, and becomes `x`), drops a zero that is
added (`-0.0 + 0.0` is +0.0, and becomes -0.0: its reciprocal has the other sign), and merges roots,
exponentials and powers into what is around them; and what rounds to bfloat16 only to be widened is
not rounded. It looks neither through a barrier nor through a select whose condition it cannot tell.
A barrier keeps operations from being fused, on GPUs and, since XLA of 2026, on CPUs, where what it
hides is an array in memory: so what XLA must not see through is selected where what it is used with
is a number, a NaN elsewhere. A CPU's library of reductions (YNNPACK) fuses no select, and nothing
that a sum goes to twice: there an array that is broadcast is the larger one of itself and of minus
infinity, which comes from what it is used with. (A softmax of 128 columns takes 0.6 of the time.)
What is no sum, product or quotient may be a number where an operand is NaN, and has a barrier on
CPUs. One zero after a barrier is an operand of the fused operations, as an argument is, and leaves
`%x` with one user.

No zero is hidden that is added to a product of matrices on CUDA devices: both cuBLAS and XLA's own
kernels accumulate from +0.0, which no sum leaves for -0.0. (Products of rows on CPUs may be -0.0,
and a product along one index is an elementwise one.)

A bfloat16 that arithmetic makes is hidden from its conversion in the same way on CPUs, and
rounded by `stablehlo.reduce_precision` for other targets.

Divisions by powers of two are exact either way, and left. So are divisions of f32 and less for
targets other than CPUs, which approximate them in any case, and kernels that were compiled with
fast math (`rk.fast_math`). Refuses nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.float_formats import float_format
from raise_kernel.mlir.values import defining_op, source_of, text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor.elementwise.build import (
    compare,
    element_type,
    splat,
)
from raise_kernel.stablehlo.properties import JOINING, MOVING, WITH_BLOCKS, qualified

SUMS = frozenset({"stablehlo.add", "stablehlo.subtract"})
# Operations that give NaN where one operand is.
ARITHMETIC = SUMS | qualified(["multiply", "divide"])
POWERS = frozenset({"stablehlo.exponential", "stablehlo.power"})
ROOTS = frozenset({"stablehlo.sqrt", "stablehlo.rsqrt"})
# Operations that round; those that give what was rounded, exactly.
ROUNDED = SUMS | POWERS | ROOTS | qualified(["multiply", "divide", "log", "tanh", "sine", "cosine"])
REARRANGING = qualified(MOVING)
EXACT = REARRANGING | {"stablehlo.negate", "stablehlo.abs"}
# Operations whose value at an element is that of their operands there, or at another element.
SPREADING = (
    SUMS
    | POWERS
    | ROOTS
    | qualified(JOINING - {"broadcast_in_dim"})
    | qualified(
        [
            "multiply",
            "divide",
            "maximum",
            "minimum",
            "negate",
            "abs",
            "log",
            "convert",
            "compare",
            "select",
        ]
    )
)
# The regions of these hold a program like the one around them.
NESTING = qualified(WITH_BLOCKS)


@register_pass("keep-rounding", stage="tensor-opt")
def keep_rounding(module: ir.Module, ctx: PassContext) -> None:
    """Protect arithmetic that XLA would rewrite inexactly."""
    for kernel in kernels(module):
        if "rk.fast_math" in kernel.attributes:
            continue
        on_cpu = text_attribute(kernel, "rk.target") in ("", "cpu")
        keeper = _Keeper(on_cpu, text_attribute(kernel, "rk.target") == "cuda")
        for op in operations_of(kernel):
            keeper.keep(op)
        if keeper.count:
            ctx.remarks.applied(
                f"{keeper.count} operands protected from XLA's inexact rewrites", kernel
            )


def operations_of(kernel: ir.Operation) -> Iterator[ir.Operation]:
    """The kernel's operations, and those of its loops and branches."""
    blocks = [kernel.regions[0].blocks[0]]
    while blocks:
        for view in list(blocks.pop().operations):
            op = view.operation
            yield op
            if op.name in NESTING:
                blocks += [region.blocks[0] for region in op.regions if len(region.blocks)]


@dataclass
class _Keeper:
    """Hides operands of one kernel's operations; on CPUs, an added number once in a block."""

    on_cpu: bool
    on_cuda: bool
    count: int = 0
    spread: dict[ir.Value, bool] = field(default_factory=dict)
    _block: ir.Block | None = None
    _numbers: dict[ir.Value, ir.Value] = field(default_factory=dict)

    def keep(self, op: ir.Operation) -> None:
        """Hide those operands of `op` that XLA would merge with it."""
        if op.name == "stablehlo.convert":
            self._keep_narrow(op)
            return
        rule = RULES.get(op.name)
        if rule is None or not _is_float(op.results[0]):
            return
        if self._block is None or op.block != self._block:
            self._block = op.block
            self._numbers.clear()
        for number in rule(self, op):
            self._hide(op, number)

    def _keep_narrow(self, op: ir.Operation) -> None:
        """Round the bfloat16 that is widened here, where arithmetic made it."""
        (value,) = op.operands
        if not isinstance(element_type(value), ir.BF16Type) or not _is_float(op.results[0]):
            return
        source = defining_op(value)
        while source is not None and source.name in EXACT:
            source = defining_op(source.operands[0])
        if source is None or source.name not in ROUNDED:
            return
        with ir.InsertionPoint(op), op.location:
            if self.on_cpu:
                facts.changed()
                op.operands[0] = stablehlo.OptimizationBarrierOp([value]).results[0]
            else:
                facts.changed()
                op.operands[0] = stablehlo.reduce_precision(value, exponent_bits=8, mantissa_bits=7)
        self.count += 1

    def is_spread(self, value: ir.Value) -> bool:
        """Whether XLA may see a number, or a smaller array, that is broadcast to make `value`."""
        if value not in self.spread:
            self.spread[value] = self._is_spread(value)
        return self.spread[value]

    def _is_spread(self, value: ir.Value) -> bool:
        op = defining_op(value)
        if op is None:
            return False
        if op.name in ("stablehlo.constant", "stablehlo.iota"):
            return True
        if op.name == "stablehlo.broadcast_in_dim":
            return _size(op.operands[0]) < _size(value) or self.is_spread(op.operands[0])
        return op.name in SPREADING and all(map(self.is_spread, op.operands))

    def _hide(self, op: ir.Operation, number: int) -> None:
        value = op.operands[number]
        with ir.InsertionPoint(op), op.location:
            witness = value
            if self.is_spread(value) and op.name in ARITHMETIC:
                witness = op.operands[1 - number]
            is_zero = op.name in SUMS and (_is_number(value, 0.0) or _is_number(value, -0.0))
            through = op.name in ARITHMETIC or not self.on_cpu
            if not through or self.is_spread(witness) or is_zero:
                facts.changed()
                op.operands[number] = self._after_barrier(value, op.name in SUMS)
            elif self.on_cpu and witness != value and not _is_one(value):
                least = stablehlo.minimum(witness, splat(-math.inf, value))
                facts.changed()
                op.operands[number] = stablehlo.maximum(value, least)
            else:
                nan = splat(math.nan, value) if witness == value else witness
                number_there = compare("EQ", witness, witness)
                facts.changed()
                op.operands[number] = stablehlo.select(number_there, value, nan)
        self.count += 1

    def _after_barrier(self, value: ir.Value, as_number: bool) -> ir.Value:
        """The value after a barrier. With `as_number`, of a number that is broadcast only the
        number: XLA makes an array of what a barrier returns."""
        data = _constant(value) if as_number else None
        if data is None or not data.is_splat or not ir.RankedTensorType(value.type).shape:
            return stablehlo.OptimizationBarrierOp([value]).results[0]
        # On GPUs each has its own, as it was measured there.
        if not self.on_cpu or value not in self._numbers:
            scalar = ir.RankedTensorType.get([], element_type(value))
            number = stablehlo.constant(
                ir.DenseElementsAttr.get_splat(scalar, data.get_splat_value())
            )
            hidden = stablehlo.OptimizationBarrierOp([number]).results[0]
            self._numbers[value] = stablehlo.broadcast_in_dim(value.type, hidden, [])
        return self._numbers[value]


def _divide(keeper: _Keeper, op: ir.Operation) -> Iterator[int]:
    """`x / c -> x * (1 / c)`, `(x / y) / z -> x / (y * z)`, `x / exp(y) -> x * exp(-y)`."""
    if not keeper.on_cpu and not isinstance(element_type(op.results[0]), ir.F64Type):
        return
    above, below = op.operands
    if _made_by(above, {"stablehlo.divide"}):
        yield 0
    shared = keeper.is_spread(below) and not is_power_of_two(below)
    if _made_by(below, {"stablehlo.divide"} | POWERS | ROOTS) or (shared and not _is_one(above)):
        yield 1


def _sum(keeper: _Keeper, op: ir.Operation) -> Iterator[int]:
    """`x + 0 -> x`, `(x + c) - d -> x + (c - d)`."""
    zero = 0.0 if op.name == "stablehlo.add" else -0.0
    for number in (0, 1) if op.name == "stablehlo.add" else (1,):
        other = op.operands[1 - number]
        if _is_number(op.operands[number], zero) and not _is_constant(other):
            if not (keeper.on_cuda and _is_matrix_product(other)):
                yield number
            return
    for number in (0, 1):
        other = op.operands[1 - number]
        inner = _made_by(op.operands[number], SUMS)
        if inner is None or not _is_constant(other):
            continue
        if any(map(_is_constant, inner.operands)):
            yield number
            return


def _multiply(keeper: _Keeper, op: ir.Operation) -> Iterator[int]:
    """`(x * c) * d -> x * (c * d)`, `exp(x) * exp(y) -> exp(x + y)`."""
    left, right = op.operands
    if _made_by(left, POWERS) and _made_by(right, POWERS):
        yield 0
        return
    for number, other in ((0, right), (1, left)):
        inner = _made_by(op.operands[number], {"stablehlo.multiply", "stablehlo.divide"})
        if inner is None or not keeper.is_spread(other):
            continue
        if any(map(keeper.is_spread, inner.operands)) and not keeper.is_spread(inner.results[0]):
            yield number
            return


def _power(keeper: _Keeper, op: ir.Operation) -> Iterator[int]:
    """`pow(exp(x), y) -> exp(x * y)`."""
    if _made_by(op.operands[0], POWERS):
        yield 0


def _logarithm(keeper: _Keeper, op: ir.Operation) -> Iterator[int]:
    """`log(exp(x)) -> x`, where `exp(x)` may be infinite."""
    if _made_by(op.operands[0], POWERS | ROOTS):
        yield 0


def _root(keeper: _Keeper, op: ir.Operation) -> Iterator[int]:
    """`sqrt(x * x) -> abs(x)`, where the square may be infinite."""
    inner = _made_by(op.operands[0], {"stablehlo.multiply"})
    if inner is not None and inner.operands[0] == inner.operands[1]:
        yield 0


RULES: dict[str, Callable[[_Keeper, ir.Operation], Iterator[int]]] = {
    "stablehlo.divide": _divide,
    "stablehlo.add": _sum,
    "stablehlo.subtract": _sum,
    "stablehlo.multiply": _multiply,
    "stablehlo.power": _power,
    "stablehlo.log": _logarithm,
    "stablehlo.sqrt": _root,
}


def _made_by(value: ir.Value, names: frozenset[str] | set[str]) -> ir.Operation | None:
    """The operation that defines a value, past changes of shape, if it is one of these."""
    op = defining_op(source_of(value, ("stablehlo.reshape", "stablehlo.transpose")))
    return op if op is not None and op.name in names else None


def _is_matrix_product(value: ir.Value) -> bool:
    """Whether every element of a value is a sum of several products, by `dot_general`."""
    op = defining_op(source_of(value, REARRANGING))
    if op is None or op.name != "stablehlo.dot_general":
        return False
    left = ir.RankedTensorType(op.operands[0].type).shape
    numbers = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    return math.prod(left[k] for k in numbers.lhs_contracting_dimensions) > 1


def _is_constant(value: ir.Value) -> bool:
    return _constant(value) is not None


def _constant(value: ir.Value) -> ir.DenseElementsAttr | None:
    """The elements of a constant, before they are broadcast."""
    op = defining_op(source_of(value, ("stablehlo.reshape", "stablehlo.broadcast_in_dim")))
    if op is None or op.name != "stablehlo.constant":
        return None
    return ir.DenseElementsAttr(op.attributes["value"])


def _is_one(value: ir.Value) -> bool:
    """Whether a value is one number, broadcast."""
    data = _constant(value)
    if data is not None:
        return data.is_splat
    op = defining_op(value)
    return op is not None and op.name == "stablehlo.broadcast_in_dim" and _size(op.operands[0]) == 1


def is_power_of_two(value: ir.Value) -> bool:
    """Whether `value` is one power of two whose reciprocal is a normal number of its type."""
    data = _constant(value)
    if data is None or not data.is_splat:
        return False
    number = ir.FloatAttr(data.get_splat_value()).value
    if number == 0 or not math.isfinite(number):
        return False
    mantissa, exponent = math.frexp(number)
    form = float_format(element_type(value))
    return form is not None and abs(mantissa) == 0.5 and abs(exponent) < form.bias


def _is_number(value: ir.Value, number: float) -> bool:
    """Whether all elements of a float are one number; zeros of other signs are other numbers."""
    data = _constant(value)
    if data is None or not data.is_splat:
        return False
    found = ir.FloatAttr(data.get_splat_value()).value
    return found == number and math.copysign(1.0, found) == math.copysign(1.0, number)


def _is_float(value: ir.Value) -> bool:
    return isinstance(element_type(value), (ir.F16Type, ir.BF16Type, ir.F32Type, ir.F64Type))


def _size(value: ir.Value) -> int:
    return math.prod(ir.RankedTensorType(value.type).shape)
