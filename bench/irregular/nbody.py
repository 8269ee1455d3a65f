"""Gravity between all pairs of bodies."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

BLOCK = 128


def arrays(rng: np.random.Generator, n: int) -> State:
    body = rng.uniform(0.1, 1.0, (n, 4)).astype(np.float32)
    return {"body": body, "force": np.zeros((n, 4), np.float32)}


def program(n: int) -> Program:
    return Program((Step("nbody", (blocks(n, BLOCK),), (BLOCK,), ("body", "force", i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    # A scan over blocks of sources: pairs of all bodies at once would not fit in the cache.
    x, y, z, mass = s["body"].T
    block = next(b for b in (64, 50, 32, 16, 10, 5, 2, 1) if n % b == 0)

    def pull(total: Any, source: Any) -> tuple[Any, None]:
        dx = source[0][:, None] - x
        dy = source[1][:, None] - y
        dz = source[2][:, None] - z
        inverse = jax.lax.rsqrt(dx * dx + dy * dy + dz * dz + np.float32(1e-3))
        weight = source[3][:, None] * inverse * inverse * inverse
        fx, fy, fz = total
        fx, fy = fx + (weight * dx).sum(0), fy + (weight * dy).sum(0)
        return (fx, fy, fz + (weight * dz).sum(0)), None

    if jax.default_backend() == "gpu":
        (fx, fy, fz), _ = pull((0.0, 0.0, 0.0), (x, y, z, mass))
    else:
        sources = tuple(a.reshape(-1, block) for a in (x, y, z, mass))
        zero = jnp.zeros(n, jnp.float32)
        (fx, fy, fz), _ = jax.lax.scan(pull, (zero, zero, zero), sources)
    return {"force": jnp.stack([fx, fy, fz, jnp.zeros_like(fx)], axis=1)}


def prange(body, force, n):
    one, soft = np.float32(1), np.float32(1e-3)
    for i in numba.prange(n):
        x, y, z = body[i, 0], body[i, 1], body[i, 2]
        fx, fy, fz = np.float32(0), np.float32(0), np.float32(0)
        for j in range(n):
            dx, dy, dz = body[j, 0] - x, body[j, 1] - y, body[j, 2] - z
            inverse = one / np.sqrt(dx * dx + dy * dy + dz * dz + soft)
            pull = body[j, 3] * inverse * inverse * inverse
            fx += pull * dx
            fy += pull * dy
            fz += pull * dz
        force[i, 0], force[i, 1], force[i, 2], force[i, 3] = fx, fy, fz, np.float32(0)


def simulated() -> dict[str, Any]:
    @cuda.jit
    def nbody(body, force, n):
        tile = cuda.shared.array((BLOCK, 4), numba.float32)
        i, t = cuda.grid(1), cuda.threadIdx.x
        x = y = z = 0.0
        if i < n:
            x, y, z = body[4 * i], body[4 * i + 1], body[4 * i + 2]
        fx = fy = fz = 0.0
        for first in range(0, n, BLOCK):
            for c in range(4):
                tile[t, c] = body[4 * (first + t) + c] if first + t < n else 0
            cuda.syncthreads()
            for j in range(BLOCK):
                dx, dy, dz = tile[j, 0] - x, tile[j, 1] - y, tile[j, 2] - z
                inverse = 1 / np.sqrt(dx * dx + dy * dy + dz * dz + 1e-3)
                pull = tile[j, 3] * inverse**3
                fx += pull * dx
                fy += pull * dy
                fz += pull * dz
            cuda.syncthreads()
        if i < n:
            force[4 * i], force[4 * i + 1], force[4 * i + 2], force[4 * i + 3] = fx, fy, fz, 0

    return {"nbody": nbody}


WORKLOAD = Workload(
    name="nbody",
    group="irregular",
    sizes={"toy": {"n": 200}, "cpu": {"n": 4096}, "gpu": {"n": 32768}, "simulator": {"n": 60}},
    arrays=arrays,
    program=program,
    outputs=("force",),
    flops=lambda n: 20 * n**2,
    bytes=lambda n: 32 * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-2,
)
