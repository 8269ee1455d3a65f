"""The body of a traced loop: what an iteration does to its loop-carried values."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from jax.extend.core import Jaxpr, Literal, Var

from raise_kernel.runtime.loops.cycles import Carried
from raise_kernel.runtime.loops.reads import MOVING, WHOLE, moving_reads

# Bytes below which copying a value costs less than what keeps it from being copied.
SMALL = 4096


def carried_values(body: Jaxpr, first: int, count: int) -> list[Carried]:
    """What a loop carries: arguments of its body from `first` on, and its first results."""
    arguments = body.invars[first : first + count]
    producers = {out: equation for equation in body.eqns for out in equation.outvars}
    found = []
    for argument, result in zip(arguments, body.outvars[:count], strict=True):
        source = _source(result, producers)
        passed = arguments.index(source) if source in arguments else None
        moving = passed is None and _moves(body, argument, result)
        found.append(Carried(argument.aval, passed, moving, bytes_of(argument.aval) > SMALL))
    return found


def _moves(body: Jaxpr, argument: Var, result: Any) -> bool:
    """Whether a result is made while an argument is read at other indices: not by launches before,
    whose own results are carried, too, so that they are stored."""
    before, needed = set[int](), {result}
    for equation in reversed(body.eqns):
        if needed.isdisjoint(equation.outvars):
            continue
        needed.update(atom for atom in equation.invars if isinstance(atom, Var))
        is_stored = not set(body.outvars).isdisjoint(equation.outvars)
        if equation.primitive.name == "jit" and is_stored and result not in equation.outvars:
            before.add(id(equation))
    rest = body.replace(eqns=[e for e in body.eqns if id(e) not in before])
    return moving_reads(rest, argument, MOVING | WHOLE) > 0


def _source(atom: Any, producers: dict[Any, Any]) -> Any:
    """The variable that an atom is, through functions that hand it on."""
    while isinstance(atom, Var) and atom in producers:
        equation = producers[atom]
        if equation.primitive.name != "jit":
            return atom
        inner = equation.params["jaxpr"].jaxpr
        result = inner.outvars[equation.outvars.index(atom)]
        inside = {out: e for e in inner.eqns for out in e.outvars}
        source = _source(result, inside)
        if isinstance(source, Literal) or source not in inner.invars:
            return atom
        atom = equation.invars[inner.invars.index(source)]
    return atom


def bytes_of(aval: Any) -> int:
    dtype = getattr(aval, "dtype", None)
    size = prod(getattr(aval, "shape", ()))
    return size * dtype.itemsize if dtype is not None else 0


def upper_bound(condition: Jaxpr, constants: int, carried: Sequence[Carried], body: Jaxpr) -> Any:
    """What a loop that counts by one compares its counter to: (position of the counter, bound).

    The bound is a literal, or an argument of the condition that no iteration changes. None for any
    other loop.
    """
    if len(condition.eqns) != 1 or condition.eqns[0].primitive.name != "lt":
        return None
    (compare,) = condition.eqns
    if compare.outvars != condition.outvars:
        return None
    counter, bound = compare.invars
    arguments = list(condition.invars)
    if isinstance(counter, Literal) or arguments.index(counter) < constants:
        return None
    position = arguments.index(counter) - constants
    if not isinstance(bound, Literal):
        number = arguments.index(bound) - constants
        if number >= 0 and carried[number].passed != number:
            return None
    aval: Any = counter.aval
    if not np.issubdtype(aval.dtype, np.integer) or aval.shape:
        return None
    return (position, bound) if _counts_by_one(body, position, len(carried)) else None


def _counts_by_one(body: Jaxpr, position: int, count: int) -> bool:
    argument = body.invars[len(body.invars) - count + position]
    result = body.outvars[position]
    for equation in body.eqns:
        if result in equation.outvars:
            left, right = (*equation.invars, None, None)[:2]
            if isinstance(left, Literal):
                left, right = right, left
            is_one = isinstance(right, Literal) and right.val == 1
            return equation.primitive.name == "add" and left is argument and is_one
    return False


def size_of(jaxpr: Jaxpr) -> int:
    """Operations of a program, those of its parts with them."""
    total = 0
    for equation in jaxpr.eqns:
        total += 1
        for value in equation.params.values():
            for part in value if isinstance(value, (tuple, list)) else (value,):
                inner = getattr(part, "jaxpr", part)
                if isinstance(inner, Jaxpr):
                    total += size_of(inner)
    return total
