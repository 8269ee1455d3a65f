"""The collectives of a compiled program, read from XLA's text: what each device takes in, and where
in the program it is asked for."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

KINDS = (
    "all-gather",
    "all-reduce",
    "all-to-all",
    "collective-broadcast",
    "collective-permute",
    "ragged-all-to-all",
    "reduce-scatter",
)
_COLLECTIVE = re.compile(rf"= (?P<type>.*?) (?P<kind>{'|'.join(KINDS)})(?P<start>-start)?\(")
_ARRAY = re.compile(r"\b([a-z]+\d*)\[([\d,]*)\]")
_METADATA = re.compile(r'op_name="(?P<op>[^"]*)"(?:[^}]*stack_frame_id=(?P<frame>\d+))?')
_TABLE_ROW = re.compile(r"^(\d+) (.*)$")
_FIELD = re.compile(r"(\w+)=(\d+)")
_COMPUTATION = re.compile(r"^(?:ENTRY )?%?([\w.\-]+) \(.*\{$")
_BODY = re.compile(r"body=%?([\w.\-]+)")
# In the name of an operation of a loop: of how many iterations it is made once.
_TILE = re.compile(r"\bonce_in_(\d+)\b")
# And of the lines whose accesses ask for it, where it stands in no statement of theirs.
_ACCESSES = re.compile(r"\baccesses_([0-9a-f]+)\b")
_lines: dict[str, tuple[str, ...]] = {}


def tile_name(iterations: int) -> str:
    """The name of what makes so many iterations of a loop at once, at whose start neighbours
    exchange; `collectives_of` finds it in the program."""
    return f"once_in_{iterations}" if iterations > 1 else "exchange"


def access_name(lines: Sequence[str]) -> str:
    """The name of what neighbours exchange for accesses on these lines, the same in each process;
    `collectives_of` finds the lines by it."""
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    _lines[digest] = tuple(lines)
    return f"accesses_{digest}"


@dataclass(frozen=True)
class Statement:
    """A line of a program that XLA has a frame for: file, function, line."""

    file: str
    function: str
    line: int


@dataclass(frozen=True)
class Collective:
    """One collective: `bytes` that a device takes in each time, the operation that asks for it,
    the frames that it comes from (innermost last), and the iterations of a loop that it is made
    once in, 0 where it is in none. `lines` are those that `access_name` was told."""

    kind: str
    bytes: int
    operation: str
    frames: tuple[Statement, ...]
    iterations: int
    lines: tuple[str, ...] = ()

    @property
    def in_loop(self) -> bool:
        return self.iterations > 0


def collectives_of(text: str) -> list[Collective]:
    """The collectives of an optimized HLO module, in its order."""
    frames = _Frames(text)
    bodies = set(_BODY.findall(text))
    computation = ""
    found = []
    for line in text.splitlines():
        head = _COMPUTATION.match(line)
        if head is not None:
            computation = head[1]
        match = _COLLECTIVE.search(line)
        if match is None:
            continue
        metadata = _METADATA.search(line)
        name = metadata["op"] if metadata is not None else ""
        number = metadata["frame"] if metadata is not None else None
        in_loop = computation in bodies or "while/body" in name
        tile, accesses = _TILE.search(name), _ACCESSES.search(name)
        found.append(
            Collective(
                match["kind"],
                bytes_in(match["type"], bool(match["start"])),
                name.rpartition("/")[2],
                tuple(frames.of(int(number))) if number else (),
                int(tile[1]) if in_loop and tile is not None else int(in_loop),
                _lines.get(accesses[1], ()) if accesses is not None else (),
            )
        )
    return found


class _Frames:
    """The tables of source lines at the head of a module."""

    def __init__(self, text: str) -> None:
        self._tables: dict[str, dict[int, str]] = {}
        table: dict[int, str] = {}
        for line in text.splitlines():
            row = _TABLE_ROW.match(line)
            if row is not None:
                table[int(row[1])] = row[2]
            elif line in ("FileNames", "FunctionNames", "FileLocations", "StackFrames"):
                table = self._tables[line] = {}
            elif line.startswith(("%", "ENTRY")):
                break
        first = self._fields("StackFrames", 1)
        self._offset = 1 if first is not None and first["parent_frame_id"] == 1 else 0

    def of(self, number: int) -> Iterator[Statement]:
        """The frames of a stack, outermost first."""
        frame = self._fields("StackFrames", number)
        if frame is None:
            return
        # Parents are counted from one more, so that the outermost frame names itself.
        parent = frame["parent_frame_id"] - self._offset
        if parent:
            yield from self.of(parent)
        location = self._fields("FileLocations", frame["file_location_id"])
        if location is not None:
            yield Statement(
                self._name("FileNames", location["file_name_id"]),
                self._name("FunctionNames", location["function_name_id"]),
                location["line"],
            )

    def _fields(self, table: str, number: int) -> dict[str, int] | None:
        row = self._tables.get(table, {}).get(number)
        return {key: int(value) for key, value in _FIELD.findall(row)} if row else None

    def _name(self, table: str, number: int) -> str:
        return self._tables.get(table, {}).get(number, "").strip('"')


def bytes_in(type_: str, started: bool) -> int:
    """The bytes of a collective's result; one that is started gives its operand before it."""
    arrays = [
        prod(int(n) for n in dims.split(",") if n) * _itemsize(element)
        for element, dims in _ARRAY.findall(type_)
    ]
    return arrays[1] if started and len(arrays) > 1 else sum(arrays)


def _itemsize(element: str) -> int:
    bits = re.search(r"\d+", element)
    return max(1, int(bits.group()) // 8) if bits else 1
