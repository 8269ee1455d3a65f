"""Merges reductions with each other and with reshapes.

Before:
    %0 = stablehlo.reshape %x : (tensor<9x2048xf32>) -> tensor<9x8x256xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1]
    %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1]
After:
    %2 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]

A reduction of a reduction (partial results of threads, then of the block) is one over the axes of
both, where their initial values change nothing or come to one. A reduction over the axes that a
reshape split one axis into is over that axis. What `fmax` combines with a number is a reduction
that starts from that number. Refuses nothing.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.boxes.windows import axis_groups
from raise_kernel.passes.tensor_opt.graph.node import splat_value, tested_for_nan
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.combiners import is_identity
from raise_kernel.stablehlo.elements import is_float, numpy_dtype

# What leaves NaNs out, and what it is where there are none.
OF_NUMBERS = {"maxnum": "max", "minnum": "min"}


def start_from_number(g: Graph, n: Node) -> Node | None:
    """`fmax(reduce(x, start: nan), c) -> reduce(x, start: c)` for a constant that is a number."""
    test, yes, no = n.operands
    constant = splat_value(yes)
    found = tested_for_nan(test)
    if constant is None or np.isnan(constant) or found is None:
        return None
    if found.op != "reduce" or found.attr[1] not in OF_NUMBERS:
        return None
    axes, kind = found.attr
    combined = no.op == f"{OF_NUMBERS[kind]}imum" and set(no.operands) == {found, yes}
    if not combined and not (no is found and constant == _worst(OF_NUMBERS[kind])):
        return None
    start = splat_value(found.operands[1])
    if start is None or not np.isnan(start):
        return None
    return g.reduce(found.operands[0], g.splat(constant, (), n.element), axes, kind)


def plain_start(g: Graph, n: Node) -> Node | None:
    """The start of a maximum that need not leave NaNs out, for rows that are not empty; None where
    it is not constant."""
    start = splat_value(n.operands[1])
    if start is None:
        return None
    return (
        g.splat(_worst(OF_NUMBERS[n.attr[1]]), (), n.element) if np.isnan(start) else n.operands[1]
    )


def _worst(kind: str) -> np.ndarray:
    """What every number is as good as."""
    return np.array(-np.inf if kind == "max" else np.inf)


def reduce_of_reduce(g: Graph, n: Node) -> Node | None:
    """One reduction over the axes of both."""
    x, outer = n.operands
    if x.op != "reduce" or x.uses > 1:
        return None
    axes, kind = n.attr
    source, inner = x.operands
    inside, inner_kind = x.attr
    # A maximum of maxima that start from a number leaves out the NaNs that those left out.
    if inner_kind != kind and OF_NUMBERS.get(inner_kind) != kind:
        return None
    start = _one_start(g, outer, inner, inner_kind)
    if start is None or not all(x.shape[k] for k in axes):
        return None
    left = [k for k in range(source.rank) if k not in inside]
    return g.reduce(source, start, [*inside, *(left[k] for k in axes)], inner_kind)


def _one_start(g: Graph, outer: Node, inner: Node, kind: str) -> Node | None:
    """The start of the merged reduction; None where there is none."""
    values = [v for v in (splat_value(outer), splat_value(inner)) if v is not None]
    if len(values) < 2:
        return None
    if kind in OF_NUMBERS:
        given = [v for v in values if not np.isnan(v)]
        if not given:
            return inner
        extreme = np.max(given) if kind == "maxnum" else np.min(given)
        return g.splat(extreme, (), inner.element)
    dtype = numpy_dtype(inner.element)
    if not all(is_identity(kind, v, dtype) for v in values):
        return None
    # Of the two zeros that a sum may start from, +0.0 is the one that shows.
    if is_float(inner.element) and kind == "add":
        return inner if not np.signbit(values[1]) else outer
    return inner


def reduce_of_reshape(g: Graph, n: Node) -> Node | None:
    """The reduction of whole axes that a reshape split or joined."""
    x, start = n.operands
    axes, kind = n.attr
    if x.op != "reshape" or not x.size:
        return None
    source = x.operands[0]
    groups = axis_groups(source.shape, x.shape)
    if all(len(before) == 1 and len(after) == 1 for before, after in groups):
        return None
    reduced: list[int] = []
    for before, after in groups:
        inside = [k in axes for k in after]
        if any(inside):
            if not all(inside) and any(x.shape[k] != 1 for k in after if k not in axes):
                return None
            reduced += before
    if not reduced:
        return None
    return g.reshape(g.reduce(source, start, reduced, kind), n.shape)


def extreme_of_infinity(g: Graph, n: Node) -> Node | None:
    """`max(x, -inf) -> x`, `min(x, inf) -> x`: a NaN stays one."""
    worst = _worst(n.op[:3])
    for x, c in (n.operands, reversed(n.operands)):
        value = splat_value(c) if is_float(n.element) else None
        if value is not None and value == worst:
            return x
    return None


RULES: Rules = {
    "select": [start_from_number],
    "reduce": [reduce_of_reduce, reduce_of_reshape],
    "maximum": [extreme_of_infinity],
    "minimum": [extreme_of_infinity],
}

rule_pass(__name__, "Merge reductions with each other and with reshapes.", RULES)
