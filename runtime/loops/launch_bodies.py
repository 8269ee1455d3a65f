"""The body of a time loop as one launch on what the loop carries.

    a, b = k(a, b), a                            one launch
    a, b = k(a, b), a; a, b = k(a, b), a         two of the same one

Both are `a, b = k(a, b), a`, made once or twice in an iteration. Each value is a token, which says
where it comes from. One launch is taken for all where, made as often, it takes what each of them
takes, and leaves what they leave.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from jax.extend.core import Jaxpr, Literal

from raise_kernel.runtime.loops.shapes import keeps_order
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps
from raise_kernel.runtime.native.launch import NativeLaunch, native_launch_p
from raise_kernel.runtime.native.written import written_p

# The most arrays whose places are not known by what launches take, that are looked for.
MOST_UNKNOWN = 3


@dataclass(frozen=True)
class Carried:
    """An array that the loop carries, by its position."""

    position: int


@dataclass(frozen=True)
class Constant:
    """A value that is the same in all iterations: one of the loop's constants, or a literal."""

    number: int = -1
    value: Any = None


@dataclass(frozen=True)
class New:
    """What a launch of an iteration writes, by its number."""

    launch: int = 0


class Number:
    """A value that no array has a say in, and that iterations may change."""


Token = Carried | Constant | New | Number
_Launches = Sequence[tuple[NativeLaunch, tuple[Token, ...]]]


@dataclass(frozen=True)
class Body:
    """A body that is one launch on `operands`, made `launches` times. `after` are the values that
    each time ends with."""

    launch: NativeLaunch
    operands: tuple[Token, ...]
    after: tuple[Token, ...]
    launches: int = 1

    @property
    def made(self) -> int:
        """The position of the array that the launch makes anew."""
        found = [k for k, one in enumerate(self.after) if isinstance(one, New)]
        if len(found) != 1:
            raise NoSteps("what its launch writes is not one array of the next iteration")
        return found[0]

    def ages(self) -> dict[int, int]:
        """The positions of older values of that array, by how many launches they are older."""
        ages = {self.made: 0}
        for _ in self.after:
            for position, one in enumerate(self.after):
                if isinstance(one, Carried) and one.position in ages and position not in ages:
                    ages[position] = ages[one.position] + 1
        return ages


def body_of(program: Jaxpr, used: int) -> Body:
    """A body that is one launch, after so many arguments that are constants. Raises `NoSteps`."""
    tokens: list[Token] = []
    for number, variable in enumerate(program.invars):
        if number < used:
            tokens.append(Constant(number))
        else:
            tokens.append(Carried(number - used) if is_array(variable) else Number())
    met: list[tuple[NativeLaunch, tuple[Token, ...]]] = []
    after = _walked(program, tokens, met)
    launch, operands = met[0] if met else (None, ())
    if launch is None or any(other is not launch for other, _ in met):
        raise NoSteps(f"its body has {len(met)} launches of kernels' own code")
    if len(met) > 1:
        after = _of_one(met, after)
    return Body(launch, operands, tuple(after), len(met))


def is_array(variable: Any) -> bool:
    return bool(variable.aval.shape)


def _of_one(met: _Launches, after: Sequence[Token]) -> list[Token]:
    """What one of several equal launches makes of the tokens, so that all of them make `after`.
    Raises `NoSteps`."""
    known: dict[int, Token] = {}
    for mine, following in zip(met[0][1], met[1][1], strict=True):
        if isinstance(mine, Carried):
            known[mine.position] = following
    arrays = [k for k, token in enumerate(after) if not isinstance(token, Number)]
    unknown = [k for k in arrays if k not in known]
    if len(unknown) <= MOST_UNKNOWN:
        for more in product([New(), *map(Carried, arrays)], repeat=len(unknown)):
            one = {**known, **dict(zip(unknown, more, strict=True))}
            if _makes(one, met, {k: after[k] for k in arrays}):
                return [one.get(k, token) for k, token in enumerate(after)]
    raise NoSteps(f"its body has {len(met)} launches of kernels' own code")


def _makes(one: Mapping[int, Token], met: _Launches, after: Mapping[int, Token]) -> bool:
    """Whether launches that each make `one` of the tokens are those that were met, and end with
    `after`."""
    state: dict[int, Token] = {position: Carried(position) for position in after}
    for number, (_, operands) in enumerate(met):
        for first, operand in zip(met[0][1], operands, strict=True):
            if operand != (state.get(first.position) if isinstance(first, Carried) else first):
                return False
        state = {position: _next(one[position], state, number) for position in after}
    return state == after


def _next(token: Token, state: Mapping[int, Token], number: int) -> Token:
    """What stands at a place after a launch of this number."""
    if isinstance(token, Carried):
        return state.get(token.position, Number())
    return New(number) if isinstance(token, New) else token


def _walked(
    program: Jaxpr,
    arguments: Sequence[Token],
    met: list[tuple[NativeLaunch, tuple[Token, ...]]],
) -> list[Token]:
    """What a program makes of its arguments; launches are `met`."""
    env: dict[Any, Token] = {v: Number() for v in program.constvars}
    env.update(zip(program.invars, arguments, strict=True))

    def read(atom: Any) -> Token:
        return Constant(value=atom.val) if isinstance(atom, Literal) else env[atom]

    for equation in program.eqns:
        values = [read(atom) for atom in equation.invars]
        name, params = equation.primitive.name, equation.params
        results: list[Token]
        if equation.primitive is native_launch_p:
            results = [New(len(met)) for _ in equation.outvars]
            met.append((params["launch"], tuple(values)))
        elif name == "jit":
            results = _walked(params["jaxpr"].jaxpr, values, met)
        elif (name == "reshape" and keeps_order(equation)) or equation.primitive is written_p:
            results = values[:1]
        elif any(isinstance(one, Carried | New) for one in values):
            raise NoSteps(f"its body has {name} of arrays that it carries")
        else:
            results = [Number() for _ in equation.outvars]
        env.update(zip(equation.outvars, results, strict=True))
    return [read(atom) for atom in program.outvars]
