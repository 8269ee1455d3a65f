"""The compressible Navier-Stokes operator by discontinuous Galerkin on tetrahedra."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.programs._tetrahedra import element, mesh
from bench.workload import Program, State, Step, Workload, blocks, i32

GAMMA, VISCOSITY, CONDUCTIVITY = 1.4, 0.01, 0.02


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
        outputs=("gradient", "out"),
        flops=flops,
        bytes=bytes_moved,
        by_hand=by_hand,
        rtol=1e-3,
        atol=5e-2,
        source_name="dg_navier_stokes",
    )


WORKLOADS = tuple(map(workload, range(1, 5)))
