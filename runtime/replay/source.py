"""From a StableHLO module to a Python module with one `jax.jit` function, and its execution."""

from __future__ import annotations

import functools
import itertools
import linecache
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.demangle import short_names
from raise_kernel.mlir.values import int_array
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.guard_counts import record
from raise_kernel.runtime.replay import (
    checks,
    collectives,
    control,
    elementwise,
    indexed,
    reductions,
    shapes,
)
from raise_kernel.runtime.replay.expr import tuple_text
from raise_kernel.runtime.replay.lines import Lines, Origins
from raise_kernel.runtime.replay.locations import StatementLocation
from raise_kernel.runtime.replay.printer import FunctionPrinter, ModuleState, location_name
from raise_kernel.runtime.replay.types import is_wide
from raise_kernel.stablehlo.tensor_types import TensorType, tensor_type

RULE_FILES = (checks, collectives, control, elementwise, indexed, reductions, shapes)
_serial = itertools.count()
# A call of a product.
_PRODUCT = re.compile(r"\b(?:lax\.dot_general|jnp\.matmul)\(")
# How the file name of generated source begins, in tracebacks and in compiled programs.
FILE_NAME = "<raise-kernel"
# The source of each such file whose function was made.
sources: dict[str, JaxSource] = {}

# Without x64 JAX would cut 64-bit arguments to 32 bits before the function sees them.
X64_GUARD = """    if not jax.config.jax_enable_x64:
        raise TypeError("{name} takes 64-bit arrays: set jax_enable_x64")"""


class Overlaid:
    """A module with functions of ours in place of some of its own."""

    def __init__(self, module: Any, **functions: Any) -> None:
        self._module = module
        vars(self).update(functions)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


@dataclass(frozen=True)
class JaxSource:
    """Python source of a program, the name of its function, whether its arrays need x64.

    64-bit values inside need nothing of the caller: the source switches x64 on around them.
    `loops` are the loops without static bounds: the name of each one's condition in the source, and
    its line in the kernel. `underived` are the lines, where known, of what has no derivative.
    `locations` are the kernel's lines of each statement that moves data; `origins` has, for each
    line of the text, all lines of the kernel that it computes ("file.cu:12:5"), as far as the
    kernel's debug information has them.
    """

    text: str
    name: str
    parameters: tuple[TensorType, ...]
    needs_x64: bool
    loops: tuple[tuple[str, str | None], ...] = ()
    underived: tuple[str | None, ...] = ()
    locations: tuple[StatementLocation, ...] = ()
    origins: tuple[Origins, ...] = ()

    def function(self) -> Callable[..., Any]:
        """Execute the source and take its function. Tracebacks show the source."""
        filename = f"{FILE_NAME} {self.name} {next(_serial)}>"
        sources[filename] = self
        linecache.cache[filename] = (
            len(self.text),
            None,
            self.text.splitlines(keepends=True),
            filename,
        )
        namespace: dict[str, Any] = {"__name__": f"raise_kernel.generated.{self.name}"}
        exec(compile(self.text, filename, "exec"), namespace)
        if checks.COUNT_GUARD in namespace:
            namespace[checks.COUNT_GUARD] = functools.partial(record, self.name)
        if self.loops:
            from raise_kernel.runtime.replay.forward_only import forward_only_loop

            loop = forward_only_loop(self.name, dict(self.loops))
            namespace["lax"] = Overlaid(namespace["lax"], while_loop=loop)
        for module, name in (("lax", "dot_general"), ("jnp", "matmul")):
            if f"{module}.{name}(" in self.text:
                from raise_kernel.runtime import products

                overlaid = Overlaid(namespace[module], **{name: getattr(products, name)})
                namespace[module] = overlaid
        if self.underived:
            from raise_kernel.runtime.replay.forward_only import no_derivative

            namespace["NotImplementedError"] = functools.partial(
                no_derivative, self.name, self.underived
            )
        function = namespace[self.name]
        if len(_PRODUCT.findall(self.text)) > 1:
            from raise_kernel.runtime.products import in_pairs

            function = in_pairs(function)
        return function


def jax_source(module: ir.Module) -> JaxSource:
    """The source of a module's public function; its private functions become helpers."""
    functions = [op.operation for op in module.body.operations if op.operation.name == "func.func"]
    public = [f for f in functions if not _is_private(f)]
    if len(public) != 1:
        raise Refusal("RK004", f"the module has {len(public)} public functions, one is needed")
    state = ModuleState(wide=any(map(_computes_wide, functions)))
    for function in [public[0], *[f for f in functions if f != public[0]]]:
        symbol = _symbol(function)
        state.functions[symbol] = state.names.fresh(short_names(symbol)[-1])
    bodies = [
        _function(state, function, jitted=function == public[0])
        for function in sorted(functions, key=lambda f: f == public[0])
    ]
    name = state.functions[_symbol(public[0])]
    wide = any(is_wide(t.dtype) for t in _boundary_types(public[0]))
    plain = [*state.tables, *state.helpers.values()]
    whole = Lines()
    whole.add([_imports("\n".join([*plain, *(body.text() for body in bodies)]))])
    for text in plain:
        whole.add(["", "", text])
    for body in bodies:
        whole.add(["", ""])
        whole.extend(body)
    types, locations = tuple(_argument_types(public[0])), tuple(dict.fromkeys(state.locations))
    return JaxSource(
        f"{whole.text()}\n",
        name,
        types,
        wide,
        tuple(state.loops),
        tuple(state.underived.values()),
        locations,
        tuple(whole.origins),
    )


def _computes_wide(function: ir.Operation) -> bool:
    """Whether some value inside is of 64 bits."""
    types = {
        result.type
        for block in function.regions[0].blocks
        for op in walked(block)
        for result in op.results
    }
    return any(is_wide(tensor_type(type_).dtype) for type_ in types)


def _symbol(function: ir.Operation) -> str:
    return ir.StringAttr(function.attributes["sym_name"]).value


def _is_private(function: ir.Operation) -> bool:
    attributes = function.attributes
    return "sym_visibility" in attributes and "private" in str(attributes["sym_visibility"])


def _argument_types(function: ir.Operation) -> list[TensorType]:
    return [tensor_type(a.type) for a in function.regions[0].blocks[0].arguments]


def _boundary_types(function: ir.Operation) -> list[TensorType]:
    """The types of the arguments and of the results."""
    block = function.regions[0].blocks[0]
    returned = block.operations[-1].operation.operands
    return [*_argument_types(function), *(tensor_type(v.type) for v in returned)]


def _parameter_names(function: ir.Operation) -> list[str]:
    """The wished name of each argument: `rk.name`, else its location's name, else argN."""
    arguments = list(function.regions[0].blocks[0].arguments)
    attributes: list[Any] = [None] * len(arguments)
    if "arg_attrs" in function.attributes:
        attributes = list(ir.ArrayAttr(function.attributes["arg_attrs"]))
    names = []
    for index, (argument, attrs) in enumerate(zip(arguments, attributes, strict=True)):
        name = location_name(argument)
        if attrs is not None and "rk.name" in ir.DictAttr(attrs):
            name = ir.StringAttr(ir.DictAttr(attrs)["rk.name"]).value
        names.append(name or f"arg{index}")
    return names


def _function(state: ModuleState, function: ir.Operation, jitted: bool) -> Lines:
    name = state.functions[_symbol(function)]
    printer = FunctionPrinter(state, name)
    block = function.regions[0].blocks[0]
    parameters = []
    for argument, wish in zip(block.arguments, _parameter_names(function), strict=True):
        parameter = printer.names.fresh(wish)
        printer.values[argument] = elementwise.Expr(parameter, printer.type(argument).shape)
        parameters.append(parameter)
    head = ["@jax.jit"] if jitted else []
    head.append(f"def {name}({', '.join(parameters)}):")
    if jitted:
        head += _docstring(name, function, parameters)
    returned = printer.block(block)
    printer.line(f"return {printer.results(returned) if returned else 'None'}")
    body = printer.lines
    if jitted and any(is_wide(t.dtype) for t in _boundary_types(function)):
        head.append(X64_GUARD.format(name=name))
    elif jitted and state.wide:
        head.append("    with jax.enable_x64(True):")
        body = body.indented("    ")
    whole = Lines()
    whole.add(head)
    whole.extend(body)
    return whole


def _docstring(name: str, function: ir.Operation, parameters: list[str]) -> list[str]:
    grid, block = int_array(function, "rk.grid"), int_array(function, "rk.block")
    launch = f"<<<{tuple_text_of(grid)}, {tuple_text_of(block)}>>>" if grid and block else ""
    types = [
        f"{parameter}: {type_}"
        for parameter, type_ in zip(parameters, _argument_types(function), strict=True)
    ]
    lines = [f'    """{name}{launch}', "", *[f"    {line}" for line in types], '    """']
    return lines if types else [f'    """{name}{launch}"""']


def tuple_text_of(values: list[int]) -> str:
    return tuple_text([str(v) for v in values])


def _imports(body: str) -> str:
    """The import lines that the body needs."""
    lines = []
    if "base64." in body:
        lines += ["import base64", "import zlib", ""]
    if "functools." in body:
        lines += ["import functools", ""]
    lines.append("import jax")
    if "jnp." in body:
        lines.append("import jax.numpy as jnp")
    if "np." in body.replace("jnp.", ""):
        lines.append("import numpy as np")
    if "lax." in body:
        lines.append("from jax import lax")
    return "\n".join(lines)
