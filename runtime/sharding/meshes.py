"""Meshes of the devices that are here: `4x2`, or `rows=4,columns=2` with names for the axes."""

from __future__ import annotations

import os
import re
from math import prod

import jax
from jax.sharding import AxisType, Mesh

from raise_kernel.diagnostics import Refusal

_USAGE = "4x2, or rows=4,columns=2"


def parse_mesh(text: str, option: str = "--mesh") -> dict[str, int]:
    """The sizes of a mesh by the names of its axes. Refuses with RK020."""
    if re.fullmatch(r"[1-9]\d{0,5}(x[1-9]\d{0,5})*", text):
        return {f"axis{k}": int(size) for k, size in enumerate(text.split("x"))}
    sizes: dict[str, int] = {}
    for word in text.split(","):
        match = re.fullmatch(r"([A-Za-z_]\w*)=([1-9]\d{0,5})", word)
        if match is None or match[1] in sizes:
            raise Refusal("RK020", f"{option} {text}: the sizes of its axes", hint=_USAGE)
        sizes[match[1]] = int(match[2])
    return sizes


def make_devices(sizes: dict[str, int], parts: int = 1) -> None:
    """Have as many devices as a mesh needs where they are CPU's, which JAX makes as asked; one of
    `parts` processes has its part of them.

    To be called before JAX has looked at its devices; afterwards it does nothing.
    """
    if "xla_force_host_platform_device_count" in os.environ.get("XLA_FLAGS", ""):
        return
    try:
        jax.config.update("jax_num_cpu_devices", max(1, prod(sizes.values()) // parts))
    except RuntimeError:  # JAX has its devices: `local_mesh` says whether they are enough
        return


def local_mesh(sizes: dict[str, int], option: str = "--mesh") -> Mesh:
    """A mesh of JAX's devices, those of all processes. Refuses with RK020 where they are fewer."""
    needed, here = prod(sizes.values()), jax.device_count()
    if needed > here:
        text = "x".join(map(str, sizes.values()))
        hint = "XLA_FLAGS=--xla_force_host_platform_device_count=N makes N devices of a CPU"
        if jax.default_backend() != "cpu":
            hint = "a smaller mesh, or more processes"
        raise Refusal(
            "RK020", f"{option} {text} needs {needed} devices, and JAX has {here}", hint=hint
        )
    kinds = (AxisType.Auto,) * len(sizes)
    devices = jax.devices()[:needed]
    return jax.make_mesh(tuple(sizes.values()), tuple(sizes), kinds, devices=devices)
