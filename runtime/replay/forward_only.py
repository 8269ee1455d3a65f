"""What JAX has no derivative of: refused by name and line (RK040).

A loop whose trip count is data is a `lax.while_loop`, which has a forward derivative and no reverse
one: reverse mode would have to keep a number of values that nobody knows. JAX says so in words
about itself, far from the kernel. Here the values that such a loop gives go through a primitive
that does nothing until reverse mode comes to it, and then says which loop it is and what to do
(RK040).

`JaxSource.function` puts `forward_only_loop` in place of `lax.while_loop` in the source that it
runs; the source itself, printed, needs nothing but JAX. There, what has no derivative in either
mode raises `NotImplementedError`. In the source that runs this name is `no_derivative`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
from jax import lax
from jax.extend.core import Primitive

from raise_kernel.diagnostics import Refusal
from raise_kernel.jax_interpreters import (
    jax_batching,
    jax_derivatives,
    lower_fun,
    register_lowering,
)

forward_only_p = Primitive("raise_kernel_forward_only")


@forward_only_p.def_impl
def _run(value: Any, **_: Any) -> Any:
    return value


@forward_only_p.def_abstract_eval
def _type(value: Any, **_: Any) -> Any:
    return value


def _refuse(*_: Any, kernel: str, line: str | None) -> Any:
    raise Refusal(
        "RK040",
        "a loop whose number of iterations is data has no reverse-mode derivative",
        kernel=kernel,
        line=line,
        hint="forward mode (jax.jvp, jax.jacfwd) goes through it; or give the loop's bounds as "
        "Python numbers, so that the kernel is specialized for them",
    )


jax_derivatives.deflinear2(forward_only_p, _refuse)
jax_batching.defvectorized(forward_only_p)
register_lowering(forward_only_p, lower_fun(_run, multiple_results=False))


def no_derivative(kernel: str, lines: Sequence[str | None], told: str) -> Refusal:
    """The refusal in place of the printed source's error, "what has none: what to do".

    The line is named where there is one place only that it can be.
    """
    message, _, hint = told.partition(": ")
    line = lines[0] if len(lines) == 1 else None
    return Refusal("RK040", message, kernel=kernel, line=line, hint=hint)


def forward_only_loop(
    kernel: str, lines: Mapping[str, str | None]
) -> Callable[[Callable[[Any], Any], Callable[[Any], Any], Any], Any]:
    """`lax.while_loop` for a kernel's source: its floating-point results refuse reverse mode.

    `lines` gives the kernel's line of a loop by the name of its condition in the source.
    """

    def while_loop(running: Callable[[Any], Any], step: Callable[[Any], Any], start: Any) -> Any:
        line = lines.get(running.__name__)

        def marked(value: Any) -> Any:
            if not jax.numpy.issubdtype(value.dtype, jax.numpy.inexact):
                return value
            return forward_only_p.bind(value, kernel=kernel, line=line)

        return jax.tree.map(marked, lax.while_loop(running, step, start))

    return while_loop
