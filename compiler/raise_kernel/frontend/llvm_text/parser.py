"""`parse(text)`: the LLVM text that LLVM itself prints, as a `Module`.

The text must be canonical, as llvmlite prints a verified module: opaque pointers, one statement a
line but for those that LLVM breaks (`switch`), every unnamed value numbered.
"""

from __future__ import annotations

import re

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text.attribute_parser import parse_group
from raise_kernel.frontend.llvm_text.global_parser import parse_function_head, parse_global
from raise_kernel.frontend.llvm_text.instruction_parser import parse_instruction
from raise_kernel.frontend.llvm_text.lexer import TextError, bare_name, unescape
from raise_kernel.frontend.llvm_text.module import Alias, Block, Function, Module
from raise_kernel.frontend.llvm_text.type_parser import TypeParser
from raise_kernel.frontend.llvm_text.value_parser import ValueParser

_LABEL = re.compile(r'(?:"[^"]*"|[-\w.$]+):', re.ASCII)


def parse(text: str) -> Module:
    """Parse a module. Refuses text that it does not understand with RK011."""
    try:
        return _Parser(text).run()
    except TextError as error:
        raise Refusal("RK011", error.message, instruction=error.text.strip() or None) from error


class _Parser:
    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._at = 0
        self._module = Module()
        self._types = TypeParser()
        self._values = ValueParser(self._types)

    def run(self) -> Module:
        for line in self._lines:  # ahead of all else, since a definition may follow its use
            if line.startswith("%") and " = type " in line:
                self._types.define(line)
        while self._at < len(self._lines):
            line = self._lines[self._at]
            self._at += 1
            if line:
                self._top_level(line)
        self._module.types = self._types.named_types()
        self._resolve_groups()
        return self._module

    def _top_level(self, line: str) -> None:
        first = line[0]
        if first == "@":
            self._global(line)
        elif first == "!":
            self._module.metadata.add(line)
        elif line.startswith("define "):
            self._define(line)
        elif line.startswith("declare "):
            function = parse_function_head(line, self._values)
            self._module.functions[function.name] = function
        elif line.startswith("attributes "):
            number, attributes = parse_group(line, self._types)
            self._module.attribute_groups[number] = attributes
        elif line.startswith("target "):
            self._target(line)
        elif line.startswith("source_filename"):
            self._module.source_filename = _quoted(line)
        elif line.startswith("module asm"):
            raise TextError("module-level assembly", line)
        elif not (first in ";$^%" or line.startswith("uselistorder")):
            raise TextError("unexpected text at module level", line)

    def _target(self, line: str) -> None:
        if line.startswith("target triple"):
            self._module.triple = _quoted(line)
        elif line.startswith("target datalayout"):
            self._module.data_layout = _quoted(line)

    def _global(self, line: str) -> None:
        parsed = parse_global(line, self._values)
        if isinstance(parsed, Alias):
            self._module.aliases[parsed.name] = parsed
        else:
            self._module.globals[parsed.name] = parsed

    def _define(self, line: str) -> None:
        function = parse_function_head(line, self._values)
        self._module.functions[function.name] = function
        first_label = str(sum(1 for p in function.params if p.name.isdigit()))
        block: Block | None = None
        while True:
            if self._at >= len(self._lines):
                raise TextError("the function's body does not end", line)
            text = self._lines[self._at]
            self._at += 1
            if text == "}":
                return
            if not text or text.lstrip()[:1] in (";", ""):
                continue
            if text[0] != " ":
                block = _open_block(function, text)
            elif not text.lstrip().startswith(("#dbg_", "uselistorder")):
                if block is None:
                    block = Block(first_label)
                    function.blocks.append(block)
                block.instructions.append(self._instruction(text))

    def _instruction(self, text: str):
        statement = text
        while self._at < len(self._lines) and _continues(self._lines[self._at]):
            statement += "\n" + self._lines[self._at]
            self._at += 1
        try:
            return parse_instruction(statement, self._values)
        except (AssertionError, IndexError, ValueError) as error:
            raise TextError(f"the instruction is not understood: {error}", text) from error

    def _resolve_groups(self) -> None:
        """Put the attributes of each group `#3` in the place of its reference."""
        groups = self._module.attribute_groups
        for function in self._module.functions.values():
            for name in [n for n in function.attributes if n.startswith("#")]:
                del function.attributes[name]
                function.attributes.update(groups.get(name, {}))


def _continues(line: str) -> bool:
    """Whether a line goes on with the statement before it: the cases of a switch, its `]`."""
    if line.startswith("  ]"):
        return True
    return line.startswith("    ") and not line.lstrip().startswith(("#dbg_", ";"))


def _open_block(function: Function, line: str) -> Block:
    match = _LABEL.match(line)
    if match is None:
        raise TextError("expected a label", line)
    block = Block(bare_name("%" + match[0][:-1]))
    function.blocks.append(block)
    return block


def _quoted(line: str) -> str:
    return unescape(line[line.index('"') + 1 : line.rindex('"')])
