"""Arrays that the launches of a time loop read for the elements alone that they do not write.

    (a, b) -> (where(inside, f(a), b), a)    ->    (where(inside, f(a), a), a)

A launch that writes a part of an array keeps the rest of it, its boundary mostly, so that the whole
old array is read. Where the arrays that are swapped hold the same elements there, each of them
will do, and one that the launch reads anyway costs nothing: memory moves two arrays instead of
three. Which elements are kept depends on no data here, so that an iteration hands them on, and it
is enough to compare them once, before the loop.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.extend.core import ClosedJaxpr, Jaxpr, Literal

from raise_kernel.runtime.loops.bodies import bytes_of
from raise_kernel.runtime.loops.reads import MOVING, WHOLE, moving_reads
from raise_kernel.runtime.loops.selections import Selection, selection_of

# Bytes of an array below which reading it costs less than the question.
LEAST_BYTES = 1 << 20
# Iterations below which a loop costs less than the question.
LEAST_ITERATIONS = 16


@dataclass(frozen=True, eq=False)
class Update:
    """A launch whose result has elements of one of its operands, which it reads for nothing
    else."""

    program: ClosedJaxpr
    selection: Selection

    @property
    def old(self) -> int:
        """The number of that operand."""
        return self.selection.old

    def keeps_alike(self, values: Sequence[Any]) -> Any:
        """Whether several arrays hold the same bits in the elements that the launch keeps."""
        mask = self.selection.mask.value()
        first, *rest = (bits_of(lax.reshape(value, mask.shape)) for value in values)
        found: Any = jnp.bool_(True)
        for other in rest:
            found = found & jnp.all((mask != self.selection.keeps) | (first == other))
        return found


@dataclass(frozen=True)
class Launched:
    """A launch in the body of a loop: the values that it takes, and one that it makes, by names."""

    update: Update
    takes: Sequence[Any]
    makes: Any


@dataclass(frozen=True)
class Alike:
    """Positions of carried values that are to hold the same elements where a launch keeps them."""

    update: Update
    positions: frozenset[int]


@dataclass(frozen=True)
class Spared:
    """For launches by number, the operand that is to stand for the old array; and what has to hold
    before the loop."""

    operands: Mapping[int, int]
    alike: tuple[Alike, ...]

    def holds(self, start: Sequence[Any]) -> Any:
        """Whether the launches give the same with these operands."""
        found: Any = jnp.bool_(True)
        for each in self.alike:
            found = found & each.update.keeps_alike([start[p] for p in sorted(each.positions)])
        return found


def spared(launches: Sequence[Launched], carried: Sequence[tuple[Any, Any]]) -> Spared | None:
    """The old arrays that need not be read in a loop of launches, in their order; `carried` are the
    values that an iteration begins with, each with what it is in the next one. None where there are
    none."""
    operands: dict[int, int] = {}
    alike: list[Alike] = []
    for number, launched in enumerate(launches):
        update, kinds = launched.update, launched.update.program.in_avals
        orbits = _Orbits(launches, carried, update)
        old = orbits.of(launched.takes[update.old])
        others = [
            (k, orbit)
            for k, value in enumerate(launched.takes)
            if k != update.old and kinds[k] == kinds[update.old]
            if (orbit := orbits.of(value)) is not None and orbit <= orbits.updated
        ]
        if old is None or not others:
            continue
        # One that is read at the elements that are computed, if there is such.
        chosen, positions = min(others, key=lambda one: _moves(update, one[0]))
        operands[number] = chosen
        alike.append(Alike(update, old | positions))
    return Spared(operands, tuple(dict.fromkeys(alike))) if operands else None


class _Orbits:
    """The positions whose kept elements, by a launch, a value of an iteration has in any
    iteration."""

    def __init__(
        self, launches: Sequence[Launched], carried: Sequence[tuple[Any, Any]], update: Update
    ) -> None:
        self.origins = {value: position for position, (value, _) in enumerate(carried)}
        olds = []
        for one in launches:
            if one.update is update:
                olds.append(one.takes[update.old])
                if olds[-1] in self.origins:
                    self.origins[one.makes] = self.origins[olds[-1]]
        self.before = [self.origins.get(after) for _, after in carried]
        # Of the arrays that such launches update.
        self.updated = frozenset().union(*(self.of(old) or () for old in olds))

    def of(self, value: Any) -> frozenset[int] | None:
        """Those of a value; None where it has other elements, too."""
        position, found = self.origins.get(value), set[int]()
        while position is not None and position not in found:
            found.add(position)
            position = self.before[position]
        return None if position is None else frozenset(found)


def _moves(update: Update, operand: int) -> bool:
    program = update.program.jaxpr
    return moving_reads(program, program.invars[operand], MOVING | WHOLE) > 0


def spared_in(body: Jaxpr, first: int, count: int) -> tuple[Jaxpr, Spared] | None:
    """The body of a traced loop without old arrays that it need not read; it carries arguments from
    `first` on."""
    launches: list[Launched] = []
    positions: list[int] = []
    for position, equation in enumerate(body.eqns):
        if equation.primitive.name != "jit":
            continue
        update = update_of(equation.params["jaxpr"])
        if update is not None:
            launches.append(Launched(update, equation.invars, equation.outvars[0]))
            positions.append(position)
    carried = list(zip(body.invars[first : first + count], body.outvars[:count], strict=True))
    named = [Launched(e.update, [_named(v) for v in e.takes], e.makes) for e in launches]
    found = spared(named, [(value, _named(after)) for value, after in carried])
    if found is None:
        return None
    equations = list(body.eqns)
    for number, operand in found.operands.items():
        equation, old = equations[positions[number]], launches[number].update.old
        operands = list(equation.invars)
        operands[old] = operands[operand]
        equations[positions[number]] = equation.replace(invars=operands)
    return body.replace(eqns=equations), found


def _named(atom: Any) -> Hashable:
    return None if isinstance(atom, Literal) else atom


@functools.lru_cache(maxsize=256)
def update_of(program: ClosedJaxpr) -> Update | None:
    """How a launch's program with one result updates a large array; None where it does not, or it
    is not known what it keeps."""
    if len(program.out_avals) != 1 or bytes_of(program.out_avals[0]) < LEAST_BYTES:
        return None
    selection = selection_of(program, 0)
    return Update(program, selection) if selection is not None else None


def either(
    holds: Callable[..., Any],
    short: Callable[..., list[Any]],
    long: Callable[..., list[Any]],
    given: tuple[Sequence[Any], Sequence[Any], Sequence[Any]],
) -> list[Any]:
    """What `short` gives if `holds`, and what `long` does else, which both make new carried values
    of the second ones that are `given`.

    Each is a loop of one iteration or none, one after the other: XLA copies the arrays of branches.
    Derivatives, for which such loops have no reverse mode, are those of `long`.
    """
    sizes = [len(each) for each in given]

    def parted(values: Sequence[Any]) -> tuple[list[Any], list[Any], list[Any]]:
        first, second = sizes[0], sizes[0] + sizes[1]
        return list(values[:first]), list(values[first:second]), list(values[second:])

    @jax.custom_jvp
    def chosen(*values: Any) -> list[Any]:
        before, start, after = parted(values)

        def once(run: Callable[..., list[Any]], runs: Any, state: Sequence[Any]) -> list[Any]:
            def iteration(carry: Sequence[Any]) -> tuple[Any, ...]:
                return (jnp.zeros_like(runs), *run(before, list(carry[1:]), after))

            return list(lax.while_loop(lambda carry: carry[0], iteration, (runs, *state)))[1:]

        is_short = holds(before, start, after)
        return once(long, ~is_short, once(short, is_short, start))

    @chosen.defjvp
    def _(values: Sequence[Any], tangents: Sequence[Any]) -> Any:
        return jax.jvp(lambda *values: long(*parted(values)), values, tangents)

    return list(chosen(*(value for each in given for value in each)))


def bits_of(value: Any) -> Any:
    """A number's bits, as whole numbers."""
    if jnp.iscomplexobj(value):
        return jnp.stack([bits_of(value.real), bits_of(value.imag)])
    if not jnp.issubdtype(value.dtype, jnp.floating):
        return value
    return lax.bitcast_convert_type(value, np.dtype(f"uint{8 * value.dtype.itemsize}"))
