"""The acoustic wave operator by discontinuous Galerkin on tetrahedra, degrees 1 to 4."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.programs._tetrahedra import element, geometry_shapes, mesh
from bench.workload import Program, Shapes, State, Step, Workload, i32


def arrays(rng: np.random.Generator, degree: int, cells: int) -> State:
    reference, grid = element(degree), mesh(degree, cells)
    shape = (4, len(grid.metric), reference.np)
    return {
        "q": rng.standard_normal(shape, dtype=np.float32),
        "metric": grid.metric.astype(np.float32),
        "normal": grid.normal.astype(np.float32),
        "scale": grid.scale.astype(np.float32),
        "derivative": reference.derivative.astype(np.float32),
        "lift": reference.lift.astype(np.float32),
        "inside": grid.inside.astype(np.int32),
        "outside": grid.outside.astype(np.int32),
        "out": np.zeros(shape, np.float32),
    }


def shapes(degree: int, cells: int) -> Shapes:
    reference, count = element(degree), 6 * cells**3
    state = 4, count, reference.np
    return {"q": (state, np.float32), **geometry_shapes(degree, cells), "out": (state, np.float32)}


def program(degree: int, cells: int) -> Program:
    reference, count = element(degree), 6 * cells**3
    n = i32(reference.np)
    threads = max(reference.np, 4 * reference.nfp)
    faces = ("q", "normal", "scale", "inside", "outside", "lift", "out")
    return Program(
        (
            Step("volume", (count,), (32 if reference.np <= 32 else 64,),
                 ("q", "metric", "derivative", "out", i32(count), n)),
            Step("fluxes", (count,), (threads,), (*faces, i32(count), n, i32(reference.nfp))),
        )
    )  # fmt: skip


def by_hand(s: dict[str, Any], degree: int, cells: int) -> dict[str, Any]:
    q, highest = s["q"], jax.lax.Precision.HIGHEST
    count, nfp = q.shape[1], element(degree).nfp
    by = jnp.einsum("anm,fkm->afkn", s["derivative"], q, precision=highest)
    metric = s["metric"].reshape(count, 3, 3)
    gradient = jnp.einsum("kxa,akn->xkn", metric, by[:, 0], precision=highest)
    divergence = jnp.einsum("kxa,axkn->kn", metric, by[:, 1:], precision=highest)
    flat = q.reshape(4, -1)
    jumps = (flat[:, s["outside"]] - flat[:, s["inside"]]).reshape(4, count, 4, nfp)
    normal = jnp.moveaxis(s["normal"], 2, 0)[..., None]
    across = (normal * jumps[1:]).sum(0)
    half = 0.5 * s["scale"][..., None]
    pressure = half * (jumps[0] - across)
    flux = jnp.concatenate([pressure[None], -pressure * normal]).reshape(4, count, -1)
    lifted = jnp.einsum("nj,fkj->fkn", s["lift"], flux, precision=highest)
    return {"out": lifted - jnp.concatenate([divergence[None], gradient])}


def prange(q, metric, normal, scale, derivative, lift, inside, outside, out, degree, cells):
    count, size = q.shape[1], q.shape[2]
    faces = inside.shape[1]
    nfp = faces // 4
    half = np.float32(0.5)
    flat = q.reshape(4, count * size)
    for k in numba.prange(count):
        flux = np.empty((4, faces), np.float32)
        for t in range(faces):
            i, o, f = inside[k, t], outside[k, t], t // nfp
            jump = np.float32(0)
            for x in range(3):
                jump += normal[k, f, x] * (flat[1 + x, o] - flat[1 + x, i])
            flux[0, t] = half * scale[k, f] * (flat[0, o] - flat[0, i] - jump)
            for x in range(3):
                flux[1 + x, t] = -normal[k, f, x] * flux[0, t]
        for n in range(size):
            by = np.zeros((4, 3), np.float32)
            for f in range(4):
                for a in range(3):
                    for m in range(size):
                        by[f, a] += derivative[a, n, m] * q[f, k, m]
            for f in range(4):
                total = np.float32(0)
                for j in range(faces):
                    total += lift[n, j] * flux[f, j]
                for a in range(3):
                    if f == 0:
                        for x in range(3):
                            total -= metric[k, 3 * x + a] * by[1 + x, a]
                    else:
                        total -= metric[k, 3 * (f - 1) + a] * by[0, a]
                out[f, k, n] = total


def simulated() -> dict[str, Any]:
    @cuda.jit
    def volume(q, metric, derivative, out, elements, size):
        k, n, stride = cuda.blockIdx.x, cuda.threadIdx.x, elements * size
        if n >= size:
            return
        divergence = 0.0
        gradient = cuda.local.array(3, numba.float32)
        for x in range(3):
            gradient[x] = 0
        for m in range(size):
            for x in range(3):
                for a in range(3):
                    d = metric[9 * k + 3 * x + a] * derivative[(a * size + n) * size + m]
                    gradient[x] += d * q[k * size + m]
                    divergence += d * q[(1 + x) * stride + k * size + m]
        out[k * size + n] = -divergence
        for x in range(3):
            out[(1 + x) * stride + k * size + n] = -gradient[x]

    @cuda.jit
    def fluxes(q, normal, scale, inside, outside, lift, out, elements, size, nfp):
        flux = cuda.shared.array((4, 60), numba.float32)
        k, t, stride, faces = cuda.blockIdx.x, cuda.threadIdx.x, elements * size, 4 * nfp
        if t < faces:
            i, o, face = inside[k * faces + t], outside[k * faces + t], 4 * k + t // nfp
            jump = 0.0
            for x in range(3):
                jump += normal[3 * face + x] * (q[(1 + x) * stride + o] - q[(1 + x) * stride + i])
            pressure = 0.5 * scale[face] * (q[o] - q[i] - jump)
            flux[0, t] = pressure
            for x in range(3):
                flux[1 + x, t] = -pressure * normal[3 * face + x]
        cuda.syncthreads()
        if t < size:
            for f in range(4):
                total = 0.0
                for j in range(faces):
                    total += lift[t * faces + j] * flux[f, j]
                out[f * stride + k * size + t] += total

    return {"volume": volume, "fluxes": fluxes}


def flops(degree: int, cells: int) -> float:
    reference = element(degree)
    return 6 * cells**3 * reference.np * 8 * (3 * reference.np + 4 * reference.nfp)


def bytes_moved(degree: int, cells: int) -> float:
    reference = element(degree)
    node_bytes = 32 * reference.np + 8 * 4 * reference.nfp
    return 6 * cells**3 * (node_bytes + 4 * (9 + 16))


def workload(degree: int) -> Workload:
    big, small = {1: 40, 2: 32, 3: 28, 4: 24}[degree], {1: 20, 2: 16, 3: 12, 4: 10}[degree]
    return Workload(
        name=f"dg_wave_{degree}",
        group="programs",
        sizes={
            "toy": {"degree": degree, "cells": 3},
            "cpu": {"degree": degree, "cells": small},
            "gpu": {"degree": degree, "cells": big},
            "simulator": {"degree": degree, "cells": 3},
        },
        arrays=arrays,
        program=program,
        shapes=shapes,
        outputs=("out",),
        flops=flops,
        bytes=bytes_moved,
        by_hand=by_hand,
        prange=prange,
        simulated=simulated,
        rtol=1e-3,
        atol=2e-2,
        source_name="dg_wave",
    )


WORKLOADS = tuple(map(workload, range(1, 5)))
