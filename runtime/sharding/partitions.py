"""The partition of arrays on a mesh of devices: as given, or like a given array of their shape."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from jax.sharding import Mesh, NamedSharding, PartitionSpec

from raise_kernel.diagnostics import Refusal


def shardings_of(
    memories: Sequence[Any], mesh: Mesh, given: Mapping[str, PartitionSpec]
) -> list[NamedSharding]:
    """The sharding of each memory. One that is not named lies as a named one of its shape does;
    without one it is whole on every device. Refuses with RK020."""
    known = {memory.name: memory.shape for memory in memories}
    for name, spec in given.items():
        if name not in known:
            names = ", ".join(str(n) for n in known)
            raise Refusal("RK020", f"{name} is split, and the arrays are {names}")
        check_partition(name, known[name], mesh, spec)
    by_shape = {known[name]: spec for name, spec in given.items()}
    specs = [given.get(m.name, by_shape.get(m.shape, PartitionSpec())) for m in memories]
    return [NamedSharding(mesh, spec) for spec in specs]


def check_split(name: str, text: str, axes: Sequence[str]) -> None:
    """RK020 for a text of `--shard` that names neither dimensions nor axes of the mesh."""
    if re.fullmatch(r"\d{1,3}(,\d{1,3})*", text):
        return
    named = [word for word in text.split(",") if word]
    if not named or not set(named) <= set(axes) or len(set(named)) < len(named):
        raise Refusal(
            "RK020",
            f"--shard {name}={text}: dimensions of {name}, as {name}=0,1, or for each dimension "
            f"an axis of the mesh, of {', '.join(axes)}",
        )


def split_as(name: str, text: str, shape: Sequence[int], mesh: Mesh) -> PartitionSpec:
    """The partition that `--shard NAME=TEXT` is for an array. `0,1` are the dimensions that the
    mesh's axes split, in their order; `rows,,columns` are the axes that split the dimensions, in
    theirs. Refuses with RK020."""
    label = f"--shard {name}={text}"
    check_split(name, text, mesh.axis_names)
    words = text.split(",")
    if text[0].isdecimal():
        pairs = list(zip(map(int, words), mesh.axis_names, strict=False))
        fits = len(words) <= len(mesh.axis_names)
    else:
        pairs = [(dimension, axis) for dimension, axis in enumerate(words) if axis]
        fits = True
    if not fits or max(dimension for dimension, _ in pairs) >= len(shape):
        message = f"{label}: {name} has {len(shape)} dimensions, the mesh {len(mesh.axis_names)}"
        raise Refusal("RK020", message)
    axes: list[tuple[str, ...]] = [() for _ in shape]
    for dimension, axis in pairs:
        axes[dimension] += (axis,)
    spec = PartitionSpec(*(names or None for names in axes))
    check_partition(label, shape, mesh, spec)
    return spec


def check_partition(name: str, shape: Sequence[int], mesh: Mesh, spec: PartitionSpec) -> None:
    """RK020 for an array that its partition does not divide."""
    if len(spec) > len(shape):
        message = f"{name} has {len(shape)} dimensions, and {len(spec)} are split: {spec}"
        raise Refusal("RK020", message)
    for dimension, (size, axes) in enumerate(zip(shape, spec, strict=False)):
        for axis in axes_of(axes):
            if axis not in mesh.shape:
                names = ", ".join(map(str, mesh.axis_names))
                raise Refusal("RK020", f"{name} is split over {axis!r}; the axes are {names}")
        parts = prod(mesh.shape[axis] for axis in axes_of(axes))
        if size % parts:
            raise Refusal(
                "RK020",
                f"{name}: {size} elements of dimension {dimension} do not split into {parts} parts",
                hint=_that_divide(size, parts),
            )


def _that_divide(size: int, parts: int) -> str:
    fewer = next(k for k in range(parts, 0, -1) if size % k == 0)
    more = -(-size // parts) * parts
    return f"split it into {fewer}, or pad it to {more} elements"


def axes_of(entry: Any) -> tuple[Any, ...]:
    """The mesh axes of one entry of a PartitionSpec."""
    if entry is None:
        return ()
    return entry if isinstance(entry, tuple) else (entry,)
