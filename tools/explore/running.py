"""A raised kernel, run on data, compared with the reference executor, and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.signature import ArrayArg, ImageArg, leaves
from raise_kernel.runtime.checking.agreement import VerifyReport, raised_arrays
from raise_kernel.runtime.checking.verify import on_random
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.report.markup import Markup, joined, tag
from raise_kernel.tools.explain import Lowering
from raise_kernel.tools.explore.pictures import picture
from raise_kernel.tools.explore.work import Work
from raise_kernel.tools.options.npy import load_array


def run(lowering: Lowering, work: Work, step: Callable[[str], None]) -> dict[str, Any]:
    """Whether the raised kernel agrees with the reference executor, and what it wrote."""
    lowered = lowering.lowered()
    step("verify")

    def fill(values: list[Any]) -> list[Any]:
        return filled(lowered, work, values)

    values, report = on_random(lowered, lowering.module, seed=work.seed, fill=fill)
    step("run")
    arrays = raised_arrays(lowered, values)
    return {"ok": report.ok, "html": _shown(lowered, report, arrays, work)}


def filled(lowered: Lowered, work: Work, values: list[Any]) -> list[Any]:
    """The values with what the form says that arrays hold; an array given twice is one."""
    made: dict[int, np.ndarray] = {}
    found = list(values)
    for index, argument in enumerate(lowered.arguments):
        if not isinstance(argument, ArrayArg) or isinstance(argument, ImageArg):
            continue
        name = argument_name(lowered.info, index, argument)
        kind = work.data.get(name, "random")
        if argument.memory not in made and kind != "random":
            made[argument.memory] = _array(name, kind, argument, work)
        found[index] = made.get(argument.memory, found[index])
    return found


def _array(name: str, kind: str, argument: ArrayArg, work: Work) -> np.ndarray:
    if kind == "file":
        path = work.files.get(name)
        if path is not None:
            return load_array(path, argument.shape, argument.dtype)
        kind = "zeros"
    if kind == "zeros":
        return np.zeros(argument.shape, argument.dtype)
    if kind == "ones":
        return np.ones(argument.shape, argument.dtype)
    size = int(np.prod(argument.shape, dtype=np.int64))
    return np.arange(size).astype(argument.dtype).reshape(argument.shape)


def _shown(
    lowered: Lowered, report: VerifyReport, arrays: Sequence[np.ndarray], work: Work
) -> Markup:
    """The verdict, and each array that the kernel writes with its picture."""
    head, *_ = str(report).split("\n")
    verdict = tag("p", head, class_=f"verdict {'good' if report.ok else 'bad'}")
    details = tag("details", tag("summary", "what was compared"), tag("pre", str(report)))
    kinds = [a for a in leaves(lowered.arguments) if isinstance(a, ArrayArg)]
    drawn: dict[int, Markup] = {}
    for argument, array, compared in zip(kinds, arrays, report.comparisons, strict=True):
        if argument.memory in lowered.raised.written and argument.memory not in drawn:
            shape = ",".join(map(str, array.shape))
            title = tag("h3", tag("code", f"{compared.name}: {array.dtype.name}[{shape}]"))
            drawn[argument.memory] = tag(
                "figure", title, picture(array), tag("p", str(compared), class_="error")
            )
    nothing = tag("p", "The kernel writes no array.")
    return joined([verdict, tag("div", *(drawn.values() or [nothing]), class_="figures"), details])
