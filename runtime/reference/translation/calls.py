"""Calls of a kernel, rewritten: what stays, what goes, what gets a body of ours."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.text_parts import quote, unquote
from raise_kernel.runtime.reference import definitions
from raise_kernel.runtime.reference.arena import READ, WRITE
from raise_kernel.runtime.reference.definitions.assembly import assembly
from raise_kernel.runtime.reference.definitions.body import Declaration
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.translation.instrument import FunctionRewriter
from raise_kernel.runtime.reference.translation.plain import Call, parse_call
from raise_kernel.runtime.reference.undefined.values import UNTRACKED

# Intrinsics that say something to an optimizer and do nothing.
_DROPPED = re.compile(
    r"llvm\.(dbg|lifetime|assume|experimental\.noalias|invariant|donothing|sideeffect|prefetch"
    r"|pseudoprobe|var\.annotation|codeview)\b"
)
# Intrinsics of every target, which this CPU's code generator knows.
_GENERIC = re.compile(
    r"llvm\.(abs|acos|asin|atan|atan2|bitreverse|bswap|canonicalize|ceil|convert|copysign|cos|cosh"
    r"|ctlz|ctpop|cttz|exp|exp10|exp2|expect|fabs|floor|fma|fmuladd|fptosi\.sat|fptoui\.sat|fptrunc\.round"
    r"|freeze|frexp|fshl|fshr|is\.constant|is\.fpclass|launder\.invariant\.group|ldexp|llrint|llround"
    r"|load\.relative|log|log10|log2|lrint|lround|maximum|maximumnum|maxnum|memcpy|memmove|memset"
    r"|minimum|minimumnum|minnum|modf|nearbyint|objectsize|pow|powi|ptrmask|rint|round|roundeven"
    r"|s[a-z]+\.sat|sadd|scmp|sdiv\.fix|sin|sincos|sincospi|sinh|smax|smin|smul|sqrt|ssa\.copy"
    r"|ssub|stackrestore|stacksave|strip\.invariant\.group|tan|tanh|trunc|u[a-z]+\.sat|uadd|ucmp"
    r"|umax|umin|umul|usub|vector\.(reduce|insert|extract|reverse|splice|interleave\d?"
    r"|deinterleave\d?)|vscale)\b"
)
_SMALL_FMA = re.compile(r"llvm\.(?:fma|fmuladd)\.(f16|bf16|v\d+f16|v\d+bf16)$")
_BLOCK = re.compile(r"llvm\.mem(cpy|move|set)(\.inline)?\.")
# Calls of these may stop the lane, so they leave the location they stand at.
_PURE = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.|__nv_(?!frexp|modf|remquo|sincos|norm|rnorm)")


@dataclass
class CallRewriter:
    """Decides about every callee of a module; collects the bodies it needs."""

    defined: set[str]
    texts: dict[str, str] = field(default_factory=dict)  # symbol -> definition
    externals: dict[str, str] = field(default_factory=dict)  # symbol -> declaration

    def __call__(self, rewriter: FunctionRewriter, line: str) -> list[str]:
        call = parse_call(line)
        if call is None:
            raise Refusal("RK011", "a call that cannot be read", instruction=line)
        if call.callee.startswith("asm "):
            return self._assembly(rewriter, call, line)
        if not call.callee.startswith("@"):
            return self._indirect(rewriter, call, line)
        name = unquote(call.callee)
        if name in self.defined or name.startswith("rk."):
            return [*rewriter.before_call(line), _call_line(call, call.callee)]
        if _DROPPED.match(name):
            return []
        if name.startswith("llvm.nvvm.texsurf.handle"):  # a reference holds its handle
            return [f"  {call.target} = load i64, ptr {call.operands[-1].value}"]
        if _BLOCK.match(name):
            return self._copy(rewriter, call, line)
        small = _SMALL_FMA.match(name)
        if small is None and _GENERIC.match(name):
            return [_call_line(call, call.callee.replace("@llvm.fmuladd.", "@llvm.fma."))]
        known = f"llvm.nvvm.fma.rn.{small.group(1)}" if small else name
        symbol = self._define(known, call, rewriter, line)
        stop = [] if small or _PURE.match(name) else [rewriter.at_site(_shown(line))]
        return [*stop, _call_line(call, quote(symbol))]

    def _define(self, name: str, call: Call, rewriter: FunctionRewriter, line: str) -> str:
        kinds = tuple(p.type for p in call.operands)
        symbol = "rk.f." + name + ("." + ".".join(kinds) if name in _VARIADIC else "")
        if symbol not in self.texts:
            found = definitions.define(Declaration(name, call.result, kinds), symbol)
            if found is None:
                raise Refusal(
                    "RK012",
                    f"the reference executor has no @{name}",
                    kernel=rewriter.function.name,
                    instruction=line,
                    line=rewriter.sites[rewriter.site(line)].line,
                )
            self.texts[symbol], externals = found
            self.externals.update(externals)
        return symbol

    def _copy(self, rewriter: FunctionRewriter, call: Call, line: str) -> list[str]:
        """memcpy, memmove, memset: both ranges checked, then done by the CPU's own."""
        target, source, size = call.operands[:3]
        amount = size.value
        before: list[str] = []
        if size.type != "i64":
            wide = f"%rk.size.{len(rewriter.lines)}"
            before.append(f"  {wide} = zext {size.type} {amount} to i64")
            amount = wide
        if rewriter.check_bounds:
            rewriter.lines += before
            before = []
            if source.type == "ptr":
                kind = READ | UNTRACKED if rewriter.watched else READ
                rewriter.require_range(source.value, amount, kind, line)
            rewriter.require_range(target.value, amount, WRITE, line)
            if rewriter.watched and source.type == "ptr":
                before.append(
                    f"  call void @rk.track.copy(ptr {target.value}, ptr {source.value}, "
                    f"i64 {amount})"
                )
        word = _BLOCK.match(unquote(call.callee))
        assert word is not None
        kinds = "p0.p0.i64" if source.type == "ptr" else "p0.i64"
        operands = f"ptr {target.value}, {source.type} {source.value}, i64 {amount}, i1 false"
        return [*before, f"  call void @llvm.mem{word.group(1)}.{kinds}({operands})"]

    def _indirect(self, rewriter: FunctionRewriter, call: Call, line: str) -> list[str]:
        """A call through a pointer: null is caught."""
        test = f"%rk.null.{len(rewriter.lines)}"
        kind = f"i32 {int(Op.FAULT)}, ptr {call.callee}, i64 1, i32 8"
        rewriter.lines += [
            f"  {test} = icmp eq ptr {call.callee}, null",
            f"  call void @rk.check.code(i1 {test}, {kind}, i32 {rewriter.site(line)})",
            *rewriter.before_call(line),
        ]
        return [_call_line(call, call.callee)]

    def _assembly(self, rewriter: FunctionRewriter, call: Call, line: str) -> list[str]:
        symbol = f"rk.asm.{len(self.texts)}"
        kinds = tuple(p.type for p in call.operands)
        written = assembly(call.callee, Declaration(symbol, call.result, kinds), symbol)
        if isinstance(written, str):
            raise Refusal(
                "RK013",
                f"inline assembly not known to the reference executor: {written}",
                kernel=rewriter.function.name,
                instruction=line,
                line=rewriter.sites[rewriter.site(line)].line,
            )
        self.texts[symbol] = written.text
        self.externals.update(written.externals)
        return [rewriter.at_site(_shown(line)), _call_line(call, f"@{symbol}")]


# Functions that modules declare with several signatures, or call with unlike operand types.
_VARIADIC = frozenset({"vprintf", "__nvvm_reflect", "memcpy", "memmove", "memset"})


def _shown(line: str) -> str:
    return line if len(line) < 200 else line[:197] + "..."


def _call_line(call: Call, callee: str) -> str:
    operands = ", ".join(f"{p.type} {p.value}" for p in call.operands)
    target = f"{call.target} = " if call.target else ""
    return f"  {target}call {call.result} {callee}({operands})"
