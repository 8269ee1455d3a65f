"""The shapes in which a loop carries arrays: those at which its kernels use them.

A kernel gives flat memory the dimensions that its indices have. Carried flat, an array is reshaped
in each iteration, and XLA, which updates in place no array that it sees at two shapes, copies it.
Carried in the kernel's shape, it is reshaped before the loop and after it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from jax import lax
from jax.extend.core import Jaxpr, JaxprEqn

Shape = tuple[int, ...]


def keeps_order(reshape: JaxprEqn) -> bool:
    """Whether a reshape leaves its elements in their order: `lax.reshape` may transpose before."""
    return reshape.params["dimensions"] is None


def shapes_of_reads(jaxpr: Any, variable: Any) -> set[Shape]:
    """The shapes to which a program reshapes a variable."""
    found: set[Shape] = set()
    for equation in jaxpr.eqns:
        for index, operand in enumerate(equation.invars):
            if operand is not variable:
                continue
            if equation.primitive.name == "jit":
                inner = equation.params["jaxpr"].jaxpr
                found |= shapes_of_reads(inner, inner.invars[index])
            elif equation.primitive.name == "reshape" and keeps_order(equation):
                found.add(tuple(equation.params["new_sizes"]))
    return found


def only_shape(shapes: Collection[Shape]) -> Shape | None:
    """The shape that an array is given; None where it is given several, or none."""
    return next(iter(shapes)) if len(shapes) == 1 else None


@dataclass(frozen=True)
class CarriedShapes:
    """The shape in which a loop carries each value, and the shape that its body takes."""

    inside: tuple[Shape | None, ...]
    outside: tuple[Shape, ...]

    def carried(self, values: Sequence[Any]) -> list[Any]:
        """Values of the program as the loop carries them."""
        return [
            value if shape is None else lax.reshape(value, shape)
            for value, shape in zip(values, self.inside, strict=True)
        ]

    def given(self, values: Sequence[Any]) -> list[Any]:
        """Carried values as the program takes them."""
        return [self.given_one(number, value) for number, value in enumerate(values)]

    def given_one(self, number: int, value: Any) -> Any:
        """One carried value as the program takes it."""
        return value if self.inside[number] is None else lax.reshape(value, self.outside[number])


def carried_shapes(body: Jaxpr, first: int, count: int) -> CarriedShapes:
    """Those of a traced loop, which carries arguments of its body from `first` on. Arrays of one
    type have one shape, for a cycle of iterations may exchange their memories."""
    arguments = body.invars[first : first + count]
    avals: list[Any] = [argument.aval for argument in arguments]
    reads: dict[Any, set[Shape]] = {}
    for argument, aval in zip(arguments, avals, strict=True):
        reads.setdefault(aval, set()).update(shapes_of_reads(body, argument))
    inside = tuple(only_shape(reads[aval]) if aval.shape else None for aval in avals)
    return CarriedShapes(inside, tuple(tuple(aval.shape) for aval in avals))
