"""Arrays that are too small for what the kernel does with them: refused, or warned of.

    affine.parallel (%t) = (0) to (512) {        // memref<400xf32> {rk.name = "x"}
      memref.load %x[%t]                                                           refused, RK022
      scf.if %t < 400 { memref.load %x[%t] }                                       in order
      scf.if %data    { memref.load %x[%t] }                                       a warning

An access is refused where some thread comes to it for certain, at an element that the array does
not have: that takes conditions, loops and an index that follow from the launch and the scalars
alone. Where a condition on the way depends on data, or is not known when raising, the array is
warned of, once: it is too small for what the kernel may do. Intervals decide first, then integer
sets, then a sample of the threads and iterations: all threads of a small launch; of a large one
its corners, the threads at the ends of the conditions, and some others. An access that is outside
for no thread of the sample is let pass. An index that is data is warned of where a remainder, a
mask, an extremum or a condition bounds it outside of the array, and let pass where nothing does. A
read outside would give zero or the nearest element, a write nothing. Shared memory is an array like
others; without dynamic shared memory it has no elements. Of a padded grid, whose last blocks may be
none, nothing is warned of. Changes nothing.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.outside import Accesses, Outside
from raise_kernel.analysis.integers.sampling.samples import Left
from raise_kernel.analysis.memory.memory_names import memory_name, symbol_of
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import int_array
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_VERBS = {"memref.load": "reads", "memref.store": "writes"}
_CONDITIONS = {
    Left.DATA: "a condition on data holds",
    Left.MORE: "a condition holds that is not known when raising",
}
_INDEX = "an index from data is as large as the kernel lets it be"
DYNAMIC = "dynamic shared memory"
NULL = "a null pointer"


@register_pass("check-bounds", stage="parallelize")
def check_bounds(module: ir.Module, ctx: PassContext) -> None:
    """Refuse accesses that are outside of their array, warn of those that may be."""
    for kernel in kernels(module):
        warned: set[ir.Value] = set()
        # A local array without a name is nobody's to size.
        accesses = Accesses(lambda memory: symbol_of(memory) is not None)
        for found in accesses.outside(kernel.regions[0].blocks[0]):
            array = _Array(found.memory)
            message = f"{_lane(kernel, found)} {_what(found)} {array.text(found)}"
            if found.left == Left.NOTHING:
                raise refuse("RK022", message, at=found.op, hint=array.hint(found))
            if found.memory in warned or "rk.padded" in kernel.attributes:
                continue
            warned.add(found.memory)
            where = _INDEX if found.index_is_data else _CONDITIONS[found.left]
            message = f"{message}, where {where}"
            ctx.remarks.warning(message, found.op, about=array.name)


class _Array:
    """A memory of the kernel, in words."""

    def __init__(self, memory: ir.Value) -> None:
        self._memory = memory

    @property
    def name(self) -> str:
        return memory_name(self._memory)

    def text(self, found: Outside) -> str:
        if not found.size:
            return f"{self.name}, which has no elements"
        element = ir.MemRefType(self._memory.type).element_type
        return f"{self.name}, which has {found.size} of {element}"

    def hint(self, found: Outside) -> str:
        if self.name == DYNAMIC:
            return "--shared-bytes N, or kernel[grid, block, stream, bytes] in Python, gives it"
        if self.name == NULL:
            return "an argument is None: pass an array for it"
        if found.needed is None:
            return "check the guard, the sizes, and the order of the arguments"
        return (
            f"this access needs at least {found.needed} elements; or check the guard and the launch"
        )


def _what(found: Outside) -> str:
    verb = _VERBS.get(found.op.name, "updates")
    return verb if found.index is None else f"{verb} element {found.index} of"


def _lane(kernel: ir.Operation, found: Outside) -> str:
    """The thread and the block of the point: the launch's loops hold axes of more than one."""
    words: list[str] = []
    body = kernel.regions[0].blocks[0]
    for attribute, word in (("rk.grid", "block"), ("rk.block", "thread")):
        nest = next(o for o in body.operations if o.operation.name == "affine.parallel")
        body = nest.operation.regions[0].blocks[0]
        sizes = int_array(kernel, attribute) or []
        lanes = iter(reversed(list(body.arguments)))
        position = [0 if size == 1 else found.point[next(lanes)] for size in sizes]
        words.append(f"{word} ({','.join(map(str, position))})")
    return " of ".join(reversed(words))
