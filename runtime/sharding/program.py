"""`raise_kernel.shard`: a function of launches on several devices, by annotation.

    @rk.shard(mesh, x=PartitionSpec("rows", "columns"))
    def simulate(x, y, steps):
        return lax.fori_loop(0, steps, lambda _, s: (step[grid, block](*s, n), s[0]), (x, y))

The names are the function's parameters. An array that is not named lies as a named one of its shape
does, results too; without one it is whole on every device. XLA splits the program; the loops of it
copy nothing that can be renamed (`time_loops`).
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any

import jax
from jax.core import Tracer
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.loops.time_loops import LoopReport, time_loops
from raise_kernel.runtime.partition import on_devices
from raise_kernel.runtime.sharding import rendezvous
from raise_kernel.runtime.sharding.blocks import MeshBlocks, may_run
from raise_kernel.runtime.sharding.communication import Communication, communication_of
from raise_kernel.runtime.sharding.partitions import check_partition


def shard(mesh: Mesh, **arrays: PartitionSpec) -> Callable[[Callable[..., Any]], Sharded]:
    """Makes a function of JAX arrays run on a mesh, these parameters split as said."""
    return lambda function: Sharded(function, mesh, arrays)


class Sharded:
    """A JAX function whose arguments and results are split over a mesh."""

    def __init__(
        self, function: Callable[..., Any], mesh: Mesh, given: Mapping[str, PartitionSpec]
    ) -> None:
        self.mesh = mesh
        self.given = dict(given)
        self._function = function
        self._signature = inspect.signature(function)
        self._compiled: dict[Any, tuple[Any, Any]] = {}
        functools.update_wrapper(self, function)
        parameters = self._signature.parameters
        for name in given:
            if name not in parameters:
                names = ", ".join(parameters)
                raise Refusal("RK020", f"{name} is split, and the parameters are {names}")

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        values = self._bound(args, kwargs)
        placed, program = self._program(values)
        return program(*rendezvous.placed(values, placed))

    def communication(self, *args: Any, **kwargs: Any) -> Communication:
        """What the devices send each other; `jax.ShapeDtypeStruct`s do for arrays."""
        return self.compiled(*args, **kwargs)[1]

    def loops(self, *args: Any, **kwargs: Any) -> tuple[LoopReport, ...]:
        """What becomes of each time loop; `jax.ShapeDtypeStruct`s do for arrays."""
        values = self._bound(args, kwargs)
        function = time_loops(self._function, self._blocks(self._specs(values), False))
        with on_devices(self.mesh.size):
            return function.report(*values)

    def compiled(self, *args: Any, **kwargs: Any) -> tuple[Any, Communication]:
        """The executable for arguments, and what its devices send each other."""
        values = self._bound(args, kwargs)
        _, program = self._program(values)
        shapes = [
            (leaf.shape, leaf.dtype.itemsize, name)
            for name, value in zip(self._signature.parameters, values, strict=True)
            for leaf in jax.tree.leaves(jax.eval_shape(lambda v=value: v))
            if name in self.given
        ]
        executable = program.lower(*values).compile()
        text = str(executable.as_text())
        return executable, communication_of(text, self.mesh.size, shapes)

    def _bound(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        if bound.kwargs:
            raise Refusal("RK020", "rk.shard takes functions of positional parameters")
        return bound.args

    def _program(self, values: tuple[Any, ...]) -> tuple[Any, Any]:
        """The shardings of the arguments, and the function for them."""
        leaves, tree = jax.tree.flatten(values)
        kinds = tuple((jax.numpy.shape(v), jax.numpy.result_type(v)) for v in leaves)
        key = (kinds, tree, jax.config.read("jax_enable_x64"), config.steps_per_exchange)
        if key not in self._compiled:
            placed, program = self._made(values)
            rendezvous.agree(self.mesh.devices.flat, lambda: self._facts(values, program))
            self._compiled[key] = placed, program
        return self._compiled[key]

    def _facts(self, values: tuple[Any, ...], program: Any) -> rendezvous.Facts:
        """What tells this program from those of other processes."""
        # Arrays may lie otherwise until they are placed.
        types = jax.tree.map(
            lambda v: jax.ShapeDtypeStruct(v.shape, v.dtype) if isinstance(v, jax.Array) else v,
            values,
        )
        return {
            "the function": getattr(self._function, "__qualname__", repr(type(self._function))),
            "its arguments": str(jax.tree.map(jax.typeof, values)),
            "its mesh": str(dict(self.mesh.shape)),
            "what is split": str(self.given),
            "its program": rendezvous.digest(program.lower(*types).as_text()),
        }

    def _blocks(
        self, by_shape: Mapping[tuple[int, ...], PartitionSpec], measures: bool
    ) -> MeshBlocks | None:
        if not may_run(self.mesh):
            return None
        return MeshBlocks(self.mesh, lambda shape: by_shape.get(shape, PartitionSpec()), measures)

    def _may_measure(self, values: tuple[Any, ...]) -> bool:
        """Whether this is a call on arrays, in one process: several would come to other results."""
        leaves = jax.tree.leaves(values)
        traced = any(isinstance(v, (Tracer, jax.ShapeDtypeStruct)) for v in leaves)
        return not traced and len(rendezvous.processes_of(self.mesh.devices.flat)) == 1

    def _specs(self, values: tuple[Any, ...]) -> dict[tuple[int, ...], PartitionSpec]:
        """How arrays are split, by their shapes."""
        by_shape: dict[tuple[int, ...], PartitionSpec] = {}
        for name, value in zip(self._signature.parameters, values, strict=True):
            spec = self.given.get(name)
            for leaf in jax.tree.leaves(value) if spec is not None else ():
                shape = tuple(jax.numpy.shape(leaf))
                check_partition(name, shape, self.mesh, spec or PartitionSpec())
                by_shape[shape] = spec or PartitionSpec()
        return by_shape

    def _made(self, values: tuple[Any, ...]) -> tuple[Any, Any]:
        by_shape = self._specs(values)

        def sharding(value: Any) -> NamedSharding:
            spec = by_shape.get(tuple(jax.numpy.shape(value)), PartitionSpec())
            return NamedSharding(self.mesh, spec)

        placed = jax.tree.map(sharding, values)
        function = time_loops(self._function, self._blocks(by_shape, self._may_measure(values)))

        def on_mesh(*given: Any) -> Any:
            with on_devices(self.mesh.size):
                return function(*given)

        results = jax.tree.map(sharding, jax.eval_shape(on_mesh, *values))
        return placed, jax.jit(on_mesh, in_shardings=placed, out_shardings=results)
