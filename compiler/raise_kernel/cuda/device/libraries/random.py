"""Random numbers, as cuRAND's generator Philox4x32-10 gives them.

Four words of 32 bits come from a counter of 128 bits and a key, the seed. Quadruple q of the
sequence has the counter q // 65536 in the subsequence q % 65536. Doubles take two words each, so a
quadruple of them takes two counters. Normal numbers are pairs, by Box and Muller's method.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.runtime.device.operation import Function, Span

_SUBSEQUENCES = 65536
_ROUNDS = 10
_FACTORS = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
_WEYL = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)


def _philox(counter: Any, subsequence: Any, seed: Any) -> tuple[Any, ...]:
    """Four words of 32 bits, each in 64."""

    def one_round(_: Any, state: tuple[Any, ...]) -> tuple[Any, ...]:
        a, b, c, d, low, high = state
        first, second = _FACTORS[0] * a, _FACTORS[1] * c
        a, b = (second >> _HALF) ^ b ^ low, second & _LOW
        c, d = (first >> _HALF) ^ d ^ high, first & _LOW
        return a, b, c, d, (low + _WEYL[0]) & _LOW, (high + _WEYL[1]) & _LOW

    words = counter & _LOW, counter >> _HALF, subsequence & _LOW, subsequence >> _HALF
    return lax.fori_loop(0, _ROUNDS, one_round, (*words, seed & _LOW, seed >> _HALF))[:4]


def _quadruples(count: int, seed: Any, start: Any, dtype: Any) -> Any:
    """The words of the quadruples that hold `count` elements from `start`: a row for each element,
    of one word, or of two for doubles."""
    numbers = start // np.uint64(4) + jnp.arange(count // 4 + 2, dtype=jnp.uint64)
    counter, subsequence = numbers // _SUBSEQUENCES, numbers % _SUBSEQUENCES
    if dtype != np.float64:
        return jnp.stack(_philox(counter, subsequence, seed), -1).reshape(-1, 1)
    halves = [_philox(2 * counter + half, subsequence, seed) for half in range(2)]
    return jnp.stack([word for half in halves for word in half], -1).reshape(-1, 2)


def _uniform(words: Any, dtype: Any) -> Any:
    """Numbers in (0, 1]."""
    if dtype == np.float64:
        bits = words[:, 0] ^ (words[:, 1] << np.uint64(21))
        return bits.astype(dtype) * 2.0**-53 + 2.0**-54
    return words[:, 0].astype(dtype) * dtype.type(2.0**-32) + dtype.type(2.0**-33)


def _normal(words: Any, dtype: Any) -> Any:
    uniform = _uniform(words, dtype).reshape(-1, 2)
    size = jnp.sqrt(-2 * jnp.log(uniform[:, 0]))
    angle = 2 * dtype.type(np.pi) * uniform[:, 1]
    return jnp.stack([size * jnp.sin(angle), size * jnp.cos(angle)], -1).reshape(-1)


def _part(values: Any, start: Any, count: int) -> Any:
    return lax.dynamic_slice(values, [start % np.uint64(4)], [count])


def _made(shape: Any, seed: Any, start: Any, mean: Any, deviation: Any, *old: Any) -> Any:
    """The numbers from `start`; the seed and the like are known at run time alone."""
    kind, count, dtype = shape
    seed, start = jnp.reshape(seed, ()), jnp.reshape(start, ())
    words = _quadruples(count, seed, start, dtype)
    if kind == "bits":
        return (_part(words[:, 0], start, count).astype(dtype),)
    values = _uniform(words, dtype) if kind == "uniform" else _normal(words, dtype)
    values = _part(values, start, count)
    if kind != "uniform":
        values = jnp.reshape(mean, ()) + jnp.reshape(deviation, ()) * values
    return (jnp.exp(values) if kind == "log_normal" else values,)


def _generate(kind: str) -> Any:
    function: Function = _made

    def generate(call: Call) -> None:
        target, count = call.numbers(2)
        seed, start = (np.uint64(number % 2**64) for number in call.numbers(2))
        mean, deviation = call.scalar("mean"), call.scalar("deviation")
        out = Span(target, call.dtype, count, "output", is_read=False, is_written=True)
        call.run(function, (kind, count, call.dtype), seed, start, mean, deviation, out)

    return generate


FUNCTIONS = {kind: _generate(kind) for kind in ("bits", "uniform", "normal", "log_normal")}
