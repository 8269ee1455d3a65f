"""Loops whose length is data, in chunks of a length that XLA knows.

    while i < n: step            ->   while i + 16 <= n: step, 16 times
                                      while i < n: step

Before each iteration of a loop, XLA on GPUs copies the condition to the host and waits for it, and
the GPU waits for the next launch meanwhile. A loop of known length has no condition to wait for. On
other devices a loop is as it was written: their conditions cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jax import lax

Carry = Sequence[Any]
# Iterations without a question to the host. The rest of a loop, fewer than this, asks in each.
CHUNK = 16


def loop(
    leaves: Callable[[Carry, int], Any],
    iteration: Callable[[Carry], list[Any]],
    start: Carry,
    size: int = CHUNK,
    chunk: Callable[[Carry], list[Any]] | None = None,
    gpu: bool | None = None,
) -> list[Any]:
    """A loop from `start` on, while `leaves(carry, 1)`; `leaves(carry, n)`: whether at least `n`
    more iterations are left. `size` iterations are a `chunk`, by default one after the other. `gpu`
    says whether it is for a GPU, where that is known: else both forms are traced."""

    def plain(*start: Any) -> list[Any]:
        return lax.while_loop(lambda carry: leaves(carry, 1), iteration, list(start))

    def on_gpu(*start: Any) -> list[Any]:
        return plain(*in_chunks(leaves, iteration, start, size, chunk))

    if gpu is not None:
        return on_gpu(*start) if gpu else plain(*start)
    return lax.platform_dependent(*start, cuda=on_gpu, rocm=on_gpu, default=plain)


def in_chunks(
    leaves: Callable[[Carry, int], Any],
    iteration: Callable[[Carry], list[Any]],
    start: Carry,
    size: int = CHUNK,
    chunk: Callable[[Carry], list[Any]] | None = None,
) -> list[Any]:
    """The whole chunks of a loop."""

    def iterations(carry: Carry) -> list[Any]:
        return lax.fori_loop(0, size, lambda _, carry: iteration(carry), list(carry))

    return lax.while_loop(lambda carry: leaves(carry, size), chunk or iterations, list(start))


def counted_loop(
    count: Any,
    body: Callable[[Any, Any], list[Any]],
    start: Carry,
    gpu: bool | None = None,
) -> list[Any]:
    """`lax.fori_loop(0, count, body, start)`; `count` is not negative. `gpu` is as in `loop`."""

    def leaves(carry: Carry, more: int) -> Any:
        return (count >= more) & (carry[0] <= count - more)

    def iteration(carry: Carry) -> list[Any]:
        return [carry[0] + 1, *body(carry[0], list(carry[1:]))]

    def chunk(carry: Carry) -> list[Any]:
        # One counter for both: each is a launch of its own.
        first, *values = carry
        values = lax.fori_loop(
            0, CHUNK, lambda k, values: body(first + k.astype(first.dtype), values), values
        )
        return [first + CHUNK, *values]

    return loop(leaves, iteration, [lax.full_like(count, 0), *start], CHUNK, chunk, gpu)[1:]
