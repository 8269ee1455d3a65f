"""Inline PTX assembly: each instruction becomes the IR that does the same.

Local registers, predicates, labels and branches work. What an instruction does is in
`ptx_arithmetic`, `ptx_memory` and `images`; the registers are in `machine`.
"""

from __future__ import annotations

import re

from raise_kernel.runtime.reference.definitions import (
    fragments,
    images,
    matrix_rows,
    ptx_arithmetic,
    ptx_memory,
    ptx_video,
)
from raise_kernel.runtime.reference.definitions.body import Body, Declaration
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
)
from raise_kernel.runtime.reference.translation.layout import split_commas

_TABLES = (ptx_video, ptx_arithmetic, ptx_memory, images, fragments, matrix_rows)
_STATEMENT = re.compile(r"^(?:@(!?)([%$\w.]+)\s+)?([a-z][\w.:]*)\s*(.*)$", re.DOTALL)
_LABEL = re.compile(r"^([$%\w.]+):(?!:)\s*")


def assembly(text: str, declaration: Declaration, symbol: str) -> Body | str:
    """A function that does what `asm "code", "constraints"` does; or the part that is unknown."""
    strings = re.findall(r'"([^"]*)"', text)
    code = re.sub(r"\\([0-9A-Fa-f]{2})", lambda m: chr(int(m.group(1), 16)), strings[0])
    constraints = [c for c in split_commas(strings[1]) if not c.startswith("~")]
    body = Body(declaration, symbol)
    machine = Machine(body)
    outputs = [c for c in constraints if c.startswith("=")]
    inputs = constraints[len(outputs) :]
    try:
        _load_inputs(machine, inputs, len(outputs))
        for statement in _statements(code):
            _statement(machine, statement)
        _finish(machine, len(outputs))
    except UnknownAssembly as unknown:
        return str(unknown)
    body.lines[:0] = machine.allocations
    return body


def _load_inputs(machine: Machine, inputs: list[str], first: int) -> None:
    declaration = machine.body.declaration
    for index, (kind, value) in enumerate(
        zip(declaration.params, declaration.arguments, strict=True)
    ):
        machine.write(f"${first + index}", value, kind)
        if inputs[index].isdigit():  # the same register as an output
            machine.write(f"${inputs[index]}", value, kind)


def _statements(code: str) -> list[str]:
    code = re.sub(r"//[^\n]*|/\*.*?\*/", " ", code, flags=re.DOTALL)
    # braces that only open a scope; those of vectors stand inside a statement
    found = []
    for piece in code.split(";"):
        piece = piece.strip()
        while piece.startswith(("{", "}")):
            piece = piece[1:].strip()
        if piece:
            found.append(piece)
    return [re.sub(r"\$\{(\d+)(?::\w+)?\}", r"$\1", f).replace("$$", "$") for f in found]


def _statement(machine: Machine, text: str) -> None:
    body = machine.body
    if text.startswith(".reg"):
        _declare(machine, text)
        return
    if match := _LABEL.match(text):
        body.do(f'br label %"{match.group(1)}"')
        body.lines.append(f'"{match.group(1)}":')
        text = text[match.end() :]
        if not text:
            return
    match = _STATEMENT.match(text)
    if match is None:
        raise UnknownAssembly(text)
    negated, predicate, name, rest = match.groups()
    instruction = Instruction(text, tuple(re.split(r"\.|::", name)), tuple(split_commas(rest)))
    skip = ""
    if predicate:
        taken, skip = body.fresh("then"), body.fresh("skip")
        truth = machine.read(predicate, "i1")
        order = (skip, taken) if negated else (taken, skip)
        body.do(f"br i1 {truth}, label %{order[0]}, label %{order[1]}")
        body.label(taken)
    if instruction.name == "bra":
        body.do(f'br label %"{instruction.operands[0]}"')
        body.label(body.fresh("after"))
    elif not any(table.write(machine, instruction) for table in _TABLES):
        raise UnknownAssembly(text)
    if skip:
        body.do(f"br label %{skip}")
        body.label(skip)


def _declare(machine: Machine, text: str) -> None:
    """`.reg .b32 a, b, %r<4>`: so that no local name is taken for a special register.

    The blanks before the type and after it may be missing, as in `.reg.b32 a`.
    """
    for name in re.sub(r"\A\.reg\s*\.\w+\s*", "", text).split(","):
        name = name.strip()
        if match := re.fullmatch(r"(.*)<(\d+)>", name):
            for index in range(int(match.group(2))):
                machine.slot(f"{match.group(1)}{index}")
        else:
            machine.slot(name)


def _finish(machine: Machine, outputs: int) -> None:
    body = machine.body
    result = body.declaration.result
    if outputs == 0:
        body.ret()
    elif outputs == 1:
        body.ret(machine.read("$0", result))
    else:
        whole = "poison"
        for index, kind in enumerate(split_commas(result[1:-1])):
            value = machine.read(f"${index}", kind)
            whole = body.op(f"insertvalue {result} {whole}, {kind} {value}, {index}")
        body.ret(whole)
