"""A function over the cells of a field, as a program of float64 that XLA compiles for this CPU.

Moves, integers, loops and branches stay as they are; each operation on floats becomes the
operations that compute its cells (arithmetic.py), so that a loop of a million steps takes seconds.
Each turn of a loop takes from a budget, which all loops share: past it they end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import jax
import numpy as np

from raise_kernel.bindings import attributes_of, defining_op, ir, stablehlo
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph.load import COMBINING, READERS
from raise_kernel.passes.tensor_opt.graph.node import Cumulative, Dot, Scatter, is_float
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import HALF, LONGEST, PRIME, of_floats
from raise_kernel.passes.tensor_opt.idioms.fields.copies import MAIN, Copier, main_block
from raise_kernel.runtime.replay import jax_source
from raise_kernel.runtime.replay.constants import read_constant

# What a run may cost: a turn of a loop `EACH` for each of its operations, and one for each element
# that they make. About three seconds of one core.
BUDGET = 3e9
EACH = 100

LOOPS = ("stablehlo.while", "stablehlo.if")

_MOVE_NAMES = (
    "slice pad reshape transpose reverse broadcast_in_dim concatenate dynamic_slice "
    "dynamic_update_slice gather select return"
)
_MOVES = frozenset(f"stablehlo.{name}" for name in _MOVE_NAMES.split())


class Compiled:
    """The function of a module (of `copies.function_of`), on cells."""

    def __init__(self, module: ir.Module) -> None:
        made = _over_cells(module)
        source = jax_source(made)
        with jax.enable_x64(True), jax.default_device(jax.devices("cpu")[0]):
            structs = [jax.ShapeDtypeStruct(t.shape, t.dtype) for t in source.parameters]
            self._run = source.function().lower(*structs).compile()

    def __call__(self, cells: Sequence[np.ndarray]) -> np.ndarray:
        """The result's cells. Raises `NoMatch` where the budget does not do."""
        with jax.enable_x64(True), jax.default_device(jax.devices("cpu")[0]):
            found, left = self._run(*[np.ascontiguousarray(c, np.float64) for c in cells])
        if float(left) < 0:
            raise NoMatch("it is too large to be followed")
        return np.asarray(found)


def _over_cells(module: ir.Module) -> ir.Module:
    source = main_block(module)
    copier = _Cells()
    location = ir.Location.unknown(module.context)
    with location:
        made = ir.Module.create()
        types = [copier.type(a) for a in source.arguments]
        *body, end = [o.operation for o in source.operations]
        results = [copier.type(end.operands[0]), _scalar()]
        with ir.InsertionPoint(made.body):
            function = ir.Operation.create(
                "func.func",
                attributes={
                    "sym_name": ir.StringAttr.get(MAIN),
                    "function_type": ir.TypeAttr.get(ir.FunctionType.get(types, results)),
                },
                regions=1,
            )
        block = function.regions[0].blocks.append(*types)
        copier.values.update(zip(source.arguments, block.arguments, strict=True))
        with ir.InsertionPoint(block):
            copier.budget = _splat(_scalar(), BUDGET)
            for op in body:
                copier.operation(op)
            ir.Operation.create("func.return", operands=[copier.values[end.operands[0]],
                                                         copier.budget])  # fmt: skip
    return made


class _Cells(Copier):
    """Copies operations; those on floats as operations on cells."""

    budget: ir.Value

    def type(self, value: ir.Value) -> ir.Type:
        type_ = value.type
        if isinstance(type_, ir.RankedTensorType) and is_float(str(type_.element_type)):
            return ir.RankedTensorType.get(type_.shape, ir.F64Type.get())
        return type_

    def operation(self, op: ir.Operation) -> None:
        name = op.name.removeprefix("stablehlo.")
        if op.name == "stablehlo.while":
            self._while(op)
        elif op.name == "stablehlo.if":
            self._if(op)
        elif op.name in _MOVES or not any(map(_floats, (*op.operands, *op.results))):
            super().operation(op)
        else:
            rule = _RULES.get(name)
            if rule is None:
                raise NoMatch(f"it uses {name}")
            operands = [self.values[v] for v in op.operands]
            self.values[op.results[0]] = rule(self, op, operands)

    def plain(self, op: ir.Operation) -> ir.Value:
        """A copy as it is, on cells."""
        super().operation(op)
        return self.values[op.results[0]]

    def _while(self, op: ir.Operation) -> None:
        made = ir.Operation.create(
            op.name,
            results=[*[self.type(r) for r in op.results], _scalar()],
            operands=[*[self.values[v] for v in op.operands], self.budget],
            regions=2,
        )
        test, body = op.regions
        block = self._block(made.regions[0], test.blocks[0], _scalar())
        with ir.InsertionPoint(block):
            self.budget = block.arguments[-1]
            (going,) = self._inside(test.blocks[0])
            some = _compare("GE", self.budget, _splat(_scalar(), 0.0))
            stablehlo.return_([stablehlo.and_(going, some)])
        block = self._block(made.regions[1], body.blocks[0], _scalar())
        with ir.InsertionPoint(block):
            self.budget = stablehlo.subtract(
                block.arguments[-1], _splat(_scalar(), _cost(body.blocks[0]))
            )
            stablehlo.return_([*self._inside(body.blocks[0]), self.budget])
        *results, self.budget = made.results
        self.values.update(zip(op.results, results, strict=True))

    def _if(self, op: ir.Operation) -> None:
        before = self.budget
        made = ir.Operation.create(
            op.name,
            results=[*[self.type(r) for r in op.results], _scalar()],
            operands=[self.values[op.operands[0]]],
            regions=2,
        )
        for source, target in zip(op.regions, made.regions, strict=True):
            self.budget = before
            with ir.InsertionPoint(self._block(target, source.blocks[0])):
                stablehlo.return_([*self._inside(source.blocks[0]), self.budget])
        *results, self.budget = made.results
        self.values.update(zip(op.results, results, strict=True))

    def _block(self, region: ir.Region, source: ir.Block, *more: ir.Type) -> ir.Block:
        made = region.blocks.append(*[self.type(a) for a in source.arguments], *more)
        self.values.update(zip(source.arguments, list(made.arguments), strict=False))
        return made

    def _inside(self, block: ir.Block) -> list[ir.Value]:
        """Copy what is in a block; what it returns."""
        *body, end = [o.operation for o in block.operations]
        for inner in body:
            self.operation(inner)
        return [self.values[v] for v in end.operands]


def _floats(value: ir.Value) -> bool:
    type_ = value.type
    return isinstance(type_, ir.RankedTensorType) and is_float(str(type_.element_type))


def _cost(block: ir.Block) -> float:
    """Of one turn, without the turns of loops inside."""
    total = 0.0
    for item in block.operations:
        op = item.operation
        total += EACH + _made(op)
        if op.name == "stablehlo.dot_general":
            d = READERS[op.name](op)
            assert isinstance(d, Dot)
            shape = ir.RankedTensorType(op.operands[0].type).shape
            total += _size(op.results[0]) * prod(shape[a] for a in d.lhs_contract)
    return total


def _made(op: ir.Operation) -> int:
    """Elements that are computed, or moved."""
    if op.name in ("stablehlo.reshape", "stablehlo.constant", *LOOPS):
        return 0
    if op.name == "stablehlo.dynamic_update_slice":
        return _size(op.operands[1])
    if op.name == "stablehlo.scatter":
        return _size(op.operands[len(op.operands) - 1])
    return sum(_size(r) for r in op.results)


def _size(value: ir.Value) -> int:
    type_ = value.type
    return prod(type_.shape) if isinstance(type_, ir.RankedTensorType) else 1


# --- arithmetic ---


def _scalar() -> ir.RankedTensorType:
    return ir.RankedTensorType.get([], ir.F64Type.get())


def _splat(type_: ir.Type, value: float) -> ir.Value:
    type_ = ir.RankedTensorType(type_)
    attr = ir.FloatAttr.get(type_.element_type, value)
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(type_, attr))


def _compare(word: str, a: ir.Value, b: ir.Value) -> ir.Value:
    return stablehlo.compare(a, b, stablehlo.ComparisonDirectionAttr.get(word))


def _reduced(x: ir.Value) -> ir.Value:
    turns = stablehlo.round_nearest_even(stablehlo.multiply(x, _splat(x.type, 1.0 / PRIME)))
    return stablehlo.subtract(x, stablehlo.multiply(turns, _splat(x.type, float(PRIME))))


def _multiply(a: ir.Value, b: ir.Value) -> ir.Value:
    return _reduced(stablehlo.multiply(a, b))


def _where_zero(x: ir.Value, then: ir.Value, otherwise: ir.Value) -> ir.Value:
    """Reduced cells lie between minus and plus half of `PRIME`: one of them is zero."""
    return stablehlo.select(_compare("EQ", _reduced(x), _splat(x.type, 0.0)), then, otherwise)


def _power(x: ir.Value, exponent: int) -> ir.Value:
    """By squares, in a loop: an unrolled one would be most of the program."""
    count = ir.RankedTensorType.get([], ir.IntegerType.get_signless(32))

    def integer(value: int) -> ir.Value:
        attr = ir.IntegerAttr.get(count.element_type, value)
        return stablehlo.constant(ir.DenseElementsAttr.get_splat(count, attr))

    made = ir.Operation.create(
        "stablehlo.while",
        results=[count, x.type, x.type],
        operands=[integer(exponent), _splat(x.type, 1.0), x],
        regions=2,
    )
    types = [count, x.type, x.type]
    test = made.regions[0].blocks.append(*types)
    with ir.InsertionPoint(test):
        stablehlo.return_([_compare("GT", test.arguments[0], integer(0))])
    body = made.regions[1].blocks.append(*types)
    with ir.InsertionPoint(body):
        left, found, square = body.arguments
        odd = _compare("EQ", stablehlo.and_(left, integer(1)), integer(1))
        found = stablehlo.select(odd, _multiply(found, square), found)
        half = stablehlo.shift_right_logical(left, integer(1))
        stablehlo.return_([half, found, _multiply(square, square)])
    return made.results[1]


def _inverse(x: ir.Value) -> ir.Value:
    return _where_zero(x, _splat(x.type, float("nan")), _power(x, PRIME - 2))


def _root(x: ir.Value) -> ir.Value:
    found = _power(x, (PRIME + 1) // 4)
    off = stablehlo.subtract(_multiply(found, found), x)
    return _where_zero(off, found, _splat(x.type, float("nan")))


def _constant(copier: _Cells, op: ir.Operation, _x: Sequence[ir.Value]) -> ir.Value:
    value = read_constant(op)
    type_ = ir.RankedTensorType(copier.type(op.results[0]))
    if value.splat is not None:
        return _splat(type_, float(of_floats(value.splat)))
    assert value.values is not None
    cells = np.ascontiguousarray(of_floats(value.values))
    return stablehlo.constant(_dense(cells, type_.element_type))


def _dense(cells: Any, element: ir.Type) -> ir.Attribute:
    return ir.DenseElementsAttr.get(cells, type=element)


def _convert(copier: _Cells, op: ir.Operation, x: Sequence[ir.Value]) -> ir.Value:
    if _floats(op.operands[0]):
        if not _floats(op.results[0]):
            raise NoMatch("an integer or a condition depends on floats")
        return x[0]
    return _reduced(stablehlo.convert(copier.type(op.results[0]), x[0]))


def _dot(copier: _Cells, op: ir.Operation, x: Sequence[ir.Value]) -> ir.Value:
    """In two halves, as `arithmetic.product`."""
    d = READERS[op.name](op)
    assert isinstance(d, Dot)
    shape = ir.RankedTensorType(op.operands[0].type).shape
    if prod(shape[a] for a in d.lhs_contract) > LONGEST:
        raise NoMatch("it sums too many products")
    a, b = x
    high = stablehlo.round_nearest_even(stablehlo.multiply(a, _splat(a.type, 1.0 / HALF)))
    low = stablehlo.subtract(a, stablehlo.multiply(high, _splat(a.type, float(HALF))))
    numbers = {"dot_dimension_numbers": op.attributes["dot_dimension_numbers"]}
    parts = [
        _reduced(
            ir.Operation.create(
                op.name,
                results=[copier.type(op.results[0])],
                operands=[part, b],
                attributes=numbers,
            ).result
        )
        for part in (high, low)
    ]
    scaled = stablehlo.multiply(parts[0], _splat(parts[0].type, float(HALF)))
    return _reduced(stablehlo.add(scaled, parts[1]))


def _combined(copier: _Cells, op: ir.Operation, _x: Sequence[ir.Value]) -> ir.Value:
    """Sums, and scatters: those of fewer than 2**27 cells are exact."""
    attr = COMBINING[op.name](op) if len(op.results) == 1 else None
    kind = attr[1] if isinstance(attr, tuple) else None
    if isinstance(attr, (Cumulative, Scatter)):
        kind = attr.kind
    if kind == "set":
        return copier.plain(op)
    if kind != "add":
        raise NoMatch(f"it uses {op.name.removeprefix('stablehlo.')}")
    for region in op.regions:
        if len(region.blocks[0].operations) != 2:
            raise NoMatch("it adds in a way of its own")
    made = _sum(copier, op)
    return _reduced(made)


def _sum(copier: _Cells, op: ir.Operation) -> ir.Value:
    """A copy whose additions are of whole numbers, not of cells."""
    made = ir.Operation.create(
        op.name,
        results=[copier.type(op.results[0])],
        operands=[copier.values[v] for v in op.operands],
        attributes=attributes_of(op),
        regions=1,
    )
    block = made.regions[0].blocks.append(_scalar(), _scalar())
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.add(*block.arguments)])
    return made.result


def _is_zero(copier: _Cells, op: ir.Operation, x: Sequence[ir.Value]) -> ir.Value:
    word = READERS[op.name](op)
    assert isinstance(word, tuple)
    zero = defining_op(op.operands[1])
    splat = None if zero is None or zero.name != "stablehlo.constant" else read_constant(zero).splat
    if word[0] not in ("EQ", "NE") or splat is None or splat != 0:
        raise NoMatch("it compares floats")
    off = _reduced(stablehlo.subtract(x[0], x[1]))
    return _compare(word[0], off, _splat(off.type, 0.0))


Rule = Callable[[_Cells, ir.Operation, Sequence[ir.Value]], ir.Value]

_RULES: dict[str, Rule] = {
    "add": lambda c, op, x: _reduced(stablehlo.add(*x)),
    "subtract": lambda c, op, x: _reduced(stablehlo.subtract(*x)),
    "multiply": lambda c, op, x: _multiply(*x),
    "divide": lambda c, op, x: _multiply(x[0], _inverse(x[1])),
    "negate": lambda c, op, x: stablehlo.negate(x[0]),
    "sqrt": lambda c, op, x: _root(x[0]),
    "rsqrt": lambda c, op, x: _inverse(_root(x[0])),
    "constant": _constant,
    "iota": lambda c, op, x: c.plain(op),
    "convert": _convert,
    "compare": _is_zero,
    "dot_general": _dot,
    "reduce": _combined,
    "reduce_window": _combined,
    "scatter": _combined,
}
