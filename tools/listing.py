"""`raise-kernel --list`: the kernels of a file, with their parameters and what they use."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.variables import Variable
from raise_kernel.frontend.module import KernelInfo, kernels
from raise_kernel.frontend.read_module import read_module
from raise_kernel.tools.settings import Settings
from raise_kernel.tools.terminal.report import frontend_step


def listing(settings: Settings, step: Callable[[str], None]) -> str:
    """The kernels of the file; RK003 where there is none."""
    if settings.file.suffix == ".py":
        from raise_kernel.tools.options.numba_file import numba_list

        return numba_list(settings.file)
    with frontend_step(settings.timings, step):
        module = read_module(settings.file, settings.clang, settings.clang_args)
    found = kernels(module)
    if not found:
        raise Refusal("RK003", "the module has no kernel", file=str(settings.file))
    return kernel_list(found)


def kernel_list(kernels: Sequence[KernelInfo]) -> str:
    """Each kernel with its parameters and what it uses of the machine."""
    lines: list[str] = []
    for info in kernels:
        lines.append(info.demangled)
        if info.name != info.demangled:
            lines.append(f"  symbol: {info.name}")
        lines += [f"  {_parameter(index, info)}" for index in range(len(info.params))]
        lines += [f"  {_variable(variable)}" for variable in info.variables]
        uses = list(info.uses)
        if info.shared_bytes:
            uses.append(f"{info.shared_bytes} bytes of shared memory")
        if info.dynamic_shared:
            uses.append("dynamic shared memory")
        lines.append(f"  uses: {', '.join(uses) or 'nothing special'}")
    return "\n".join(lines) + "\n"


def _variable(variable: Variable) -> str:
    """A `__device__` or `__constant__` variable, which `--global` gives."""
    if variable.is_image:
        return f"variable {variable.name}: a texture or surface reference"
    access = "written" if variable.written else "read"
    if variable.type.startswith("%"):
        return (
            f"variable {variable.name}: {_struct(variable.type)}, {variable.size} bytes, {access}"
        )
    sizes = ",".join(map(str, variable.shape))
    return f"variable {variable.name}: {variable.dtype}[{sizes}], {access}"


def _parameter(index: int, info: KernelInfo) -> str:
    param = info.params[index]
    if param.is_pointer:
        access = "read" if param.readonly else "written" if param.writeonly else "read and written"
        kind = f"pointer, {access}"
    elif param.byval is not None:
        fields = [leaf.type for leaf in param.leaves if not leaf.padding]
        shown = ", ".join([*fields[:8], "..."] if len(fields) > 8 else fields)
        kind = f"{_struct(param.byval)} {{{shown}}}, {param.size} bytes"
    else:
        kind = f"scalar {param.type}"
    return f"{index}: {param.name or '(no name)'}: {kind}"


def _struct(type_: str) -> str:
    """A struct as the source calls it: `%struct.Rule` -> `struct Rule`."""
    name = type_.removeprefix("%").strip('"').removeprefix("struct.").removeprefix("class.")
    return f"struct {name}"
