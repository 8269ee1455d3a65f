"""Instructions whose value may be undefined, made to choose one.

    %v = add nsw i32 %a, %b
 -> %v = call i32 @rk.sure.add.nsw.i32(i32 %a, i32 %b, i32 17)
    %v = phi i32 [ undef, %entry ], [ %w, %loop ]
 -> %v = phi i32 [ %rk.undef.0, %entry ], [ %w, %loop ]     with %rk.undef.0 chosen at the entry

Such a function computes the plain result, and takes an undefined value (values.py) instead where
LLVM's language reference has poison: an overflow that a flag rules out, a shift by the width or
more, a remainder of an `exact` division, bits in common of a `disjoint` or, a negative `nneg`
number, a float without an integer, NaN and infinities that fast-math flags rule out, `ctlz`, `cttz`
and `abs` of what they may take for granted. Vectors and addresses are left as they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_ARITHMETIC = re.compile(
    rf"^({_NAME}) = (add|sub|mul|shl|lshr|ashr|sdiv|udiv|or) ((?:(?:nuw|nsw|exact|disjoint) )*)"
    r"(i\d+) (.+), ([^,]+)$"
)
_CAST = re.compile(
    rf"^({_NAME}) = (trunc|zext|uitofp|fptosi|fptoui) ((?:(?:nuw|nsw|nneg) )*)"
    r"(i\d+|half|bfloat|float|double) (.+) to (i\d+|half|bfloat|float|double)$"
)
_COUNT = re.compile(
    rf"^({_NAME}) = (?:tail |notail )?call (?:[\w()., -]*? )??(i\d+) @llvm\.(ctlz|cttz|abs)\.i\d+\("
    r"i\d+ (?:noundef )?([^ ,]+), i1 (?:immarg )?true\)"
)
_FLOAT = re.compile(
    rf"^({_NAME}) = (fadd|fsub|fmul|fdiv) ((?:[a-z]+ )*)(half|bfloat|float|double) (.+), ([^,]+)$"
)
_FLAGS = ("nuw", "nsw", "exact", "disjoint", "nneg")
_SCALAR = r"i\d+|half|bfloat|float|double|ptr"
_UNDEFINED = re.compile(
    rf"(?P<kind>{_SCALAR}|<\d+ x (?:{_SCALAR})>) (?P<value>undef|poison)(?![-\w$.])"
)
_ANY_UNDEFINED = re.compile(r"\b(?:undef|poison)\b")
_SECOND = re.compile(r", (undef|poison)$")
_IN_PHI = re.compile(r"\[ (undef|poison), ")
_FIRST_KIND = re.compile(
    rf"^{_NAME} = [a-z]+ (?:[a-z]+ )*(?P<kind>{_SCALAR}|<\d+ x (?:{_SCALAR})>) "
)
_WRITTEN_OUT = re.compile(r"<(?!\d+ x )[^<>]*>|\[(?!\d+ x | )[^\[\]]*\]|\{[^{}]*\}")
_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}


def sure(name: str, kind: str, operation: str, bad: list[str], params: str) -> str:
    """A function that gives `%plain`, or where `%bad` is true an undefined value."""
    chosen = "\n".join(from_word("%chosen", kind, "%word"))
    lines = "\n".join(f"  {line}" for line in [operation, *bad])
    return f"""
define internal {kind} @{name}({params}, i32 %site) {{
{lines}
  br i1 %bad, label %undefined, label %fine
undefined:
  %key = zext i32 %site to i64
  %word = call i64 @rk.undefined(i32 %site, i64 %key, i64 0)
{chosen}
  ret {kind} %chosen
fine:
  ret {kind} %plain
}}
"""


def from_word(name: str, kind: str, word: str) -> list[str]:
    """Lines that make a scalar or a vector of 64 bits."""
    if kind.startswith("<"):
        element = kind[1:-1].split(" x ", 1)[1]
        return [
            *from_word(f"{name}.element", element, word),
            f"  {name}.one = insertelement {kind} poison, {element} {name}.element, i32 0",
            f"  {name} = shufflevector {kind} {name}.one, {kind} poison, "
            f"<{kind[1:].split(' ')[0]} x i32> zeroinitializer",
        ]
    bits = _BITS.get(kind) or int(kind[1:])
    if kind == "ptr":
        return [f"  {name} = inttoptr i64 {word} to ptr"]
    whole = word
    lines = []
    if bits != 64:
        whole = name if kind[0] == "i" else f"{name}.bits"
        lines.append(f"  {whole} = {'trunc' if bits < 64 else 'zext'} i64 {word} to i{bits}")
    if kind[0] != "i" or bits == 64:
        lines.append(f"  {name} = bitcast i{bits} {whole} to {kind}")
    return lines


@dataclass
class UndefinedInstructions:
    """The rewriting of one function. `site(text, reason, poison)` numbers a location that may give
    an undefined value; `helpers` gets functions by name, `entry` the lines that belong at the
    function's entry. Every undefined value of this file is poison, but for operands that are
    `undef`."""

    site: Callable[[str, str, bool], int]
    helpers: dict[str, str]
    entry: list[str] = field(default_factory=list)

    def rewrite(self, line: str, raw: str) -> str:
        """An instruction, sure of its value; `raw` has its fast-math flags yet."""
        line = self._operands(line)
        for shape, write in (
            (_ARITHMETIC, self._arithmetic),
            (_CAST, self._cast),
            (_COUNT, self._count),
        ):
            if match := shape.match(line):
                return write(match) or line
        if match := _FLOAT.match(line):
            return self._float(match, raw) or line
        return line

    def _operands(self, line: str) -> str:
        """Without operands that are undefined."""
        if not _ANY_UNDEFINED.search(line) or " = shufflevector" in line:
            return line
        spared = [m.span() for m in _WRITTEN_OUT.finditer(line)]

        def typed(match: re.Match[str]) -> str:
            if any(start <= match.start() and match.end() <= end for start, end in spared):
                return match.group()
            return f"{match['kind']} {self._choice(match['kind'], match['value'], line)}"

        after = _UNDEFINED.sub(typed, line)
        first = _FIRST_KIND.match(after)
        if first is None:
            return after
        kind = first["kind"]
        if " = phi " in after:
            return _IN_PHI.sub(lambda m: f"[ {self._choice(kind, m[1], line)}, ", after)
        return _SECOND.sub(lambda m: f", {self._choice(kind, m[1], line)}", after)

    def _choice(self, kind: str, value: str, line: str) -> str:
        name = f"%rk.undef.{len(self.entry)}"
        reason = f"an operand that is undefined, in `{line}`"
        site = self.site(line, reason, value == "poison")
        self.entry.append(f"  {name}.word = call i64 @rk.undefined(i32 {site}, i64 {site}, i64 0)")
        self.entry += from_word(name, kind, f"{name}.word")
        return name

    def _call(
        self,
        match: re.Match[str],
        word: str,
        kind: str,
        operands: list[tuple[str, str]],
        body: tuple[str, list[str]],
        reason: str,
    ) -> str:
        name = f"rk.sure.{word}"
        if name not in self.helpers:
            params = ", ".join(f"{k} %{'ab'[i]}" for i, (k, _) in enumerate(operands))
            self.helpers[name] = sure(name, kind, body[0], body[1], params)
        site = self.site(match.string, f"{reason}, in `{match.string}`", True)
        passed = ", ".join(f"{k} {v}" for k, v in operands)
        return f"{match[1]} = call {kind} @{name}({passed}, i32 {site})"

    def _arithmetic(self, match: re.Match[str]) -> str | None:
        _, op, flags, kind, a, b = match.groups()
        words = flags.split()
        shift = op in ("shl", "lshr", "ashr")
        if not words and not shift:
            return None
        if re.fullmatch(r"\d+", b) and shift and not words and int(b) < int(kind[1:]):
            return None
        tests = [_WRONG[op](kind)] if shift else []
        tests += [_FLAG_TESTS[word](op, kind) for word in words]
        bad, names = [], []
        for index, (lines, _) in enumerate(tests):
            bad += [line.replace("%t", f"%t{index}.") for line in lines]
            names.append(f"%t{index}.bad")
        bad += _any(names)
        plain = _shifted(op, kind) if shift else f"%plain = {op} {kind} %a, %b"
        reason = " or ".join(dict.fromkeys(text for _, text in tests))
        return self._call(
            match,
            f"{op}.{'.'.join([*words, kind])}",
            kind,
            [(kind, a), (kind, b)],
            (plain, bad),
            reason,
        )

    def _cast(self, match: re.Match[str]) -> str | None:
        _, op, flags, source, value, target = match.groups()
        words = flags.split()
        if op in ("fptosi", "fptoui"):
            body, reason = _to_integer(op, source, target), "a float outside the integer's range"
        elif words:
            body, reason = _flagged_cast(op, words, source, target), "a value that a flag rules out"
        else:
            return None
        name = ".".join([op, *words, source, target])
        return self._call(match, name, target, [(source, value)], body, reason)

    def _count(self, match: re.Match[str]) -> str:
        _, kind, op, value = match.groups()
        least = -(1 << int(kind[1:]) - 1) if op == "abs" else 0
        body = (
            f"%plain = call {kind} @llvm.{op}.{kind}({kind} %a, i1 false)",
            [f"%bad = icmp eq {kind} %a, {least}"],
        )
        return self._call(match, f"{op}.{kind}", kind, [(kind, value)], body, f"{op} of {least}")

    def _float(self, match: re.Match[str], raw: str) -> str | None:
        _, op, _, kind, a, b = match.groups()
        found = re.search(rf" = {op} ((?:[a-z]+ )*)", raw)
        words = found.group(1).split() if found else []
        nan, infinite = ({"fast", f}.intersection(words) for f in ("nnan", "ninf"))
        if not nan and not infinite:
            return None
        bad, names = [], []
        for value in ("a", "b", "plain"):
            if nan:
                bad.append(f"%{value}.nan = fcmp uno {kind} %{value}, %{value}")
                names.append(f"%{value}.nan")
            if infinite:
                bad.append(f"%{value}.zero = fsub {kind} %{value}, %{value}")
                bad.append(f"%{value}.odd = fcmp uno {kind} %{value}.zero, %{value}.zero")
                bad.append(f"%{value}.number = fcmp ord {kind} %{value}, %{value}")
                bad.append(f"%{value}.inf = and i1 %{value}.odd, %{value}.number")
                names.append(f"%{value}.inf")
        name = f"{op}{'.nnan' if nan else ''}{'.ninf' if infinite else ''}.{kind}"
        body = (f"%plain = {op} {kind} %a, %b", [*bad, *_any(names)])
        reason = "a NaN or an infinity that fast-math rules out"
        return self._call(match, name, kind, [(kind, a), (kind, b)], body, reason)


def _any(names: list[str]) -> list[str]:
    """`%bad`, true where one of these is."""
    lines, total = [], "false"
    for index, name in enumerate(names):
        new = "%bad" if index + 1 == len(names) else f"%bad.{index}"
        lines.append(f"{new} = or i1 {total}, {name}")
        total = new
    return lines


Test = tuple[list[str], str]  # lines that define `%tbad`, and what it means


def _too_far(kind: str) -> Test:
    return ["%tbad = or i1 %far, false"], "a shift by the width or more"


def _shifted(op: str, kind: str) -> str:
    return (
        f"%far = icmp uge {kind} %b, {kind[1:]}\n  %near = select i1 %far, {kind} 0, {kind} %b\n"
        f"  %plain = {op} {kind} %a, %near"
    )


def _overflow(op: str, kind: str, sign: str) -> Test:
    if op == "shl":
        back = "ashr" if sign == "s" else "lshr"
        lines = [f"%tback = {back} {kind} %plain, %near", f"%tbad = icmp ne {kind} %tback, %a"]
    else:
        pair = f"{{ {kind}, i1 }}"
        lines = [
            f"%tpair = call {pair} @llvm.{sign}{op}.with.overflow.{kind}({kind} %a, {kind} %b)",
            f"%tbad = extractvalue {pair} %tpair, 1",
        ]
    return lines, f"{'a signed' if sign == 's' else 'an unsigned'} overflow"


def _remainder(op: str, kind: str) -> Test:
    if op in ("lshr", "ashr"):
        lines = [f"%tback = shl {kind} %plain, %near", f"%tbad = icmp ne {kind} %tback, %a"]
    else:
        lines = [
            f"%tzero = icmp eq {kind} %b, 0",
            f"%tby = select i1 %tzero, {kind} 1, {kind} %b",
            f"%trest = {op[0]}rem {kind} %a, %tby",
            f"%tbad = icmp ne {kind} %trest, 0",
        ]
    return lines, "a remainder of what is called exact"


def _common(op: str, kind: str) -> Test:
    lines = [f"%tboth = and {kind} %a, %b", f"%tbad = icmp ne {kind} %tboth, 0"]
    return lines, "common bits of what are called disjoint"


_WRONG: dict[str, Callable[[str], Test]] = {
    "shl": _too_far,
    "lshr": _too_far,
    "ashr": _too_far,
}
_FLAG_TESTS: dict[str, Callable[[str, str], Test]] = {
    "nsw": lambda op, kind: _overflow(op, kind, "s"),
    "nuw": lambda op, kind: _overflow(op, kind, "u"),
    "exact": _remainder,
    "disjoint": _common,
}


def _to_integer(op: str, source: str, target: str) -> tuple[str, list[str]]:
    bits = int(target[1:])
    signed = op == "fptosi"
    low = -(2.0 ** (bits - 1)) if signed else 0.0
    high = 2.0 ** (bits - 1 if signed else bits)
    suffix = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}[source]
    widen = "bitcast double %a to double" if source == "double" else f"fpext {source} %a to double"
    return (
        f"%plain = call {target} @llvm.{op}.sat.{target}.{suffix}({source} %a)",
        [
            f"%wide = {widen}",
            "%whole = call double @llvm.trunc.f64(double %wide)",
            f"%least = fcmp oge double %whole, {low:.17e}",
            f"%most = fcmp olt double %whole, {high:.17e}",
            "%good = and i1 %least, %most",
            "%bad = xor i1 %good, true",
        ],
    )


def _flagged_cast(op: str, words: list[str], source: str, target: str) -> tuple[str, list[str]]:
    plain = f"%plain = {op} {source} %a to {target}"
    if "nneg" in words:
        return plain, [f"%bad = icmp slt {source} %a, 0"]
    lines, names = [], []
    for word in words:
        back = "sext" if word == "nsw" else "zext"
        lines.append(f"%{word}.back = {back} {target} %plain to {source}")
        lines.append(f"%{word}.bad = icmp ne {source} %{word}.back, %a")
        names.append(f"%{word}.bad")
    return plain, [*lines, *_any(names)]
