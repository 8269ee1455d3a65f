"""The launches of a loop that is traced to run on blocks, and a device's part of each.

JAX keeps of a jitted function its name and its program. A launch that is traced `in_blocks` has a
name of its own, by which its kernel is found again.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from raise_kernel.analysis.accesses.launch_parts import NoParts, Parts, Sides, parts_of
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import compiling, parallelized, raise_specialized
from raise_kernel.frontend.arguments.signature import ByDevice
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.cache import KernelCache
from raise_kernel.runtime.choice.granularity import remembered, searched
from raise_kernel.runtime.choice.timing import Program, TimedCall
from raise_kernel.runtime.compile import Lowered, Programs, named_launches
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native import Form, NativeCode, native_code
from raise_kernel.runtime.native.gpu.program import gpu_independence
from raise_kernel.runtime.native.part import Block, Run, Starts, extended, part_of, runs_of
from raise_kernel.runtime.native.refused import refusal_of, refused_program

# Operations of a raised program that read elements of an array.
_READS = frozenset({"slice", "dynamic_slice", "gather"})


def launch_of_name(name: str) -> Lowered | None:
    """The kernel of a jitted function of this name, for one that was traced `in_blocks`."""
    return named_launches.get(name)


def reading_lines(lowered: Lowered) -> tuple[str, ...]:
    """The lines of a kernel that read arrays at other elements than those of a thread's own number,
    as its raised program has them."""
    found = (p.line for p in lowered.raised.source.locations if p.operation in _READS)
    return tuple(dict.fromkeys(found))


def parts_for(lowered: Lowered, count: int, elements: Mapping[int, int]) -> Parts:
    """The parts of a launch on so many devices (`launch_parts.parts_of`). Raises `NoParts`."""
    specialized, launch = lowered.specialized, lowered.signature.launch
    # Without a searched form it was slower than XLA's partitioner (`bench.scaling.halos`): two
    # H200s, seven points 0.72 instead of 0.53 ms a step. So only who asks for it gets it.
    if lowered.asked is None or lowered.asked.executor != "native":
        raise NoParts('native code on blocks is for launches with executor="native"')
    if refusal_of(lowered.raised) is not None:
        raise NoParts("it has no tensor form: its threads may wait for others")
    if launch.max_iterations or launch.collect or launch.report_guards or launch.padded:
        raise NoParts("it tells the host something, or its grid is one of several")

    def proved() -> Parts | str:
        try:
            with compiling():
                return parts_of(parallelized(specialized), count, elements)
        except NoParts as reason:
            return str(reason)

    key = "parts of a launch", specialized.text, specialized.signature, count, elements
    found: Any = cached(key, object, proved)
    if isinstance(found, str):
        raise NoParts(found)
    return found


@dataclass(frozen=True, eq=False)
class Part:
    """A device's part of a launch. `runs` are its threads in two: those that keep to the device's
    block, and the others; None where there are not both. `positions` are the devices', where the
    host passes them."""

    lowered: Lowered
    parts: Parts
    count: int
    blocks: Mapping[int, Block]
    platform: str
    runs: tuple[Run, Run] | None
    positions: ByDevice
    made: dict[tuple[Run | None, Form | None], Lowered] = field(default_factory=dict)

    def run(self, more: Sides, is_apart: bool) -> Run | None:
        """The threads that run, and so many more at each end; `is_apart`: without those that keep
        to the device's block. None: exactly its own. Raises `NoParts` where there are none more."""
        if any(more) and not self.regroups:
            raise NoParts("its threads run in whole blocks")
        if is_apart and self.runs is not None:
            return extended(self.runs[1], more)
        return extended(Run(self.parts.threads), more) if any(more) else None

    def needed(self, more: Sides, has_edges: bool) -> list[Run | None]:
        """The runs of a launch before which edges come, or do not."""
        inside = [self.runs[0]] if has_edges and self.runs is not None else []
        return [*inside, self.run(more, bool(inside))]

    def kernel(self, run: Run | None, form: Form | None) -> Lowered:
        """The kernel of all its threads, or of some, as its own code in a form. Raises `NoParts`
        where there is none."""
        if (run, form) not in self.made:
            self.made[run, form] = self._kernel(run, form)
        return self.made[run, form]

    def _kernel(self, run: Run | None, form: Form | None) -> Lowered:
        part = self.raised(run)
        code = _code(part, form)
        if form is not None and not code.text:
            code = _code(part, None)
        if not code.text or code.platform != self.platform:
            raise NoParts("; ".join(r.message for r in code.remarks) or "no code for its devices")
        return replace(part, native=code)

    def starts(self, run: Run | None) -> Starts:
        """Where the kernel of some threads starts on each device."""
        return Starts.of(self.parts, self.lowered.signature.launch, self.regroups, run)

    @property
    def regroups(self) -> bool:
        """Whether threads may be put into other blocks."""
        return _unit(self.lowered) == "threads"

    def raised(self, run: Run | None) -> Lowered:
        """The kernel of its threads as a raised program."""
        given = self.parts, self.count, self.blocks, self.regroups, run, self.positions
        specialized = part_of(self.lowered.specialized, *given)

        def raised() -> Any:
            try:
                return raise_specialized(specialized)
            except Refusal as refusal:
                return refused_program(specialized, refusal)

        found: Any = cached(_key(specialized), object, raised)
        # What other devices write of an array stays as it is.
        found = replace(found, read=tuple(range(len(self.lowered.signature.memories))))
        new = {"specialized": specialized, "raised": found, "programs": Programs()}
        return replace(self.lowered, asked=None, **new)

    def form(self, measures: bool) -> Form | None:
        """The form of its code, looked for if that was asked for and `measures`."""
        assert self.lowered.asked is not None
        if not self.lowered.asked.searches:
            return None
        run = self.runs[0] if self.runs is not None else None
        part, start = self.raised(run), self.starts(run).first
        with jax.ensure_compile_time_eval():
            trial = _trial(part, start) if measures else None
            searched(part, lambda form: _code(part, form), trial)
            found = remembered(part, jax.local_devices(backend=self.platform)[0])
        return found.form if found is not None else None


def part_for(
    lowered: Lowered,
    parts: Parts,
    blocks: Mapping[int, Block],
    platform: str,
    positions: ByDevice,
) -> Part:
    """A device's part of a launch, by the positions of devices along the axis that splits it."""
    runs = runs_of(parts, lowered.signature.launch.block[parts.axis])
    if _unit(lowered) == "nothing":
        runs = None
    count = 1 + max(position for _, position in positions)
    known = positions if platform == "cuda" else ()
    key = lowered.specialized, lowered.asked, parts.axis, parts.threads, count, str(blocks)
    return _parts.get(
        (*key, platform, known),
        lambda: Part(lowered, parts, count, blocks, platform, runs, known),
    )


_parts: KernelCache[Part] = KernelCache()


def _unit(lowered: Lowered) -> str:
    """What of a launch is independent."""
    return gpu_independence(lowered.specialized, lowered.raised).unit


def _key(specialized: Specialized) -> tuple[Hashable, ...]:
    return "part of a launch", specialized.text, specialized.signature


def _code(part: Lowered, form: Form | None) -> NativeCode:
    numba = part.info.numba is not None
    return native_code(part.specialized, part.raised, _key(part.specialized), numba, form)


def _trial(part: Lowered, start: int) -> TimedCall:
    """A call of a part as on the first device, for measurements. It takes over the memory of what
    it writes, as loops do."""
    written = part.raised.written
    some = [_some(t.shape, t.dtype) for t in part.raised.parameters]
    some[-1] = jnp.int32(start)

    def program(lowered: Lowered) -> Program:
        return replace(lowered, donated=written).function

    def values(_: Any) -> list[jax.Array]:
        return [jnp.copy(v) if k in written else v for k, v in enumerate(some)]

    return TimedCall(program, values)


def _some(shape: tuple[int, ...], dtype: np.dtype) -> jax.Array:
    """Numbers that differ."""
    return (jnp.arange(math.prod(shape)) % 251).astype(dtype).reshape(shape)
