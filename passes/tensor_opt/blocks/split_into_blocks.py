"""Makes of a program on whole arrays that of one device, which holds a block of each.

Before, with `rk.mesh = ["rows"]`, `rk.parts = array<i64: 4>`, and dimension 0 of both split:
    func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
      %a = stablehlo.slice %x [0:62]
      %b = stablehlo.slice %x [2:64]
      %s = stablehlo.add %a, %b
      %r = stablehlo.dynamic_update_slice %y, %s, 1
      return %r
After:
    func.func @step(%x: tensor<16xf32>, %y: tensor<16xf32>, %row: tensor<i32>) -> tensor<16xf32> {
      %a = stablehlo.slice %x [0:14]
      %b = stablehlo.slice %x [2:16]
      %s = stablehlo.add %a, %b
      %inner = stablehlo.dynamic_update_slice %y, %s, 1
      %last = stablehlo.slice %x [15:16]
      %before = stablehlo.collective_permute %last       // from the device before
      ... the first element, of %before and %x, and the last one, each stored into %inner

With `rk.steps = 4` it is the body of a loop, whose results are its last arguments in the next
iteration, and the device's program has four iterations for one exchange (`time_tiles.py`). Blocks
then have room around them, `rk.room` elements before and after for each axis, with the neighbours'
elements when the loop begins.

The interior of a block needs nothing of other devices, so that XLA computes it while the halos
travel; then come the edges. The new arguments are the device's positions on the axes of the mesh.
`rk.split` and `rk.split_results` have, for each argument and result, the dimension that each axis
of the mesh splits, -1 for none; empty for what is whole on every device.

Proved: every operation of the program is one of those for which `parts.py` says which elements of
its operands a region of it needs, in the same numbers on every device; where the ends of a tensor
make a difference, the position of the device decides. An update that stops short of an array's ends
along a split dimension leaves the same elements as before. Elements beyond a tensor's ends are
computed with, from the halos of the other end, and stored into the room around a block at most.
What several iterations compute beyond a block is what the neighbour computes of the same elements.

Left alone, with a remark: a program with another operation on split arrays (loops, contractions,
gathers, sums along a split dimension), and blocks too small to have an interior; several iterations
that update different parts of an array.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import int_array, int_attribute, terminator
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.blocks.arrays import Array, Wanted, block_region
from raise_kernel.passes.tensor_opt.blocks.parts import Parts
from raise_kernel.passes.tensor_opt.blocks.regions import CannotSplit, Dims, MeshAxis, shape_in
from raise_kernel.passes.tensor_opt.blocks.stores import Stores
from raise_kernel.passes.tensor_opt.blocks.time_tiles import Plan, time_tile_of, widest
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Node, in_order
from raise_kernel.passes.tensor_opt.graph.store import Storer


@register_pass("split-into-blocks", stage="tensor-opt")
def split_into_blocks(module: ir.Module, ctx: PassContext) -> None:
    """Make of a program on whole arrays that of one device, which holds a block of each."""
    for kernel in kernels(module):
        if "rk.mesh" not in kernel.attributes:
            continue
        try:
            _Split(kernel).rewrite()
        except CannotSplit as reason:
            several = int_attribute(kernel, "rk.steps") > 1
            kept = "halos in each iteration" if several else "arrays stay whole"
            ctx.remarks.missed(f"{kept}: {reason}", kernel)
        else:
            del kernel.attributes["rk.mesh"]
            ctx.remarks.applied("a device computes its blocks, their edges last", kernel)


class _Split:
    """One function, and what becomes of it."""

    def __init__(self, kernel: ir.Operation) -> None:
        self.kernel = kernel
        self.block = kernel.regions[0].blocks[0]
        self.loader, roots = Loader.of(self.block)
        if self.loader.effects:
            raise CannotSplit("it has effects")
        self.arguments = [self.loader.nodes[a] for a in self.block.arguments]
        names = [ir.StringAttr(a).value for a in ir.ArrayAttr(kernel.attributes["rk.mesh"])]
        parts = int_array(kernel, "rk.parts") or []
        self.split = _splits(kernel, "rk.split", len(names))
        self.given = _splits(kernel, "rk.split_results", len(names))
        self.tile = time_tile_of(
            self.loader.graph,
            list(zip(self.arguments, self.split, strict=True)),
            list(zip(roots, self.given, strict=True)),
            int_attribute(kernel, "rk.steps") or 1,
        )
        self.axes = self._axes(names, parts)
        self.plan = Plan.of(self.tile, self.axes)

    def _axes(self, names: Sequence[str], parts: Sequence[int]) -> list[MeshAxis]:
        sizes: list[set[int]] = [set() for _ in names]
        nodes, splits = [*self.arguments, *self.tile.roots], [*self.split, *self.given]
        for node, dims in zip(nodes, splits, strict=True):
            for axis, dim in enumerate(dims):
                if dim is not None:
                    sizes[axis].add(node.shape[dim])
        found = []
        for name, count, known in zip(names, parts, sizes, strict=True):
            if len(known) != 1:
                raise CannotSplit(f"arrays of different sizes along {name}")
            (size,) = known
            if count < 2 or size % count or size > 1 << 30:
                raise CannotSplit(f"{size} elements in {count} parts along {name}")
            found.append(MeshAxis(name, count, size // count))
        return found

    def rewrite(self) -> None:
        positions = [Node("argument", (), (), "i32", None) for _ in self.axes]
        arguments = [
            self._local(n, dims) for n, dims in zip(self.arguments, self.split, strict=True)
        ]
        wanted = self._program(arguments, positions, None)[1]
        results, _ = self._program(arguments, positions, wanted)
        self._write([*arguments, *positions], results)
        sides = widest(wanted.reach, len(self.axes))
        for name, margins in (("rk.reach", sides), ("rk.room", self.plan.room)):
            numbers = [number for pair in margins for number in pair]
            with self.kernel.context:
                self.kernel.attributes[name] = ir.DenseI64ArrayAttr.get(numbers)

    def _local(self, n: Node, dims: Dims) -> Node:
        shape = shape_in(n.shape, block_region(dims, self.axes, self.plan.room))
        return Node("argument", (), shape, n.element, None)

    def _program(
        self, arguments: Sequence[Node], positions: Sequence[Node], known: Wanted | None
    ) -> tuple[list[Node], Wanted]:
        """The device's results, and the halos that they take."""
        parts, tile = Parts(Graph(), self.axes, positions, known, self.plan.rings), self.tile
        stores = Stores(parts, self.plan.margins)
        room, none = self.plan.room, stores.none
        for n, local, dims in zip(self.arguments, arguments, self.split, strict=True):
            parts.arrays[n] = Array(local, dims, room, room if n in tile.fixed else none)
        for n in in_order(tile.roots):
            if n in parts.arrays:
                continue
            if n.op == "dynamic_update_slice" and n.operands[0] in parts.arrays:
                stores.update(n)
            elif n in tile.held:
                parts.arrays[n] = stores.held(n, tile.held[n])
        results = []
        for n, dims in zip(tile.roots, self.given, strict=True):
            array = parts.arrays.get(n) or stores.whole(n, dims)
            if array.dims != dims:
                raise CannotSplit("a result is split otherwise than the array that it is")
            results.append(stores.with_room(array, room))
        return results, parts.wanted

    def _write(self, arguments: Sequence[Node], results: Sequence[Node]) -> None:
        """Put the device's program in the place of the old one."""
        facts.changed()
        end = terminator(self.block)
        old = [op.operation for op in self.block.operations][:-1]
        before = list(self.block.arguments)
        context = self.kernel.context
        values: dict[Node, ir.Value] = {}
        for node in arguments:
            element = ir.Type.parse(node.element, context)
            with self.kernel.location:
                type_ = ir.RankedTensorType.get(list(node.shape), element)
            values[node] = self.block.add_argument(type_, self.kernel.location)
        storer = Storer(end, values, _no_blocks)
        for number, node in enumerate(results):
            end.operands[number] = storer.value(node)
        for op in reversed(old):
            erase(op)
        for _ in before:
            self.block.erase_argument(0)
        inputs = [a.type for a in self.block.arguments]
        type_ = ir.FunctionType.get(inputs, [v.type for v in end.operands], context)
        self.kernel.attributes["function_type"] = ir.TypeAttr.get(type_)


def _no_blocks(*_: object) -> None:
    raise AssertionError("an operation with blocks in a device's program")


def _splits(kernel: ir.Operation, name: str, axes: int) -> list[Dims]:
    """The dimensions that the axes split, of each value; None for an axis that splits none."""
    found = [list(ir.DenseI64ArrayAttr(a)) for a in ir.ArrayAttr(kernel.attributes[name])]
    return [tuple(None if d < 0 else d for d in row or [-1] * axes) for row in found]
