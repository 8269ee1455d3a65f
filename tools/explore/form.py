"""The form of a kernel: its launch and arguments, guessed from its signature.

    k(float const*, float*, int)   ->   grid 4, block 256, x=f32[1024], y=f32[1024], n=1024

A guess is an array as large as the launch has threads, and integers of its extent: right for a
kernel of one element a thread, a start for others. What is typed replaces a guess.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.element_types import (
    FLOATS,
    element_types,
    kernel_body,
    launch_rank,
)
from raise_kernel.frontend.arguments.variables import Variable
from raise_kernel.frontend.module import KernelInfo, LLVMModule, ParamInfo, kernels
from raise_kernel.tools.explore.work import Work
from raise_kernel.tools.options.argument_text import parse_sizes

# Launches of kernels that use one, two and three dimensions: grid and block.
LAUNCHES = {1: ("4", "256"), 2: ("4,4", "16,16"), 3: ("2,2,2", "8,8,8")}
_NAME = re.compile(r"[^\W\d][\w.]*\Z")


@dataclass(frozen=True)
class Parameter:
    """A parameter: its name, what it is in words, and its value on the command line.

    `is_array`: the page asks what it holds. `option` is what passes it.
    """

    name: str
    words: str
    value: str
    is_array: bool
    option: str = "--arg"

    @property
    def text(self) -> str:
        """What the command line has after `option`."""
        return f"{self.name}={self.value}" if _NAME.match(self.name) else self.value


@dataclass(frozen=True)
class Form:
    """A kernel with its launch and its parameters, and the other kernels of the source."""

    kernel: str
    kernels: tuple[str, ...]
    grid: str
    block: str
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True)
class Extents:
    """The threads of a launch, the fastest dimension last."""

    sizes: tuple[int, ...]

    @property
    def number(self) -> str:
        """What an integer is that may be an extent."""
        return str(self.sizes[-1])

    def array(self, dtype: str, rank: int | None = None) -> str:
        """An array of one element a thread, with as many dimensions as the launch or `rank`."""
        sizes = self.sizes
        if rank is not None and rank != len(sizes):
            sizes = (*(self.sizes[-1:] * (rank - len(sizes))), *sizes)[-rank:]
        return f"{dtype}[{','.join(map(str, sizes))}]"


def form_of_module(module: LLVMModule, work: Work) -> Form:
    """The form of the kernel that the work names, or of the first one; RK003 without any."""
    found = kernels(module)
    if not found:
        hint = "a kernel of CUDA C++ is a function with __global__"
        raise Refusal("RK003", "the source has no kernel", hint=hint)
    info = next((k for k in found if work.kernel in (k.demangled, k.name)), found[0])
    body = kernel_body(module.text, info.name)
    grid, block, extents = launch_of(work, launch_rank(body))
    types = element_types(info, body)
    parameters = [_parameter(info, p, t, extents) for p, t in zip(info.params, types, strict=True)]
    parameters += [_variable(v) for v in info.variables if v.is_the_host_s and not v.is_image]
    names = tuple(k.demangled for k in found)
    return Form(info.demangled, names, grid, block, with_typed(parameters, work.args))


def launch_of(work: Work, rank: int) -> tuple[str, str, Extents]:
    """Grid and block as they were typed, or guessed, and their threads."""
    grid, block = work.grid.strip() or LAUNCHES[rank][0], work.block.strip() or LAUNCHES[rank][1]
    try:
        sizes = [g * b for g, b in zip(parse_sizes("", grid), parse_sizes("", block), strict=True)]
    except Refusal:  # of a launch that is being typed: it is refused when the kernel is raised
        sizes = [1024, 1, 1]
    while len(sizes) > rank and sizes[-1] == 1:
        sizes.pop()
    return grid, block, Extents(tuple(reversed(sizes)))


def with_typed(parameters: Sequence[Parameter], typed: Mapping[str, str]) -> tuple[Parameter, ...]:
    """The parameters with the values that were typed."""

    def settled(parameter: Parameter) -> Parameter:
        value = typed.get(parameter.name, "").strip() or parameter.value
        is_array = re.match(r"\w+\[[\d\s,]*\]\Z", value) is not None
        return Parameter(parameter.name, parameter.words, value, is_array, parameter.option)

    return tuple(map(settled, parameters))


def _parameter(
    info: KernelInfo, param: ParamInfo, dtype: str | None, extents: Extents
) -> Parameter:
    name = (param.name or f"arg{param.index}").split(".")[0]
    if param.is_pointer:
        access = "read" if param.readonly else "written" if param.writeonly else "read and written"
        if dtype is None:
            return Parameter(name, f"pointer, {access}", extents.array("f32"), True)
        return Parameter(name, f"{short(dtype)} array, {access}", extents.array(short(dtype)), True)
    if param.leaves and param.byval is not None:
        fields = [
            extents.array("f32") if leaf.is_pointer else _number(leaf.type, extents)
            for leaf in param.leaves
            if not leaf.padding
        ]
        words = f"struct of {param.size} bytes"
        return Parameter(name, words, f"{{{','.join(fields)}}}", False)
    return Parameter(name, _scalar_words(param.type), _number(param.type, extents), False)


def _variable(variable: Variable) -> Parameter:
    """A `__device__` or `__constant__` variable, which the host may set."""
    sizes = ",".join(map(str, variable.shape))
    text = f"{short(variable.dtype.str[1:])}[{sizes}]"
    return Parameter(variable.name, "variable of the module", text, True, "--global")


def short(dtype: str) -> str:
    """`f4` as the command line has it: `f32`."""
    return "bool" if dtype in ("?", "b1") else f"{dtype[0]}{8 * int(dtype[1:])}"


def _scalar_words(type_: str) -> str:
    return {"float": "f32", "double": "f64", "half": "f16"}.get(type_, type_)


def _number(type_: str, extents: Extents) -> str:
    """A number for a scalar of an LLVM type."""
    if type_ in FLOATS or type_ in ("bfloat", "x86_fp80"):
        return "1.0"
    return "true" if type_ == "i1" else extents.number


def summary(form: Form) -> dict[str, Any]:
    """The form as the page takes it."""
    return {
        "kernel": form.kernel,
        "kernels": form.kernels,
        "grid": form.grid,
        "block": form.block,
        "parameters": [
            {"name": p.name, "words": p.words, "value": p.value, "isArray": p.is_array}
            for p in form.parameters
        ],
    }
