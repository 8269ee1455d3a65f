"""A specialized kernel in another granularity: fewer threads, or other blocks, for the same work.

    define void @k(...) { ... call i32 @tid.x() ... }                  [32 blocks of 256 threads]
    ->
    define void @k(...) {                                              [16 blocks of 128 threads]
      for %k = 0 to 4 {                                                items = (4, 1, 1)
        %item = (ctaid.x * 4 + %k) * 128 + tid.x
        if %item < 8192: the body, with ctaid.x = %item / 256, tid.x = %item % 256 } }

`items.py` says how the items of a thread share their work. Where blocks share memory their threads
stay together (the block keeps its size), `%item` counts blocks, and a barrier of the block stands
between one and the next, so that no thread begins a block whose shared memory another one still
reads. `independence.py` says which kernels may be regrouped, and by what unit. The result is a
specialized kernel like any other.
"""

from __future__ import annotations

import re
from dataclasses import replace

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.inlining.simplify import simplify
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.specialization.launch_constants import WARP_SIZE
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import (
    Function,
    ModuleText,
    quote,
    split_module,
)
from raise_kernel.runtime.native.gpu.form import ONE, GpuForm
from raise_kernel.runtime.native.gpu.granularity.alignment import with_alignments
from raise_kernel.runtime.native.gpu.granularity.guard import TEST, guarded
from raise_kernel.runtime.native.gpu.granularity.independence import Unit, has_loop
from raise_kernel.runtime.native.gpu.granularity.items import (
    COLUMNS,
    ITEM,
    ITEMS,
    MOST_LINES,
    REST,
    Items,
    as_item,
    with_positions,
)
from raise_kernel.runtime.native.gpu.granularity.shared_indices import with_shared_indices

# Nobody calls them as long as they are simplified alone.
_INTERNAL = re.compile(r"^define internal (?=\w+ @rk\.)", re.MULTILINE)
# The front end asks for loops as they were written.
_AS_WRITTEN = ('!"llvm.loop.unroll.disable"', '!"rk.loop"')
_FOLDING = ("sroa", "instruction_combine", "simplify_cfg", "instruction_combine")
_SUBPROGRAM = re.compile(r" !dbg !\d+")


def retargeted(specialized: Specialized, form: GpuForm, unit: Unit) -> Specialized:
    """The kernel in a form that its independence permits."""
    signature = specialized.signature
    if not form.is_shape:
        return specialized
    if not permits(unit, form, signature.launch):
        raise ValueError(f"{form} of a kernel of independent {unit}")
    parts = split_module(specialized.text)
    function = parts.functions.pop(signature.kernel)
    parts, items = _cut(parts, function, form, signature.launch, unit)
    text = _joined(parts, function, items)
    for done in (with_shared_indices, with_alignments):
        text = done(text, parse(text).functions[signature.kernel])
    return Specialized(text, replace(signature, launch=items.launch))


def _cut(
    parts: ModuleText, function: Function, form: GpuForm, launch: Launch, unit: Unit
) -> tuple[ModuleText, Items]:
    """The module with the work of an item, its test, and what does the work of several items, in
    the place of the kernel."""
    parts.functions[ITEM] = with_positions(as_item(function)[0], form, launch)
    # Simplified alone, in which a position is no expression: LLVM finds that the kernel puts the
    # number of a block and that of a thread together again.
    parts, text = _simplified(parts, ITEM)
    if unit != "blocks":
        parts, text = _without_short_loops(parts, text)
        guard = guarded(parts.functions[ITEM], parse(text).functions[ITEM])
        parts.functions[ITEM] = guard.work
        if guard.test is not None:
            parts.functions[TEST] = guard.test
    is_guarded = TEST in parts.functions
    items = Items(form, launch, unit == "blocks", function, parts.functions[ITEM], is_guarded)
    pieces = items.pieces()
    for piece in pieces:
        parts.functions[piece.name] = piece
        # Alone again, so that what an item adds to a position comes last in all sums of indices.
        parts, _ = _simplified(parts, piece.name, "instruction_combine", "reassociate")
    for name in {ITEM, TEST, *(piece.name for piece in pieces)} & set(parts.functions):
        parts.functions[name] = _inlined(parts.functions[name])
    return parts, items


def _joined(parts: ModuleText, function: Function, items: Items) -> str:
    """The module with the kernel alone, into which the parts are inlined."""
    before, parameters, after = function.split_head()
    head = f"{before}{quote(function.name)}{parameters}{_SUBPROGRAM.sub('', after)}"
    parts.functions[function.name] = Function(function.name, head, items.body())
    declared = {name: Function(name, line) for name, line in items.declarations().items()}
    parts.functions = {**declared, **parts.functions}
    text = str(parts).replace(ITEMS, _LOOP).replace(REST, _REST).replace(COLUMNS, _COLUMNS)
    wish = _JAMMED.format(items.count)
    ref = simplify(llvm_context.parse(text + _metadata(wish), function.name), function.name)
    if items.is_loop and not items.whole_blocks:
        llvm_context.Passes().on_function(ref.get_function(function.name), *_JAMMING)
    unrolled = function.body.count("\n") * items.count <= MOST_LINES
    return str(ref).replace(wish, _UNROLLED if unrolled else _AS_IT_IS)


def _simplified(parts: ModuleText, name: str, *passes: str) -> tuple[ModuleText, str]:
    """A module, also as text, after passes on one of its functions, by default LLVM's usual ones;
    what is to be inlined into it is inlined."""
    ref = llvm_context.parse(_INTERNAL.sub("define ", str(parts)), name)
    manager = llvm_context.Passes()
    manager.on_module(ref, "always_inliner")
    if passes:
        manager.on_function(ref.get_function(name), *passes)
    else:
        manager.simplify(ref.get_function(name))
    return split_module(str(ref)), str(ref)


def _without_short_loops(parts: ModuleText, text: str) -> tuple[ModuleText, str]:
    """The module, also as text, with the loops of an item unrolled whole, as LLVM does it with the
    kernel as launched. So all items become one piece, in which products and sums are fused as they
    are there. It is as it was if some loop is left."""
    if not has_loop(parts.functions[ITEM]):
        return parts, text
    asked = split_module(text.replace(*_AS_WRITTEN))
    unrolled, new = _simplified(asked, ITEM, "loop_unroll", *_FOLDING)
    return (parts, text) if has_loop(unrolled.functions[ITEM]) else (unrolled, new)


def _inlined(function: Function) -> Function:
    """A function that is gone once it is inlined."""
    before, parameters, after = function.split_head()
    before = before.replace("define internal ", "define ").replace("define ", "define internal ")
    always = "" if " alwaysinline" in after else " alwaysinline"
    return Function(
        function.name, f"{before}{quote(function.name)}{parameters}{always}{after}", function.body
    )


# What is asked for the loop over items: that a loop inside of it does the work of all items in each
# iteration, if LLVM finds that this is the same; else that it is unrolled.
_LOOP = "!987650"
# The loops that test stay small; unrolled, LLVM would merge their ends with those of the piece.
_REST, _COLUMNS = "!987652", "!987654"
_JAMMED = '!{{!"llvm.loop.unroll_and_jam.count", i32 {}}}'
_UNROLLED = '!{!"llvm.loop.unroll.full"}'
_AS_IT_IS = '!{!"rk.loop"}'
_JAMMING = ("loop_simplify", "lcssa", "loop_rotate", "loop_unroll_and_jam")


def _metadata(wish: str) -> str:
    small = '!{!"llvm.loop.unroll.count", i32 1}'
    loops = (_LOOP, "!987651", wish), (_REST, "!987653", small), (_COLUMNS, "!987655", small)
    return "".join(f"{k} = distinct !{{{k}, {n}}}\n{n} = {of}\n" for k, n, of in loops)


def permits(unit: Unit, form: GpuForm, launch: Launch) -> bool:
    """Whether a launch of which such units are independent may have a form."""
    if not form.is_shape:
        return True
    if unit == "nothing" or not form.fits(launch):
        return False
    if unit == "blocks":
        return form.block is None and not form.adjacent
    if unit == "warps":
        block = form.block or launch.block
        return form.items == ONE and block[1:] == (1, 1) and block[0] % WARP_SIZE == 0
    return True
