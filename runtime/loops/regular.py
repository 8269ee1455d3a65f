"""Whether data decide what a traced program does, or only what comes out.

    a + b, a[1:], where(known mask, a, b)      the same work on any data
    where(a > 0, f(a), b), a[b], a loop while a > 0

A program of the first kind takes as long on zeros as on any other data. Native code leaves out what
a thread does not need, so a selection counts, though XLA computes both cases.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jax.extend.core import ClosedJaxpr, Jaxpr, JaxprEqn, Literal

# For operations, their first operand that decides which elements are read, written or taken.
_DECIDERS = {
    "select_n": 0,
    "cond": 0,
    "sort": 0,
    "gather": 1,
    "dynamic_slice": 1,
    "dynamic_update_slice": 2,
}
# And their last one, where not all that follow do.
_ONE = frozenset({"select_n", "cond", "gather"})
# Which of some values are data.
Data = Sequence[bool]


class _Decides(Exception):
    """Data decide."""


def is_regular(program: Jaxpr, known: int = 0) -> bool:
    """Whether a program does the same whatever its arguments are; the first ones, so many, are
    `known`."""
    try:
        _results(program, [k >= known for k in range(len(program.invars))])
    except _Decides:
        return False
    return True


def _results(program: Jaxpr, given: Data) -> list[bool]:
    """Which results depend on the arguments that are data."""
    data = {v for v, is_data in zip(program.invars, given, strict=True) if is_data}

    def is_data(atom: Any) -> bool:
        return not isinstance(atom, Literal) and atom in data

    for equation in program.eqns:
        found = _of_operation(equation, [is_data(atom) for atom in equation.invars])
        data.update(out for out, one in zip(equation.outvars, found, strict=True) if one)
    return [is_data(atom) for atom in program.outvars]


def _of_operation(equation: JaxprEqn, given: Data) -> Data:
    name, params, count = equation.primitive.name, equation.params, len(equation.outvars)
    if equation.effects:
        raise _Decides
    if not any(given):
        return [False] * count
    first = _DECIDERS.get(name, 1 if name.startswith("scatter") else len(given))
    last = first + 1 if name in _ONE or name.startswith("scatter") else len(given)
    if any(given[first:last]):
        raise _Decides
    if name == "jit":
        return _results(params["jaxpr"].jaxpr, given)
    if name == "cond":
        each = [_results(branch.jaxpr, given[1:]) for branch in params["branches"]]
        return [any(one) for one in zip(*each, strict=True)]
    if name == "while":
        return _of_while(params, given)
    if any(isinstance(value, ClosedJaxpr | Jaxpr) for value in params.values()):
        return _of_scan(equation, given) if name == "scan" else _unknown()
    return [True] * count


def _unknown() -> Data:
    raise _Decides


def _of_while(params: dict[str, Any], given: Data) -> Data:
    tested, used = params["cond_nconsts"], params["body_nconsts"]
    limits, constants, start = given[:tested], given[tested : tested + used], given[tested + used :]
    carried = _settled(lambda c: _results(params["body_jaxpr"].jaxpr, [*constants, *c]), start)
    if any(_results(params["cond_jaxpr"].jaxpr, [*limits, *carried])):
        raise _Decides
    return carried


def _of_scan(equation: JaxprEqn, given: Data) -> Data:
    from raise_kernel.runtime.loops.traced_loops import scan_counts

    split, count = scan_counts(equation.params)
    body, constants, xs = equation.params["jaxpr"].jaxpr, given[:split], given[split + count :]

    def after(carried: Data) -> Data:
        return _results(body, [*constants, *carried, *xs])

    carried = _settled(lambda carried: after(carried)[:count], given[split : split + count])
    return [*carried, *after(carried)[count:]]


def _settled(iteration: Callable[[Data], Data], start: Data) -> Data:
    """Which carried values are data in any iteration."""
    carried = list(start)
    while True:
        after = [a or b for a, b in zip(carried, iteration(carried), strict=True)]
        if after == carried:
            return carried
        carried = after
