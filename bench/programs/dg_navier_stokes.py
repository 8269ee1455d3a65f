"""The compressible Navier-Stokes operator by discontinuous Galerkin on tetrahedra."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.programs._tetrahedra import element, geometry_shapes, mesh
from bench.workload import Program, Shapes, State, Step, Workload, blocks, i32

GAMMA, VISCOSITY, CONDUCTIVITY = 1.4, 0.01, 0.02
# In float32, for Numba.
GAMMA_32, VISCOSITY_32, CONDUCTIVITY_32 = map(np.float32, (GAMMA, VISCOSITY, CONDUCTIVITY))
ZERO, HALF, ONE, TWO_THIRDS = map(np.float32, (0, 0.5, 1, 2 / 3))


def arrays(rng: np.random.Generator, degree: int, cells: int) -> State:
    reference, grid = element(degree), mesh(degree, cells)
    count, size = len(grid.metric), reference.np
    density = rng.uniform(0.9, 1.1, (1, count, size))
    momentum = rng.uniform(-0.2, 0.2, (3, count, size))
    energy = rng.uniform(2.4, 2.6, (1, count, size))
    return {
        "q": np.concatenate([density, momentum, energy]).astype(np.float32),
        "metric": grid.metric.astype(np.float32),
        "normal": grid.normal.astype(np.float32),
        "scale": grid.scale.astype(np.float32),
        "derivative": reference.derivative.astype(np.float32),
        "lift": reference.lift.astype(np.float32),
        "inside": grid.inside.astype(np.int32),
        "outside": grid.outside.astype(np.int32),
        "gradient": np.zeros((12, count, size), np.float32),
        "flux": np.zeros((15, count, size), np.float32),
        "out": np.zeros((5, count, size), np.float32),
    }


def shapes(degree: int, cells: int) -> Shapes:
    def state(parts: int) -> tuple[tuple[int, ...], Any]:
        return (parts, 6 * cells**3, element(degree).np), np.float32

    written = {"gradient": state(12), "flux": state(15), "out": state(5)}
    return {"q": state(5), **geometry_shapes(degree, cells), **written}


def program(degree: int, cells: int) -> Program:
    reference, count = element(degree), 6 * cells**3
    sizes = i32(count), i32(reference.np), i32(reference.nfp)
    threads, nodes = (max(reference.np, 4 * reference.nfp),), count * reference.np
    geometry = ("metric", "normal", "scale", "derivative", "lift", "inside", "outside")
    fluxes = "q", "gradient", "flux", i32(nodes)
    return Program(
        (
            Step("gradients", (count,), threads, ("q", *geometry, "gradient", *sizes)),
            Step("node_fluxes", (blocks(nodes, 128),), (128,), fluxes),
            Step("divergence", (count,), threads, ("q", "flux", *geometry, "out", *sizes)),
        )
    )  # fmt: skip


def primitive(q: Any) -> Any:
    """Velocity and temperature: [4, ...]."""
    velocity = q[1:4] / q[0]
    kinetic = 0.5 * (velocity * velocity).sum(0)
    return jnp.concatenate([velocity, ((GAMMA - 1) * (q[4] / q[0] - kinetic))[None]])


def by_hand(s: dict[str, Any], degree: int, cells: int) -> dict[str, Any]:
    q, highest, nfp = s["q"], jax.lax.Precision.HIGHEST, element(degree).nfp
    count, size = q.shape[1:]
    metric = s["metric"].reshape(count, 3, 3)
    normal = jnp.repeat(jnp.moveaxis(s["normal"], 2, 0), nfp, axis=2)  # [3, K, faces]
    half = 0.5 * jnp.repeat(s["scale"], nfp, axis=1)
    inside, outside = s["inside"], s["outside"]

    def einsum(text: str, *operands: Any) -> Any:
        return jnp.einsum(text, *operands, precision=highest)

    def sides(a: Any) -> tuple[Any, Any]:
        flat = a.reshape(len(a), -1)
        return flat[:, inside], flat[:, outside]

    u = primitive(q)
    mine, theirs = sides(u)
    jump = half * (theirs - mine)
    volume = einsum("kxa,anm,fkm->fxkn", metric, s["derivative"], u)
    gradient = volume + einsum("nj,xkj,fkj->fxkn", s["lift"], normal, jump)

    spread = (gradient[0, 0] + gradient[1, 1] + gradient[2, 2]) * (2 / 3)
    eye = jnp.eye(3, dtype=q.dtype)[:, :, None, None]
    stress = VISCOSITY * (gradient[:3] + jnp.swapaxes(gradient[:3], 0, 1) - eye * spread)
    pressure = q[0] * u[3]
    convected = q[1:4, None] * u[None, :3] + eye * pressure - stress
    work = (stress * u[:3, None]).sum(0) + CONDUCTIVITY * gradient[3]
    energy = (q[4] + pressure) * u[:3] - work
    flux = jnp.concatenate([q[None, 1:4], convected, energy[None]])  # [5, 3, K, Np]

    (qa, qb), (ua, ub) = sides(q), (mine, theirs)
    fa, fb = sides(flux.reshape(15, count, size))
    across = (normal * (fb - fa).reshape(5, 3, count, -1)).sum(1)
    fastest = [jnp.abs((normal * v[:3]).sum(0)) + jnp.sqrt(GAMMA * v[3]) for v in (ua, ub)]
    jump = half * (across - jnp.maximum(*fastest) * (qb - qa))
    along = einsum("kxa,fxkm->fakm", metric, flux)
    out = einsum("anm,fakm->fkn", s["derivative"], along) + einsum("nj,fkj->fkn", s["lift"], jump)
    return {"gradient": gradient.reshape(12, count, size),
            "flux": flux.reshape(15, count, size), "out": -out}  # fmt: skip


def prange(q, metric, normal, scale, derivative, lift, inside, outside, gradient, flux, out,
           degree, cells):  # fmt: skip
    count, size, faces = q.shape[1], q.shape[2], inside.shape[1]
    nodes, nfp = count * size, faces // 4
    state, fluxes = q.reshape(5, nodes), flux.reshape(15, nodes)
    slopes, u = gradient.reshape(12, nodes), np.empty((4, nodes), np.float32)
    for i in numba.prange(nodes):  # velocity and temperature
        inverse, kinetic = ONE / state[0, i], ZERO
        for x in range(3):
            u[x, i] = state[1 + x, i] * inverse
            kinetic += u[x, i] * u[x, i]
        u[3, i] = (GAMMA_32 - ONE) * (state[4, i] * inverse - HALF * kinetic)
    for k in numba.prange(count):  # their gradients
        jump = np.empty(faces, np.float32)
        for f in range(4):
            for t in range(faces):
                step = u[f, outside[k, t]] - u[f, inside[k, t]]
                jump[t] = HALF * scale[k, t // nfp] * step
            for n in range(size):
                b0, b1, b2 = ZERO, ZERO, ZERO
                for m in range(size):
                    value = u[f, k * size + m]
                    b0 += derivative[0, n, m] * value
                    b1 += derivative[1, n, m] * value
                    b2 += derivative[2, n, m] * value
                for x in range(3):
                    total = metric[k, 3 * x] * b0 + metric[k, 3 * x + 1] * b1
                    slopes[3 * f + x, k * size + n] = total + metric[k, 3 * x + 2] * b2
                for face in range(4):
                    lifted = ZERO
                    for t in range(face * nfp, (face + 1) * nfp):
                        lifted += lift[n, t] * jump[t]
                    for x in range(3):
                        slopes[3 * f + x, k * size + n] += normal[k, face, x] * lifted
    for i in numba.prange(nodes):  # the fluxes at the nodes
        pressure = state[0, i] * u[3, i]
        spread = (slopes[0, i] + slopes[4, i] + slopes[8, i]) * TWO_THIRDS
        for x in range(3):
            fluxes[x, i] = state[1 + x, i]
            work = CONDUCTIVITY_32 * slopes[9 + x, i]
            for f in range(3):
                stress = slopes[3 * f + x, i] + slopes[3 * x + f, i]
                stress = VISCOSITY_32 * (stress - (spread if f == x else ZERO))
                convected = state[1 + f, i] * u[x, i] + (pressure if f == x else ZERO)
                fluxes[3 + 3 * f + x, i] = convected - stress
                work += stress * u[f, i]
            fluxes[12 + x, i] = (state[4, i] + pressure) * u[x, i] - work
    for k in numba.prange(count):  # their divergence, and the jumps across the faces
        along, jump = np.empty((3, size), np.float32), np.empty((5, faces), np.float32)
        for t in range(faces):
            i, o, face = inside[k, t], outside[k, t], t // nfp
            here, there = ZERO, ZERO
            for x in range(3):
                here += normal[k, face, x] * u[x, i]
                there += normal[k, face, x] * u[x, o]
            speed = max(abs(here) + np.sqrt(GAMMA_32 * u[3, i]),
                        abs(there) + np.sqrt(GAMMA_32 * u[3, o]))  # fmt: skip
            for f in range(5):
                across = speed * (state[f, i] - state[f, o])
                for x in range(3):
                    across += normal[k, face, x] * (fluxes[3 * f + x, o] - fluxes[3 * f + x, i])
                jump[f, t] = HALF * scale[k, face] * across
        for f in range(5):
            for a in range(3):
                for m in range(size):
                    i = k * size + m
                    total = metric[k, a] * fluxes[3 * f, i]
                    total += metric[k, 3 + a] * fluxes[3 * f + 1, i]
                    along[a, m] = total + metric[k, 6 + a] * fluxes[3 * f + 2, i]
            for n in range(size):
                total = ZERO
                for a in range(3):
                    for m in range(size):
                        total += derivative[a, n, m] * along[a, m]
                for t in range(faces):
                    total += lift[n, t] * jump[f, t]
                out[f, k, n] = -total


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit(device=True)
    def primitive(q, stride, i, out):
        kinetic = 0.0
        for x in range(3):
            out[x] = q[(1 + x) * stride + i] / q[i]
            kinetic += 0.5 * out[x] * out[x]
        out[3] = (GAMMA - 1) * (q[4 * stride + i] / q[i] - kinetic)

    @cuda.jit
    def gradients(q, metric, normal, scale, derivative, lift, inside, outside, gradient,
                  elements, size, nfp):  # fmt: skip
        own = cuda.shared.array((4, 35), numba.float32)
        jump = cuda.shared.array((4, 60), numba.float32)
        here = cuda.local.array(4, numba.float32)
        there = cuda.local.array(4, numba.float32)
        k, t, stride, faces = cuda.blockIdx.x, cuda.threadIdx.x, elements * size, 4 * nfp
        if t < size:
            primitive(q, stride, k * size + t, here)
            for f in range(4):
                own[f, t] = here[f]
        if t < faces:
            primitive(q, stride, inside[k * faces + t], here)
            primitive(q, stride, outside[k * faces + t], there)
            for f in range(4):
                jump[f, t] = 0.5 * scale[4 * k + t // nfp] * (there[f] - here[f])
        cuda.syncthreads()
        if t < size:
            for f in range(4):
                for x in range(3):
                    total = 0.0
                    for a in range(3):
                        by = 0.0
                        for m in range(size):
                            by += derivative[(a * size + t) * size + m] * own[f, m]
                        total += metric[9 * k + 3 * x + a] * by
                    for j in range(faces):
                        along = normal[3 * (4 * k + j // nfp) + x]
                        total += lift[t * faces + j] * along * jump[f, j]
                    gradient[(3 * f + x) * stride + k * size + t] = total

    @cuda.jit
    def node_fluxes(q, gradient, flux, stride):
        i = cuda.grid(1)
        if i < stride:
            u = cuda.local.array(4, numba.float32)
            primitive(q, stride, i, u)
            pressure, energy, spread = q[i] * u[3], q[4 * stride + i], 0.0
            for x in range(3):
                spread += gradient[4 * x * stride + i] * 2 / 3
            for x in range(3):
                flux[x * stride + i] = q[(1 + x) * stride + i]
                work = CONDUCTIVITY * gradient[(9 + x) * stride + i]
                for f in range(3):
                    both = gradient[(3 * f + x) * stride + i] + gradient[(3 * x + f) * stride + i]
                    stress = VISCOSITY * (both - (spread if f == x else 0))
                    convected = q[(1 + f) * stride + i] * u[x] + (pressure if f == x else 0)
                    flux[(3 + 3 * f + x) * stride + i] = convected - stress
                    work += stress * u[f]
                flux[(12 + x) * stride + i] = (energy + pressure) * u[x] - work

    @cuda.jit
    def divergence(q, flux, metric, normal, scale, derivative, lift, inside, outside, out,
                   elements, size, nfp):  # fmt: skip
        own = cuda.shared.array((15, 35), numba.float32)
        jump = cuda.shared.array((5, 60), numba.float32)
        here = cuda.local.array(4, numba.float32)
        there = cuda.local.array(4, numba.float32)
        k, t, stride, faces = cuda.blockIdx.x, cuda.threadIdx.x, elements * size, 4 * nfp
        if t < size:
            for f in range(15):
                own[f, t] = flux[f * stride + k * size + t]
        if t < faces:
            i, o, face = inside[k * faces + t], outside[k * faces + t], 4 * k + t // nfp
            primitive(q, stride, i, here)
            primitive(q, stride, o, there)
            a = b = 0.0
            for x in range(3):
                a += normal[3 * face + x] * here[x]
                b += normal[3 * face + x] * there[x]
            speed = max(abs(a) + math.sqrt(GAMMA * here[3]), abs(b) + math.sqrt(GAMMA * there[3]))
            for f in range(5):
                across = speed * (q[f * stride + i] - q[f * stride + o])
                for x in range(3):
                    step = flux[(3 * f + x) * stride + o] - flux[(3 * f + x) * stride + i]
                    across += normal[3 * face + x] * step
                jump[f, t] = 0.5 * scale[face] * across
        cuda.syncthreads()
        if t < size:
            for f in range(5):
                total = 0.0
                for a in range(3):
                    for m in range(size):
                        along = 0.0
                        for x in range(3):
                            along += metric[9 * k + 3 * x + a] * own[3 * f + x, m]
                        total += derivative[(a * size + t) * size + m] * along
                for j in range(faces):
                    total += lift[t * faces + j] * jump[f, j]
                out[f * stride + k * size + t] = -total

    return {"gradients": gradients, "node_fluxes": node_fluxes, "divergence": divergence}


def flops(degree: int, cells: int) -> float:
    reference = element(degree)
    volume, faces = reference.np**2, 4 * reference.nfp * reference.np
    return 6 * cells**3 * (2 * (12 * volume + 12 * faces) + 2 * (15 * volume + 5 * faces))


def bytes_moved(degree: int, cells: int) -> float:
    reference = element(degree)
    return 6 * cells**3 * (4 * 10 * reference.np + 32 * reference.nfp + 4 * (9 + 16))


def workload(degree: int) -> Workload:
    big, small = {1: 32, 2: 24, 3: 20, 4: 18}[degree], {1: 16, 2: 12, 3: 9, 4: 8}[degree]
    return Workload(
        name=f"dg_navier_stokes_{degree}",
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
        outputs=("gradient", "out"),
        flops=flops,
        bytes=bytes_moved,
        by_hand=by_hand,
        prange=prange,
        simulated=simulated if degree <= 2 else None,  # minutes
        rtol=1e-3,
        atol=5e-2,
        source_name="dg_navier_stokes",
    )


WORKLOADS = tuple(map(workload, range(1, 5)))
