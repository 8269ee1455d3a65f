"""Rewrites tensor-core products of loaded fragments as sums over elements of the matrices.

Before (a: m x k and b: k x n, loaded by the lanes %g, %t; %r: registers of the product):
    %a0 = affine.load %x[%g, 2 * %t + %k]   %a1 = affine.load %x[%g, 2 * %t + 1 + %k]   ...
    %b0 = affine.load %y[2 * %t + %k, %g]   ...
    %r:4 = func.call @rk.warp.mma.m16n8k16_f16_f16_f32(%a0, ..., %b0, ..., %c0, ..., %g, %t)
After (the first two registers of the product are of row %g and columns 2 * %t, 2 * %t + 1):
    %r:4 = affine.for %e = 0 to 16 iter_args(%s0 = %c0, ...) {
      %s0 + ext(affine.load %x[%g, %e + %k]) * ext(affine.load %y[%e + %k, 2 * %t])
      %s1 + ext(affine.load %x[%g, %e + %k]) * ext(affine.load %y[%e + %k, 2 * %t + 1])   ...
    }

With a loop over %k around it this is one reduction. reroll-stores then makes lanes of the
registers, and the whole is one contraction, as if the kernel had not used tensor cores. A factor
may be converted or scaled after its load, element by element. Half and bfloat16 factors are
multiplied in single precision, small integers in 32 bits. The low thirteen bits of a tf32 factor
are dropped. Two products stay cross-lane operations: those of fragments that other threads
computed, and those with a half-precision sum, which is rounded after each product.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.fragment_layouts import Layout, Product, parse_product
from raise_kernel.analysis.lanes.fragment_loads import matrix_subscripts
from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.analysis.lanes.variance import Variance, uniformity
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_for, affine_load, affine_yield
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import attributes_of, defining_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_TF32_BITS = -(1 << 13)
_SUMS = ("f32", "f64", "s32")


@register_pass("expand-products", stage="affine", needs=("func.call",))
def expand_products(module: ir.Module, ctx: PassContext) -> None:
    """Rewrite products of loaded fragments as sums over elements of the matrices."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        calls = [call for op in walked(entry) if (call := lane_call(op)) is not None]
        products = [call for call in calls if call.scope == "warp" and call.kind == "mma"]
        if not products:
            continue
        variance = uniformity(entry)
        for call in products:
            expansion = _expansion(call, variance)
            if expansion is None:
                ctx.remarks.missed("a fragment of this product is not loaded from memory", call.op)
                continue
            ctx.remarks.applied("a product of fragments is now a sum over elements", call.op)
            expansion.rewrite()


@dataclass(frozen=True)
class _Uniform:
    """A value that all lanes of the warp share."""

    value: ir.Value


@dataclass(frozen=True)
class _Loaded:
    """A load; in `subscripts` the lane indices stand for the row and the column."""

    memory: ir.Value
    subscripts: tuple[Linear, ...]


@dataclass(frozen=True)
class _Computed:
    """The operation `like`, applied to elements."""

    like: ir.Operation
    operands: tuple[_Element, ...]


# An element of a factor as a function of its row and column.
_Element = _Uniform | _Loaded | _Computed


def _expansion(call: LaneCall, variance: Variance) -> _Expansion | None:
    product = parse_product(call.mode)
    if product.c not in _SUMS or len(call.indices) != 2:
        return None
    layouts = product.layouts()
    registers, factors = call.arguments, []
    for layout in layouts[:2]:
        group, registers = registers[: layout.count], registers[layout.count :]
        factors.append(_element(group, call, layout, variance))
    a, b = factors
    if a is None or b is None:
        return None
    return _Expansion(call, product, a, b, registers)


def _element(
    registers: Sequence[ir.Value], call: LaneCall, layout: Layout, variance: Variance
) -> _Element | None:
    """The function of row and column that all registers are values of; None if there is none."""
    first = registers[0]
    if len(set(registers)) == 1 and not variance.of(first) & set(call.indices):
        return _Uniform(first)
    loaded = matrix_subscripts(registers, call.op, call.indices, layout)
    if loaded is not None:
        return _Loaded(loaded[0], tuple(loaded[1]))
    ops = [defining_op(v) for v in registers]
    like = ops[0]
    if like is None or not like.name.startswith(("arith.", "math.")) or len(like.results) != 1:
        return None
    alike = [op for op in ops if op is not None and _alike(op, like)]
    if len(alike) != len(ops):
        return None
    operands = []
    for column in zip(*(list(op.operands) for op in alike), strict=True):
        operand = _element(column, call, layout, variance)
        if operand is None:
            return None
        operands.append(operand)
    return _Computed(like, tuple(operands))


def _alike(op: ir.Operation, like: ir.Operation) -> bool:
    return (
        op.name == like.name
        and len(op.operands) == len(like.operands)
        and attributes_of(op) == attributes_of(like)
        and op.results[0].type == like.results[0].type
    )


@dataclass(frozen=True)
class _Expansion:
    """A call that is to become `accumulators` plus the product of `a` and `b`."""

    call: LaneCall
    product: Product
    a: _Element
    b: _Element
    accumulators: Sequence[ir.Value]

    def rewrite(self) -> None:
        """Replace the call by a loop."""
        op = self.call.op
        with op.location, ir.InsertionPoint(op):
            loop, body = affine_for(0, self.product.k, 1, self.accumulators)
        index, *sums = body.arguments
        with op.location, ir.InsertionPoint(body):
            terms = self._terms(index, sums[0].type)
            add = "arith.addi" if isinstance(sums[0].type, ir.IntegerType) else "arith.addf"
            affine_yield(
                [_operation(add, [a, b], a.type) for a, b in zip(sums, terms, strict=True)]
            )
        replace_op(op, loop.results)

    def _terms(self, index: ir.Value, type_: ir.Type) -> list[ir.Value]:
        """For each register, the product of one column of its row and one row of its column."""
        layout, at = self.product.layouts()[2], Linear.index(index)
        lanes = dict(zip("gt", self.call.indices, strict=True))
        multiply = "arith.muli" if isinstance(type_, ir.IntegerType) else "arith.mulf"
        terms = []
        for register in range(layout.count):
            digits = layout.digits(register)
            row, column = (
                _coordinate(layout.weights(names), digits, lanes)
                for names in (layout.row, layout.column)
            )
            a, b = self._value(self.a, row, at), self._value(self.b, at, column)
            factors = [_wide(a, self.product.a, type_), _wide(b, self.product.b, type_)]
            terms.append(_operation(multiply, factors, type_))
        return terms

    def _value(self, element: _Element, row: Linear, column: Linear) -> ir.Value:
        if isinstance(element, _Uniform):
            return element.value
        if isinstance(element, _Loaded):
            mapping = dict(zip(self.call.indices, (row, column), strict=True))
            subscripts = [form.substituted(mapping) for form in element.subscripts]
            return affine_load(element.memory, *to_map(subscripts))
        operands = [self._value(operand, row, column) for operand in element.operands]
        like = element.like
        return ir.Operation.create(
            like.name,
            results=[like.results[0].type],
            operands=operands,
            attributes={name: like.attributes[name] for name in like.attributes},
        ).results[0]


def _coordinate(
    weights: dict[str, int], digits: dict[str, int], lanes: dict[str, ir.Value]
) -> Linear:
    """A row or a column, from the mixed-radix digits of the register and the lane."""
    known = sum(weights[name] * n for name, n in digits.items() if name in weights)
    return Linear(known, {value: weights.get(name, 0) for name, value in lanes.items()})


def _wide(value: ir.Value, name: str, sum_type: ir.Type) -> ir.Value:
    """An element, converted to the type it is multiplied in."""
    if name == "tf32":
        i32 = ir.IntegerType.get_signless(32)
        bits = _operation("arith.bitcast", [value], i32)
        kept = _operation("arith.andi", [bits, arith.constant(i32, _TF32_BITS)], i32)
        return _operation("arith.bitcast", [kept], value.type)
    if value.type == sum_type:
        return value
    widen = {"s8": "arith.extsi", "u8": "arith.extui"}.get(name, "arith.extf")
    return _operation(widen, [value], sum_type)


def _operation(name: str, operands: Sequence[ir.Value], type_: ir.Type) -> ir.Value:
    return ir.Operation.create(name, results=[type_], operands=list(operands)).results[0]
