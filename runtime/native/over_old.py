"""A launch that writes its array over another one, of which threads read their own elements alone.

    next[i] = 2 * now[i] - before[i] + ...    ->    before[i] = 2 * now[i] - before[i] + ...

The array that it writes takes the place of one that a time loop has no more need of. What is proved
of the launch for several steps of it in one pass (`gpu/steps/stencil.py`) says which elements are
read and written: here those of one array at no distance, and before the thread stores.
"""

from __future__ import annotations

import re
from dataclasses import replace

from raise_kernel.driver import Raised
from raise_kernel.frontend.llvm_text import Function, parse
from raise_kernel.frontend.llvm_text.instructions import Store
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import (
    Function as FunctionText,
)
from raise_kernel.frontend.text_parts import (
    quote,
    split_module,
    split_parameters,
)
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps, Stencil, stencil_of

# What a parameter promises of accesses by it alone, and a load of memory that nobody writes.
_PROMISES = re.compile(r"\b(?:readonly|readnone|writeonly) ")
_FACTS = re.compile(r", !(?:invariant\.load|alias\.scope|noalias) ![\w.]+")


def over_old(specialized: Specialized, raised: Raised, old: int, written: int) -> Stencil:
    """What a launch makes of its memory `old`, which it may write over in place of `written`.
    Raises `NoSteps`."""
    stencil = stencil_of(specialized, raised, old, written)
    if any(any(place) for _, place in stencil.offsets):
        raise NoSteps("a thread reads other elements of the old array than its own")
    function = parse(specialized.text).functions[specialized.signature.kernel]
    if _loads_after_stores(function, {text for text, _ in stencil.offsets}):
        raise NoSteps("a thread reads the old array after it has stored")
    return stencil


def _loads_after_stores(function: Function, loads: set[str]) -> bool:
    """Whether a thread may come to one of the loads after a store."""
    blocks = {block.label: block for block in function.blocks}
    left: list[str] = []
    for block in function.blocks:
        stored = False
        for made in block.instructions:
            if stored and made.text in loads:
                return True
            stored = stored or isinstance(made, Store)
        left += block.instructions[-1].successors() if stored else ()
    met = set[str]()
    while left:
        label = left.pop()
        if label in met:
            continue
        met.add(label)
        instructions = blocks[label].instructions
        if any(made.text in loads for made in instructions):
            return True
        left += instructions[-1].successors()
    return False


def written_over(specialized: Specialized, old: int, written: int) -> Specialized:
    """The launch without its memory `written`, in whose place it writes `old`."""
    signature = specialized.signature
    parts = split_module(specialized.text)
    kernel = parts.functions[signature.kernel]
    before, _, after = kernel.split_head()
    heads = split_parameters(kernel)
    gone, kept = (heads[number].split()[-1] for number in (written, old))
    heads[old] = _PROMISES.sub("", heads[old])
    del heads[written]
    name = re.compile(rf"{re.escape(gone)}(?![-\w$.])")
    body = _FACTS.sub("", name.sub(lambda _: kept, kernel.body))
    head = f"{before}{quote(signature.kernel)}({', '.join(heads)}){after}"
    parts.functions[signature.kernel] = FunctionText(signature.kernel, head, body)
    memories = list(signature.memories)
    memories[old] = replace(memories[old], written=True)
    del memories[written]
    return replace(
        specialized, text=str(parts), signature=replace(signature, memories=tuple(memories))
    )


def raised_over(raised: Raised, made: Specialized, old: int, written: int) -> Raised:
    """How the raised launch's program takes the arguments of that one, and what it gives back."""

    def number(memory: int) -> int:
        return memory - (memory > written)

    read = {number(memory) for memory in (*raised.read, old) if memory != written}
    return replace(
        raised,
        signature=made.signature,
        parameters=tuple(t for k, t in enumerate(raised.parameters) if k != written),
        written=(number(old),),
        read=tuple(sorted(read)),
    )
