"""A recorded part of a program as a JAX function of the memory that it uses.

    captured(u, v) -> (u, v)

Inputs and outputs are named by the kernel parameters that the memory was passed to. Launches that
repeat are a loop on the device, with a number of rounds that is known, so that reverse-mode
derivatives go through it. The whole is one program of the tensor optimizer, as with `rk.optimize`.
"""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.capture.marks import checked_suffix
from raise_kernel.runtime.capture.recorded import Copied, Filled, Part, Performed
from raise_kernel.runtime.device.buffer import Form, as_bytes, as_form, wide
from raise_kernel.runtime.device.recorded.items import Repeat, Step, rolled
from raise_kernel.runtime.native import portable_programs
from raise_kernel.runtime.portable import portable_artifact
from raise_kernel.runtime.replay import JaxSource, jax_source
from raise_kernel.runtime.whole import whole_program
from raise_kernel.tensor_options import TensorOptions

_Values = dict[int, Any]


@dataclass(frozen=True, eq=False)
class Captured:
    """A part of a program: a JAX function, and what its inputs held.

    `inputs` are those arrays by name, in the order of the function's arguments; `outputs` are the
    names of its results. The function returns a tuple where it has several results.
    """

    name: str
    inputs: dict[str, jax.Array]
    outputs: tuple[str, ...]
    launches: int
    module: ir.Module

    @classmethod
    def of(cls, part: Part, name: str = "captured") -> Captured:
        """Refuses with RK052 what is no function of device memory."""
        numbers = part.outputs()
        trouble = part.trouble
        if trouble is None and not numbers:
            trouble = "it writes no device memory that lives at its end, or that the host reads"
        if trouble is not None:
            raise Refusal("RK052", trouble)
        values = part.input_values()
        names = _unique([part.names[number] for number in (*values, *numbers)], [*values, *numbers])
        run = functools.partial(_run, part, numbers)

        def traced(*given: Any) -> tuple[Any, ...]:
            return run(dict(zip(values, given, strict=True)))

        structs = [jax.ShapeDtypeStruct(part.forms[n].shape, part.forms[n].dtype) for n in values]
        # Loops that JAX traces in 64-bit mode count in 64 bits.
        is_wide = any(form.dtype.itemsize > 4 for form in part.forms)
        with wide() if is_wide else contextlib.nullcontext(), portable_programs():
            text = jax.jit(traced, keep_unused=True).lower(*structs).as_text()
        module = whole_program(text, TensorOptions())
        _name(module, name, [names[number] for number in values])
        inputs = {names[number]: value for number, value in values.items()}
        return cls(name, inputs, tuple(names[n] for n in numbers), part.launches, module)

    @functools.cached_property
    def jax_source(self) -> JaxSource:
        """The function's source, and what it needs."""
        return jax_source(self.module)

    @property
    def source(self) -> str:
        """A Python module with the function."""
        return f"# {self.signature}\n{self.jax_source.text}"

    @property
    def stablehlo(self) -> str:
        """The function as StableHLO."""
        return str(self.module)

    @functools.cached_property
    def function(self) -> Callable[..., Any]:
        """The jitted function."""
        return self.jax_source.function()

    @property
    def signature(self) -> str:
        """Names of the inputs and outputs."""
        results = ", ".join(self.outputs)
        return f"{self.name}({', '.join(self.inputs)}) -> {results}"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write a Python module (.py), StableHLO (.mlir) or its portable artifact (.mlirbc)."""
        suffix = checked_suffix(path)
        if suffix == ".mlirbc":
            Path(path).write_bytes(portable_artifact(self.stablehlo, None))
        else:
            Path(path).write_text(self.source if suffix == ".py" else self.stablehlo)

    def __repr__(self) -> str:
        return f"<Captured {self.signature}, {self.launches} launches>"


def _unique(names: Sequence[str], numbers: Sequence[int]) -> dict[int, str]:
    """A name of its own for each number: x, then x_2, ..."""
    found: dict[int, str] = {}
    for name, number in zip(names, numbers, strict=True):
        if number in found:
            continue
        wish = name if name.isidentifier() else "memory"
        count, unique = 1, wish
        while unique in found.values():
            count += 1
            unique = f"{wish}_{count}"
        found[number] = unique
    return found


def _name(module: ir.Module, name: str, arguments: Sequence[str]) -> None:
    """Give the function and its arguments their names."""
    for op in module.body.operations:
        function = op.operation
        if function.name != "func.func":
            continue
        function.attributes["sym_name"] = ir.StringAttr.get(name, module.context)
        block = function.regions[0].blocks[0]
        for argument, wish in zip(block.arguments, arguments, strict=True):
            argument.set_location(ir.Location.name(wish, context=module.context))


def _run(part: Part, outputs: Sequence[int], values: _Values) -> tuple[Any, ...]:
    for item in rolled(part.done):
        if isinstance(item, Step):
            _launch(item, values, item.scalars)
        elif isinstance(item, Repeat):
            _loop(item, values, part.forms)
        elif isinstance(item, Performed):
            results, _ = item.function([_value(values, n, part.forms) for n in item.memories])
            values.update(zip(item.written, results, strict=True))
        elif isinstance(item, Copied):
            source = as_bytes(_value(values, item.source, part.forms))
            _store(part, values, item, source[item.start : item.start + item.size])
        elif isinstance(item, Filled):
            _store(part, values, item, jnp.full(item.size, item.value, jnp.uint8))
    return tuple(values[number] for number in outputs)


def _launch(step: Step, values: _Values, scalars: Sequence[Any]) -> None:
    memories = step.lowered.signature.memories
    forms = [Form(tuple(memory.shape), memory.dtype) for memory in memories]
    taken = [
        as_form(values[n], form) if n in values else jnp.zeros(form.shape, form.dtype)
        for n, form in zip(step.memories, forms, strict=True)
    ]
    results = step.lowered.flat(*taken, *scalars)
    for position, result in zip(step.lowered.raised.written, results, strict=True):
        values[step.memories[position]] = result


def _loop(loop: Repeat, values: _Values, forms: Sequence[Form]) -> None:
    """Rounds of launches; what they write is carried, in the form that it was met in."""
    carried = sorted(loop.written)
    counts = [len(step.scalars) for step in loop.steps]

    def body(index: Any, state: tuple[Any, ...]) -> tuple[Any, ...]:
        inner = {**values, **dict(zip(carried, state, strict=True))}
        first = 0
        for step, count in zip(loop.steps, counts, strict=True):
            scalars: Sequence[Any] = step.scalars
            if loop.scalars is not None:
                own = loop.scalars[first : first + count]
                scalars = [jnp.asarray(each)[index] for each in own]
            first += count
            assert isinstance(step, Step), "changes of memory are recorded by themselves"
            _launch(step, inner, scalars)
        return tuple(as_form(inner[number], forms[number]) for number in carried)

    start = tuple(as_form(_value(values, number, forms), forms[number]) for number in carried)
    values.update(zip(carried, lax.fori_loop(0, loop.rounds, body, start), strict=True))


def _store(part: Part, values: _Values, item: Copied | Filled, data: Any) -> None:
    form = part.forms[item.target]
    if item.size < form.nbytes:
        old = as_bytes(_value(values, item.target, part.forms))
        data = lax.dynamic_update_slice(old, data, (item.at,))
    values[item.target] = as_form(data, form)


def _value(values: _Values, number: int, forms: Sequence[Form]) -> Any:
    """What memory holds; zeros where nothing was written."""
    form = forms[number]
    return values[number] if number in values else jnp.zeros(form.shape, form.dtype)
