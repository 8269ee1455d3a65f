"""One rule an LLVM instruction on scalars: the same in arith."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from raise_kernel.analysis.integers.constants import zero_attr
from raise_kernel.analysis.integers.wrap_flags import NSW, NUW, wrap_flags
from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import scalar_attr
from raise_kernel.passes.standardize.emitter import Emitter

STRUCT_TYPE = llvm.StructType

Rule = Callable[[ir.Operation, Emitter], ir.Value]


def convert(op: ir.Operation, build: Emitter) -> ir.Value:
    """The value in arith of the LLVM operation `op`."""
    simple = SIMPLE.get(op.name)
    if simple is not None:
        return build(simple, list(op.operands), op.results[0].type, flags(op))
    rule = _RULES.get(op.name)
    if rule is None:
        raise refuse("RK011", f"the instruction {op.name} is not raised yet", at=op)
    return rule(op, build)


def flags(op: ir.Operation) -> dict[str, ir.Attribute]:
    """Overflow, exact, nneg and fast-math flags, in arith's terms."""
    out: dict[str, ir.Attribute] = {}
    attributes = op.attributes
    wrap = wrap_flags(op)
    if wrap:
        out["overflowFlags"] = overflow_attr(bool(wrap & NSW), bool(wrap & NUW))
    if "isExact" in attributes:
        out["isExact"] = attributes["isExact"]
    if "nonNeg" in attributes:
        out["nonNeg"] = attributes["nonNeg"]
    fast = fast_math(op)
    # MLIR would drop a rounding to a shorter float and back where both may contract, as clang says.
    if fast is not None and op.name not in ("llvm.fptrunc", "llvm.fpext"):
        out["fastmath"] = fast
    return out


def fast_math(op: ir.Operation) -> ir.Attribute | None:
    """The fast-math flags of `op` as arith's attribute, None where it has none."""
    if "fastmathFlags" not in op.attributes:
        return None
    return _fast_math(op.attributes["fastmathFlags"])


@lru_cache
def _fast_math(flags: ir.Attribute) -> ir.Attribute | None:
    text = str(flags)
    return None if "none" in text else _parsed(text.replace("#llvm.", "#arith."))


def overflow_attr(nsw: bool, nuw: bool) -> ir.Attribute:
    names = [name for name, present in (("nsw", nsw), ("nuw", nuw)) if present]
    return _parsed(f"#arith.overflow<{', '.join(names) or 'none'}>")


@lru_cache
def _parsed(text: str) -> ir.Attribute:
    return ir.Attribute.parse(text)


def _constant(op: ir.Operation, build: Emitter) -> ir.Value:
    type_, attr = op.results[0].type, op.attributes["value"]
    if isinstance(attr, ir.IntegerAttr) and attr.type != type_:
        attr = scalar_attr(type_, attr.value)
    return build("arith.constant", [], type_, {"value": attr})


def _zero(op: ir.Operation, build: Emitter) -> ir.Value:
    type_ = op.results[0].type
    return build("arith.constant", [], type_, {"value": zero_attr(type_)})


def _or(op: ir.Operation, build: Emitter) -> ir.Value:
    """A disjoint `or` is an addition without carries: say so, for the analysis of indices."""
    if "isDisjoint" in op.attributes and ir.IntegerType(op.results[0].type).width > 1:
        attrs = {"overflowFlags": overflow_attr(True, True)}
        return build("arith.addi", list(op.operands), op.results[0].type, attrs)
    return build("arith.ori", list(op.operands), op.results[0].type)


def _compare(op: ir.Operation, build: Emitter) -> ir.Value:
    name = "arith.cmpi" if op.name == "llvm.icmp" else "arith.cmpf"
    attrs = {"predicate": op.attributes["predicate"]} | flags(op)
    return build(name, list(op.operands), op.results[0].type, attrs)


def _bitcast(op: ir.Operation, build: Emitter) -> ir.Value:
    return build.bitcast(op.operands[0], op.results[0].type)


def _freeze(op: ir.Operation, build: Emitter) -> ir.Value:
    return op.operands[0]


SIMPLE = {
    "llvm.add": "arith.addi",
    "llvm.sub": "arith.subi",
    "llvm.mul": "arith.muli",
    "llvm.udiv": "arith.divui",
    "llvm.sdiv": "arith.divsi",
    "llvm.urem": "arith.remui",
    "llvm.srem": "arith.remsi",
    "llvm.and": "arith.andi",
    "llvm.xor": "arith.xori",
    "llvm.shl": "arith.shli",
    "llvm.lshr": "arith.shrui",
    "llvm.ashr": "arith.shrsi",
    "llvm.fadd": "arith.addf",
    "llvm.fsub": "arith.subf",
    "llvm.fmul": "arith.mulf",
    "llvm.fdiv": "arith.divf",
    "llvm.frem": "arith.remf",
    "llvm.fneg": "arith.negf",
    "llvm.trunc": "arith.trunci",
    "llvm.zext": "arith.extui",
    "llvm.sext": "arith.extsi",
    "llvm.fptrunc": "arith.truncf",
    "llvm.fpext": "arith.extf",
    "llvm.fptosi": "arith.fptosi",
    "llvm.fptoui": "arith.fptoui",
    "llvm.sitofp": "arith.sitofp",
    "llvm.uitofp": "arith.uitofp",
    "llvm.select": "arith.select",
}

_RULES: dict[str, Rule] = {
    "llvm.mlir.constant": _constant,
    "llvm.mlir.zero": _zero,
    "llvm.mlir.undef": _zero,
    "llvm.mlir.poison": _zero,
    "llvm.or": _or,
    "llvm.icmp": _compare,
    "llvm.fcmp": _compare,
    "llvm.bitcast": _bitcast,
    "llvm.freeze": _freeze,
}
