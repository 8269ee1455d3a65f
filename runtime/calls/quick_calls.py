"""The fast path from a call to its compiled function: a Python function, generated for the call.

JAX looks a compiled function up by the shapes and dtypes of its arguments, in C++. What it does not
see is left to a function that is generated for the Python types of a call's arguments: it compares
the types, that each array is passed once, and the static scalars. For `k[g, b](n, a, x, y)`:

    def call(a0=ABSENT, a1=ABSENT, a2=ABSENT, a3=ABSENT, *rest, **variables):
        known = last
        if type(a2) is T2 and ... and a0 is known[1] and a1 is known[2] and not variables:
            try:
                return known[0](a2, a3)
            ...
        elif type(a0) is T0 and ... and a2 is not a3 and not rest and not variables:
            found = calls.get((a0, a1))
            if found is not None and (not found[1] or found[2]((a0, a1, a2, a3))):
                for _ in found[3]:  # a turn that is left
                    ...
        return whole(...)

Most calls have the very scalars of the call before, which is asked first: objects that cannot
change, and so need not be compared. What was found is one tuple, for threads.
A function that is called with other shapes or dtypes than the kernel was raised for raises
`OtherTypes`; static scalars that come with several shapes are not in `calls`. A call that takes no
turn goes the whole way, and is timed there (`runtime/choice/tally.py`). Where arrays may lie
on several devices no such function is made, for the program may differ by where they lie.
"""

from __future__ import annotations

import inspect
import itertools
import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from operator import length_hint
from typing import Any

import jax
import numpy as np

from raise_kernel.backend import x64_is_on
from raise_kernel.runtime.choice.tally import FOREVER
from raise_kernel.runtime.compile import OtherTypes

# The calls that one function knows; past it, it forgets all.
CAPACITY = 4096

Whole = Callable[..., Any]
Failed = Callable[[Sequence[Any], Exception], None]


class Callee:
    """An object whose call is a call of its `called`: a type's `__call__` may be a slot, and then
    Python calls what is in it, without a call of a method before."""

    __slots__ = ("__call__",)
    __signature__ = inspect.Signature(
        [
            inspect.Parameter("args", inspect.Parameter.VAR_POSITIONAL),
            inspect.Parameter("variables", inspect.Parameter.VAR_KEYWORD),
        ]
    )
    __call__: Callable[..., Any]

    def call_by(self, function: Callable[..., Any]) -> None:
        """From now on a call of this object is one of `function`."""
        object.__setattr__(self, "__call__", function)


@dataclass(frozen=True)
class QuickCall:
    """A compiled function; `zeros` are the static floats that are zero with their signs, as -0.0
    equals 0.0. `wide`: it needs JAX's 64-bit mode."""

    function: Callable[..., Any]
    zeros: tuple[tuple[int, float], ...]
    wide: bool

    @property
    def checked(self) -> bool:
        """Whether equal statics are not all that has to be asked."""
        return bool(self.zeros) or self.wide

    def fits(self, args: Sequence[Any]) -> bool:
        """Whether a call with equal statics is this one."""
        if self.wide and not x64_is_on():
            return False
        return all(math.copysign(1.0, args[number]) == sign for number, sign in self.zeros)


class QuickCalls:
    """The calls with arguments of certain Python types that pass the arrays at certain positions,
    in that order, and no other ones."""

    def __init__(self, kinds: tuple[type, ...], positions: tuple[int, ...]) -> None:
        self.kinds, self.positions = kinds, positions
        self.calls: dict[Hashable, tuple[Any, ...] | None] = {}
        # The global variables of the functions that were generated.
        self.spaces: list[dict[str, Any]] = []

    def serves(self, kinds: tuple[type, ...], positions: tuple[int, ...]) -> bool:
        """Whether these are calls with arguments of these types."""
        return (self.kinds, self.positions) == (kinds, positions)

    def function(self, whole: Whole, failed: Failed) -> Callable[..., Any]:
        """The function that makes a call; `whole` makes those that are not known, and `failed` is
        told the errors of those that are."""
        numbers = range(len(self.kinds))
        names = [f"a{number}" for number in numbers]
        arrays = [names[number] for number in self.positions]
        types = [f"type({a}) is T{number}" for number, a in enumerate(names)]
        of_arrays = [types[number] for number in self.positions]
        if len(arrays) <= 3:
            once = [f"{a} is not {b}" for a, b in itertools.combinations(arrays, 2)]
        else:
            once = [f"len({{{', '.join(f'id({name})' for name in arrays)}}}) == {len(arrays)}"]
        terms, no_more = self._key_terms(), ["not rest", "not variables"]
        same = [f"{term} is known[{number}]" for number, term in enumerate(terms, 1)]
        defaults = "".join(f"{name}=ABSENT, " for name in names)
        text = f"""
def call({defaults}*rest, **variables):
    global last
    known = last
    if {" and ".join(["known is not None", *of_arrays, *same, *once, *no_more])}:
        try:
            return known[0]({", ".join(arrays)})
        except OtherTypes:
            pass
        except (RuntimeError, ValueError) as error:
            failed({_tuple(names)}, error)
            raise
    elif {" and ".join([*types, *once, *no_more])}:
        found = calls.get({_tuple(terms)})
        if found is not None and (not found[1] or found[2]({_tuple(names)})):
            if found[4]:
                last = {_tuple(["found[0]", *terms])}
            for _ in found[3]:
                try:
                    return found[0]({", ".join(arrays)})
                except OtherTypes:
                    break
                except (RuntimeError, ValueError) as error:
                    failed({_tuple(names)}, error)
                    raise
    args = [arg for arg in {_tuple(names)} if arg is not ABSENT]
    return whole(*args, *rest, **variables)
"""
        space: dict[str, Any] = {
            "ABSENT": object(),
            "OtherTypes": OtherTypes,
            "calls": self.calls,
            "failed": failed,
            "last": None,
            "whole": whole,
        }
        space |= {f"T{number}": kind for number, kind in enumerate(self.kinds)}
        # Warnings name the first frame of a file that is not one of ours.
        exec(compile(text, f"{__file__}:call", "exec"), space)
        self.spaces.append(space)
        return space["call"]

    def _key_terms(self) -> list[str]:
        """What tells calls apart: the static scalars, and the dtypes of NumPy arrays, which JAX
        might convert."""
        terms = [f"a{p}" for p in range(len(self.kinds)) if p not in self.positions]
        return terms + [f"a{p}.dtype" for p in self.positions if self.kinds[p] is np.ndarray]

    def add(
        self,
        function: Callable[..., Any],
        args: Sequence[Any],
        wide: bool,
        turns: Iterator[None] = FOREVER,
    ) -> None:
        """Know a call from now on, or none with its statics where one of other shapes is known."""
        statics = [value for number, value in enumerate(args) if number not in self.positions]
        hosts = [args[p].dtype for p in self.positions if self.kinds[p] is np.ndarray]
        key = (*statics, *hosts)
        for space in self.spaces:
            space["last"] = None
        before = self.calls.get(key, ())
        # One whose turns are over comes back, with others or as another function.
        if before is None or (before and length_hint(before[3], 1)):
            self.calls[key] = None
            return
        if len(self.calls) >= CAPACITY:
            self.calls.clear()
        floats = [p for p, kind in enumerate(self.kinds) if issubclass(kind, (float, np.floating))]
        zeros = tuple((p, math.copysign(1.0, args[p])) for p in floats if args[p] == 0)
        call = QuickCall(function, zeros, wide)
        lasts = turns is FOREVER and not wide
        self.calls[key] = function, call.checked, call.fits, turns, lasts


def _tuple(terms: Sequence[str]) -> str:
    """The source of a tuple."""
    return f"({''.join(f'{term}, ' for term in terms)})"


def has_quick_calls(kinds: Sequence[type], positions: Sequence[int]) -> bool:
    """Whether calls with arguments of these types, whose function takes those at some positions,
    are told apart by what `QuickCalls` asks."""
    arrays = [number for number, kind in enumerate(kinds) if _is_array(kind)]
    if sorted(positions) != arrays or jax.device_count() > 1:
        return False
    statics = [kind for kind in kinds if not _is_array(kind)]
    if any(issubclass(kind, np.complexfloating) for kind in statics):
        return False
    return all(issubclass(kind, (int, float, np.number, np.bool_)) for kind in statics)


def _is_array(kind: type) -> bool:
    """Whether this is NumPy's type of arrays, or JAX's and not that of tracers."""
    return kind is np.ndarray or issubclass(kind, jax.Array)
