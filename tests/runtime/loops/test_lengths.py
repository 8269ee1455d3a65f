"""Which arguments say how long loops run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from raise_kernel.runtime.loops.lengths import class_of, lengths_of
from raise_kernel.runtime.whole import whole_program
from raise_kernel.tensor_options import TensorOptions

X, N = jax.ShapeDtypeStruct((8,), np.float32), jax.ShapeDtypeStruct((), np.int32)


def grown(x: Any, count: Any) -> Any:
    return lax.fori_loop(0, count, lambda _, x: jnp.sin(x) + 1, x)


CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...], tuple[int, ...]]] = {
    "none": (lambda x: jnp.sin(x), (X,), ()),
    "a number": (lambda x, n: grown(x, 100) * n, (X, N), ()),
    "an argument": (lambda n, x: grown(x, n), (N, X), (0,)),
    "arithmetic": (lambda x, a, b: grown(x, jnp.minimum(2 * a, b + 1)), (X, N, N), (1, 2)),
    "where it begins": (
        lambda x, a: lax.fori_loop(a, 90, lambda _, x: jnp.sin(x) + 1, x),
        (X, N),
        (1,),
    ),
    "a loop in a loop": (
        lambda x, a, b: lax.fori_loop(0, a, lambda _, x: grown(x, b) * 0.5, x),
        (X, N, N),
        (1, 2),
    ),
    "data": (
        lambda x, a: lax.while_loop(lambda x: x.sum() > 1, lambda x: x * 0.5 + 0 * a, x),
        (X, N),
        (),
    ),
    "data, at most so often": (
        lambda x, most: lax.while_loop(
            lambda s: (s[0].sum() > 1) & (s[1] < most), lambda s: (s[0] * 0.5, s[1] + 1), (x, 0)
        )[0],
        (X, N),
        (1,),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_arguments_that_are_lengths(name: str) -> None:
    function, arguments, wanted = CASES[name]
    text = jax.jit(function, keep_unused=True).lower(*arguments).as_text()
    assert lengths_of(whole_program(text, TensorOptions())) == wanted


def test_the_longest_counts() -> None:
    assert [class_of([n]) for n in (-3, 0, 7, 8, 63, 64, 10**12)] == [0, 0, 0, 1, 1, 2, 2]
    assert class_of([np.int64(3), jnp.int32(70)]) == 2
    found: list[int | None] = []
    jax.jit(lambda n: found.append(class_of([4, n])))(5)
    assert found == [None]
