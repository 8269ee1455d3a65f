"""Propagates poison as data: which bytes of memory a launch leaves poison.

    %v = add i32 %a, %b
 -> %v = add i32 %a, %b
    %rk.poison.v = or i1 %rk.poison.a, %rk.poison.b

Choosing what an undefined value becomes (values.py) shows what depends on it only where some choice
comes out differently. A comparison may give one answer for all choices; a select by it is poison
all the same. So a launch of its own keeps a bit beside each scalar and each element of a vector,
set where the value is poison by LLVM's language reference, and another in the shadow of each byte
of memory (`POISON`), as MemorySanitizer does. A select is poison where its condition or the arm
that it takes is; the other arm does not matter. A phi takes the bit of the value that it takes, and
`freeze` gives none.

No bit is set without a reason: what is not followed counts as defined, so an element that has a
value is never called poison. Not followed are structures, operations among lanes, atomic operations
by intrinsics, and how a lane goes on after a branch on poison.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from raise_kernel.runtime.reference.arena import POISON, arena
from raise_kernel.runtime.reference.translation.layout import split_commas, take_type
from raise_kernel.runtime.reference.translation.plain import Call, parse_call

_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_NAMES = re.compile(_NAME)
_HEAD = re.compile(r"^define internal .*?@(?:\"[^\"]*\"|[-\w$.]+)\((?P<params>.*)\) \{$")
_POINTER = re.compile(rf'ptr ({_NAME}|@(?:"[^"]*"|[-\w$.]+)|.*\))')
_LABEL = re.compile(r'^(?:"[^"]*"|[-\w$.]+):')
_DEFINES = re.compile(rf"^  (?P<name>{_NAME}) = (?P<op>[a-z]+) (?P<rest>.*)$")
_SCALAR = re.compile(r"i\d+|half|bfloat|float|double|ptr")
_VECTOR = re.compile(r"<(\d+) x (?:i\d+|half|bfloat|float|double|ptr)>")
_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
_ARITHMETIC = re.compile(
    r"add|sub|mul|[su]div|[su]rem|shl|[la]shr|and|or|xor|fadd|fsub|fmul|fdiv|frem|fneg"
)
_CAST = re.compile(r"trunc|[zs]ext|fptrunc|fpext|fpto[us]i|[us]itofp|ptrtoint|inttoptr|bitcast")
# Functions whose result is poison where an operand is: arithmetic without memory or other lanes.
_PURE = re.compile(
    r"rk\.sure\.|rk\.(?:shl|lshr|ashr)\.|rk\.f\.__nv_|llvm\.(?:abs|bitreverse|bswap|ceil|copysign"
    r"|cos|ctlz|ctpop|cttz|exp\d*|fabs|floor|fma|fpto[su]i\.sat|fsh[lr]|log\d*|max(?:imum|num)"
    r"|min(?:imum|num)|nearbyint|pow|rint|round(?:even)?|[su](?:add|sub|shl)\.sat|[su](?:max|min)"
    r"|sin|sqrt|trunc)\."
)
# Calls after which `rk.undefined.chosen` says whether they took one that is asked for.
_UNDEFINED = re.compile(r"rk\.sure\.|rk\.undefined$")
_OWN = re.compile(r'@"?fn\.')  # functions of the module
_ARGUMENTS = 64  # those of a call whose bits are passed on

NONE = -1  # the width of a value that is not followed; 0 is that of a scalar


def _width(kind: str) -> int:
    if _SCALAR.fullmatch(kind):
        return 0
    match = _VECTOR.fullmatch(kind)
    return int(match.group(1)) if match and int(match.group(1)) <= 64 else NONE


def _bits(width: int) -> str:
    return f"<{width} x i1>" if width else "i1"


def _clear(width: int) -> str:
    return "zeroinitializer" if width else "false"


def _beside(name: str) -> str:
    """What the bits of a value are called."""
    return f'%"rk.poison.{name[2:]}' if name[1] == '"' else f"%rk.poison.{name[1:]}"


def followed(text: str) -> str:
    """A translated function that follows poison."""
    return _Follower(text.split("\n")).run()


@dataclass
class _Follower:
    """Rewrites one function; `widths` has the values with bits beside them."""

    source: list[str]
    widths: dict[str, int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    _count: int = 0

    def run(self) -> str:
        head = _HEAD.match(self.source[0])
        params = [take_type(p) for p in split_commas(head["params"])] if head else []
        self._find(params)
        start = 2 if _LABEL.match(self.source[1]) else 1
        self.lines = self.source[:start]
        self._parameters(params)
        for line in self.source[start:]:
            self._line(line)
        return "\n".join(self.lines)

    def _find(self, params: list[tuple[str, str]]) -> None:
        """The values that get bits, those of later lines among them: phis name them."""
        for kind, name in params[:_ARGUMENTS]:
            self.widths[name.strip()] = _width(kind)
        for line in self.source:
            if (match := _DEFINES.match(line)) and (width := _result(match, line)) != NONE:
                self.widths[match["name"]] = width
        self.widths = {name: width for name, width in self.widths.items() if width != NONE}

    def _parameters(self, params: list[tuple[str, str]]) -> None:
        """What the caller left for the function; the next one finds none of it."""
        for number, (_, name) in enumerate(params[:_ARGUMENTS]):
            if (width := self.widths.get(name.strip(), NONE)) != NONE:
                at = f"getelementptr (i64, ptr @rk.poison.arguments, i64 {number})"
                self.lines.append(f"  {_beside(name.strip())} = load {_bits(width)}, ptr {at}")
                self.lines.append(f"  store i64 0, ptr {at}")

    def _line(self, line: str) -> None:
        if line.startswith("  store "):
            self.lines.append(line)
            self._store(line)
            return
        if line.startswith("  ret "):
            kind, value = take_type(line.removeprefix("  ret "))
            if _width(kind) != NONE:
                bits = self._of(value.strip(), _width(kind))
                where = "ptr @rk.poison.result"
                self.lines.append(f"  store {_bits(_width(kind))} {bits}, {where}")
            self.lines.append(line)
            return
        match = _DEFINES.match(line)
        call = parse_call(line.strip()) if " call " in line else None
        if call is not None:
            self._before_call(call)
        self.lines.append(line)
        if match is not None and (width := self.widths.get(match["name"], NONE)) != NONE:
            if match["op"] == "phi":
                bits = self._phi(match["rest"], width)
            else:
                found = self._call(call, width) if call else self._value(match, width)
                bits = f"or {_bits(width)} {found}, {_clear(width)}"
            self.lines.append(f"  {_beside(match['name'])} = {bits}")

    def _phi(self, rest: str, width: int) -> str:
        arms = [arm.strip()[1:-1].rsplit(", ", 1) for arm in split_commas(take_type(rest)[1])]
        chosen = [f"[ {self._of(value.strip(), width)}, {label} ]" for value, label in arms]
        return f"phi {_bits(width)} {', '.join(chosen)}"

    def _value(self, match: re.Match[str], width: int) -> str:
        """The bits of what an instruction defines."""
        op, rest = match["op"], match["rest"]
        if op == "select":
            return self._select(rest, width)
        if op == "load":
            return self._load(rest, width)
        if op == "atomicrmw":
            return self._atomic(rest)
        if op in ("extractelement", "insertelement", "shufflevector"):
            return self._element(op, rest)
        if op == "getelementptr":
            rest = rest.split(", ", 1)[1]  # without the type, which may have a name
        return self._any(_NAMES.findall(rest), width)

    def _select(self, rest: str, width: int) -> str:
        condition, *arms = split_commas(rest)
        kind, name = take_type(condition)
        of_arms = [f"{_bits(width)} {self._of(take_type(a)[1].strip(), width)}" for a in arms]
        taken = self._new(f"select {kind} {name.strip()}, {', '.join(of_arms)}")
        return self._or([self._of(name.strip(), width), taken], width)

    def _load(self, rest: str, width: int) -> str:
        parts = split_commas(re.sub(r"^(?:atomic |volatile )+", "", rest))
        pointer = _pointer(parts[1])
        return self._or([self._read(pointer, parts[0], width), self._of(pointer, width)], width)

    def _read(self, pointer: str, kind: str, width: int) -> str:
        """The bits of memory."""
        size = _size(kind)
        if not width:
            return self._new(f"call i1 @rk.poison.read(ptr {pointer}, i64 {size})")
        whole = "zeroinitializer"
        for lane in range(width):
            at = self._new(f"getelementptr i8, ptr {pointer}, i64 {lane * size}")
            bit = self._new(f"call i1 @rk.poison.read(ptr {at}, i64 {size})")
            whole = self._new(f"insertelement {_bits(width)} {whole}, i1 {bit}, i32 {lane}")
        return whole

    def _store(self, line: str) -> None:
        parts = split_commas(re.sub(r"^  store (?:atomic |volatile )*", "", line))
        kind, value = take_type(parts[0])
        width, pointer = _width(kind), _pointer(parts[1])
        if width == NONE or not _size(kind):
            return
        bits = self._of(value.strip(), width)
        if bits == _clear(width):
            return  # the check of the access has made it so
        if not width:
            self._write(pointer, _size(kind), bits)
            return
        for lane in range(width):
            bit = self._new(f"extractelement {_bits(width)} {bits}, i32 {lane}")
            at = self._new(f"getelementptr i8, ptr {pointer}, i64 {lane * _size(kind)}")
            self._write(at, _size(kind), bit)

    def _write(self, pointer: str, size: int, bit: str) -> None:
        self.lines.append(f"  call void @rk.poison.write(ptr {pointer}, i64 {size}, i1 {bit})")

    def _atomic(self, rest: str) -> str:
        """The bit of the old value; memory has that of the new one then."""
        rest = rest.removeprefix("volatile ")
        where, operand = split_commas(rest)[:2]
        pointer = _pointer(where)
        kind, value = take_type(operand)
        size, bit = _size(kind), self._of(value.strip().split(" ")[0], 0)
        old = self._new(f"call i1 @rk.poison.read(ptr {pointer}, i64 {size})")
        new = bit if where.startswith("xchg ") else self._new(f"or i1 {old}, {bit}")
        self._write(pointer, size, new)
        return self._or([old, self._of(pointer, 0)], 0)

    def _element(self, op: str, rest: str) -> str:
        parts = [take_type(part) for part in split_commas(rest)]
        bits = [(_width(kind), self._of(name.strip(), _width(kind))) for kind, name in parts[:-1]]
        operands = ", ".join(f"{_bits(wide)} {name}" for wide, name in bits)
        last = f"{parts[-1][0]} {parts[-1][1].strip()}"
        return self._new(f"{op} {operands}, {last}")

    def _before_call(self, call: Call) -> None:
        if _UNDEFINED.match(call.callee[1:]):
            self.lines.append("  store i1 false, ptr @rk.undefined.chosen")
        if not _OWN.match(call.callee):
            return
        for number, operand in enumerate(call.operands[:_ARGUMENTS]):
            width = _width(operand.type)
            bits = self._of(operand.value, width) if width != NONE else ""
            if bits and bits != _clear(width):
                at = f"getelementptr (i64, ptr @rk.poison.arguments, i64 {number})"
                self.lines.append(f"  store {_bits(width)} {bits}, ptr {at}")

    def _call(self, call: Call, width: int) -> str:
        if _OWN.match(call.callee):
            return self._new(f"load {_bits(width)}, ptr @rk.poison.result")
        found = self._any([operand.value for operand in call.operands], width)
        if not _UNDEFINED.match(call.callee[1:]):
            return found
        taken = self._new("load i1, ptr @rk.undefined.chosen")
        return self._or([found, self._widened(taken, 0, width)], width)

    def _any(self, names: list[str], width: int) -> str:
        """Set where one of these values is poison."""
        return self._or([self._of(name, width) for name in dict.fromkeys(names)], width)

    def _of(self, value: str, width: int) -> str:
        """The bits of an operand, for a result of this width."""
        known = self.widths.get(value, NONE)
        return _clear(width) if known == NONE else self._widened(_beside(value), known, width)

    def _widened(self, bits: str, known: int, width: int) -> str:
        if known == width:
            return bits
        if known and width:
            return _clear(width)
        if width:
            every = f"{_bits(width)} splat (i1 true)"
            return self._new(f"select i1 {bits}, {every}, {_bits(width)} {_clear(width)}")
        whole = self._new(f"bitcast {_bits(known)} {bits} to i{known}")
        return self._new(f"icmp ne i{known} {whole}, 0")

    def _or(self, bits: list[str], width: int) -> str:
        some = [bit for bit in bits if bit != _clear(width)]
        found = some[0] if some else _clear(width)
        for bit in some[1:]:
            found = self._new(f"or {_bits(width)} {found}, {bit}")
        return found

    def _new(self, instruction: str) -> str:
        name = f"%rk.poison..{self._count}"
        self._count += 1
        self.lines.append(f"  {name} = {instruction}")
        return name


def _pointer(operand: str) -> str:
    """The address of an access, without the ordering after it."""
    match = _POINTER.search(operand)
    assert match is not None, operand
    return match.group(1)


def _size(kind: str) -> int:
    """Bytes of a scalar, or of an element of a vector; 0 where they are not whole."""
    element = kind[1:-1].split(" x ", 1)[1] if kind.startswith("<") else kind
    bits = _BITS.get(element) or int(element[1:])
    return bits // 8 if bits % 8 == 0 else 0


def _result(match: re.Match[str], line: str) -> int:
    """The width of what an instruction defines, NONE where it is not followed."""
    op, rest = match["op"], match["rest"]
    if _ARITHMETIC.fullmatch(op) or op in ("phi", "insertelement"):
        return _width(take_type(rest)[0])
    if op in ("icmp", "fcmp"):
        return _width(take_type(rest.split(" ", 1)[1])[0])
    if _CAST.fullmatch(op):
        return _width(rest.rsplit(" to ", 1)[1])
    if op == "select":
        return _width(take_type(split_commas(rest)[1])[0])
    if op == "load":
        kind = take_type(re.sub(r"^(?:atomic |volatile )+", "", rest))[0]
        return _width(kind) if _width(kind) != NONE and _size(kind) else NONE
    if op == "atomicrmw":
        kind = take_type(split_commas(rest)[1])[0]
        return 0 if _width(kind) == 0 and _size(kind) else NONE
    if op == "getelementptr":
        return NONE if "<" in rest else 0
    if op == "extractelement":
        return 0 if _width(take_type(rest)[0]) != NONE else NONE
    if op == "shufflevector":
        widths = [_width(take_type(part)[0]) for part in split_commas(rest)]
        return NONE if NONE in widths else widths[-1]
    if op == "call" and (call := parse_call(line.strip())) is not None:
        callee = call.callee[1:]
        if _OWN.match(call.callee) or _PURE.match(callee) or _UNDEFINED.match(callee):
            return _width(call.result)
    return NONE


def support() -> str:
    """The native part."""
    memory = arena()
    values = {"BASE": memory.base, "SIZE": memory.size, "DELTA": memory.shadow_delta}
    return re.sub("«(\\w+)»", lambda m: str(values[m.group(1)]), _SUPPORT)


_SUPPORT = f"""
@rk.poison.arguments = global [{_ARGUMENTS} x i64] zeroinitializer
@rk.poison.result = global i64 0

; Whether a byte of these is poison; none of the executor's own is.
define internal i1 @rk.poison.read(ptr %p, i64 %size) noinline {{
entry:
  %a = ptrtoint ptr %p to i64
  %offset = sub i64 %a, «BASE»
  %known = icmp ult i64 %offset, «SIZE»
  br i1 %known, label %each, label %none
none:
  ret i1 false
each:
  %i = phi i64 [ 0, %entry ], [ %next, %each ]
  %seen = phi i8 [ 0, %entry ], [ %both, %each ]
  %shadow = getelementptr i8, ptr %p, i64 «DELTA»
  %at = getelementptr i8, ptr %shadow, i64 %i
  %flags = load i8, ptr %at
  %both = or i8 %seen, %flags
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %each, label %out
out:
  %poison = and i8 %both, {POISON}
  %r = icmp ne i8 %poison, 0
  ret i1 %r
}}

define internal void @rk.poison.write(ptr %p, i64 %size, i1 %poison) noinline {{
entry:
  %bit = select i1 %poison, i8 {POISON}, i8 0
  %a = ptrtoint ptr %p to i64
  %offset = sub i64 %a, «BASE»
  %known = icmp ult i64 %offset, «SIZE»
  br i1 %known, label %each, label %out
each:
  %i = phi i64 [ 0, %entry ], [ %next, %each ]
  %shadow = getelementptr i8, ptr %p, i64 «DELTA»
  %at = getelementptr i8, ptr %shadow, i64 %i
  %flags = load i8, ptr %at
  %rest = and i8 %flags, {255 - POISON}
  %new = or i8 %rest, %bit
  store i8 %new, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %each, label %out
out:
  ret void
}}
"""
