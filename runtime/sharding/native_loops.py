"""Time loops on split arrays, each device running the kernels' own code on its blocks.

    while ...: y = k(x, y); x, y = y, x
    ->  on each device, in one row with room around it:
    while ...: x = exchanged(x); y = k's part(x, y, position); x, y = y, x

Blocks keep their room through the whole loop, and kernels write into them in place, so that nothing
is copied but what neighbours need. Before a launch that reads beyond a block the edges come from
the neighbours, unless they have come since the array was written.

A loop is run so where its body is launches, and numbers that all devices compute alike; its arrays
are split along their first dimension by one axis of the mesh; and each launch has parts that keep
to a device's blocks (`analysis/accesses/launch_parts.py`). For any other there is a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.extend.core import Jaxpr, Literal
from jax.sharding import Mesh, PartitionSpec

from raise_kernel.analysis.accesses.launch_parts import NoParts, Parts
from raise_kernel.frontend.arguments.signature import ByDevice
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.loops.traced_loops import ScanLoop, Values, WhileLoop
from raise_kernel.runtime.native import Form
from raise_kernel.runtime.native.part import Block, Run
from raise_kernel.runtime.sharding.edges import Line, padded, unpadded
from raise_kernel.runtime.sharding.launches import Part, launch_of_name, part_for, parts_for

# Rows of memory begin at multiples of so many elements.
_ROUND = 64


class NotSplit(Exception):
    """Why a loop is not run so."""


@dataclass
class Held:
    """An array that devices have blocks of, `total` elements in all. The edges that have come since
    it was written are kept in it."""

    value: Any
    total: int
    fresh: bool = False


# What a launch makes of its operands: the arrays that it writes.
OnLaunch = Callable[[Lowered, Values], Sequence[Any]]


def walked(program: Jaxpr, constants: Values, arguments: Values, launch: OnLaunch) -> list[Any]:
    """What a program gives, some of whose values are held in blocks. Raises `NotSplit` where an
    operation on these is no launch."""
    env: dict[Any, Any] = dict(zip(program.constvars, constants, strict=True))
    env.update(zip(program.invars, arguments, strict=True))

    def read(atom: Any) -> Any:
        return atom.val if isinstance(atom, Literal) else env[atom]

    for equation in program.eqns:
        values = [read(atom) for atom in equation.invars]
        name, params = equation.primitive.name, equation.params
        with equation.ctx.manager:
            if not any(isinstance(value, Held) for value in values):
                bound = equation.primitive.get_bind_params(params)
                results = equation.primitive.bind(*values, **bound)
                results = results if equation.primitive.multiple_results else [results]
            elif name == "jit" and (lowered := launch_of_name(params["name"])) is not None:
                results = launch(lowered, values)
            elif name == "jit":
                inner = params["jaxpr"]
                results = walked(inner.jaxpr, inner.consts, values, launch)
            elif name == "reshape":  # the elements are in the same order
                results = values[:1]
            else:
                raise NotSplit(f"its body has {name} of split arrays, which is no launch")
        env.update(zip(equation.outvars, results, strict=True))
    return [read(atom) for atom in program.outvars]


@dataclass(frozen=True)
class Launches:
    """The launches of a loop's body on `count` devices: their parts, by the kernel and which of its
    arrays are split."""

    count: int
    parts: dict[tuple[int, tuple[int, ...]], Parts] = field(default_factory=dict)
    kernels: dict[int, Lowered] = field(default_factory=dict)
    written: set[int] = field(default_factory=set)

    def meet(self, lowered: Lowered, values: Values) -> list[Any]:
        """A launch of the body. Raises `NotSplit`."""
        totals = self.totals(lowered, values)
        key = id(lowered), totals
        if key not in self.parts:
            elements = {k: n // self.count for k, n in enumerate(totals) if n}
            self.kernels[id(lowered)] = lowered
            try:
                self.parts[key] = parts_for(lowered, self.count, elements)
            except NoParts as reason:
                raise NotSplit(f"{lowered.info.demangled}: {reason}") from None
        return [Held(None, totals[k]) for k in lowered.raised.written]

    def totals(self, lowered: Lowered, values: Values) -> tuple[int, ...]:
        """The elements of each split array of a launch, 0 of those that are whole."""
        memories = values[: len(lowered.signature.memories)]
        return tuple(v.total if isinstance(v, Held) else 0 for v in memories)

    def blocks(self) -> dict[int, Block]:
        """What devices hold of arrays, by their elements: the widest halos of all launches."""
        sides: dict[int, tuple[int, int]] = {}
        for (_, totals), parts in self.parts.items():
            for number, (before, after) in parts.halos.items():
                most = sides.get(totals[number], (0, 0))
                sides[totals[number]] = max(most[0], before), max(most[1], after)
        found = {}
        for total, (before, after) in sides.items():
            own = total // self.count
            room = [min(own, -(-side // _ROUND) * _ROUND) for side in (before, after)]
            if max(before, after) > own:
                raise NotSplit(
                    f"it reads {max(before, after)} elements away, and blocks have {own}"
                )
            found[total] = Block(own, *room)
        return found


@dataclass(frozen=True)
class NativeLoop:
    """A loop as each device of a line runs it: which of its values are split, and the parts of its
    launches."""

    loop: ScanLoop | WhileLoop
    line: Line
    split: tuple[list[bool], list[bool]]
    blocks: dict[int, Block]
    launches: Launches
    kernels: dict[tuple[int, tuple[int, ...]], Part]
    forms: dict[tuple[int, tuple[int, ...]], Form | None]

    def run(self, limits: Values, constants: Values, start: Values) -> list[Any]:
        """On a device's blocks, under `shard_map`."""
        position = lax.axis_index(self.line.axis).astype(np.int32)
        shapes = [jax.numpy.shape(v) for v in start]
        fixed = [
            self._exchanged(Held(self._padded(v), self._total(v)), position) if is_split else v
            for v, is_split in zip(constants, self.split[0], strict=True)
        ]

        def launch(lowered: Lowered, values: Values) -> list[Any]:
            return self._launch(lowered, values, position)

        def step(_: Values, carry: Values) -> list[Any]:
            held = [
                Held(v, self.line.count * self._block_of(v).elements) if is_split else v
                for v, is_split in zip(carry, self.split[1], strict=True)
            ]
            body = self.loop.body
            results = walked(body.jaxpr, body.consts, [*fixed, *held], launch)
            return [v.value if isinstance(v, Held) else v for v in results]

        carry = [
            self._padded(v) if is_split else v
            for v, is_split in zip(start, self.split[1], strict=True)
        ]
        results = self.loop.run(step, limits, constants, carry)
        return [
            unpadded(v, self._block_of(v), shape) if is_split else v
            for v, shape, is_split in zip(results, shapes, self.split[1], strict=True)
        ]

    def _total(self, local: Any) -> int:
        return self.line.count * prod(jax.numpy.shape(local))

    def _padded(self, local: Any) -> Any:
        return padded(local, self.blocks[self._total(local)])

    def _block_of(self, value: Any) -> Block:
        (size,) = value.shape
        return next(block for block in self.blocks.values() if block.size == size)

    def _exchanged(self, held: Held, position: Any) -> Held:
        """With its edges as they are on the neighbours."""
        came = self.line.sent(held.value, self.blocks[held.total], position)
        self._put(held, came, position)
        return held

    def _put(
        self, held: Held, came: Sequence[Any], position: Any, before: Sequence[Any] = ()
    ) -> list[Any]:
        """Edges have come; `before` are arrays that are computed meanwhile."""
        block = self.blocks[held.total]
        held.value, others = self.line.put(held.value, came, block, position, before)
        held.fresh = True
        return others

    def _launch(self, lowered: Lowered, values: Values, position: Any) -> list[Any]:
        totals = self.launches.totals(lowered, values)
        key = id(lowered), totals
        part, written = self.kernels[key], lowered.raised.written
        stale: dict[int, Held] = {
            id(values[number]): values[number]
            for number, halo in part.parts.halos.items()
            if any(halo) and not values[number].fresh
        }
        sends = [
            self.line.sent(held.value, self.blocks[held.total], position) for held in stale.values()
        ]

        def run(threads: Run | None, operands: Sequence[Any]) -> list[Any]:
            start = part.starts(threads).at(position)
            results = part.kernel(threads, self.forms[key]).function(*operands, start)
            return list(results) if isinstance(results, tuple) else [results]

        inside, rest = part.runs if part.runs is not None and sends else (None, None)
        # The first ones are computed while edges are on their way.
        made = run(inside, _plain(values)) if inside is not None else []
        for held, came in zip(stale.values(), sends, strict=True):
            made = self._put(held, came, position, made)
        operands = _plain(values)
        for number, value in zip(written, made, strict=False):
            operands[number] = value
        results = run(rest, operands)
        return [Held(v, totals[k]) for v, k in zip(results, written, strict=True)]


def _plain(values: Values) -> list[Any]:
    return [v.value if isinstance(v, Held) else v for v in values]


@dataclass(frozen=True)
class Splits:
    """How arrays are split over a mesh of several devices."""

    mesh: Mesh
    spec_of: Callable[[tuple[int, ...]], PartitionSpec]

    @property
    def sizes(self) -> dict[str, int]:
        """The devices along each axis."""
        return dict(self.mesh.shape)

    def positions(self, axis: str) -> ByDevice:
        """Each device's position along an axis."""
        dim = self.mesh.axis_names.index(axis)
        places = np.ndenumerate(self.mesh.devices)
        return tuple(sorted((device.id, place[dim]) for place, device in places))

    def axis(self, shape: tuple[int, ...]) -> str | None:
        """The axis that splits an array along its first dimension, None where it is whole. Raises
        `NotSplit` for arrays that are split otherwise."""
        names = [
            (dim, name)
            for dim, entry in enumerate(self.spec_of(shape))
            for name in (entry if isinstance(entry, tuple) else (entry,))
            if name is not None and self.sizes[name] > 1
        ]
        if not names:
            return None
        (dim, name), *others = names
        if others or prod(shape[:dim]) > 1:
            raise NotSplit("an array is split along another dimension than its first one")
        return name


def native_loop(
    loop: ScanLoop | WhileLoop,
    splits: Splits,
    platform: str,
    constants: Values,
    start: Values,
    measures: bool,
) -> NativeLoop:
    """A loop whose devices run the kernels' own code; `measures`: forms of it may be timed. Raises
    `NotSplit`."""
    names = [[splits.axis(jax.numpy.shape(v)) for v in values] for values in (constants, start)]
    axes = {name for row in names for name in row if name is not None}
    if len(axes) != 1 or not any(names[1]):
        raise NotSplit("its arrays are split along several axes" if axes else "")
    (axis,) = axes
    split = [name is not None for name in names[0]], [name is not None for name in names[1]]
    if any(split[1][k] for k in loop.decided_by):
        raise NotSplit("what ends the loop is computed from split arrays")
    line = Line(axis, platform, splits.positions(axis))
    launches = Launches(line.count)
    _meet_all(loop, split, launches, constants, start)
    blocks = launches.blocks()
    for value, is_split in zip([*constants, *start], [*split[0], *split[1]], strict=True):
        if is_split:
            total = prod(jax.numpy.shape(value))
            blocks.setdefault(total, Block(total // launches.count))
    sizes = [block.size for block in blocks.values()]
    if len(set(sizes)) < len(sizes):
        raise NotSplit("arrays of different sizes have blocks of one size")
    kernels, forms = {}, {}
    for key, parts in launches.parts.items():
        lowered, totals = launches.kernels[key[0]], key[1]
        own = {k: blocks[total] for k, total in enumerate(totals) if total}
        part = part_for(lowered, parts, own, platform, line.positions)
        try:
            forms[key] = part.form(measures)
            for run in part.runs or (None,):
                part.kernel(run, forms[key])
        except NoParts as reason:
            raise NotSplit(f"{lowered.info.demangled}: {reason}") from None
        kernels[key] = part
    return NativeLoop(loop, line, split, blocks, launches, kernels, forms)


def _meet_all(
    loop: ScanLoop | WhileLoop,
    split: tuple[list[bool], list[bool]],
    launches: Launches,
    constants: Values,
    start: Values,
) -> None:
    """Walk the body once for its launches. Raises `NotSplit`."""
    flags = [*split[0], *split[1]]
    types = [
        jax.ShapeDtypeStruct(jax.numpy.shape(v), jax.numpy.result_type(v))
        for v in (*constants, *start)
    ]

    def body(*whole: Any) -> list[Any]:
        values = iter(whole)
        arguments = [
            Held(None, prod(t.shape)) if held else next(values)
            for t, held in zip(types, flags, strict=True)
        ]
        program = loop.body
        results = walked(program.jaxpr, program.consts, arguments, launches.meet)
        for result, t, is_split in zip(results, types[len(split[0]) :], split[1], strict=True):
            if isinstance(result, Held) != is_split or (
                isinstance(result, Held) and result.total != prod(t.shape)
            ):
                raise NotSplit("an array is split before an iteration and not after it")
        return [v for v in results if not isinstance(v, Held)]

    jax.eval_shape(body, *(t for t, held in zip(types, flags, strict=True) if not held))
