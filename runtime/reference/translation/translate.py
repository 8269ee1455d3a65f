"""A kernel's module as a program for this CPU: text, sites, and where its variables live.

kernel and what it reaches  ->  instrumented functions (instrument.py)
declared functions          ->  bodies of ours (definitions/)
variables                   ->  external symbols at arena addresses, filled by @rk.initialize
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.text_parts import Function, ModuleText, rename_symbols, split_module
from raise_kernel.runtime.reference import native
from raise_kernel.runtime.reference.arena import Region, arena
from raise_kernel.runtime.reference.images import support as images_support
from raise_kernel.runtime.reference.noise import noisy
from raise_kernel.runtime.reference.running.operations import NO_MASK, Op
from raise_kernel.runtime.reference.support_object import declarations
from raise_kernel.runtime.reference.translation.calls import CallRewriter
from raise_kernel.runtime.reference.translation.debug_info import DebugInfo
from raise_kernel.runtime.reference.translation.instrument import FunctionRewriter, Helpers, Site
from raise_kernel.runtime.reference.translation.layout import Layout, named_types, take_type
from raise_kernel.runtime.reference.translation.narrow_atomics import in_steps
from raise_kernel.runtime.reference.translation.plain import parse_head, plain_spaces, strip_spaces
from raise_kernel.runtime.reference.undefined import poison, values
from raise_kernel.runtime.reference.watch import Watch

DYNAMIC_SHARED_BYTES = 232448  # the most that any device so far gives a block
_GAP = 4096
_GLOBAL = re.compile(r'^@("[^"]*"|[-\w$.]+) = (.*?)\b(global|constant) (.*)$', re.DOTALL)
_SPACE = re.compile(r"addrspace\((\d+)\)")
# Operations that take whoever is there: which lanes that are depends on how each came.
_MEETS = re.compile(
    r"activemask|\bvolatile\b|\bshfl\.(?!sync)|\bvote\.(?!sync|(?:all|any|uni|ballot)\.sync)"
)
_KINDS = {3: "shared", 4: "constant", 5: "local"}


@dataclass(frozen=True)
class Variable:
    """A module variable, placed. `space` is its address space on the device.

    `declared`: it is of another module, so only a caller can say what it holds.
    """

    region: Region
    space: int
    dynamic: bool
    declared: bool = False


@dataclass(frozen=True)
class Translation:
    """Everything that compiling needs. `text` declares what `support` defines; `parameters` are
    (type, offset, byval) in @rk.params."""

    text: str
    support: str
    sites: tuple[Site, ...]
    variables: tuple[Variable, ...]
    parameters: tuple[tuple[str, int, str | None], ...]
    parameter_bytes: int
    window: Region  # shared memory of a block
    externals: tuple[str, ...]
    undefined_at: dict[int, str] | None = (
        None  # where undefined values are looked for, what may be undefined at a site
    )
    poison: frozenset[int] = frozenset()  # the sites where it is poison


def translate(
    text: str, kernel: str, check_bounds: bool, watch: Watch = Watch.FAULTS
) -> Translation:
    """The program of one kernel of a module (LLVM's own spelling of the text)."""
    parts = split_module(_with_missing_functions(text))
    _refuse_unusual(parts, kernel)
    parts = _rename(parts, kernel)
    kernel = _renamed(kernel)
    reached = parts.reachable([kernel], lambda f: True)
    layout = Layout({n: strip_spaces(t) for n, t in named_types(parts.head).items()})
    variables, window = _place(parts, reached, layout)
    rewritten, calls, helpers, sites = _functions(
        parts, reached, kernel, layout, window, check_bounds, watch
    )
    movers: dict[str, str] = {}
    if watch is Watch.NOISE:
        rewritten = [noisy(function, movers) for function in rewritten]
    if watch is Watch.POISON:
        rewritten = [poison.followed(function) for function in rewritten]
    initialize, images = _initializers(parts, variables, window.start)
    entry, parameters, size = _entry(parts.functions[kernel], layout)
    support = _support(watch)
    pieces = [
        *(strip_spaces(line) for line in parts.head if line.startswith("%")),
        declarations(support),
        *([values.tables(len(sites))] if watch.has_undefined else []),
        _shared_casts(window),
        _spaces(window),
        _step(window),
        *calls.externals.values(),
        *helpers.texts.values(),
        *calls.texts.values(),
        *([images_support()] if _uses_images(calls) else []),
        *images,
        *movers.values(),
        *rewritten,
        *(_aliases(parts, reached)),
        initialize,
        entry,
    ]
    return Translation(
        text=in_steps("\n".join(pieces) + "\n"),
        support=support,
        sites=tuple(sites),
        variables=tuple(variables),
        parameters=parameters,
        parameter_bytes=size,
        window=window,
        externals=tuple(calls.externals),
        undefined_at=helpers.undefined_at if watch.has_undefined else None,
        poison=frozenset(helpers.poison),
    )


def _support(watch: Watch) -> str:
    """The functions that do not depend on the kernel; they call its entry."""
    pieces = [
        native.support(watch),
        *([values.support()] if watch.has_undefined else []),
        *([poison.support()] if watch is Watch.POISON else []),
        _SMALL_FLOATS,
        "declare void @rk.entry()\n",
    ]
    return "\n".join(pieces)


# What stands in a table of virtual functions for one that has no body, or that is deleted.
_NO_BODY = re.compile(r"^declare [^\n]*(@__cxa_(?:pure|deleted)_virtual)\(\)[^\n]*$", re.MULTILINE)


def _with_missing_functions(text: str) -> str:
    """The text with functions that trap for those that tables name and nobody defines."""
    defined = _NO_BODY.sub(r"define void \1() {\n  call void @llvm.trap()\n  unreachable\n}", text)
    if defined != text and "declare void @llvm.trap()" not in text:
        defined += "declare void @llvm.trap()\n"
    return defined


def _uses_images(calls: CallRewriter) -> bool:
    return any("@rk.image." in text for text in calls.texts.values())


def _renamed(name: str) -> str:
    """Functions of the module get a prefix: none is taken for one of the C library's."""
    return f"fn.{name}"


def _rename(parts: ModuleText, kernel: str) -> ModuleText:
    names = {n: _renamed(n) for n, f in parts.functions.items() if f.is_definition}
    names |= {g: f"unnamed.{g}" for g in parts.globals if g.isdigit()}
    return split_module(rename_symbols(str(parts), names))


def _refuse_unusual(parts: ModuleText, kernel: str) -> None:
    if kernel not in parts.functions or not parts.functions[kernel].is_definition:
        raise Refusal("RK003", f"the module defines no {kernel}")
    if any(line.startswith("module asm") for line in parts.head):
        raise Refusal("RK013", "module-level assembly", kernel=kernel)


def _functions(
    parts: ModuleText,
    reached: set[str],
    kernel: str,
    layout: Layout,
    window: Region,
    check_bounds: bool,
    watch: Watch,
) -> tuple[list[str], CallRewriter, Helpers, list[Site]]:
    defined = {n for n, f in parts.functions.items() if f.is_definition}
    aliases = {n for n in parts.globals if _GLOBAL.match(parts.globals[n]) is None}
    calls, helpers = CallRewriter(defined | aliases), Helpers(watch=watch)
    sites = [Site(kernel, "kernel entry", None)]
    debug = DebugInfo(parts.metadata)
    keep_path = any(_MEETS.search(parts.functions[n].body) for n in reached & defined)
    texts = [
        FunctionRewriter(
            function=parts.functions[name],
            layout=layout,
            debug=debug,
            window=window.start,
            helpers=helpers,
            sites=sites,
            on_call=calls,
            is_kernel=name == kernel,
            check_bounds=check_bounds,
            keep_path=keep_path,
        ).run()
        for name in parts.functions
        if name in reached and name in defined
    ]
    return texts, calls, helpers, sites


def _place(
    parts: ModuleText, reached: Iterable[str], layout: Layout
) -> tuple[list[Variable], Region]:
    """Gives every reached variable its address; shared ones lie together in one window."""
    shared: list[tuple[str, int, bool]] = []
    variables: list[Variable] = []
    statics = arena().statics
    for name in parts.globals:
        match = _GLOBAL.match(parts.globals[name])
        if name not in reached or match is None or name.startswith("llvm."):
            continue
        found = _SPACE.search(match.group(2))
        space = int(found.group(1)) if found else 0
        kind, _ = take_type(strip_spaces(match.group(4)))
        size = layout.size(kind)
        outside = "external" in match.group(2).split()
        if space == 3:
            shared.append((name, size, outside))
            continue
        start = statics.take(size + _GAP)
        label = _KINDS.get(space, "constant" if match.group(3) == "constant" else "global")
        variables.append(Variable(Region(name, start, size, label), space, False, outside))
    placed, window = _place_shared(shared)
    return [*variables, *placed], window


def _place_shared(shared: list[tuple[str, int, bool]]) -> tuple[list[Variable], Region]:
    """Each is followed by a gap of its size: twice an index is seen to be none."""
    fixed = sum(_with_gap(size) for _, size, dynamic in shared if not dynamic)
    total = fixed + DYNAMIC_SHARED_BYTES + 256
    start = arena().statics.take(total + _GAP)
    window = Region("shared memory", start, total, "shared")
    at = start
    placed = []
    for name, size, dynamic in shared:
        if not dynamic:
            placed.append(Variable(Region(name, at, size, "shared"), 3, False))
            at += _with_gap(size)
    for name, _, dynamic in shared:
        if dynamic:
            placed.append(Variable(Region(name, at, 0, "shared"), 3, True))
    return placed, window


def _with_gap(size: int) -> int:
    return 2 * max(-(-size // 256) * 256, 256)


def _initializers(
    parts: ModuleText, variables: list[Variable], window: int
) -> tuple[str, list[str]]:
    """(@rk.initialize, which fills variables from images; the images and the declarations)."""
    lines, copies = [], []
    for index, variable in enumerate(variables):
        name = variable.region.name
        match = _GLOBAL.match(parts.globals[name])
        assert match is not None
        symbol = parts.globals[name].split(" = ", 1)[0]
        rest = plain_spaces(match.group(4), window)
        kind, initial = take_type(rest)
        lines.append(f"{symbol} = external global {kind}")
        value = re.split(r", (?:align \d+|section |comdat|!)", initial.strip())[0].strip()
        if variable.space == 3 or value in ("", "undef", "zeroinitializer", "poison"):
            continue
        lines.append(f"@rk.image.{index} = internal constant {kind} {value}")
        copies.append(
            f"  call void @llvm.memcpy.p0.p0.i64(ptr {symbol}, ptr @rk.image.{index}, "
            f"i64 {variable.region.size}, i1 false)"
        )
    body = "\n".join(copies)
    return f"define void @rk.initialize() {{\n{body}\n  ret void\n}}", lines


def _aliases(parts: ModuleText, reached: set[str]) -> list[str]:
    return [
        re.sub(r"= .*?\balias ", "= internal alias ", strip_spaces(line))
        for name, line in parts.globals.items()
        if name in reached and re.search(r"\balias ", line) and _GLOBAL.match(line) is None
    ]


def _entry(
    function: Function, layout: Layout
) -> tuple[str, tuple[tuple[str, int, str | None], ...], int]:
    """@rk.entry, which calls the kernel with the parameters that the host laid out."""
    head = parse_head(function)
    lines = ["define void @rk.entry() {", "  %base = load ptr, ptr @rk.params"]
    offset, operands, found = 0, [], []
    for index, param in enumerate(head.params):
        stored = param.byval or param.type
        lines.append(f"  %p{index} = getelementptr i8, ptr %base, i64 {offset}")
        if param.byval is None:
            lines.append(f"  %v{index} = load {param.type}, ptr %p{index}, align 16")
            operands.append(f"{param.type} %v{index}")
        else:
            operands.append(f"ptr %p{index}")
        found.append((param.type, offset, param.byval))
        offset += -(-max(layout.size(stored), 1) // 64) * 64
    symbol = function.split_head()[0]
    name = function.head[len(symbol) : function.head.index("(", len(symbol))]
    call = f"call {head.result} {name}({', '.join(operands)})"
    lines += [f"  {call}", "  ret void", "}"]
    return "\n".join(lines), tuple(found), offset


def _shared_casts(window: Region) -> str:
    """Shared addresses as integers: offsets into the window."""
    pieces = []
    for bits in (16, 32, 64):
        kind = f"i{bits}"
        short = "" if bits == 64 else f"  %n = trunc i64 %o to {kind}\n"
        long = "" if bits == 64 else f"  %w = zext {kind} %v to i64\n"
        pieces.append(
            f"define internal {kind} @rk.shared_offset.{kind}(ptr %p) alwaysinline {{\n"
            f"  %a = ptrtoint ptr %p to i64\n  %o = sub i64 %a, {window.start}\n{short}"
            f"  ret {kind} {'%o' if bits == 64 else '%n'}\n}}\n"
            f"define internal ptr @rk.shared_pointer.{kind}({kind} %v) alwaysinline {{\n{long}"
            f"  %a = add i64 {'%v' if bits == 64 else '%w'}, {window.start}\n"
            f"  %p = inttoptr i64 %a to ptr\n  ret ptr %p\n}}"
        )
    return "\n".join(pieces)


def _step(window: Region) -> str:
    """@rk.step, before a volatile access: to shared memory, the lanes of the warp go in step."""
    return f"""
define internal void @rk.step(ptr %p, i32 %site, i64 %path) {{
  %a = ptrtoint ptr %p to i64
  %o = sub i64 %a, {window.start}
  %shared = icmp ult i64 %o, {window.size}
  br i1 %shared, label %wait, label %on
wait:
  store i32 %site, ptr @rk.site
  call void @rk.argument(i32 0, i64 {NO_MASK})
  call void @rk.argument(i32 5, i64 %path)
  call void @rk.stop(i32 2, i32 {int(Op.WARP_SYNC)})
  br label %on
on:
  ret void
}}
"""


def _spaces(window: Region) -> str:
    """@rk.in_space: which memory a generic address lies in; @rk.check.code for null calls."""
    stacks = arena().stacks
    return f"""
define internal i1 @rk.in_space(ptr %p, i32 %space) {{
  %a = ptrtoint ptr %p to i64
  %s = sub i64 %a, {window.start}
  %shared = icmp ult i64 %s, {window.size}
  %l = sub i64 %a, {stacks.start}
  %local = icmp ult i64 %l, {stacks.end - stacks.start}
  %special = or i1 %shared, %local
  %global = xor i1 %special, true
  %is.shared = icmp eq i32 %space, 3
  %is.local = icmp eq i32 %space, 5
  %is.global = icmp eq i32 %space, 1
  %x = and i1 %is.shared, %shared
  %y = and i1 %is.local, %local
  %z = and i1 %is.global, %global
  %xy = or i1 %x, %y
  %r = or i1 %xy, %z
  ret i1 %r
}}
define internal void @rk.check.code(i1 %null, i32 %op, ptr %p, i64 %n, i32 %kind, i32 %site) {{
  br i1 %null, label %bad, label %good
bad:
  call void @rk.fault(i32 {int(Op.FAULT)}, ptr %p, i64 %n, i32 %kind, i32 %site)
  br label %good
good:
  ret void
}}
"""


# double -> float by rounding to odd, which makes a second rounding to 16 bits exact; and the
# names that the code generator calls for such conversions on CPUs that lack them.
_SMALL_FLOATS = """
define internal float @rk.to_odd(double %x) {
  %f = fptrunc double %x to float
  %back = fpext float %f to double
  %inexact = fcmp one double %back, %x
  %size = call double @llvm.fabs.f64(double %x)
  %size.back = call double @llvm.fabs.f64(double %back)
  %past = fcmp ogt double %size.back, %size
  %bits = bitcast float %f to i32
  %less = sext i1 %past to i32
  %cut = add i32 %bits, %less
  %odd = or i32 %cut, 1
  %pick = select i1 %inexact, i32 %odd, i32 %bits
  %r = bitcast i32 %pick to float
  ret float %r
}
define internal half @rk.narrow.half(double %x) {
  %f = call float @rk.to_odd(double %x)
  %h = fptrunc float %f to half
  ret half %h
}
define internal bfloat @rk.narrow.bfloat(double %x) {
  %f = call float @rk.to_odd(double %x)
  %h = call bfloat @rk.bfloat(float %f)
  ret bfloat %h
}
define internal bfloat @rk.bfloat(float %x) {
  %bits = bitcast float %x to i32
  %high = lshr i32 %bits, 16
  %last = and i32 %high, 1
  %bias = add i32 %last, 32767
  %sum = add i32 %bits, %bias
  %cut = lshr i32 %sum, 16
  %nan = fcmp uno float %x, %x
  %quiet = or i32 %high, 64
  %pick = select i1 %nan, i32 %quiet, i32 %cut
  %small = trunc i32 %pick to i16
  %r = bitcast i16 %small to bfloat
  ret bfloat %r
}
define bfloat @__truncsfbf2(float %x) {
  %r = call bfloat @rk.bfloat(float %x)
  ret bfloat %r
}
define bfloat @__truncdfbf2(double %x) {
  %r = call bfloat @rk.narrow.bfloat(double %x)
  ret bfloat %r
}
define half @__truncdfhf2(double %x) {
  %r = call half @rk.narrow.half(double %x)
  ret half %r
}
"""
