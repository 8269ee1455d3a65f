"""A step of one element as a function: a thread of the launch, which is given what it loads.

    define void @k(ptr %x, ptr %y) {              define internal float @rk.update(ptr %x, ptr %y,
      ...                                             i32 %rk.at.x, ..., float %rk.in.0, ...) {
      %1 = load float, ptr %left          ->        %1 = bitcast float %rk.in.0 to float
      ...                                           ...
      store float %5, ptr %own                      ret float %5
    }                                             }

The thread is one of those that store, by its numbers in the launch, whose ranges are said: so LLVM
finds that the kernel's tests hold. The operations are the kernel's own, in its order. Those that
neighbouring elements share must not become one, where that would decide which products are fused
with sums: so a kernel with such takes its elements through `@rk.apart`, which LLVM does not look
into.
"""

from __future__ import annotations

import re

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import (
    Function,
    ModuleText,
    quote,
    split_module,
    split_parameters,
)
from raise_kernel.runtime.native.gpu.entry import with_lines
from raise_kernel.runtime.native.gpu.granularity.items import as_item
from raise_kernel.runtime.native.gpu.steps.stencil import Stencil

UPDATE, APART = "rk.update", "rk.apart"
_AXES = "xyz"
_RETURN = re.compile(r"^  ret void\b[^\n]*", re.MULTILINE)
_STORED = re.compile(r"(store \S+ .*), ptr %(?:\"[^\"]*\"|[-\w$.]+)(, align \d+)?[^\n]*\Z")


def update_of(specialized: Specialized, stencil: Stencil) -> ModuleText:
    """The module with the function in the kernel's stead."""
    signature = specialized.signature
    parts = split_module(specialized.text)
    kernel = parts.functions.pop(signature.kernel)
    item, registers = as_item(kernel)
    kind, count = stencil.element, len(stencil.offsets)
    body = item.body
    for number, (text, _) in enumerate(stencil.offsets):
        name = text.split(" = ")[0]
        body = _replaced(body, text, f"{name} = bitcast {kind} %rk.in.{number} to {kind}")
    for text in stencil.stores:
        match = _STORED.match(text.strip())
        assert match is not None
        body = _replaced(body, text, f"  {match[1]}, ptr %rk.made{match[2] or ''}")
    returns = iter(range(body.count("\n")))

    def result(_: re.Match[str]) -> str:
        name = f"%rk.result.{next(returns)}"
        return f"  {name} = load {kind}, ptr %rk.made\n  ret {kind} {name}"

    lines = [f"  %rk.made = alloca {kind}, align {stencil.size}"]
    lines.append(f"  store {kind} %rk.in.own, ptr %rk.made")
    for axis, letter in enumerate(_AXES):
        block, at = signature.launch.block[axis], f"%rk.at.{letter}"
        lines += [f"  %rk.{r}.{letter} = {o} i32 {at}, {block}" for r, o in _PARTS]
    own = split_parameters(item)[: -len(registers)]
    ranges = dict(zip(stencil.axes, _threads(stencil), strict=True))
    places = [
        f"i32 range(i32 {low}, {high + 1}) %rk.at.{letter}"
        for axis, letter in enumerate(_AXES)
        for low, high in [ranges.get(axis, (0, 0))]
    ]
    loaded = [f"{kind} %rk.in.{number}" for number in range(count)]
    heads = [*own, *places, f"{kind} %rk.in.own", *loaded]
    head = f"define {kind} @{UPDATE}({', '.join(heads)}) {{"
    parts.functions[UPDATE] = Function(UPDATE, head, with_lines(_RETURN.sub(result, body), lines))
    parts = _inlined(parts)
    if stencil.contracts:
        parts.functions[APART] = _apart(kind)
    return parts


def _apart(kind: str) -> Function:
    """A function that gives its value, of which LLVM does not know that."""
    letter = {"float": "f", "double": "d", "i32": "r", "i64": "l"}[kind]
    call = f'call {kind} asm sideeffect "", "={letter},0"({kind} %x)'
    body = f"  %same = {call}\n  ret {kind} %same\n}}"
    return Function(APART, f"define internal {kind} @{APART}({kind} %x) alwaysinline {{", body)


_PARTS = ("ctaid", "udiv"), ("tid", "urem")


def _threads(stencil: Stencil) -> list[tuple[int, int]]:
    """The numbers of the threads that store, along the axes of each dimension."""
    return [
        (low - begin, high - begin)
        for (low, high), begin in zip(stencil.box, stencil.origin, strict=True)
    ]


def _replaced(body: str, old: str, new: str) -> str:
    """With another line for each that is `old`: two branches may store the same."""
    lines = body.split("\n")
    assert old in lines, old
    return "\n".join(new if line == old else line for line in lines)


def _inlined(parts: ModuleText) -> ModuleText:
    """Simplified alone, and to be inlined."""
    ref = llvm_context.parse(str(parts), UPDATE)
    llvm_context.Passes().simplify(ref.get_function(UPDATE))
    parts = split_module(str(ref))
    made = parts.functions[UPDATE]
    before, parameters, after = made.split_head()
    result = before.split("define ")[1]
    head = f"define internal {result}{quote(UPDATE)}{parameters} alwaysinline{after}"
    parts.functions[UPDATE] = Function(UPDATE, head, made.body)
    return parts
