"""Time loops on split arrays: each device runs the loop on its blocks, and exchanges halos.

A loop's body is traced as one program on whole arrays, and `split-into-blocks` makes of it that of
one device. The loop runs under `shard_map`; XLA finds the halos' collective permutes in it, and the
interior of each block, which waits for none of them. A body that the pass leaves alone is XLA's
partitioner's, as before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec

from raise_kernel import config
from raise_kernel.runtime.choice.decision import platform_of
from raise_kernel.runtime.loops.traced_loops import ScanLoop, Several, Values, WhileLoop
from raise_kernel.runtime.native import portable_programs
from raise_kernel.runtime.sharding.exchange_cost import exchange_on_cpus
from raise_kernel.runtime.sharding.local_programs import Dims, LocalProgram, WholeBody
from raise_kernel.runtime.sharding.native_loops import NotSplit, Splits, native_loop
from raise_kernel.runtime.sharding.partitions import axes_of

Shape = tuple[int, ...]
ON_BLOCKS = "each device on its blocks"
# Iterations for which halos may be exchanged once.
TILES = (2, 4, 8)


def may_run(mesh: Mesh) -> bool:
    """Whether a mesh may run loops on blocks: of several devices that have native code."""
    platforms = {device.platform for device in mesh.devices.flat}
    return mesh.size > 1 and platforms in ({"cpu"}, {"gpu"})


def is_worth(mesh: Mesh) -> bool:
    """Whether raised loops on blocks are faster than what XLA's partitioner makes of them: on CPUs.

    Measured (`bench.scaling.halos`): two CPU devices, 2048^2 floats, four neighbours, half of the
    time. Two H200s, 200 steps: seven points of 512^3 floats a GPU 0.62 ms instead of 0.55, four
    neighbours 0.88 instead of 0.89; the cause is not established. TPUs are not measured.
    """
    return {device.platform for device in mesh.devices.flat} == {"cpu"}


@dataclass(frozen=True)
class MeshBlocks:
    """The blocks of a mesh's devices; `spec_of` says how an array of a shape is split. `measures`:
    what is run is a call, so that forms of it may be timed."""

    mesh: Mesh
    spec_of: Callable[[Shape], PartitionSpec]
    measures: bool = False

    @property
    def axes(self) -> list[str]:
        return [name for name, size in self.mesh.shape.items() if size > 1]

    def run(
        self, loop: ScanLoop | WhileLoop, limits: Values, constants: Values, start: Values
    ) -> tuple[list[Any], str] | str:
        """What a loop gives, run on blocks, and words on how; a text where it is not: why."""
        try:
            splits = Splits(self.mesh, self.spec_of)
            native = native_loop(loop, splits, self.platform, constants, start, self.measures)
        except NotSplit as reason:
            missed = str(reason)
        else:
            return self._mapped(native.run, limits, constants, start), ON_BLOCKS
        if not is_worth(self.mesh):
            return missed
        return self._raised(loop, limits, constants, start)

    @property
    def platform(self) -> str:
        return platform_of(self.mesh.devices.flat[0])

    def _mapped(
        self, run: Callable[..., list[Any]], limits: Values, constants: Values, start: Values
    ) -> list[Any]:
        """What a loop gives that each device runs on its blocks."""
        whole = [PartitionSpec()] * len(limits)
        fixed, moving = (
            [self.spec_of(tuple(np.shape(v))) for v in vs] for vs in (constants, start)
        )
        specs = whole, fixed, moving
        mapped = jax.shard_map(
            run, mesh=self.mesh, in_specs=specs, out_specs=moving, check_vma=False
        )
        given = [
            [self._placed(v, spec) for v, spec in zip(values, kinds, strict=True)]
            for values, kinds in zip((limits, constants, start), specs, strict=True)
        ]
        return mapped(*given)

    def _raised(
        self, loop: ScanLoop | WhileLoop, limits: Values, constants: Values, start: Values
    ) -> tuple[list[Any], str] | str:
        """By one device's raised program."""
        carried = loop.shapes.carried(start)
        try:
            fixed = [self._dims(jax.numpy.shape(v), jax.numpy.shape(v)) for v in constants]
            moving = [
                self._dims(jax.numpy.shape(v), jax.numpy.shape(w))
                for v, w in zip(start, carried, strict=True)
            ]
        except _Undivided as reason:
            return str(reason)
        if not any(map(_is_split, moving)):
            return ""
        if any(_is_split(moving[k]) for k in loop.decided_by):
            return "what ends the loop is computed from split arrays"
        body = self._body(loop, (constants, fixed), (carried, moving))
        once = body.local(1)
        if isinstance(once, str):
            return once
        tile, how = self._tile(body, once, loop.at_once)

        def on_device(limits: Values, constants: Values, start: Values) -> list[Any]:
            positions = [lax.axis_index(name).astype(np.int32) for name in self.axes]
            if tile is None:
                return loop.run(once.step(positions), limits, constants, start)
            room, several = tile.room, Several(tile.steps, tile.step(positions))
            fixed_lines, moving_lines = once.lines_of(len(constants), len(start))
            wide = (
                map(room.filled, constants, fixed, fixed_lines),
                map(room.filled, start, moving, moving_lines),
            )
            made = map(room.left, loop.tiles(several, limits, *map(list, wide)), moving)
            return loop.rest(once.step(positions), limits, constants, [*made], tile.steps)

        whole = [PartitionSpec()] * len(limits)
        specs = whole, [*map(self._spec, fixed)], [*map(self._spec, moving)]
        mapped = jax.shard_map(
            on_device, mesh=self.mesh, in_specs=specs, out_specs=specs[2], check_vma=False
        )
        given = [
            [self._placed(v, spec) for v, spec in zip(values, kinds, strict=True)]
            for values, kinds in zip((limits, constants, carried), specs, strict=True)
        ]
        return loop.shapes.given(mapped(*given)), ON_BLOCKS + how

    def _placed(self, value: Any, spec: PartitionSpec) -> Any:
        """The value split so: explicit axes are in its type."""
        if AxisType.Explicit not in self.mesh.axis_types:
            return value
        return jax.reshard(value, NamedSharding(self.mesh, spec))

    def _body(
        self,
        loop: ScanLoop | WhileLoop,
        constants: tuple[Values, Sequence[Dims]],
        carried: tuple[Values, Sequence[Dims]],
    ) -> WholeBody:
        """An iteration on whole constants and carried values, and how these are split."""
        count = len(constants[0])
        types = [
            jax.ShapeDtypeStruct(jax.numpy.shape(v), jax.numpy.result_type(v))
            for v in (*constants[0], *carried[0])
        ]
        whole = jax.jit(lambda *v: loop.step(v[:count], v[count:]), keep_unused=True)
        with portable_programs():
            text = whole.lower(*types).as_text(debug_info=True)
        axes = [(name, self.mesh.shape[name]) for name in self.axes]
        return WholeBody(text, axes, [*constants[1], *carried[1]], carried[1])

    def _tile(
        self, body: WholeBody, once: LocalProgram, most: int
    ) -> tuple[LocalProgram | None, str]:
        """The iterations for which halos are exchanged once, None where that is one of them; and
        words for it.

        One iteration is never the better choice: of arrays that are sent after each one XLA makes
        copies on CPUs, as it fuses what is sent with what is stored. Measured on two CPU devices,
        four neighbours, microseconds a step with halos once in one, two, four and eight iterations:
        52, 27, 13, 10 for 64^2 floats; 11,500, 3,200, 3,200, 3,900 for 2,048^2.
        """
        if not once.messages:
            return None, ""
        if most < 2:
            return None, ", halos in each iteration: whether there is another one is asked in each"
        processes = len({device.process_index for device in self.mesh.devices.flat})
        exchange = exchange_on_cpus(processes, once.messages)
        missed = ""
        asked = config.steps_per_exchange
        tiles = [steps for steps in (TILES if asked is None else (asked,)) if 1 < steps <= most]
        for steps in sorted(tiles, key=lambda steps: exchange.each(once.cost, steps)):
            found = body.local(steps)
            if not isinstance(found, str):
                return found, f", halos once in {steps} iterations"
            missed = missed or f", {found}"
        return None, missed

    # --- how arrays are split ---

    def _dims(self, shape: Shape, inside: Shape) -> Dims:
        """The dimensions that the axes split of an array of this shape, carried in that of
        `inside`."""
        found: list[int | None] = [None] * len(self.axes)
        for dim, entry in enumerate(self.spec_of(tuple(shape))):
            names = [name for name in axes_of(entry) if name in self.axes]
            if len(names) > 1:
                raise _Undivided(f"dimension {dim} is split by {' and '.join(names)}")
            for name in names:
                parts = self.mesh.shape[name]
                found[self.axes.index(name)] = _dim_inside(dim, shape, inside, parts)
        return tuple(found)

    def _spec(self, dims: Dims) -> PartitionSpec:
        entries: dict[int, str] = {
            d: name for d, name in zip(dims, self.axes, strict=True) if d is not None
        }
        return PartitionSpec(*(entries.get(k) for k in range(max(entries, default=-1) + 1)))


class _Undivided(Exception):
    """An array whose blocks are none in the shape in which it is carried."""


def _dim_inside(dim: int, shape: Shape, inside: Shape, parts: int) -> int:
    """The dimension of a reshaped array whose blocks are those of a dimension before."""
    before, after = prod(shape[:dim]), prod(shape[dim + 1 :])
    for number, size in enumerate(inside):
        is_same = prod(inside[:number]) == before and size > 1
        whole = prod(inside[number + 1 :])
        if is_same and size % parts == 0 and shape[dim] * after % whole == 0:
            return number
    raise _Undivided(f"{shape} is used as {inside}, and {parts} parts do not divide that")


def _is_split(dims: Dims) -> bool:
    return any(dim is not None for dim in dims)
