"""The bodies of time loops on split arrays: one walk over the operations, of which launches alone
may take arrays that devices have blocks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import jax
from jax.extend.core import Jaxpr, Literal

from raise_kernel.analysis.accesses.launch_parts import NoParts, Parts
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.loops.shapes import keeps_order
from raise_kernel.runtime.loops.traced_loops import ScanLoop, Values, WhileLoop
from raise_kernel.runtime.sharding.launches import launch_of_name, parts_for
from raise_kernel.runtime.sharding.time_tiles import Body, Key, Launched


class NotSplit(Exception):
    """Why a loop is not run so."""


@dataclass
class Held:
    """An array that devices have blocks of, `total` elements in all. The edges that have come since
    it was written are kept in it, and are `fresh` then. `number` is the value's in the body."""

    value: Any
    total: int
    fresh: bool = False
    number: int = -1


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
            elif name == "reshape" and keeps_order(equation):
                results = values[:1]
            else:
                raise NotSplit(f"its body has {name} of split arrays, which is no launch")
        env.update(zip(equation.outvars, results, strict=True))
    return [read(atom) for atom in program.outvars]


@dataclass(frozen=True)
class Launches:
    """The launches of a loop's body on `count` devices: their parts, by the kernel and which of its
    arrays are split. `met` are they in their order, `totals` the elements of each value."""

    count: int
    parts: dict[Key, Parts] = field(default_factory=dict)
    kernels: dict[Key, Lowered] = field(default_factory=dict)
    met: list[Launched] = field(default_factory=list)
    totals: dict[int, int] = field(default_factory=dict)

    def held(self, total: int) -> Held:
        """A value of its own."""
        number = len(self.totals)
        self.totals[number] = total
        return Held(None, total, number=number)

    def meet(self, lowered: Lowered, values: Values) -> list[Any]:
        """A launch of the body. Raises `NotSplit`."""
        key = key_of(lowered, values)
        _, totals = key
        if key not in self.parts:
            elements = {k: n // self.count for k, n in enumerate(totals) if n}
            self.kernels[key] = lowered
            try:
                self.parts[key] = parts_for(lowered, self.count, elements)
            except NoParts as reason:
                raise NotSplit(f"{lowered.info.demangled}: {reason}") from None
        results = [self.held(totals[k]) for k in lowered.raised.written]
        takes = {k: values[k].number for k, total in enumerate(totals) if total}
        makes = {k: r.number for k, r in zip(lowered.raised.written, results, strict=True)}
        self.met.append(Launched(key, takes, makes))
        return results


def key_of(lowered: Lowered, values: Values) -> Key:
    """That of a launch on some values."""
    memories = values[: len(lowered.signature.memories)]
    return id(lowered), tuple(v.total if isinstance(v, Held) else 0 for v in memories)


def body_of(
    loop: ScanLoop | WhileLoop,
    split: tuple[list[bool], list[bool]],
    launches: Launches,
    constants: Values,
    start: Values,
) -> Body:
    """Walk the body of a loop once for its launches; `split` says which values are. Raises
    `NotSplit`."""
    flags = [*split[0], *split[1]]
    types = [
        jax.ShapeDtypeStruct(jax.numpy.shape(v), jax.numpy.result_type(v))
        for v in (*constants, *start)
    ]
    numbers: list[list[int | None]] = []

    def body(*whole: Any) -> list[Any]:
        values = iter(whole)
        arguments = [
            launches.held(prod(t.shape)) if held else next(values)
            for t, held in zip(types, flags, strict=True)
        ]
        program = loop.body
        results = walked(program.jaxpr, program.consts, arguments, launches.meet)
        for result, t, is_split in zip(results, types[len(split[0]) :], split[1], strict=True):
            if isinstance(result, Held) != is_split or (
                isinstance(result, Held) and result.total != prod(t.shape)
            ):
                raise NotSplit("an array is split before an iteration and not after it")
        for side in (arguments[len(split[0]) :], results):
            numbers.append([v.number if isinstance(v, Held) else None for v in side])
        return [v for v in results if not isinstance(v, Held)]

    jax.eval_shape(body, *(t for t, held in zip(types, flags, strict=True) if not held))
    carried, after = numbers
    return Body(tuple(launches.met), tuple(carried), tuple(after), launches.totals)
