"""What each pointer of a CUDA C++ kernel points to, by what the kernel accesses.

    %v = load float, ptr %x       ->  float32
    store <2 x i32> %p, ptr %q    ->  int32

A program that hands over addresses says nothing of the arrays there. A pointer through which values
of several sizes go, or none, has no type: its memory is bytes.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

import ml_dtypes
import numpy as np

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.parameter_access import APART, taken_apart
from raise_kernel.frontend.demangle import pointed_type
from raise_kernel.frontend.inlining.extract import inlinable, reachable_parts
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.text_parts import split_module

_DTYPES: dict[str, np.dtype] = {
    "half": np.dtype(np.float16),
    "bfloat": np.dtype(ml_dtypes.bfloat16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
    **{f"i{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
}
_WORDS = {"float": "float", "double": "double", "__half": "half", "__nv_bfloat16": "bfloat"}
_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_RESULT = re.compile(rf"  ({_NAME}) = (?:tail |musttail |notail )?(\w+)")
_CARRIES = frozenset({"getelementptr", "phi", "select", "addrspacecast", "bitcast", "freeze"})
_ACCESS = re.compile(
    r"= load (?:atomic )?(?:volatile )?(?P<loaded>.+?), ptr"
    r"|  store (?:atomic )?(?:volatile )?(?P<stored><[^>]*>|\[[^\]]*\]|[\w.]+) .*, ptr"
    r"|= atomicrmw (?:volatile )?\w+ ptr.*?, (?P<changed>[\w.]+) "
    r"|= cmpxchg (?:weak )?(?:volatile )?ptr.*?, (?P<exchanged>[\w.]+) "
)
_ADDRESS = re.compile(rf", ptr(?: addrspace\(\d+\))? ({_NAME})(?=[, ]|$)")
_ATOMIC_ADDRESS = re.compile(rf" ptr(?: addrspace\(\d+\))? ({_NAME}),")


@functools.lru_cache(maxsize=1024)
def element_types(module: LLVMModule, info: KernelInfo) -> dict[tuple[int, int], np.dtype]:
    """The dtype that each pointer points to, by its parameter and its byte offset in it."""
    reachable = reachable_parts(module.parts, info.name)
    reachable.functions = {n: inlinable(f) for n, f in reachable.functions.items()}
    text, numbers = taken_apart(info.name, info.params)
    whole = llvm_context.parse(f"{reachable}{text}", info.name)
    passes = llvm_context.Passes()
    passes.on_module(whole, "always_inliner")
    function = whole.get_function(APART)
    passes.on_function(function, "sroa", "instruction_combine")
    lines = split_module(str(whole)).functions[APART].body.split("\n")
    found: dict[tuple[int, int], np.dtype] = {}
    for param in info.params:
        if param.is_pointer:
            declared = _declared(info, param.index)
            dtype = _element(declared, accessed(lines, f"%p{param.index}"))
            if dtype is not None:
                found[param.index, 0] = dtype
    for field in numbers:
        dtype = _element(None, accessed(lines, f"%p{field[0]}.{field[1]}"))
        if dtype is not None:
            found[field] = dtype
    return found


def accessed(lines: Iterable[str], pointer: str) -> set[str]:
    """The LLVM types of what a function loads and stores through a pointer."""
    lines = list(lines)
    derived, before = {pointer}, 0
    while len(derived) != before:
        before = len(derived)
        for line in lines:
            match = _RESULT.match(line)
            if match is None or match.group(2) not in _CARRIES:
                continue
            if derived & {*re.findall(_NAME, line[match.end() :])}:
                derived.add(match.group(1))
    found: set[str] = set()
    for line in lines:
        access = _ACCESS.search(line)
        if access is None:
            continue
        atomic = access["changed"] or access["exchanged"]
        address = (_ATOMIC_ADDRESS if atomic else _ADDRESS).search(line)
        if address is not None and address.group(1) in derived:
            found.add(next(text for text in access.groups() if text))
    return found


def _element(declared: str | None, types: set[str]) -> np.dtype | None:
    """The one dtype of what is accessed; the declared one among several of its size."""
    scalars = {_scalar(type_) for type_ in types}
    if declared is not None and (not scalars or declared in scalars):
        scalars = {s for s in scalars if s == declared or not _same_size(s, declared)} | {declared}
    if len(scalars) != 1:
        return None
    return _DTYPES.get(scalars.pop())


def _scalar(type_: str) -> str:
    """`<4 x float>` -> `float`."""
    while match := re.fullmatch(r"[<\[]\d+ x (.*)[>\]]", type_):
        type_ = match.group(1)
    return type_


def _same_size(a: str, b: str) -> bool:
    first, second = _DTYPES.get(a), _DTYPES.get(b)
    return first is not None and second is not None and first.itemsize == second.itemsize


def _declared(info: KernelInfo, index: int) -> str | None:
    return _WORDS.get(pointed_type(info.demangled, index) or "")
