"""Texture and surface instructions of a module become calls of functions that do the same by loads.

    %v = call %struct.f4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %x, float %y)
    ->
    %v = call %struct.f4 @rk.image.op.0(i64 %t, float %x, float %y)

    define internal %struct.f4 @rk.image.op.0(i64 %a0, float %a1, float %a2) alwaysinline {
      switch i64 %a0, label %unknown [ i64 127..., label %i0 ]   ; a case for each image of the call
    i0:
      ... = load float, ptr addrspace(1) ... @rk.image.3 ...

An image is known by its handle, a constant; `@rk.image.N` is its array, a variable that becomes the
memory. After inlining the switch folds: two cases stay where the kernel chooses between textures. A
case that no instruction can serve is a call of `@rk.image.refused.N`; one that is left after
simplification is the refusal (RK042) that `refused` raises.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Argument, ImageArg, leaves
from raise_kernel.frontend.images.fetch import write_fetch
from raise_kernel.frontend.images.operations import IMAGE_NAME, ImageOperation, operation_named
from raise_kernel.frontend.images.surface import write_surface
from raise_kernel.frontend.images.view import Misfit
from raise_kernel.frontend.images.writer import Writer
from raise_kernel.frontend.text_parts import ModuleText, closing, split_module, unquote

_CALL = re.compile(
    r"^(?P<before>\s+(?:%\S+ = )?(?:tail |musttail |notail )?call (?:fastcc |ccc )?(?:noundef )?)"
    r"(?P<rest>.*)$"
)
_INTRINSIC = re.compile(r'@"?(llvm\.nvvm\.[\w.]+)"?\(')
_ASSEMBLY = re.compile(r'asm (?:sideeffect )?"(?P<code>[^"]*)", "(?P<constraints>[^"]*)"\(')
_SYMBOL = re.compile(r'@"[^"]*"|@[-\w$.]+')
_DEBUG = re.compile(r", !dbg !\d+")
_COORDINATES = (
    r"\[\s*(?P<handle>\$\d+)\s*,\s*(?:\{(?P<coordinates>[^}]*)\}|(?P<coordinates1>\$\d+))\s*\]"
)
_VALUES = r"(?:\{(?P<values>[^}]*)\}|(?P<values1>\$\d+))"
_READ = re.compile(rf"(?P<name>[\w.]+)\s+{_VALUES}\s*,\s*{_COORDINATES}\s*;?\s*")
_WRITE = re.compile(rf"(?P<name>[\w.]+)\s+{_COORDINATES}\s*,\s*{_VALUES}\s*;?\s*")
_MOVE = re.compile(r"mov\.[bus]64\s+\$0\s*,\s*\$1\s*;?\s*")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_REFUSED = "rk.image.refused."
_HANDLE_OF = "@llvm.nvvm.texsurf.handle"


@dataclass(frozen=True)
class _Site:
    """A way of calling: what the instruction is, its types, and which operands mean what."""

    name: str
    result: str
    parameters: tuple[str, ...]
    order: tuple[int, ...]  # of the handle, the coordinates, the values to store

    @property
    def operation(self) -> ImageOperation | None:
        return operation_named(self.name)


@dataclass
class Images:
    """The images of one call, and the functions that their instructions became."""

    images: tuple[ImageArg, ...]
    _sites: dict[_Site, str] = field(default_factory=dict)
    _refusals: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, arguments: Sequence[Argument]) -> Images:
        """Those among the arguments, the fields of structs included."""
        return cls(tuple(a for a in leaves(arguments) if isinstance(a, ImageArg)))

    def expand(self, parts: ModuleText) -> None:
        """Rewrites the functions of a module in place; `functions` is what they then call."""
        for name, function in parts.functions.items():
            if function.is_definition and _mentions_images(function.body):
                lines = [self._line(line) for line in function.body.split("\n")]
                parts.functions[name] = replace(function, body="\n".join(lines))
        for name in [n for n in parts.functions if _is_handled(n)]:
            del parts.functions[name]
        for image in self.images:
            parts.globals.setdefault(
                image.symbol,
                f"@{image.symbol} = external addrspace(1) global [{image.nbytes} x i8], align 16",
            )

    def functions(self) -> str:
        """The text of the functions that the rewritten code calls."""
        texts = [self._function(site, symbol) for site, symbol in self._sites.items()]
        texts += [f"declare void @{_REFUSED}{n}()" for n in range(len(self._refusals))]
        return "".join(f"{text}\n" for text in texts)

    def refused(self, text: str) -> None:
        """Raises RK042 if the specialized module still has an instruction that cannot be served."""
        match = re.search(rf"call void @{re.escape(_REFUSED)}(\d+)\(\)[^\n]*", text)
        if match is not None:
            raise Refusal(
                "RK042", self._refusals[int(match.group(1))], line=_source_line(text, match.group())
            )

    def _line(self, line: str) -> str:
        if _HANDLE_OF in line:
            return self._handle(line)
        call = _CALL.match(line)
        if call is None:
            return line
        intrinsic = _INTRINSIC.search(line)
        if intrinsic is not None and IMAGE_NAME.match(intrinsic.group(1)):
            return self._intrinsic(line, call, intrinsic)
        assembly = _ASSEMBLY.search(line)
        return line if assembly is None else self._assembly(line, call, assembly)

    def _handle(self, line: str) -> str:
        """The handle of a reference: the constant."""
        target, equals, rest = line.partition(" = ")
        found = _SYMBOL.findall(rest)
        if not equals or len(found) < 2:
            return line
        symbol = unquote(found[-1])
        image = next((i for i in self.images if i.reference == symbol), None)
        debug = _DEBUG.search(rest)
        number = image.handle if image is not None else 0
        return f"{target} = add i64 {number}, 0{debug.group() if debug else ''}"

    def _intrinsic(self, line: str, call: re.Match[str], found: re.Match[str]) -> str:
        end = closing(line, found.end() - 1)
        types = _operand_types(line[found.end() : end])
        site = _Site(
            found.group(1),
            _type_before(line[call.start("rest") : found.start()]),
            types,
            tuple(range(len(types))),
        )
        return line[: found.start()] + f"@{self._symbol(site)}(" + _plain(line[found.end() :])

    def _assembly(self, line: str, call: re.Match[str], found: re.Match[str]) -> str:
        code = _ESCAPE.sub(" ", found.group("code")).strip()
        move = _MOVE.fullmatch(code)
        if move is None and not IMAGE_NAME.match(code):
            return line
        end = closing(line, found.end() - 1)
        types = _operand_types(line[found.end() : end])
        result = _type_before(line[call.start("rest") : found.start()])
        if move is not None:
            if (result, types) != ("i64", ("i64",)):
                return line
            site = _Site("mov", result, types, (0,))
        else:
            site = _assembly_site(code, found.group("constraints"), result, types)
        return line[: found.start()] + f"@{self._symbol(site)}(" + _plain(line[found.end() :])

    def _symbol(self, site: _Site) -> str:
        return self._sites.setdefault(site, f"rk.image.op.{len(self._sites)}")

    def _function(self, site: _Site, symbol: str) -> str:
        operands = [f"%a{i}" for i in range(len(site.parameters))]
        listed = ", ".join(
            f"{kind} {name}" for kind, name in zip(site.parameters, operands, strict=True)
        )
        head = f"define internal {site.result} @{symbol}({listed}) alwaysinline nounwind {{"
        if site.name == "mov":
            return f"{head}\n  ret i64 %a0\n}}"
        lines = [head, *self._cases(site, [operands[i] for i in site.order]), "}"]
        return "\n".join(lines)

    def _cases(self, site: _Site, operands: list[str]) -> list[str]:
        """The switch and a block for each image."""
        operation = site.operation
        if operation is None:
            return self._refuse(f"{site.name} is not raised")
        cases = " ".join(f"i64 {i.handle}, label %i{i.number}" for i in self.images)
        lines = [f"  switch i64 {operands[0]}, label %unknown [ {cases} ]"]
        for image in self.images:
            lines.append(f"i{image.number}:")
            lines += self._case(site, operation, image, operands[1:])
        named = "texture" if operation.kind in ("fetch", "gather") else "surface"
        unknown = f"the handle of this {operation.kind} leads to no {named} that was passed"
        return [*lines, "unknown:", *self._refuse(unknown)]

    def _case(
        self, site: _Site, operation: ImageOperation, image: ImageArg, operands: list[str]
    ) -> list[str]:
        writer = Writer(f"v{image.number}")
        if operation.kind == "store":
            types = [site.parameters[number] for number in site.order[1:]]
            coordinates = operation.coordinates
            words = zip(operands[coordinates:], types[coordinates:], strict=True)
            words = [writer.same_bits(word, kind, operation.type) for word, kind in words]
            operands = [*operands[:coordinates], *words]
        try:
            if operation.kind in ("fetch", "gather"):
                values = write_fetch(writer, image, operation, operands)
            else:
                values = write_surface(writer, image, operation, operands, f"i{image.number}")
        except Misfit as misfit:
            name = image.name or image.reference or f"number {image.number}"
            return self._refuse(f"{site.name} does not fit image {name}: {misfit}")
        kinds = [kind.strip() for kind in site.result.strip("{} ").split(",")]
        if values:
            pairs = zip(values, kinds, strict=True)
            values = [writer.same_bits(value, operation.type, kind) for value, kind in pairs]
        return [*writer.lines, *_returned(site.result, kinds, values, image.number)]

    def _refuse(self, reason: str) -> list[str]:
        self._refusals.append(reason)
        return [f"  call void @{_REFUSED}{len(self._refusals) - 1}()", "  unreachable"]


def _mentions_images(body: str) -> bool:
    return any(word in body for word in (".tex", "tex.", "tld4", "suld", "sust", "txq", "suq"))


def _is_handled(name: str) -> bool:
    """An intrinsic whose calls are gone."""
    return name.startswith(_HANDLE_OF[1:]) or (
        name.startswith("llvm.nvvm.") and IMAGE_NAME.match(name) is not None
    )


def _returned(result: str, kinds: list[str], values: list[str], number: int) -> list[str]:
    """A `ret` of the values, of these types: none, one, or a struct of them."""
    if not values:
        return ["  ret void"]
    if len(values) == 1:
        return [f"  ret {result} {values[0]}"]
    lines, whole = [], "poison"
    for index, (kind, value) in enumerate(zip(kinds, values, strict=True)):
        name = f"%r{number}.{index}"
        lines.append(f"  {name} = insertvalue {result} {whole}, {kind} {value}, {index}")
        whole = name
    return [*lines, f"  ret {result} {whole}"]


def _type_before(text: str) -> str:
    """The type that ends a piece of a call: what it returns."""
    text = text.rstrip()
    if text.endswith("}"):
        return text[text.index("{") :]
    match = re.search(r'(%"[^"]*"|\S+)\Z', text)
    assert match is not None
    return match.group()


def _operand_types(text: str) -> tuple[str, ...]:
    """The types of a list of scalars."""
    if not text.strip():
        return ()
    return tuple(part.split()[0] for part in re.split(r", (?![^(]*\))", text))


def _plain(rest: str) -> str:
    """What follows the opening bracket, without the call's attribute groups."""
    return re.sub(r"\) #\d+", ")", rest)


def _assembly_site(code: str, constraints: str, result: str, types: tuple[str, ...]) -> _Site:
    """An inline instruction: which `$N` is the handle, a coordinate, a value."""
    outputs = sum(c.startswith("=") for c in constraints.split(","))
    match = _READ.fullmatch(code) or _WRITE.fullmatch(code)
    operation = operation_named(match.group("name")) if match is not None else None
    if match is None or operation is None:
        name = code.split()[0]
        return _Site(name, result, types, ())
    coordinates = _numbers(match, "coordinates")[: operation.coordinates]
    values = _numbers(match, "values")
    order = [_numbers(match, "handle")[0], *coordinates]
    if operation.kind == "store":
        order += values
    elif values != list(range(outputs)):
        return _Site(f"{operation.name} with results out of order", result, types, ())
    order = [number - outputs for number in order]
    return _Site(operation.name, result, types, tuple(order))


def _numbers(match: re.Match[str], group: str) -> list[int]:
    named = match.groupdict()
    text = named.get(group) or named.get(f"{group}1") or ""
    return [int(number) for number in re.findall(r"\$(\d+)", text)]


def _source_line(text: str, line: str) -> str | None:
    """ "file:line:column" of an instruction, in the kernel's own source."""
    node = re.search(r"!dbg (!\d+)", line)
    if node is None:
        return None
    from raise_kernel.frontend.llvm_text.metadata import Metadata

    metadata = Metadata()
    for entry in split_module(text).metadata:
        metadata.add(entry)
    position = metadata.position(node.group(1))
    while position is not None and position.inlined_at is not None:
        position = position.inlined_at
    return f"{position.file}:{position.line}:{position.column}" if position is not None else None
