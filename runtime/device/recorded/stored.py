"""Rounds what a launch computes as a store would, so that XLA does not contract across launches.

XLA would contract a product of one kernel and a sum of the next to a fused multiply-add, which
rounds once, and no barrier of its own stops it. So the bits of each float that a launch computes
are XORed with a zero that only the run brings. An update of a slice stays the last operation of its
kernel: what is XORed is the new elements alone, the others were stored before. XLA then updates
the buffer in place. What native code has written is in memory.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.extend.core import ClosedJaxpr, Jaxpr, JaxprEqn, Literal

from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.native.launch import NativeLaunch, native_launch_p
from raise_kernel.runtime.native.written import written


def stored_results(
    lowered: Lowered, values: Sequence[Any], scalars: Sequence[Any], zero: Any
) -> tuple[Any, ...]:
    """The results of a kernel on the contents of its memories, none of which XLA can look into."""
    key = functools.reduce(lambda key, scalar: key & _low_bits(scalar), scalars, zero)
    traced = jax.make_jaxpr(lowered.flat)(*values, *scalars)
    with jax.named_scope(lowered.signature.kernel):
        arguments = [*values, *scalars]
        held, stored = [True] * len(arguments), [True] * len(traced.jaxpr.outvars)
        return tuple(_run(traced, arguments, held, stored, key))


def _low_bits(scalar: Any) -> Any:
    """Bits of a run-time scalar, to be in every element's key: a scalar that is used at some
    elements only would be loaded at each of them, and the loop then has no vector form."""
    if scalar.dtype == bool or jax.numpy.issubdtype(scalar.dtype, jax.numpy.integer):
        return scalar.astype(np.uint32)
    return lax.bitcast_convert_type(scalar, np.dtype(f"uint{8 * scalar.dtype.itemsize}")).astype(
        np.uint32
    )


def as_stored(value: Any, zero: Any) -> Any:
    """The value, through an operation of which XLA knows nothing."""
    if jax.numpy.iscomplexobj(value):
        return lax.complex(as_stored(value.real, zero), as_stored(value.imag, zero))
    if not jax.numpy.issubdtype(value.dtype, jax.numpy.floating):
        return value
    bits = lax.bitcast_convert_type(value, np.dtype(f"uint{8 * value.dtype.itemsize}"))
    return lax.bitcast_convert_type(bits ^ zero.astype(bits.dtype), value.dtype)


# Operations whose result is stored where these operands are. Updates in place hold what their first
# operand did, and new elements.
_STORED = {"dynamic_update_slice": (0, 1), "scatter": (0, 2), "reshape": (0,)}


def _run(
    program: ClosedJaxpr,
    arguments: Sequence[Any],
    held: Sequence[bool],
    stored: Sequence[bool],
    zero: Any,
) -> list[Any]:
    """Evaluate a program, `held` of whose arguments are in memory; `stored` results are to be."""
    jaxpr = program.jaxpr
    env: dict[Any, Any] = dict(zip(jaxpr.constvars, program.consts, strict=True))
    env.update(zip(jaxpr.invars, arguments, strict=True))
    sunk = _sunk(jaxpr, stored)
    in_memory = {v for v, is_held in zip(jaxpr.invars, held, strict=True) if is_held} | sunk
    launched: dict[Any, NativeLaunch] = {}

    def read(atom: Any) -> Any:
        return atom.val if isinstance(atom, Literal) else env[atom]

    def read_stored(atom: Any) -> Any:
        if isinstance(atom, Literal) or atom in in_memory:
            return read(atom)
        if atom in launched:
            return written(read(atom), zero, launched[atom], as_stored)
        return as_stored(read(atom), zero)

    for equation in jaxpr.eqns:
        operands = [read(atom) for atom in equation.invars]
        name = equation.primitive.name
        if sunk.isdisjoint(equation.outvars):
            results = _bind(equation, operands)
        elif name == "jit":
            known = [isinstance(a, Literal) or a in in_memory for a in equation.invars]
            wanted = [out in sunk for out in equation.outvars]
            results = _run(equation.params["jaxpr"], operands, known, wanted, zero)
        else:
            for number in _STORED[name]:
                operands[number] = read_stored(equation.invars[number])
            results = _bind(equation, operands)
        if name == "reshape" and equation.invars[0] in in_memory:
            in_memory.add(equation.outvars[0])
        if name == native_launch_p.name:
            launched |= dict.fromkeys(equation.outvars, equation.params["launch"])
        env.update(zip(equation.outvars, results, strict=True))
    pairs = zip(jaxpr.outvars, stored, strict=True)
    return [read_stored(atom) if is_stored else read(atom) for atom, is_stored in pairs]


def _sunk(jaxpr: Jaxpr, stored: Sequence[bool]) -> set[Any]:
    """Results to be stored, and what they update, where parts of them can be stored instead.

    What the kernel itself uses again is not among them: its own arithmetic stays as it is.
    """
    uses = Counter(
        atom
        for atoms in (*(equation.invars for equation in jaxpr.eqns), jaxpr.outvars)
        for atom in atoms
        if not isinstance(atom, Literal)
    )
    wanted: set[Any] = {
        atom
        for atom, is_stored in zip(jaxpr.outvars, stored, strict=True)
        if is_stored and not isinstance(atom, Literal)
    }
    sunk: set[Any] = set()
    for equation in reversed(jaxpr.eqns):
        found = {out for out in equation.outvars if out in wanted and uses[out] == 1}
        if found and equation.primitive.name in _STORED:
            wanted.add(equation.invars[0])
        if equation.primitive.name in ("jit", *_STORED):
            sunk |= found
    return sunk


def _bind(equation: JaxprEqn, operands: Sequence[Any]) -> Sequence[Any]:
    """The results of an operation."""
    primitive = equation.primitive
    with equation.ctx.manager:
        results = primitive.bind(*operands, **primitive.get_bind_params(equation.params))
    return results if primitive.multiple_results else [results]
