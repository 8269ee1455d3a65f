"""The part of a module that one kernel needs, ready to be inlined into one function.

Other kernels and what only they use go. Definitions become internal and always inlined, whatever
the source asked for; libdevice bodies become declarations, or LLVM's own words (see `libdevice`);
requests to unroll loops are taken back; debug records go, lines stay.
"""

from __future__ import annotations

import functools
import re

from raise_kernel.frontend.specialization.libdevice import EXACT
from raise_kernel.frontend.text_parts import Function, ModuleText, quote, symbols

_LINKAGE = re.compile(
    r"\b(?:private|internal|available_externally|linkonce_odr|linkonce|weak_odr|weak|common|"
    r"appending|extern_weak|external|dso_local|dso_preemptable|default|hidden|protected|"
    r"ptx_kernel|ptx_device|amdgpu_kernel|spir_kernel|spir_func) "
)
_BLOCKERS = re.compile(
    r"\b(?:noinline|optnone|minsize|optsize)\b ?|\"target-(?:cpu|features)\"=\"[^\"]*\" ?"
)
_TAIL_NAMES = re.compile(r"\s(?:comdat(?:\([^)]*\))?|personality \S+ \S+|section \"[^\"]*\")")
_UNROLL = re.compile(r'!\{!"llvm\.loop\.(?:unroll|peeled)[^"]*"[^}]*\}')
_DEBUG_RECORD = re.compile(r"^\s+#dbg_.*\n?", re.MULTILINE)


def reachable_parts(parts: ModuleText, kernel: str) -> ModuleText:
    """The part of a module that a kernel leads to; libdevice bodies are dropped."""
    names = parts.reachable([kernel], lambda f: not f.name.startswith("__nv_"))
    return ModuleText(
        head=[line for line in parts.head if not line.startswith("module asm")],
        globals={n: g for n, g in parts.globals.items() if n in names},
        functions={n: f for n, f in parts.functions.items() if n in names},
        attributes=[_attribute_group(line) for line in parts.attributes],
        metadata=[m for line in parts.metadata if (m := _metadata_line(line, names)) is not None],
    )


def _attribute_group(line: str) -> str:
    """An attribute group without what keeps a function from being inlined; it may not be empty."""
    line = _BLOCKERS.sub("", line)
    return re.sub(r"\{\s*\}", "{ nounwind }", line)


def _metadata_line(line: str, names: set[str]) -> str | None:
    """A metadata line without mentions of dropped symbols and without requests to unroll."""
    if line.startswith("!nvvm.annotations"):
        return None
    if "llvm.loop." in line:
        line = _UNROLL.sub('!{!"llvm.loop.unroll.disable"}', line)
    if "@" in line and not symbols(line) <= names:
        head, _, rest = line.partition(" = ")
        if rest.startswith(("!{", "distinct !{")):
            return f"{head} = !{{}}"
        return re.sub(r"ptr (?:addrspace\(\d+\) )?@[-\w$.\"]+", "ptr null", line)
    return line


@functools.lru_cache(maxsize=64)
def inlinable(function: Function) -> Function:
    """A definition made internal and always inlined; a libdevice body made a declaration."""
    if function.name in EXACT:
        head, _, body = EXACT[function.name].replace("@NAME", f"@{function.name}").partition("\n")
        return Function(function.name, head, body)
    if not function.is_definition:
        return function
    before, params, after = function.split_head()
    before = _LINKAGE.sub("", before).removeprefix("define ")
    name = quote(function.name)
    if function.name.startswith("__nv_"):
        return Function(function.name, f"declare {before}{name}{params}")
    after = _TAIL_NAMES.sub("", after)
    before = f"define internal {before}"
    after = re.sub(r"\balwaysinline\b", "", after)
    match = re.match(r"( (?:local_)?unnamed_addr)?", after)
    assert match is not None
    head = f"{before}{name}{params}{match.group()} alwaysinline{after[match.end() :]}"
    body = _DEBUG_RECORD.sub("", function.body)
    return Function(function.name, head, body)
