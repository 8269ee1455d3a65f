"""Loops whose carried values are reductions: sums, products, minima, chains of them, nests of them.

`nest_of` finds the loops of one sum written as several (`for c, for y, for x: s += ...`).
`reductions` finds the terms that each carried value of the innermost loop combines.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, only_use, terminator
from raise_kernel.remarks import NoMatch


@dataclass(frozen=True)
class Term:
    """One value that a reduction combines.

    `fma`: the fused operation that holds the product. `negative`: the term is subtracted. `groups`:
    the term is the product of these products, which regroup the factors of the code.
    """

    value: ir.Value | None
    fma: ir.Operation | None = None
    negative: bool = False
    groups: tuple[tuple[ir.Value, ...], ...] = ()


@dataclass(frozen=True)
class Reduction:
    """The reduction of one carried value: `acc = acc op term op term ...`."""

    op: str
    init: ir.Value
    terms: tuple[Term, ...]


def nest_of(op: ir.Operation) -> list[ir.Operation]:
    """`op` and the inner loops that only continue its carried values, outermost first.

    Between two of them there are only pure operations and loads.
    """
    nest = [op]
    while True:
        outer = nest[-1]
        block = outer.regions[0].blocks[0]
        *operations, end = [o.operation for o in block.operations]
        loops = [o for o in operations if o.name == "affine.for"]
        carried = list(block.arguments)[1:]
        if (
            not carried
            or len(loops) != 1
            or any(o.regions and o != loops[0] for o in operations)
            or any(has_effects(o) for o in operations)
            or loop_inits(loops[0]) != carried
            or list(end.operands) != list(loops[0].results)
            or any(only_use(v) is None for v in (*carried, *loops[0].results))
        ):
            return nest
        nest.append(loops[0])


def reductions(nest: list[ir.Operation]) -> list[Reduction]:
    """The reductions of a nest; NoMatch if a carried value is no reduction."""
    body = nest[-1].regions[0].blocks[0]
    yields = terminator(body).operands
    carried = list(body.arguments)[1:]
    return [
        _chain(argument, value, init)
        for argument, value, init in zip(carried, yields, loop_inits(nest[0]), strict=True)
    ]


def _chain(argument: ir.Value, value: ir.Value, init: ir.Value) -> Reduction:
    """Follow the accumulator from the yield back to the argument."""
    terms: list[Term] = []
    kind = ""
    while value != argument:
        op = defining_op(value)
        if op is None or only_use(value) is None:
            raise NoMatch("a carried value is not a reduction")
        name = "arith.addf" if op.name == "math.fma" else op.name
        if name not in KINDS or (kind and name != kind):
            raise NoMatch(f"a carried value is updated by {op.name}")
        kind = name
        if op.name == "math.fma":
            terms.append(Term(None, op))
            value = op.operands[2]
            continue
        a, b = op.operands
        through_a, through_b = _reaches(a, argument), _reaches(b, argument)
        if through_a == through_b:
            raise NoMatch("a carried value is used twice")
        terms.append(Term(b if through_a else a))
        value = a if through_a else b
    if kind[-2:] in ("si", "ui") and not isinstance(init.type, ir.IntegerType):
        raise NoMatch("MLIR has no parallel minimum or maximum of indices")
    if kind == "arith.mulf" and _is_zero(init):
        # Another order of the factors may overflow, and zero times infinity is NaN.
        raise NoMatch("a product starts from zero")
    if only_use(argument) is None or not terms:
        raise NoMatch("a carried value is used for more than its own reduction")
    return Reduction(kind, init, tuple(reversed(terms)))


def _is_zero(value: ir.Value) -> bool:
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return False
    return ir.FloatAttr(op.attributes["value"]).value == 0.0


def _reaches(value: ir.Value, argument: ir.Value) -> bool:
    """Whether the accumulator flows into `value` through reduction operations."""
    seen = 0
    while value != argument:
        op = defining_op(value)
        if op is None or op.name not in (*KINDS, "math.fma") or seen > 4096:
            return False
        seen += 1
        if op.name == "math.fma":
            value = op.operands[2]
            continue
        a, b = op.operands
        value = a if a == argument or _is_chain(a) else b
    return True


def _is_chain(value: ir.Value) -> bool:
    op = defining_op(value)
    return op is not None and op.name in (*KINDS, "math.fma") and op.name != "arith.mulf"


def products_of(term: Term) -> tuple[Term, ...]:
    """The products whose sums and differences the term is (`a * b - c * d`), added ones first.

    The term alone if it has no such form.
    """
    found: list[Term] = []
    stack = [] if term.value is None else [(term.value, term.negative)]
    while stack:
        value, negative = stack.pop()
        op = defining_op(value)
        if op is None or (op.name != "arith.mulf" and only_use(value) is None):
            return (term,)
        if op.name == "arith.mulf":
            found.append(Term(value, negative=negative))
        elif op.name == "math.fma":
            found.append(Term(None, op, negative))
            stack.append((op.operands[2], negative))
        elif op.name in ("arith.addf", "arith.subf"):
            left, right = op.operands
            stack += [(right, negative != (op.name == "arith.subf")), (left, negative)]
        else:
            return (term,)
    return tuple(sorted(found, key=lambda t: t.negative)) or (term,)


def term_parts(term: Term) -> list[ir.Value]:
    """The factors of a term that is a product, else the term alone."""
    if term.fma is not None:
        return list(term.fma.operands)[:2]
    assert term.value is not None
    op = defining_op(term.value)
    if op is not None and op.name in ("arith.mulf", "arith.muli"):
        return list(op.operands)
    return [term.value]
