"""What of a launch is independent, so that its granularity may change, as its LLVM tells.

    threads    no thread uses its warp or its block: they may be regrouped at will
    warps      warps exchange values, and nothing is shared in a block: whole warps may be regrouped
    blocks     threads share memory or meet at barriers: whole blocks may run one after the other
    nothing    the launch stays as it is

Threads of the launch that become one run one after the other, which is one of the orders that CUDA
permits, unless one waits for another. So a kernel that may wait keeps its launch: one without a
tensor form (a kernel with one has no flags or locks), with a barrier of the grid, with fences,
volatile or atomic loads, compare-and-swap, or a loop beside an atomic operation whose old value is
used. What is not known to be harmless counts as harmful.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from raise_kernel.frontend.specialization.launch_constants import SREG, WARP_SIZE
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import Function, ModuleText, split_module, unquote
from raise_kernel.remarks import Remark

Unit = Literal["threads", "warps", "blocks", "nothing"]

# The pass that says where not all threads of a block reach a barrier.
BARRIERS = "check-barriers"

_PLACE = re.compile(rf"{re.escape(SREG)}(?:tid|ctaid)\.[xyz]\Z")
_BARRIER = re.compile(r"llvm\.nvvm\.(?:barrier\.cta\.sync\.aligned\.all|barrier0)\Z")
_WARP = re.compile(
    rf"llvm\.nvvm\.(?:shfl|vote|match|redux|bar\.warp)\b|{re.escape(SREG)}lane|"
    r"llvm\.nvvm\.activemask"
)
_COPY = re.compile(r"llvm\.mem(?:cpy|move|set)\.")
# libdevice's functions, and LLVM's that the front end has marked as such, compute and no more.
_PURE = re.compile(r"__nv_|llvm\.(?:lifetime|assume|experimental\.noalias)")
_CALL = re.compile(r"\b(?:call|invoke)\b[^\n]*?(@\"[^\"]*\"|@[-\w$.]+)\(")
_INDIRECT = re.compile(r"\b(?:call|invoke)\b[^\n@]*%[^\n(]*\(")
_GROUP = re.compile(r"^attributes (#\d+) = \{([^}]*)\}", re.MULTILINE)
_USED = re.compile(r'^ *(%(?:"[^"]*"|[-\w$.]+)) = atomicrmw ', re.MULTILINE)
_LABEL = re.compile(r'^("[^"]*"|[-\w$.]+):', re.MULTILINE)
_TARGET = re.compile(r'label %("[^"]*"|[-\w$.]+)')
_WAITS = (
    (re.compile(r"\bfence\b"), "a fence between threads"),
    (re.compile(r"\bvolatile\b"), "volatile accesses"),
    (re.compile(r"\b(?:load|store) atomic\b"), "atomic loads or stores"),
    (re.compile(r"\bcmpxchg\b"), "a compare-and-swap"),
    (re.compile(r"\basm\b"), "inline assembly"),
)
_STRING = re.compile(r'"[^"]*"')


@dataclass(frozen=True)
class Independence:
    """What may be regrouped, and why no more."""

    unit: Unit
    why: str = ""


def independence(
    specialized: Specialized, remarks: tuple[Remark, ...], has_tensor_form: bool
) -> Independence:
    """What of a launch is independent; `remarks` are those of raising the kernel."""
    if not has_tensor_form:
        return Independence("nothing", "the kernel has no tensor form: threads may wait for others")
    if specialized.signature.launch.collect:
        return Independence("nothing", "what the kernel prints is in the order of its launch")
    parts = split_module(specialized.text)
    function = parts.functions[specialized.signature.kernel]
    for pattern, what in _WAITS:
        if pattern.search(_STRING.sub('""', function.body)):
            return Independence("nothing", what)
    if has_loop(function) and _uses_old_value(function):
        return Independence("nothing", "a loop beside an atomic operation whose old value is used")
    return _by_calls(parts, function, specialized.signature.launch.block, remarks)


def _by_calls(
    parts: ModuleText, function: Function, block: tuple[int, ...], remarks: tuple[Remark, ...]
) -> Independence:
    if _INDIRECT.search(_STRING.sub('""', function.body)):
        return Independence("nothing", "a call by address")
    called = {unquote(name) for name in _CALL.findall(function.body)}
    harmless = _without_effects(parts)
    barriers = {name for name in called if _BARRIER.match(name)}
    warps = {name for name in called if _WARP.match(name)}
    for name in sorted(called - barriers - warps):
        known = _PLACE.match(name) or _PURE.match(name) or _COPY.match(name)
        if not known and name not in harmless:
            return Independence("nothing", f"it calls {name}")
    shares = any(" addrspace(3) " in line for line in parts.globals.values())
    if (barriers or shares) and warps:
        return Independence("nothing", "warps exchange values in blocks that share memory")
    if barriers or shares:
        if any(remark.pass_name == BARRIERS for remark in remarks):
            return Independence("nothing", "not every thread reaches each barrier")
        return Independence("blocks", "threads of a block share memory or meet at barriers")
    if warps:
        if block[1:] != (1, 1) or block[0] % WARP_SIZE:
            return Independence("nothing", "warps exchange values, and do not fill the block")
        return Independence("warps", "threads of a warp exchange values")
    return Independence("threads")


def _without_effects(parts: ModuleText) -> set[str]:
    """Declared functions that neither wait for other threads nor end one."""
    groups = dict(_GROUP.findall("\n".join(parts.attributes)))
    return {
        name
        for name, function in parts.functions.items()
        if not function.is_definition and _is_harmless(_attributes(function, groups))
    }


def _attributes(function: Function, groups: dict[str, str]) -> set[str]:
    words = function.split_head()[2].split()
    return {w for word in words for w in groups.get(word, word).split()}


def _is_harmless(attributes: set[str]) -> bool:
    return (
        {"nosync", "willreturn"} <= attributes
        and "convergent" not in attributes
        and "noreturn" not in attributes
    )


def _uses_old_value(function: Function) -> bool:
    """Whether the old value of some atomic operation is used."""
    names = _USED.findall(function.body)
    return any(
        len(re.findall(rf"{re.escape(name)}(?![-\w$.])", function.body)) > 1 for name in names
    )


def has_loop(function: Function) -> bool:
    """Whether some block branches to itself or to one before it, in any order of the text."""
    order: dict[str, int] = {}
    blocks: list[list[str]] = [[]]
    for line in function.body.split("\n"):
        label = _LABEL.match(line)
        if label is not None:
            order[label.group(1)] = len(blocks)
            blocks.append([])
        blocks[-1] += _TARGET.findall(line)
    targets = [[order[name] for name in names if name in order] for names in blocks]
    return _is_cyclic(targets)


def _is_cyclic(targets: list[list[int]]) -> bool:
    """Whether a graph has a cycle: whether some of it is left when all ends were taken away."""
    before: list[int] = [0] * len(targets)
    for following in targets:
        for one in following:
            before[one] += 1
    free = [number for number, count in enumerate(before) if not count]
    taken = 0
    while free:
        taken += 1
        for one in targets[free.pop()]:
            before[one] -= 1
            if not before[one]:
                free.append(one)
    return taken < len(targets)
