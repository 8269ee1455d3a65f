"""What CUDA.jl adds to a kernel: the state that it is passed, and a runtime for exceptions.

    define ptx_kernel void @k({ i64, i32 } %state, ...)   ->  define ptx_kernel void @k(...)
    call { i64, i32 } @julia.gpu.state_getter()   ->  zeroinitializer
    define void @gpu_report_exception(...) {...}  ->  nothing
    define void @gpu_signal_exception(...) {...}  ->  a trap, as in CUDA.jl the lane ends there

An exception ends the lane; its text and its flag in the state are the host's affair.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.devices.definition import Definition
from raise_kernel.frontend.text_parts import Function, split_module

_STATE = re.compile(r"\((?P<type>\{ i64, i32 \}|%\S+|ptr|i64) (?P<name>%state)(?:, |(?=\)))")
_MARKS = re.compile(
    r"julia\.gpu\.|@gpu_(?:report|signal)_exception|@julia_|%jl_value_t"
    r"|^define [^\n]*\(\{ i64, i32 \} %state\b",
    re.MULTILINE,
)
# Each mark has one of these words: a text without them, which is most, is not searched.
_WORDS = ("julia", "@gpu_", "%jl_value_t", " %state")
_KERNEL = re.compile(r"\bptx_kernel ")
_REPORTS = re.compile(r"(?:ptx_)?gpu_report_(?:exception(?:_name|_frame)?|oom)\Z")
_SIGNALS = re.compile(r"(?:ptx_)?gpu_signal_exception\Z")
_RUNTIME = re.compile(
    r"(?:ptx_)?gpu_(?:report_(?:exception(?:_name|_frame)?|oom)|signal_exception)\Z"
)


def is_julia(text: str) -> bool:
    """True if Julia's GPU compiler made the module."""
    return any(word in text for word in _WORDS) and _MARKS.search(text) is not None


def without_runtime(text: str) -> str:
    """The text with CUDA.jl's functions of exceptions as declarations, to be defined anew."""
    parts = split_module(text)
    for name, function in parts.functions.items():
        if function.is_definition and _KERNEL.search(function.head):
            parts.functions[name] = _without_state(function)
        elif function.is_definition and _RUNTIME.match(name):
            before, params, _ = function.split_head()
            result = "void" if " void" in before else before.split()[-1]
            kinds = re.sub(r" %[-\w$.]+", "", params)
            parts.functions[name] = Function(name, f"declare {result} @{name}{kinds}")
    text = str(parts)
    runtime = [n for n in parts.functions if _RUNTIME.match(n)]
    for name in runtime:  # a call's convention must be the definition's
        text = re.sub(rf"\bcall fastcc (?=[^\n]*@{re.escape(name)}\()", "call ", text)
    return text


def _without_state(function: Function) -> Function:
    """A kernel whose state, CUDA.jl's first parameter, is zero instead."""
    match = _STATE.search(function.head)
    if match is None:
        return function
    head = function.head[: match.start() + 1] + function.head[match.end() :]
    kind, name = match.group("type"), match.group("name")
    if kind.startswith(("{", "%")):
        zero = f"  {name} = insertvalue {kind} zeroinitializer, i64 0, 0"
    else:
        zero = f"  {name} = freeze {kind} {'null' if kind == 'ptr' else '0'}"
    lines = function.body.split("\n")
    lines.insert(1 if re.match(r"\S+:", lines[0]) else 0, zero)
    return Function(function.name, head, "\n".join(lines))


def define(body: Definition) -> bool:
    """Writes the body of a function of CUDA.jl's runtime; False for another."""
    name = body.declared.name
    if name == "julia.gpu.state_getter":
        return body.ret("zeroinitializer" if body.declared.result != "ptr" else "null")
    if _REPORTS.match(name):
        return body.ret("" if body.declared.result == "void" else "zeroinitializer")
    if _SIGNALS.match(name):
        body.call("llvm.trap", "void", [])
        return body.ret("" if body.declared.result == "void" else "zeroinitializer")
    return False
