"""`raise-kernel plan`: what a kernel would take on 1 to 8,192 devices, as a table and a plot.

    raise-kernel plan jacobi2d.cu --machine h200 --size n=16384 --grid '{n/16},{n/16}' \
        --block 16,16 --arg 'x=f32[{n},{n}]' --arg 'y=f32[{n},{n}]' --arg '{n}' --shard x=n

Texts in braces are sizes, or their products, sums, differences and quotients, rounded up.
"""

from __future__ import annotations

import ast
import inspect
import operator
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.options.argument_text import parse_argument, parse_pairs, parse_sizes

_BRACES = re.compile(r"\{([^{}]*)\}")
_OPERATIONS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: lambda a, b: -(-a // b),
}
Step = tuple[Any, Sequence[Any]]


def plan_kernel(
    file: Path,
    machine: str,
    grid: str,
    block: str,
    args: Sequence[str],
    sizes: Sequence[str],
    shards: Sequence[str],
    most: int,
    plot: str | None,
    kernel: str | None,
) -> str:
    """The table; the plot is written. Refuses with RK020 what does not parse or fit."""
    if file.suffix not in (".cu", ".ll", ".bc"):
        raise Refusal("RK020", f"{file}: a kernel of a .cu, .ll or .bc file", hint="or use rk.plan")
    known = {name: _size(name, text) for name, text in parse_pairs("--size", sizes, "N").items()}
    from jax.sharding import PartitionSpec

    from raise_kernel.runtime.kernel import load
    from raise_kernel.runtime.planning.chip import MIDDLE
    from raise_kernel.runtime.planning.machines import machine_named
    from raise_kernel.runtime.planning.plan import COUNTS, KINDS, plan
    from raise_kernel.runtime.sharding.meshes import make_devices

    target = machine_named(machine)
    arrays = {
        name: PartitionSpec(*(word or None for word in text.split(",")))
        for name, text in parse_pairs("--shard", shards, "SIZE,SIZE").items()
    }
    axes = {word for spec in arrays.values() for word in spec if word}
    if target.target != "tpu":
        make_devices({"all": min(most, MIDDLE ** max(1, len(axes)))})
    found = load(file, kernel)
    parsed = [parse_argument(filled(text, known)) for text in args]
    names = _names(found, [text.name for text in parsed])

    def problem(**given: int) -> Step:
        texts = [parse_argument(filled(text, given)) for text in args]
        launch = found[_triple("--grid", grid, given), _triple("--block", block, given)]
        values = [_value(text) for text in texts]
        return _step(launch.options(target=target.target), names, values)

    counts = [count for count in COUNTS if count <= most]
    result = plan(problem, known, target, counts, KINDS, **arrays)
    if plot is not None:
        result.plot(plot)
    return f"{result}\n"


def _step(launch: Any, names: Sequence[str], values: Sequence[Any]) -> Step:
    """A launch as a function of its arrays, by the names of its parameters."""
    import jax

    given = [k for k, value in enumerate(values) if isinstance(value, jax.ShapeDtypeStruct)]

    def step(*arrays: Any) -> Any:
        full = list(values)
        for k, array in zip(given, arrays, strict=True):
            full[k] = array
        return launch(*full)

    kind = inspect.Parameter.POSITIONAL_ONLY
    parameters = [inspect.Parameter(names[k], kind) for k in given]
    step.__signature__ = inspect.Signature(parameters)  # pyright: ignore[reportFunctionMemberAccess]
    return step, [values[k] for k in given]


def _names(kernel: Any, given: Sequence[str | None]) -> list[str]:
    names = [param.name.split(".")[0] if param.name else "" for param in kernel.info.params]
    return [
        name or (names[k] if k < len(names) else "") or f"arg{k}" for k, name in enumerate(given)
    ]


def _value(text: Any) -> Any:
    import jax

    if text.shape is not None and text.dtype is not None and text.mode is None:
        return jax.ShapeDtypeStruct(text.shape, text.dtype)
    if text.fields is None and text.same_as is None and text.mode is None:
        return text.value
    raise Refusal("RK020", "a plan takes arrays and numbers", hint="rk.plan takes any program")


def _size(name: str, text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,12}", text) or not name.isidentifier():
        raise Refusal("RK020", f"--size {name}={text}: a name and a number from 1 on")
    return int(text)


def _triple(option: str, text: str, sizes: Mapping[str, int]) -> tuple[int, int, int]:
    return parse_sizes(option, filled(text, sizes))


def filled(text: str, sizes: Mapping[str, int]) -> str:
    """A text with the values of what it has in braces. Refuses with RK020."""
    return _BRACES.sub(lambda match: str(_evaluated(match[1], sizes)), text)


def _evaluated(text: str, sizes: Mapping[str, int]) -> int:
    def value(node: ast.expr) -> int:
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.Name) and node.id in sizes:
            return sizes[node.id]
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
            return _OPERATIONS[type(node.op)](value(node.left), value(node.right))
        raise ValueError(f"the sizes are {', '.join(sizes) or 'none'}, with + - * /")

    try:
        return value(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError, RecursionError) as error:
        raise Refusal("RK020", f"{{{text}}}: {error}") from error
