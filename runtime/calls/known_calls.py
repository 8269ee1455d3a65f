"""A cache of calls: from the arguments of a call to its compiled function, in microseconds.

Sorting arguments and looking up a specialization takes far longer than XLA takes to start a small
program. So a launcher remembers, for the shapes, dtypes, aliases and static scalars of a call that
went the whole way, the function and which arguments it takes. Only plain arguments are known this
way: JAX and NumPy arrays of one memory each, Python and NumPy scalars. Tracers, structs, views and
module variables go the whole way each time. `quick_calls.py` is tried first.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import jax
import numpy as np
from jax.sharding import SingleDeviceSharding

from raise_kernel.backend import x64_is_on
from raise_kernel.runtime.arguments import CallArguments
from raise_kernel.runtime.calls.quick_calls import Failed, QuickCalls, Whole, has_quick_calls
from raise_kernel.runtime.choice.tally import FOREVER
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.replay.types import is_wide

# Beyond this many, a launcher forgets all: it is called with a new scalar each time.
CAPACITY = 4096


@functools.cache
def _is_jax_array(kind: type) -> bool:
    """Whether this is the type of arrays in JAX, and not of tracers. (Making one starts XLA.)"""
    return issubclass(kind, jax.Array)


@dataclass(frozen=True)
class KnownCall:
    """The function of a call, and the positions of the arguments that are passed to it. Where no
    turn is left, a call goes the whole way."""

    function: Callable[..., Any]
    positions: tuple[int, ...]
    needs_x64: bool
    turns: Iterator[None] = FOREVER

    def __call__(self, args: Sequence[Any]) -> Any:
        return self.function(*[args[number] for number in self.positions])

    def serves(self) -> bool:
        """Whether a call goes this way."""
        if self.needs_x64 and not x64_is_on():
            return False
        return any(True for _ in islice(self.turns, 1))


@dataclass
class KnownCalls:
    """The calls that one launcher knows; `quick` finds some of them sooner."""

    calls: dict[Hashable, KnownCall] = field(default_factory=dict)
    quick: QuickCalls | None = None

    def find(self, key: Hashable | None) -> KnownCall | None:
        known = self.calls.get(key)
        return known if known is not None and known.serves() else None

    def remember(self, key: Hashable, call: KnownCall) -> None:
        """Know a call, whose `call_key` is `key`, from now on."""
        if len(self.calls) >= CAPACITY:
            self.calls.clear()
        self.calls[key] = call

    def quicken(
        self, call: KnownCall, args: Sequence[Any], whole: Whole, failed: Failed
    ) -> Callable[..., Any] | None:
        """A function that makes calls like this one, which is known, sooner than `whole`; None
        where there is none, or where there was one."""
        kinds = tuple(map(type, args))
        like = self.quick is not None and self.quick.serves(kinds, call.positions)
        if not like and not has_quick_calls(kinds, call.positions):
            return None
        if self.quick is None or not like:
            self.quick = QuickCalls(kinds, call.positions)
        self.quick.add(call.function, args, call.needs_x64, call.turns)
        return None if like else self.quick.function(whole, failed)


def known_call(lowered: Lowered, call: CallArguments, args: Sequence[Any]) -> KnownCall | None:
    """A call that was made, if its function takes arguments of it as they are."""
    numbers = {id(value): number for number, value in reversed(list(enumerate(args)))}
    positions = tuple(numbers.get(id(value), -1) for value in (*call.arrays, *call.scalars))
    types = [parameter.dtype for parameter in lowered.raised.parameters]
    if -1 in positions or types != [args[number].dtype for number in positions]:
        return None
    wide = any(map(is_wide, types))
    turns = FOREVER if lowered.tally is None else lowered.tally.turns
    return KnownCall(lowered.function, positions, wide, turns)


def call_key(args: Sequence[Any]) -> tuple[Any, ...] | None:
    """What tells calls apart, None where an argument is not plain."""
    key: list[Any] = []
    numbers: dict[int, int] = {}
    for number, value in enumerate(args):
        kind = type(value)
        if _is_jax_array(kind):
            key += (kind, value.shape, value.dtype, numbers.setdefault(id(value), number))
            sharding = value.sharding
            if type(sharding) is not SingleDeviceSharding:
                key.append(sharding)
        elif kind is int or kind is bool:
            key += (kind, value)
        elif kind is np.ndarray:
            if not value.flags.c_contiguous or value.dtype.hasobject or value.dtype.kind == "V":
                return None
            if not value.ndim:  # a static scalar, or memory of one element
                return None
            key += (kind, value.shape, value.dtype, numbers.setdefault(id(value), number))
        elif kind is float:
            key += (kind, value, math.copysign(1.0, value))
        elif isinstance(value, np.generic) and kind is not np.void:
            key += (kind, value.tobytes())
        else:
            return None
    return tuple(key)
