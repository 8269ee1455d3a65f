"""Guards that LLVM folded into a switch, as comparisons again.

    switch i32 %i, label %in [ i32 0, label %out  i32 127, label %out ]
    ->
    %g0 = icmp ne i32 %i, 0
    %g1 = icmp ne i32 %i, 127
    %g2 = and i1 %g0, %g1
    br i1 %g2, label %in, label %out

`0 < i && i < 127` becomes such a switch where the launch gives `i` the range 0 to 127. A switch
whose few cases all go to one block is a guard; another stays a switch.
"""

from __future__ import annotations

import re

MAX_CASES = 4

_SWITCH = re.compile(r"  switch (i\d+) (\S+), label (%\S+) \[\Z")
_CASE = re.compile(r"    i\d+ (-?\d+), label (%\S+)\Z")
_LABEL = re.compile(r'("[^"]*"|[-\w$.]+):')
_PHI_PAIR = re.compile(r"\[ (.*?), (%\S+) \]")
_UNNAMED = re.compile(r"%\d+\b")


def switches_to_guards(text: str) -> str:
    """A module's text, as LLVM prints it, with its guard-like switches as branches."""
    if "\n  switch " not in text:
        return text
    lines = text.split("\n")
    repeated: dict[str, set[str]] = {}  # block -> blocks that had several edges to it
    out: list[str] = []
    block = ""
    index = 0
    while index < len(lines):
        line = lines[index]
        block = _block_at(line, block)
        end = index + 1
        if line.startswith("  switch ") and (switch := _SWITCH.match(line)):
            while not lines[end].startswith("  ]"):
                end += 1
            inner = lines[index + 1 : end]
            cases = [case.groups() for each in inner if (case := _CASE.match(each))]
            targets = {target for _, target in cases}
            end += 1
            if len(targets) == 1 and len(cases) <= MAX_CASES and switch.group(3) not in targets:
                (target,) = targets
                out += _guard(switch, f"%rk.guard.{index}", cases, target, lines[end - 1])
                repeated.setdefault(target, set()).add(block)
                index = end
                continue
        out += lines[index:end]
        index = end
    return "\n".join(_without_repeats(out, repeated) if " = phi " in text else out)


def _block_at(line: str, block: str) -> str:
    """The block that a line is in: a label starts one, as does the head of a function."""
    if line.startswith(" "):
        return block
    if match := _LABEL.match(line):
        return "%" + match.group(1)
    if line.startswith("define "):
        return f"%{len(_UNNAMED.findall(line))}"
    return block


def _guard(
    switch: re.Match[str], name: str, cases: list[tuple[str, ...]], target: str, closing: str
) -> list[str]:
    """The comparisons and the branch. `closing` is the switch's last line, with its metadata."""
    type_, value, default = switch.groups()
    debug = "".join(re.findall(r", !dbg !\d+", closing))
    lines, condition = [], ""
    for index, (constant, _) in enumerate(cases):
        lines.append(f"  {name}.{index} = icmp ne {type_} {value}, {constant}{debug}")
        if condition:
            lines.append(f"  {name}.{index}.all = and i1 {condition}, {name}.{index}{debug}")
        condition = f"{name}.{index}.all" if condition else f"{name}.{index}"
    return [*lines, f"  br i1 {condition}, label {default}, label {target}{debug}"]


def _without_repeats(lines: list[str], repeated: dict[str, set[str]]) -> list[str]:
    """The lines with one phi entry for an edge that was several; their values are equal."""
    block = ""
    for index, line in enumerate(lines):
        block = _block_at(line, block)
        if block in repeated and " = phi " in line:
            lines[index] = _one_entry_each(line, repeated[block])
    return lines


def _one_entry_each(line: str, sources: set[str]) -> str:
    matches = list(_PHI_PAIR.finditer(line))
    kept, seen = [], set()
    for match in matches:
        value, source = match.groups()
        if source not in seen:
            kept.append(f"[ {value}, {source} ]")
        if source in sources:
            seen.add(source)
    return line[: matches[0].start()] + ", ".join(kept) + line[matches[-1].end() :]
