"""A Lax-Friedrichs step of the shallow-water equations in a basin with walls."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, f32, i32

RATIO = np.float32(0.01)
GRAVITY = np.float32(4.905)


def arrays(rng: np.random.Generator, n: int) -> State:
    h = rng.uniform(1.0, 2.0, (n, n)).astype(np.float32)
    u, v = rng.uniform(-0.5, 0.5, (2, n, n)).astype(np.float32)
    h2, u2, v2 = np.zeros((3, n, n), np.float32)
    return {"h": h, "u": u, "v": v, "h2": h2, "u2": u2, "v2": v2}


def program(n: int) -> Program:
    grid = (blocks(n, 32), blocks(n, 8))
    args = ("h", "u", "v", "h2", "u2", "v2", f32(RATIO), i32(n))
    return Program((Step("shallow_water", grid, (32, 8), args),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    h, u, v = (jnp.pad(s[name], 1, mode="edge") for name in "huv")
    u = u.at[:, 0].multiply(-1).at[:, -1].multiply(-1)
    v = v.at[0].multiply(-1).at[-1].multiply(-1)
    flux_x = (u, u * u / h + GRAVITY * h * h, u * v / h)
    flux_y = (v, u * v / h, v * v / h + GRAVITY * h * h)
    out = {}
    for name, q, f, g in zip(("h2", "u2", "v2"), (h, u, v), flux_x, flux_y, strict=True):
        mean = 0.25 * (q[1:-1, :-2] + q[1:-1, 2:] + q[:-2, 1:-1] + q[2:, 1:-1])
        change = f[1:-1, 2:] - f[1:-1, :-2] + g[2:, 1:-1] - g[:-2, 1:-1]
        out[name] = mean - RATIO * change
    return out


def prange(h, u, v, h2, u2, v2, n):
    quarter = np.float32(0.25)
    for i in numba.prange(n):
        for j in range(n):
            hs, us, vs = np.float32(0), np.float32(0), np.float32(0)
            dh, du, dv = np.float32(0), np.float32(0), np.float32(0)
            for side in range(4):
                di = (side == 3) - (side == 2)
                dj = (side == 1) - (side == 0)
                a, b = i + di, j + dj
                su = np.float32(-1) if b < 0 or b >= n else np.float32(1)
                sv = np.float32(-1) if a < 0 or a >= n else np.float32(1)
                a, b = min(max(a, 0), n - 1), min(max(b, 0), n - 1)
                hh, uu, vv = h[a, b], su * u[a, b], sv * v[a, b]
                hs += hh
                us += uu
                vs += vv
                sign = np.float32(di + dj)
                pressure = GRAVITY * hh * hh
                if dj != 0:
                    dh += sign * uu
                    du += sign * (uu * uu / hh + pressure)
                    dv += sign * (uu * vv / hh)
                else:
                    dh += sign * vv
                    du += sign * (uu * vv / hh)
                    dv += sign * (vv * vv / hh + pressure)
            h2[i, j] = quarter * hs - RATIO * dh
            u2[i, j] = quarter * us - RATIO * du
            v2[i, j] = quarter * vs - RATIO * dv


def simulated() -> dict[str, Any]:
    @cuda.jit(device=True)
    def read(h, u, v, i, j, n):
        su = -1 if j < 0 or j >= n else 1
        sv = -1 if i < 0 or i >= n else 1
        c = min(max(i, 0), n - 1) * n + min(max(j, 0), n - 1)
        return h[c], su * u[c], sv * v[c]

    @cuda.jit
    def shallow_water(h, u, v, h2, u2, v2, ratio, n):
        j, i = cuda.grid(2)
        if i < n and j < n:
            lh, lu, lv = read(h, u, v, i, j - 1, n)
            rh, ru, rv = read(h, u, v, i, j + 1, n)
            bh, bu, bv = read(h, u, v, i - 1, j, n)
            th, tu, tv = read(h, u, v, i + 1, j, n)
            c = i * n + j
            h2[c] = 0.25 * (lh + rh + bh + th) - ratio * (ru - lu + tv - bv)
            fl, fr = lu * lu / lh + 4.905 * lh * lh, ru * ru / rh + 4.905 * rh * rh
            u2[c] = 0.25 * (lu + ru + bu + tu) - ratio * (fr - fl + tu * tv / th - bu * bv / bh)
            gb, gt = bv * bv / bh + 4.905 * bh * bh, tv * tv / th + 4.905 * th * th
            v2[c] = 0.25 * (lv + rv + bv + tv) - ratio * (ru * rv / rh - lu * lv / lh + gt - gb)

    return {"shallow_water": shallow_water}


WORKLOAD = Workload(
    name="shallow_water",
    group="stencils",
    sizes={"toy": {"n": 50}, "cpu": {"n": 2048}, "gpu": {"n": 8192}, "simulator": {"n": 20}},
    arrays=arrays,
    program=program,
    outputs=("h2", "u2", "v2"),
    flops=lambda n: 60 * n**2,
    bytes=lambda n: 24 * n**2,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
