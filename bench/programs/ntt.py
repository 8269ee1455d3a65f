"""A number-theoretic transform with 256-bit modular arithmetic, decimation in frequency."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, Shapes, State, Step, Workload, blocks, i32

WORDS = 8
PRIME = 0x30644E72E131A029B85045B68181585D2833E84879B9709143E1F593F0000001
# The prime less one is 2^28 times an odd number, and 5 generates its multiplicative group.
GENERATOR, TWO_ADICITY = 5, 28
R = 1 << 256
P_WORDS = [PRIME >> 32 * k & 0xFFFFFFFF for k in range(WORDS)]
INVERSE = -pow(PRIME, -1, 1 << 32) % (1 << 32)
# The same for Numba, where an operation of uint64 and int64 would be one of float64.
P_TABLE = np.array(P_WORDS, np.uint64)
INVERSE_64, LOW, ZERO = np.uint64(INVERSE), np.uint64(0xFFFFFFFF), np.uint64(0)
WORD, SIGN = np.uint64(32), np.uint64(63)


def words(numbers: list[int]) -> np.ndarray:
    """uint32[8, numbers], the low words first."""
    table = [[number >> 32 * k & 0xFFFFFFFF for number in numbers] for k in range(WORDS)]
    return np.array(table, np.uint32)


def arrays(rng: np.random.Generator, n: int) -> State:
    a = rng.integers(0, 1 << 32, (WORDS, n), dtype=np.uint64).astype(np.uint32)
    a[-1] %= np.uint32(P_WORDS[-1])  # below the prime
    root = pow(GENERATOR, (PRIME - 1) >> TWO_ADICITY, PRIME)
    root = pow(root, (1 << TWO_ADICITY) // n, PRIME)
    powers, power = [], 1
    for _ in range(n // 2):
        powers.append(power * R % PRIME)
        power = power * root % PRIME
    return {"a": a, "root": words(powers)}


def shapes(n: int) -> Shapes:
    return {"a": ((WORDS, n), np.uint32), "root": ((WORDS, n // 2), np.uint32)}


def program(n: int) -> Program:
    grid, halves = (blocks(n // 2, 128),), [n >> s for s in range(1, n.bit_length())]
    return Program(
        tuple(Step("stage", grid, (128,), ("a", "root", i32(h), i32(n))) for h in halves)
    )


def add(a: list[Any], b: list[Any]) -> list[Any]:
    """Words of a sum, in uint64 arrays that hold 32 bits."""
    out, carry = [], jnp.uint64(0)
    for x, y in zip(a, b, strict=True):
        s = x + y + carry
        out.append(s & 0xFFFFFFFF)
        carry = s >> 32
    return out


def subtract(a: list[Any], b: list[Any]) -> tuple[list[Any], Any]:
    """Words of a difference, and the borrow."""
    out, borrow = [], jnp.uint64(0)
    for x, y in zip(a, b, strict=True):
        d = x - y - borrow
        out.append(d & 0xFFFFFFFF)
        borrow = d >> 63
    return out, borrow


def reduce(a: list[Any]) -> list[Any]:
    lower, borrow = subtract(a, [jnp.uint64(p) for p in P_WORDS])
    return [jnp.where(borrow != 0, x, y) for x, y in zip(a, lower, strict=True)]


def multiply(a: list[Any], b: list[Any]) -> list[Any]:
    """Montgomery's product."""
    t = [jnp.zeros_like(a[0])] * (WORDS + 1)
    for x in b:
        c = jnp.uint64(0)
        for j in range(WORDS):
            c = c + a[j] * x + t[j]
            t[j], c = c & 0xFFFFFFFF, c >> 32
        c = c + t[WORDS]
        t[WORDS], top = c & 0xFFFFFFFF, c >> 32
        m = t[0] * INVERSE & 0xFFFFFFFF
        c = (m * P_WORDS[0] + t[0]) >> 32
        for j in range(1, WORDS):
            c = c + m * P_WORDS[j] + t[j]
            t[j - 1], c = c & 0xFFFFFFFF, c >> 32
        c = c + t[WORDS]
        t[WORDS - 1], t[WORDS] = c & 0xFFFFFFFF, top + (c >> 32)
    return reduce(t[:WORDS])


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    a, root = s["a"], s["root"].astype(jnp.uint64)
    half = n // 2
    while half:
        pairs = a.reshape(WORDS, n // (2 * half), 2, half).astype(jnp.uint64)
        u, v = list(pairs[:, :, 0]), list(pairs[:, :, 1])
        difference, borrow = subtract(u, v)
        difference = add(difference, [jnp.where(borrow != 0, jnp.uint64(p), 0) for p in P_WORDS])
        product = multiply(difference, list(root[:, :: n // 2 // half]))
        both = jnp.stack([jnp.stack(reduce(add(u, v))), jnp.stack(product)], axis=2)
        a = both.astype(jnp.uint32).reshape(WORDS, n)
        half //= 2
    return {"a": a}


def prange(a, root, n):
    half = n // 2
    while half > 0:
        for i in numba.prange(n // 2):
            k = i % half
            low = i // half * 2 * half + k
            high, power = low + half, k * (n // 2 // half)
            total, lower = np.empty(WORDS, np.uint64), np.empty(WORDS, np.uint64)
            difference, t = np.empty(WORDS, np.uint64), np.zeros(WORDS + 1, np.uint64)
            carry, borrow = ZERO, ZERO
            for j in range(WORDS):
                u, v = np.uint64(a[j, low]), np.uint64(a[j, high])
                up, down = u + v + carry, u - v - borrow
                total[j], carry = up & LOW, up >> WORD
                difference[j], borrow = down & LOW, down >> SIGN
            # The prime again where the difference was negative.
            below, carry = borrow != ZERO, ZERO
            for j in range(WORDS):
                up = difference[j] + carry + (P_TABLE[j] if below else ZERO)
                difference[j], carry = up & LOW, up >> WORD
            # Montgomery's product, word by word of the root's power.
            for x in range(WORDS):
                word, c = np.uint64(root[x, power]), ZERO
                for j in range(WORDS):
                    c += difference[j] * word + t[j]
                    t[j], c = c & LOW, c >> WORD
                c += t[WORDS]
                t[WORDS], top = c & LOW, c >> WORD
                m = t[0] * INVERSE_64 & LOW
                c = (m * P_TABLE[0] + t[0]) >> WORD
                for j in range(1, WORDS):
                    c += m * P_TABLE[j] + t[j]
                    t[j - 1], c = c & LOW, c >> WORD
                c += t[WORDS]
                t[WORDS - 1], t[WORDS] = c & LOW, top + (c >> WORD)
            # Both once more below the prime.
            borrow = ZERO
            for j in range(WORDS):
                down = total[j] - P_TABLE[j] - borrow
                lower[j], borrow = down & LOW, down >> SIGN
            for j in range(WORDS):
                a[j, low] = total[j] if borrow != ZERO else lower[j]
            borrow = ZERO
            for j in range(WORDS):
                down = t[j] - P_TABLE[j] - borrow
                lower[j], borrow = down & LOW, down >> SIGN
            for j in range(WORDS):
                a[j, high] = t[j] if borrow != ZERO else lower[j]
        half //= 2


def simulated() -> dict[str, Any]:
    @cuda.jit
    def stage(a, root, half, n):
        i = int(cuda.grid(1))
        if i < n // 2:
            k = i % half
            low = i // half * 2 * half + k
            high, power = low + half, k * (n // 2 // half)
            u = v = w = 0
            for j in range(WORDS):
                u |= int(a[j * n + low]) << 32 * j
                v |= int(a[j * n + high]) << 32 * j
                w |= int(root[j * (n // 2) + power]) << 32 * j
            total, product = (u + v) % PRIME, (u - v) * w * pow(R, -1, PRIME) % PRIME
            for j in range(WORDS):
                a[j * n + low] = total >> 32 * j & 0xFFFFFFFF
                a[j * n + high] = product >> 32 * j & 0xFFFFFFFF

    return {"stage": stage}


WORKLOAD = Workload(
    name="ntt",
    group="programs",
    sizes={"toy": {"n": 4}, "cpu": {"n": 1 << 13}, "gpu": {"n": 1 << 16}, "simulator": {"n": 8}},
    arrays=arrays,
    program=program,
    shapes=shapes,
    outputs=("a",),
    flops=lambda n: 272 * n / 2 * np.log2(n),
    bytes=lambda n: 80 * n * np.log2(n),
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
