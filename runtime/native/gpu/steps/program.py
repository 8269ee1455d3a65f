"""A launch that makes several steps of a time loop in one pass over memory.

    y = k(x, y); x, y = y, x    so many times    ->    y = steps(x, y); x, y = y, x

It is the specialized kernel of another launch, of the same arguments: of tiles (`shape.py`) along
which warps go (`walk.py`) with the kernel's own code for each element of each step (`update.py`).
"""

from __future__ import annotations

from dataclasses import replace

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.inlining.simplify import simplify
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import Function, quote, split_module, split_parameters
from raise_kernel.runtime.native.gpu.steps.shape import Tiles
from raise_kernel.runtime.native.gpu.steps.update import update_of
from raise_kernel.runtime.native.gpu.steps.walk import Walk


def stepped(specialized: Specialized, tiles: Tiles) -> Specialized:
    """The kernel of several steps. It writes all elements of its array. Raises `NoSteps`."""
    signature = specialized.signature
    launch = replace(signature.launch, grid=tiles.grid(), block=tiles.block, shared_bytes=0)
    parts = update_of(specialized, tiles.stencil)
    kernel = split_module(specialized.text).functions[signature.kernel]
    before, parameters, after = kernel.split_head()
    walk = Walk(tiles, launch, split_parameters(kernel))
    body = walk.body()
    name = signature.kernel
    head = f"{before}{quote(name)}{parameters}{after.split(' !dbg ')[0].rstrip(' {')} {{"
    for declared in walk.declarations():
        parts.functions.setdefault(declared.name, declared)
    parts.functions[name] = Function(name, head, body)
    text = "\n".join([*parts.head, *walk.globals(), ""])
    parts.head = text.split("\n")
    ref = simplify(llvm_context.parse(str(parts), name), name)
    return Specialized(str(ref), replace(signature, launch=launch), is_inside=True)
