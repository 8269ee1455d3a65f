"""Between `Linear` forms and MLIR's affine maps, sets and accesses."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts


def to_expr(form: Linear, dims: dict[ir.Value, int]) -> ir.AffineExpr:
    """The affine expression of `form`; `dims` numbers its indices (and grows)."""
    expr: ir.AffineExpr | None = None
    for value, coefficient in form.terms.items():
        position = dims.setdefault(value, len(dims))
        term = ir.AffineDimExpr.get(position)
        if coefficient != 1:
            term = ir.AffineExpr.get_mul(term, ir.AffineConstantExpr.get(coefficient))
        expr = term if expr is None else ir.AffineExpr.get_add(expr, term)
    constant = ir.AffineConstantExpr.get(form.const)
    if expr is None:
        return constant
    return ir.AffineExpr.get_add(expr, constant) if form.const else expr


def to_map(forms: Sequence[Linear]) -> tuple[ir.AffineMap, list[ir.Value]]:
    """A map with one result a form, and its dimension operands."""
    dims: dict[ir.Value, int] = {}
    exprs = [to_expr(f, dims) for f in forms]
    return ir.AffineMap.get(len(dims), 0, exprs), list(dims)


def to_set(constraints: Sequence[Constraint]) -> tuple[ir.IntegerSet, list[ir.Value]]:
    """An integer set (a conjunction), and its dimension operands."""
    dims: dict[ir.Value, int] = {}
    exprs = [to_expr(c.form, dims) for c in constraints]
    return ir.IntegerSet.get(len(dims), 0, exprs, [c.equality for c in constraints]), list(dims)


def evaluate(expr: ir.AffineExpr, operands: Sequence[Linear]) -> Linear | None:
    """`expr` with `operands` for its dimensions; None for mod, floordiv and ceildiv."""
    if isinstance(expr, ir.AffineConstantExpr):
        return Linear(ir.AffineConstantExpr(expr).value)
    if isinstance(expr, ir.AffineDimExpr):
        return operands[ir.AffineDimExpr(expr).position]
    if isinstance(expr, ir.AffineAddExpr):
        binary = ir.AffineAddExpr(expr)
        left, right = evaluate(binary.lhs, operands), evaluate(binary.rhs, operands)
        return left + right if left is not None and right is not None else None
    if isinstance(expr, ir.AffineMulExpr):
        binary = ir.AffineMulExpr(expr)
        left, right = evaluate(binary.lhs, operands), evaluate(binary.rhs, operands)
        if left is None or right is None:
            return None
        return left.scaled(right.const) if right.is_constant() else right.scaled(left.const)
    return None


# A linear expression: its constant, and the coefficient of each dimension in it.
_Row = tuple[int, tuple[tuple[int, int], ...]]


def applied_form(op: ir.Operation) -> Linear | None:
    """The form that an affine.apply computes; None for another operation, or where it has none."""
    if op.name != "affine.apply":
        return None
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    return evaluate(map_.results[0], [Linear.index(v) for v in op.operands])


def access_forms(op: ir.Operation) -> tuple[Linear, ...] | None:
    """The subscripts of an `affine.load` or `affine.store`, over its index operands."""
    return facts.once(_access_forms, op)


def _access_forms(op: ir.Operation) -> tuple[Linear, ...] | None:
    first = 1 if op.name == "affine.load" else 2
    rows = _map_rows(op.attributes["map"])
    return None if rows is None else _forms(rows, list(op.operands)[first:])


def if_constraints(op: ir.Operation) -> tuple[Constraint, ...] | None:
    """The constraints of an `affine.if`."""
    return facts.once(_if_constraints, op)


def _if_constraints(op: ir.Operation) -> tuple[Constraint, ...] | None:
    parts = _set_rows(op.attributes["condition"])
    if parts is None:
        return None
    rows, equalities = parts
    forms = _forms(rows, list(op.operands))
    return tuple(Constraint(form, equal) for form, equal in zip(forms, equalities, strict=True))


def _forms(rows: Sequence[_Row], operands: Sequence[ir.Value]) -> tuple[Linear, ...]:
    """The rows over `operands`; two dimensions may be one value."""
    forms = []
    for const, coefficients in rows:
        terms: dict[ir.Value, int] = {}
        for position, coefficient in coefficients:
            value = operands[position]
            terms[value] = terms.get(value, 0) + coefficient
        forms.append(Linear(const, terms))
    return tuple(forms)


# MLIR has one attribute for all that are equal, and keeps it: each is read once.
@functools.cache
def _map_rows(attribute: ir.Attribute) -> tuple[_Row, ...] | None:
    """The results of a map; None where one is not linear."""
    return _rows(ir.AffineMapAttr(attribute).value.results)


@functools.cache
def _set_rows(attribute: ir.Attribute) -> tuple[tuple[_Row, ...], tuple[bool, ...]] | None:
    """The constraints of a set, and which are equalities; None where one is not linear."""
    parts = set_parts(attribute)
    rows = _rows(expr for expr, _ in parts)
    return None if rows is None else (rows, tuple(equality for _, equality in parts))


def set_parts(attribute: ir.Attribute) -> list[tuple[ir.AffineExpr, bool]]:
    """(expression, is equality) of each constraint.

    The bindings build integer set attributes but give no access to the set inside one, so the
    constraints are read from its text, as the results of a map over the same dimensions.
    """
    text = str(attribute)
    dims, _, body = text[len("affine_set<") : -1].partition(" : (")
    parts = [p.strip() for p in body[:-1].split(",")]
    equalities = ["==" in p for p in parts]
    exprs = [p.replace(">=", "==").partition(" == ")[0] for p in parts]
    map_text = f"affine_map<{dims} -> ({', '.join(exprs)})>"
    results = ir.AffineMapAttr(ir.Attribute.parse(map_text, attribute.context)).value.results
    return list(zip(results, equalities, strict=True))


def _rows(results: Iterable[ir.AffineExpr]) -> tuple[_Row, ...] | None:
    found = [_row(expr) for expr in results]
    known = tuple(row for row in found if row is not None)
    return known if len(known) == len(found) else None


def _row(expr: ir.AffineExpr) -> _Row | None:
    """A linear expression; None for mod, floordiv and ceildiv."""
    if isinstance(expr, ir.AffineConstantExpr):
        return ir.AffineConstantExpr(expr).value, ()
    if isinstance(expr, ir.AffineDimExpr):
        return 0, ((ir.AffineDimExpr(expr).position, 1),)
    if not isinstance(expr, ir.AffineAddExpr | ir.AffineMulExpr):
        return None
    binary = ir.AffineBinaryExpr(expr)
    left, right = _row(binary.lhs), _row(binary.rhs)
    if left is None or right is None:
        return None
    if isinstance(expr, ir.AffineMulExpr):
        row, factor = (left, right[0]) if not right[1] else (right, left[0])
        return row[0] * factor, tuple((d, c * factor) for d, c in row[1])
    terms = dict(left[1])
    for position, coefficient in right[1]:
        terms[position] = terms.get(position, 0) + coefficient
    return left[0] + right[0], tuple(terms.items())


def parallel_box(op: ir.Operation) -> list[tuple[int, int, int]]:
    """(lower, upper, step) of each index of an `affine.parallel` with constant bounds."""
    return list(facts.once(_parallel_box, op))


def _parallel_box(op: ir.Operation) -> list[tuple[int, int, int]]:
    attributes = op.attributes
    lower, upper = (
        _constants(attributes["lowerBoundsMap"]),
        _constants(attributes["upperBoundsMap"]),
    )
    steps = _integers(attributes["steps"])
    return list(zip(lower, upper, steps, strict=True))


def for_bounds(op: ir.Operation) -> tuple[int, int, int] | None:
    """(lower, upper, step) of an `affine.for` with constant bounds, else None."""
    lower, upper = (
        _map_rows(op.attributes["lowerBoundMap"]),
        _map_rows(op.attributes["upperBoundMap"]),
    )
    if lower is None or upper is None or len(lower) != 1 or len(upper) != 1:
        return None
    ((low, of_low),), ((high, of_high),) = lower, upper
    if of_low or of_high:
        return None
    return low, high, ir.IntegerAttr(op.attributes["step"]).value


@functools.cache
def _constants(attribute: ir.Attribute) -> tuple[int, ...]:
    results = ir.AffineMapAttr(attribute).value.results
    return tuple(ir.AffineConstantExpr(expr).value for expr in results)


@functools.cache
def _integers(attribute: ir.Attribute) -> tuple[int, ...]:
    return tuple(ir.IntegerAttr(a).value for a in ir.ArrayAttr(attribute))
