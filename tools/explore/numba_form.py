"""The form of a Numba kernel: Python has no types, so its parameters' uses say what they are.

@cuda.jit
def k(x, order, n):          x: f32 array, because of `x[...]`
    i = cuda.grid(1)         order: i32 array, because its elements are indices
    if i < n:                n: a whole number, because it is compared with an index
        x[i] = x[order[i]]
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.explore.form import Extents, Form, Parameter, launch_of, with_typed
from raise_kernel.tools.explore.work import Work


def form_of_kernels(found: Mapping[str, Any], work: Work) -> Form:
    """The form of the kernel that the work names, or of the last one; RK003 where there is none."""
    if not found:
        raise Refusal("RK003", "the source has no kernel", hint="a kernel has @cuda.jit")
    name = work.kernel if work.kernel in found else list(found)[-1]
    function = found[name].py_func
    uses = _Uses(function)
    grid, block, extents = launch_of(work, uses.launch_rank)
    parameters = [uses.parameter(p, extents) for p in inspect.signature(function).parameters]
    return Form(name, tuple(found), grid, block, with_typed(parameters, work.args))


class _Uses:
    """What a function does with its parameters."""

    def __init__(self, function: Any) -> None:
        self._tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        self._ranks = dict(self._array_ranks())
        self._whole = self._whole_names()

    @property
    def launch_rank(self) -> int:
        """The dimensions of the launch that it asks for."""
        text = ast.unparse(self._tree)
        grids = [int(n) for n in re.findall(r"\bgrid(?:size)?\(([123])\)", text)]
        named = [2 if n == "y" else 3 for n in re.findall(r"\b\w+(?:Idx|Dim)\.([yz])\b", text)]
        return max([1, *grids, *named])

    def parameter(self, name: str, extents: Extents) -> Parameter:
        is_whole = name in self._whole
        if name in self._ranks:
            dtype = "i32" if is_whole else "f32"
            value = extents.array(dtype, self._ranks[name] or None)
            return Parameter(name, f"{dtype} array", value, True)
        return Parameter(name, "number", extents.number if is_whole else "1.0", False)

    def _array_ranks(self) -> Iterator[tuple[str, int]]:
        """Names that are subscripted, or asked for their shape, with their dimensions."""
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Attribute) and node.attr in ("shape", "size", "ndim"):
                yield ast.unparse(node.value), 0
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.value).endswith(".shape"):
                targets = node.targets[0]
                if isinstance(targets, ast.Tuple):
                    yield ast.unparse(node.value).removesuffix(".shape"), len(targets.elts)
            if isinstance(node, ast.Call) and _is_atomic(node):
                yield ast.unparse(node.args[0]), _rank(node.args[1])
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
                yield node.value.id, _rank(node.slice)

    def _whole_names(self) -> set[str]:
        """Names that are whole numbers, or hold such: indices, bounds, and what these are from."""
        found: set[str] = set()
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Subscript):
                found |= _names(node.slice)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
                found |= {n for a in node.args for n in _names(a)}
            elif isinstance(node, ast.BinOp) and isinstance(
                node.op, (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor)
            ):
                found |= _names(node)
        while more := {n for n in self._sources(found) if n not in found}:
            found |= more
        return found

    def _sources(self, whole: set[str]) -> Iterator[str]:
        """Names that whole numbers are assigned from, or compared with."""
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Assign) and any(_names(t) & whole for t in node.targets):
                if not isinstance(node.targets[0], ast.Subscript):
                    yield from _values(node.value)
            elif isinstance(node, ast.Compare) and _plain_names(node) & whole:
                yield from _plain_names(node)


def _is_atomic(node: ast.Call) -> bool:
    """Whether it is `cuda.atomic.add(array, index, value)`, or another one."""
    return ".atomic." in ast.unparse(node.func) and len(node.args) > 1


def _rank(index: ast.expr) -> int:
    return len(index.elts) if isinstance(index, ast.Tuple) else 1


def _names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def _values(node: ast.AST) -> set[str]:
    """The names in an expression whose values it takes: no array's that it asks for its shape."""
    asked = {name for n in ast.walk(node) if isinstance(n, ast.Attribute) for name in _names(n)}
    return _names(node) - asked


def _plain_names(node: ast.AST) -> set[str]:
    """Those that are not subscripted either."""
    inside = {name for n in ast.walk(node) if isinstance(n, ast.Subscript) for name in _names(n)}
    return _values(node) - inside
