"""Between `Linear` forms and MLIR's affine maps, sets and accesses."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.bindings import ir


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


def access_forms(op: ir.Operation) -> list[Linear] | None:
    """The subscripts of an `affine.load` or `affine.store`, over its index operands."""
    first = 1 if op.name == "affine.load" else 2
    operands = [Linear.index(v) for v in list(op.operands)[first:]]
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    forms = [evaluate(e, operands) for e in map_.results]
    known = [f for f in forms if f is not None]
    return known if len(known) == len(forms) else None


def if_constraints(op: ir.Operation) -> list[Constraint] | None:
    """The constraints of an `affine.if`."""
    operands = [Linear.index(v) for v in op.operands]
    result = []
    for expr, equality in set_parts(op.attributes["condition"]):
        form = evaluate(expr, operands)
        if form is None:
            return None
        result.append(Constraint(form, equality))
    return result


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


def parallel_box(op: ir.Operation) -> list[tuple[int, int, int]]:
    """(lower, upper, step) of each index of an `affine.parallel` with constant bounds."""
    lower = ir.AffineMapAttr(op.attributes["lowerBoundsMap"]).value.results
    upper = ir.AffineMapAttr(op.attributes["upperBoundsMap"]).value.results
    steps = [ir.IntegerAttr(s).value for s in ir.ArrayAttr(op.attributes["steps"])]
    bounds = [
        (ir.AffineConstantExpr(a).value, ir.AffineConstantExpr(b).value)
        for a, b in zip(lower, upper, strict=True)
    ]
    return [(low, high, step) for (low, high), step in zip(bounds, steps, strict=True)]


def for_bounds(op: ir.Operation) -> tuple[int, int, int] | None:
    """(lower, upper, step) of an `affine.for` with constant bounds, else None."""
    lower = ir.AffineMapAttr(op.attributes["lowerBoundMap"]).value.results
    upper = ir.AffineMapAttr(op.attributes["upperBoundMap"]).value.results
    if len(lower) != 1 or len(upper) != 1:
        return None
    if not all(isinstance(e, ir.AffineConstantExpr) for e in (*lower, *upper)):
        return None
    step = ir.IntegerAttr(op.attributes["step"]).value
    return ir.AffineConstantExpr(lower[0]).value, ir.AffineConstantExpr(upper[0]).value, step
