"""Results of traced launches that are new elements and old ones, selected by a mask.

    where(mask, f(a), b)          `b` gives what is not new; where that is, `mask` says

JAX traces a launch as functions in functions; here they are read as one program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from jax.extend.core import ClosedJaxpr, JaxprEqn, Literal

from raise_kernel.runtime.loops.shapes import keeps_order


class _Program:
    """A program, or a function that one calls: the caller, and how it is called."""

    def __init__(
        self, program: ClosedJaxpr, caller: tuple[_Program, JaxprEqn] | None = None
    ) -> None:
        self.jaxpr = program.jaxpr
        self.caller = caller
        self.constants = dict(zip(self.jaxpr.constvars, program.consts, strict=True))
        self.producers = {out: each for each in self.jaxpr.eqns for out in each.outvars}
        operands = [atom for each in self.jaxpr.eqns for atom in each.invars]
        atoms = [atom for atom in (*operands, *self.jaxpr.outvars) if not isinstance(atom, Literal)]
        self.uses = Counter(atoms)
        self.called: dict[int, _Program] = {}
        self.fixed: dict[Any, bool] = {}

    def function_of(self, call: JaxprEqn) -> _Program:
        return self.called.setdefault(id(call), _Program(call.params["jaxpr"], (self, call)))


@dataclass(frozen=True)
class Traced:
    """A value of a program or of a function in it."""

    program: _Program
    atom: Any

    @property
    def is_known(self) -> bool:
        return isinstance(self.atom, Literal) or self.atom in self.program.constants

    @property
    def producer(self) -> JaxprEqn | None:
        return None if isinstance(self.atom, Literal) else self.program.producers.get(self.atom)

    @property
    def argument(self) -> int | None:
        """Its number among the arguments of the whole program."""
        if self.program.caller is None and self.atom in self.program.jaxpr.invars:
            return self.program.jaxpr.invars.index(self.atom)
        return None

    @property
    def is_used_once(self) -> bool:
        return self.program.uses[self.atom] == 1

    def same(self) -> Traced | None:
        """Where the value comes from, if that is in a calling function or a called one."""
        producer, caller = self.producer, self.program.caller
        if self.is_known:
            return None
        if producer is not None and producer.primitive.name == "jit":
            function = self.program.function_of(producer)
            return Traced(function, function.jaxpr.outvars[producer.outvars.index(self.atom)])
        if producer is None and caller is not None:
            program, call = caller
            return Traced(program, call.invars[self.program.jaxpr.invars.index(self.atom)])
        return None

    def path(self) -> Iterator[Traced]:
        """The values that this one comes through, in other shapes too, from this one on."""
        value: Traced | None = self
        while value is not None:
            yield value
            after, producer = value.same(), value.producer
            if after is None and producer is not None and _is_reshape(producer):
                after = Traced(value.program, producer.invars[0])
            value = after

    @property
    def is_fixed(self) -> bool:
        """Whether no argument has a say in it."""
        known = self.program.fixed
        if self.is_known:
            return True
        if self.atom not in known:
            same, producer = self.same(), self.producer
            if same is not None:
                known[self.atom] = same.is_fixed
            else:
                known[self.atom] = producer is not None and all(
                    Traced(self.program, operand).is_fixed for operand in producer.invars
                )
        return known[self.atom]

    def value(self) -> Any:
        """What is fixed, computed where this is called."""
        return self._value({})

    def _value(self, made: dict[tuple[int, Any], Any]) -> Any:
        if isinstance(self.atom, Literal):
            return self.atom.val
        if self.is_known:
            return self.program.constants[self.atom]
        key = id(self.program), self.atom
        if key not in made:
            same, producer = self.same(), self.producer
            if same is not None:
                made[key] = same._value(made)
            else:
                assert producer is not None, "what is fixed has no argument"
                self._run(producer, made)
        return made[key]

    def _run(self, equation: JaxprEqn, made: dict[tuple[int, Any], Any]) -> None:
        operands = [Traced(self.program, operand)._value(made) for operand in equation.invars]
        primitive = equation.primitive
        results = primitive.bind(*operands, **primitive.get_bind_params(equation.params))
        each = results if primitive.multiple_results else [results]
        for out, result in zip(equation.outvars, each, strict=True):
            made[id(self.program), out] = result


def _is_reshape(equation: JaxprEqn) -> bool:
    return equation.primitive.name == "reshape" and keeps_order(equation)


@dataclass(frozen=True)
class Selection:
    """A result that has elements of argument `old` where `mask` is `keeps`."""

    old: int
    mask: Traced
    keeps: bool


def selection_of(program: ClosedJaxpr, result: int) -> Selection | None:
    """How a result of a launch's program is selected, if no data decide on the mask, and the old
    array is read for nothing else. None where it is not, or both cases are such arrays."""
    *_, value = Traced(_Program(program), program.jaxpr.outvars[result]).path()
    producer = value.producer
    if producer is None or producer.primitive.name != "select_n" or len(producer.invars) != 3:
        return None
    mask, *cases = (Traced(value.program, operand) for operand in producer.invars)
    kinds: list[Any] = [mask.atom.aval, producer.outvars[0].aval]
    if kinds[0].shape != kinds[1].shape:
        return None
    found = []
    for number, case in enumerate(cases):
        steps = list(case.path())
        if steps[-1].argument is not None and all(step.is_used_once for step in steps):
            found.append(Selection(steps[-1].argument, mask, bool(number)))
    return found[0] if len(found) == 1 and mask.is_fixed else None
