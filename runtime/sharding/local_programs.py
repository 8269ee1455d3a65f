"""The program of one device for iterations of a time loop, and the room that its blocks have.

A program of several iterations reads halos once. It stores what it computes beyond a block into
room around the block, which arrays have through the whole loop (`split-into-blocks`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
from jax import lax

from raise_kernel.bindings import ir, parse_module
from raise_kernel.costs import FALLBACK, costs_of
from raise_kernel.mlir.values import int_array
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import in_order
from raise_kernel.passes.tensor_opt.saturation.program_cost import program_cost
from raise_kernel.remarks import RemarkSink, source_line
from raise_kernel.runtime.replay.source import jax_source
from raise_kernel.runtime.sharding.collectives import access_name, tile_name
from raise_kernel.runtime.sharding.exchange_cost import Iteration
from raise_kernel.runtime.whole import inline_calls
from raise_kernel.stablehlo.elements import numpy_dtype

# For each axis of the mesh with several devices, the dimension that it splits; None for none.
Dims = tuple[int | None, ...]


@dataclass(frozen=True)
class Room:
    """For each axis, its devices, and the elements that blocks have before and after their own."""

    axes: Sequence[tuple[str, int]]
    sides: Sequence[tuple[int, int]]

    def filled(self, block: Any, dims: Dims, lines: Sequence[str] = ()) -> Any:
        """A block in its room, which has the elements of the neighbours, around the ends, for
        accesses on `lines`."""
        with jax.named_scope(access_name(lines)):
            return self._filled(block, dims)

    def _filled(self, block: Any, dims: Dims) -> Any:
        for (name, count), (low, high), dim in zip(self.axes, self.sides, dims, strict=True):
            if dim is None or not (low or high):
                continue
            size = block.shape[dim]
            ahead = [(k, (k + 1) % count) for k in range(count)]
            last = lax.slice_in_dim(block, size - low, size, axis=dim)
            first = lax.slice_in_dim(block, 0, high, axis=dim)
            before = lax.ppermute(last, name, ahead)
            after = lax.ppermute(first, name, [(b, a) for a, b in ahead])
            block = lax.concatenate([before, block, after], dim)
        return block

    def left(self, block: Any, dims: Dims) -> Any:
        """A block without its room."""
        for (low, high), dim in zip(self.sides, dims, strict=True):
            if dim is not None:
                block = lax.slice_in_dim(block, low, block.shape[dim] - high, axis=dim)
        return block


@dataclass(frozen=True)
class LocalProgram:
    """`steps` iterations on one device: of its blocks of constants and carried values and its
    positions. They take in `messages`, and beside these what `cost` says by the table. `lines` have
    the accesses for which elements of an argument are sent, by its number."""

    function: Callable[..., Any]
    steps: int
    room: Room
    cost: Iteration
    messages: int
    lines: Mapping[int, Sequence[str]] = field(default_factory=dict)

    def lines_of(
        self, constants: int, carried: int
    ) -> tuple[list[Sequence[str]], list[Sequence[str]]]:
        """The lines of each constant and each carried value. A carried value that is not sent
        becomes one that is, in a later iteration, and has the lines of all of these."""
        found = [self.lines.get(number, ()) for number in range(constants + carried)]
        fixed, moving = found[:constants], found[constants:]
        together = tuple(dict.fromkeys(line for lines in moving for line in lines))
        return fixed, [lines or together for lines in moving]

    def step(self, positions: Sequence[Any]) -> Callable[..., list[Any]]:
        def run(constants: Sequence[Any], carry: Sequence[Any]) -> list[Any]:
            # Programs tell by this name how often neighbours exchange (`collectives.py`).
            with jax.named_scope(tile_name(self.steps)):
                results = self.function(*constants, *carry, *positions)
            return list(results) if len(carry) > 1 else [results]

        return run


@dataclass(frozen=True)
class WholeBody:
    """A loop's body as a program on whole arrays, the axes of the mesh, and how they split its
    arguments and results."""

    text: str
    axes: Sequence[tuple[str, int]]
    arguments: Sequence[Dims]
    results: Sequence[Dims]

    def local(self, steps: int) -> LocalProgram | str:
        """So many iterations on one device; why there is no such program, where there is none."""
        module = parse_module(self.text)
        inline_calls(module)
        run_pipeline(module, "symbol-dce,canonicalize,cse", PipelineOptions())
        (kernel,) = kernels(module)
        names = [ir.StringAttr.get(name, module.context) for name, _ in self.axes]
        with module.context:
            integer = ir.IntegerType.get_signless(64)
            attributes = {
                "rk.mesh": ir.ArrayAttr.get(names),
                "rk.parts": ir.DenseI64ArrayAttr.get([size for _, size in self.axes]),
                "rk.split": _attribute(self.arguments),
                "rk.split_results": _attribute(self.results),
                "rk.steps": ir.IntegerAttr.get(integer, steps),
            }
            for name, value in attributes.items():
                kernel.attributes[name] = value
        told = RemarkSink()
        run_pipeline(module, "split-into-blocks,canonicalize,cse", PipelineOptions(remarks=told))
        missed = [remark.message for remark in told.remarks if remark.kind == "missed"]
        return missed[0] if missed else self._made(module, kernel, steps)

    def _made(self, module: ir.Module, kernel: ir.Operation, steps: int) -> LocalProgram:
        room, reach = (_pairs(kernel, name) for name in ("rk.room", "rk.reach"))
        block = kernel.regions[0].blocks[0]
        loader, roots = Loader.of(block)
        sent = [n for n in in_order(roots) if n.op == "stablehlo.collective_permute"]
        blocks: dict[int, int] = {}
        for argument, dims in zip(block.arguments, self.arguments, strict=False):
            shape = loader.nodes[argument].shape
            blocks |= {k: shape[d] - sum(room[k]) for k, d in enumerate(dims) if d is not None}
        table = costs_of(FALLBACK)
        assert table is not None
        once = Iteration(
            seconds=1e-6 * program_cost(table, roots),
            extension=sum(sum(reach[k]) / size for k, size in blocks.items()),
            bytes=sum(n.size * numpy_dtype(n.element).itemsize for n in sent),
        )
        function = jax_source(module).function()
        given = {id(loader.nodes[argument]): k for k, argument in enumerate(block.arguments)}
        lines: dict[int, list[str]] = {}
        for node in sent:
            line = source_line(node.location) if node.location is not None else None
            for number in {given[id(n)] for n in in_order([node]) if id(n) in given}:
                lines.setdefault(number, []).extend([line] if line is not None else [])
        return LocalProgram(function, steps, Room(self.axes, room), once, len(sent), lines)


def _pairs(kernel: ir.Operation, name: str) -> list[tuple[int, int]]:
    numbers = int_array(kernel, name) or []
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _attribute(splits: Sequence[Dims]) -> ir.Attribute:
    numbers = [[-1 if dim is None else dim for dim in dims] for dims in splits]
    return ir.ArrayAttr.get([ir.DenseI64ArrayAttr.get(n) for n in numbers])
