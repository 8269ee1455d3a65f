"""Finds two products with one matrix in a traced program, and makes one operation of them.

    u = product A x                     u, w = two_products A x r
    ...                          ->     ...
    w = product A r  (r A)

One product contracts the matrix's columns, the other its rows; the second one's vector is the
result of the first one, A^T (A x), or needs nothing of it. Operations that it needs move before
both, unless one of them has effects. Loops and branches are looked through, too.
"""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import jax
from jax.extend.core import ClosedJaxpr, Jaxpr, JaxprEqn, Var, jaxpr_as_fun

from raise_kernel.runtime.products.form import Form
from raise_kernel.runtime.products.fused import LEAST_ROWS
from raise_kernel.runtime.products.fused_primitive import two_products_p
from raise_kernel.runtime.products.primitive import product_p


def in_pairs(function: Callable[..., Any]) -> Callable[..., Any]:
    """A jitted function of arrays, its products in pairs."""
    plain = getattr(function, "__wrapped__", function)

    @functools.wraps(plain)
    def run(*arrays: Any) -> Any:
        if getattr(jax.config, "jax_disable_jit", False):
            return plain(*arrays)
        traced, shapes = jax.make_jaxpr(plain, return_shape=True)(*arrays)
        results = jaxpr_as_fun(_closed(traced, {}))(*arrays)
        return jax.tree.unflatten(jax.tree.structure(shapes), results)

    return jax.jit(run)


# What became of each program, by identity: JAX lowers a function that is called twice once.
_Known = dict[int, ClosedJaxpr]


def with_pairs(program: Jaxpr, known: _Known) -> Jaxpr:
    """The same program, its products in pairs; the very same where it has none."""
    equations = [_with_pairs_inside(equation, known) for equation in program.eqns]
    while (paired := _paired(equations)) is not None:
        equations = paired
    same = len(equations) == len(program.eqns) and all(map(operator.is_, equations, program.eqns))
    return program if same else program.replace(eqns=equations)


def _with_pairs_inside(equation: JaxprEqn, known: _Known) -> JaxprEqn:
    params = {name: _inside(value, known) for name, value in equation.params.items()}
    if all(params[name] is value for name, value in equation.params.items()):
        return equation
    return equation.replace(params=params)


def _inside(value: Any, known: _Known) -> Any:
    """A parameter of an operation: its programs with their products in pairs."""
    if isinstance(value, ClosedJaxpr):
        return _closed(value, known)
    if isinstance(value, Jaxpr):
        return with_pairs(value, known)
    if type(value) is tuple:
        parts = tuple(_inside(part, known) for part in value)
        return value if all(map(operator.is_, parts, value)) else parts
    return value


def _closed(program: ClosedJaxpr, known: _Known) -> ClosedJaxpr:
    if id(program) not in known:
        paired = with_pairs(program.jaxpr, known)
        same = paired is program.jaxpr
        known[id(program)] = program if same else ClosedJaxpr(paired, program.consts)
    return known[id(program)]


def _paired(equations: Sequence[JaxprEqn]) -> list[JaxprEqn] | None:
    """The operations with the first two products that are a pair as one; None where none are."""
    products = [number for number, equation in enumerate(equations) if _is_long(equation)]
    for first, second in itertools.combinations(products, 2):
        one, two = equations[first], equations[second]
        forms = one.params["form"], two.params["form"]
        if one.invars[0] is not two.invars[0] or forms[0].axes == forms[1].axes:
            continue
        is_chain = two.invars[1] is one.outvars[0] and forms[0].axes == (1,)
        moved = () if is_chain else _needed(equations, first, second)
        if moved is None:
            continue
        both = _both(one, two, is_chain)
        taken = {*moved, first, second}
        after = [e for n, e in enumerate(equations) if n > first and n not in taken]
        return [*equations[:first], *(equations[n] for n in moved), both, *after]
    return None


def _is_long(equation: JaxprEqn) -> bool:
    """Whether it is a product with a vector of a matrix that has rows for several threads."""
    form = equation.params.get("form") if equation.primitive is product_p else None
    return isinstance(form, Form) and form.routine == "gemv" and form.shape[0] >= LEAST_ROWS


def _needed(equations: Sequence[JaxprEqn], first: int, second: int) -> list[int] | None:
    """The operations between two, in order, that the second one needs; None where it needs the
    first one, or one that has effects."""
    needed, found = _variables(equations[second].invars[1:]), list[int]()
    for number in range(second - 1, first - 1, -1):
        equation = equations[number]
        if needed.isdisjoint(equation.outvars):
            continue
        if number == first or equation.effects:
            return None
        needed |= _variables(equation.invars)
        found.append(number)
    return found[::-1]


def _variables(atoms: Iterable[Any]) -> set[Any]:
    return {atom for atom in atoms if isinstance(atom, Var)}


def _both(one: JaxprEqn, two: JaxprEqn, is_chain: bool) -> JaxprEqn:
    """Two products as one operation."""
    rows, columns = (one, two) if one.params["form"].axes == (1,) else (two, one)
    form = replace(
        rows.params["form"], routine="atax" if is_chain else "bicg", axes=(1, 0), swapped=False
    )
    precisions = rows.params["precision"], columns.params["precision"]
    return one.replace(
        primitive=two_products_p,
        invars=[*rows.invars, *([] if is_chain else columns.invars[1:])],
        outvars=[*rows.outvars, *columns.outvars],
        params={"form": form, "precisions": precisions},
    )
