"""Which pointer parameters a kernel may write through, whatever its launch and arguments are.

A call returns the arrays that the kernel writes. That must not depend on the sizes: a guard that no
lane passes removes the store from the specialized kernel, not from the kernel. So the question goes
to the kernel as it came: promote its stack slots, let LLVM derive the parameters' attributes, and
take every pointer that is not `readonly` or `readnone` as written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import llvmlite.binding as llvm

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.inlining.extract import inlinable, reachable_parts
from raise_kernel.frontend.text_parts import Function, ModuleText, quote

if TYPE_CHECKING:
    from raise_kernel.frontend.arguments.struct_layout import Leaf
    from raise_kernel.frontend.module import ParamInfo

_KEEP = re.compile(r"\b(?:noinline|optnone)\b ?")
_UNWRITTEN = {"readonly", "readnone"}
_UNREAD = {"writeonly", "readnone"}


def written_memory(parts: ModuleText, kernel: str) -> tuple[frozenset[int], bool]:
    """The parameters through which `kernel` certainly writes nothing, by number; and whether it may
    write through addresses that it loads."""
    function = _analysed(parts, kernel, _HIDDEN)
    return _parameters_with(_UNWRITTEN, function), writes_through_loads(str(function))


def unread_parameters(parts: ModuleText, kernel: str) -> frozenset[int]:
    """The numbers of the parameters through which `kernel` certainly reads nothing."""
    return _parameters_with(_UNREAD, _analysed(parts, kernel))


def _parameters_with(wanted: set[str], function: llvm.ValueRef) -> frozenset[int]:
    """The numbers of the parameters to which LLVM gave one of these attributes."""
    return frozenset(
        number
        for number, argument in enumerate(function.arguments)
        if wanted & {attribute.decode() for attribute in argument.attributes}
    )


# What an address may pass through so that only instruction combining finds it again: Numba puts
# addresses into structs and takes them out.
_HIDDEN = re.compile("insertvalue|extractvalue|inttoptr|ptrtoint|insertelement")


def _analysed(
    parts: ModuleText, kernel: str, combined: re.Pattern[str] | None = None
) -> llvm.ValueRef:
    """The kernel with everything inlined and its parameters' attributes derived.

    Device functions are simplified first, once and not in each place that they are inlined in.
    """
    reachable = reachable_parts(parts, kernel)
    reachable.functions = {n: _analysable(f, kernel) for n, f in reachable.functions.items()}
    module = llvm_context.parse(str(reachable), kernel)
    passes = llvm_context.Passes()
    for function in module.functions:
        if not function.is_declaration and function.name != kernel:
            _simplify(passes, function, combined)
    passes.on_module(module, "always_inliner")
    _simplify(passes, module.get_function(kernel), combined)
    passes.on_module(module, "post_order_function_attributes")
    return module.get_function(kernel)


def _simplify(
    passes: llvm_context.Passes, function: llvm.ValueRef, combined: re.Pattern[str] | None
) -> None:
    """Instruction combining, which takes most of the time, is left out where the text has nothing
    of `combined`."""
    passes.on_function(function, "sroa")
    if combined is None or combined.search(str(function)):
        passes.on_function(function, "instruction_combine")


_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')
_RESULT = re.compile(r'  (%(?:"[^"]*"|[-\w$.]+)) = (?:tail |musttail |notail )?(\w+)')
_HARMLESS = re.compile(r"@llvm\.(?:lifetime|assume|prefetch|invariant|nvvm\.ld[gu])")
_STORE = re.compile(r"  store (?:atomic )?(?:volatile )?(.*), (ptr(?: addrspace\(\d+\))? .*)")


def writes_through_loads(text: str) -> bool:
    """Whether a function stores through an address that it loaded, or lets such a one get away."""
    lines = [line for line in text.split("\n") if line.startswith("  ")]
    derived: set[str] = set()
    before = -1
    while len(derived) != before:
        before = len(derived)
        for line in lines:
            match = _RESULT.match(line)
            if match is None or match.group(1) in derived:
                continue
            loads = match.group(2) == "load"
            address = loads and re.search(r"= load (?:volatile )?(?:<\d+ x )?(?:ptr|i64)", line)
            carried = not loads and match.group(2) not in ("icmp", "fcmp")
            if address or (carried and derived & {*_NAME.findall(line[match.end() :])}):
                derived.add(match.group(1))
    return any(_stores_through(line, derived) for line in lines)


def _stores_through(line: str, derived: set[str]) -> bool:
    store = _STORE.match(line)
    if store is not None:
        escapes = store.group(1).startswith(("ptr", "<"))
        names = _NAME.findall(store.group(2)) + (_NAME.findall(store.group(1)) if escapes else [])
        return bool(derived & {*names})
    match = _RESULT.match(line)
    operation = match.group(2) if match else line.split()[0].removeprefix("tail")
    if operation not in ("atomicrmw", "cmpxchg", "call", ""):
        return False
    return not _HARMLESS.search(line) and bool(derived & {*_NAME.findall(line)})


def _analysable(function: Function, kernel: str) -> Function:
    """A function that LLVM may look into: the kernel stays, the others are inlined into it."""
    if function.name != kernel:
        return inlinable(function)
    return Function(function.name, _KEEP.sub("", function.head), function.body)


def unwritten_fields(
    parts: ModuleText, kernel: str, params: Sequence[ParamInfo]
) -> list[tuple[Leaf, ...]]:
    """The scalars of each parameter, with `readonly` for pointers that are not written through.

    The question goes to a function with a parameter for each pointer in a struct, which puts them
    into their places and calls the kernel.
    """
    reachable = reachable_parts(parts, kernel)
    reachable.functions = {n: inlinable(f) for n, f in reachable.functions.items()}
    text, numbers = taken_apart(kernel, params)
    module = llvm_context.parse(f"{reachable}{text}", kernel)
    passes = llvm_context.Passes()
    passes.on_module(module, "always_inliner")
    function = module.get_function(APART)
    passes.on_function(function, "sroa", "instruction_combine")
    passes.on_module(module, "post_order_function_attributes")
    unwritten = {
        i
        for i, argument in enumerate(module.get_function(APART).arguments)
        if _UNWRITTEN & {attribute.decode() for attribute in argument.attributes}
    }
    return [
        tuple(
            replace(leaf, readonly=numbers.get((param.index, leaf.offset)) in unwritten)
            for leaf in param.leaves
        )
        for param in params
    ]


APART = "rk.apart"


def taken_apart(kernel: str, params: Sequence[ParamInfo]) -> tuple[str, dict[tuple[int, int], int]]:
    """The function, and the number of its parameter for each (parameter, offset of a pointer)."""
    heads: list[str] = []
    body: list[str] = []
    operands: list[str] = []
    numbers: dict[tuple[int, int], int] = {}
    for param in params:
        own = f"%p{param.index}"
        type_ = param.byval or param.type
        heads.append(f"{type_} {own}")
        if not param.leaves:
            operands.append(f"{param.type} {own}")
            continue
        body += [f"  {own}.s = alloca {type_}, align 16", f"  store {type_} {own}, ptr {own}.s"]
        for leaf in param.leaves:
            if leaf.is_pointer:
                numbers[param.index, leaf.offset] = len(heads)
                field = f"{own}.{leaf.offset}"
                heads.append(f"{leaf.type} {field}")
                body.append(f"  {field}.at = getelementptr i8, ptr {own}.s, i64 {leaf.offset}")
                body.append(f"  store {leaf.type} {field}, ptr {field}.at")
        if param.byval:
            operands.append(f"ptr byval({param.byval}) align {param.align} {own}.s")
        else:
            body.append(f"  {own}.v = load {type_}, ptr {own}.s")
            operands.append(f"{type_} {own}.v")
    lines = [
        f"define void @{APART}({', '.join(heads)}) {{",
        *body,
        f"  call void {quote(kernel)}({', '.join(operands)})",
        "  ret void",
        "}",
    ]
    return "\n".join(lines) + "\n", numbers
