"""The text of an MLIR module for people: without locations, which stand beside the lines instead.

Tables of constants are left out, and so is what follows a certain number of lines.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir, parse_module
from raise_kernel.remarks import source_line

# A constant with more elements than this is printed without them.
MOST_ELEMENTS = 32
# Nobody reads further, and a page has to load.
MOST_LINES = 4_000

_START = " loc("


@dataclass(frozen=True)
class Located:
    """Lines of text, and for each the line of the kernel that it comes from ("file.cu:12:5")."""

    lines: tuple[str, ...]
    locations: tuple[str | None, ...]
    left_out: int = 0


def plain_lines(module: ir.Module) -> list[str]:
    """The lines of a module, without locations."""
    text = str(module.operation.get_asm(large_elements_limit=MOST_ELEMENTS))
    return text.rstrip().split("\n")


def located_lines(module: ir.Module) -> Located:
    """The lines of a module with the kernel's lines beside them."""
    text = module.operation.get_asm(
        enable_debug_info=True, use_local_scope=True, large_elements_limit=MOST_ELEMENTS
    )
    whole = str(text).rstrip().split("\n")
    known: dict[str, str | None] = {}
    lines, locations = [], []
    for line in whole[:MOST_LINES]:
        plain, location = split_location(line)
        if location not in known:
            known[location] = _location_of(location)
        lines.append(plain)
        locations.append(known[location])
    return Located(tuple(lines), tuple(locations), max(0, len(whole) - MOST_LINES))


def _location_of(location: str) -> str | None:
    if not location:
        return None
    # The bindings have no parser for a location alone.
    return source_line(parse_module(f"module {{}} {location}").operation.location)


def split_location(line: str) -> tuple[str, str]:
    """A line of MLIR without its locations, and the last one of them ("" without one)."""
    if _START not in line:
        return line, ""
    kept: list[str] = []
    last, position = "", 0
    while position < len(line):
        if line.startswith(_START, position):
            end = _closed(line, position + len(_START))
            last = line[position + 1 : end]
            position = end
            continue
        end = _string_end(line, position) if line[position] == '"' else position + 1
        kept.append(line[position:end])
        position = end
    return "".join(kept).rstrip(), last


def _closed(line: str, position: int) -> int:
    """Behind the parenthesis that closes what was opened before `position`."""
    depth = 1
    while position < len(line) and depth:
        if line[position] == '"':
            position = _string_end(line, position)
            continue
        depth += (line[position] == "(") - (line[position] == ")")
        position += 1
    return position


def _string_end(line: str, start: int) -> int:
    """Behind the string that begins at `start`."""
    position = start + 1
    while position < len(line) and line[position] != '"':
        position += 2 if line[position] == "\\" else 1
    return min(position + 1, len(line))
