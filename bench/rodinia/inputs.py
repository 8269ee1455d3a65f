"""The input files of Rodinia's programs, small and the same in every run.

The suite's own inputs are in a separate download. What is there under `data` is used; these stand
for the others.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np

Writer = Callable[[Path], None]


def write_missing(path: Path, write: Writer) -> None:
    """Writes an input file, unless the suite's own is there."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path)


def _random(path: Path) -> np.random.Generator:
    return np.random.default_rng(list(path.name.encode()))


def _lines(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join(lines) + "\n")


def numbers(count: int, low: float, high: float) -> Writer:
    """One number a line."""

    def write(path: Path) -> None:
        _lines(path, [f"{x:.6f}" for x in _random(path).uniform(low, high, count)])

    return write


def keys(count: int) -> Writer:
    """b+tree's keys: how many, then each of them once."""

    def write(path: Path) -> None:
        _lines(path, [str(count), *map(str, _random(path).permutation(count))])

    return write


def text(content: str) -> Writer:
    """A file with this content."""
    return lambda path: (path.write_text(content), None)[1]


def graph(nodes: int, most_edges: int) -> Writer:
    """bfs's graph: for each node its first edge and their number, the source, the edges."""

    def write(path: Path) -> None:
        random = _random(path)
        degrees = random.integers(1, most_edges + 1, nodes)
        starts = np.concatenate([[0], np.cumsum(degrees)[:-1]])
        edges = int(degrees.sum())
        ends = random.integers(0, nodes, edges)
        lines = [str(nodes), *(f"{s} {d}" for s, d in zip(starts, degrees, strict=True))]
        lines += ["", "0", "", str(edges), *(f"{end} 1" for end in ends)]
        _lines(path, lines)

    return write


def domain(side: int) -> Writer:
    """cfd's elements: `side`^3 cubes cut out of a flow, four neighbours each, one of them the far
    field at the rim: area, then of each face the neighbour and the normal."""

    def write(path: Path) -> None:
        count = side * side * side
        normals = ((1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0))
        lines = [str(count)]
        for element in range(count):
            x, y = element % side, element // side % side
            inside = (x + 1 < side, x > 0, y + 1 < side, y > 0)
            steps = (1, -1, side, -side)
            words = ["1.0"]
            for is_inside, step, normal in zip(inside, steps, normals, strict=True):
                words.append(str(element + step + 1 if is_inside else -2))
                words += map(str, normal)
            lines.append(" ".join(words))
        _lines(path, lines)

    return write


def pixels(width: int, height: int, components: int) -> Writer:
    """dwt2d's image: bytes, with edges and noise."""

    def write(path: Path) -> None:
        path.write_bytes(_picture(_random(path), width, height, components).tobytes())

    return write


def portable_graymap(width: int, height: int) -> Writer:
    """srad's picture, as decimal numbers."""

    def write(path: Path) -> None:
        picture = _picture(_random(path), width, height, 1)[..., 0]
        rows = [" ".join(map(str, row)) for row in picture]
        _lines(path, ["P2", f"{width} {height}", "255", *rows])

    return write


def _picture(random: np.random.Generator, width: int, height: int, components: int) -> np.ndarray:
    y, x = np.mgrid[:height, :width]
    waves = 100 + 60 * np.sin(x / 17) * np.cos(y / 23) + 40 * ((x // 32 + y // 32) % 2)
    noise = random.integers(-20, 21, (height, width, components))
    return np.clip(waves[..., None] + noise, 1, 254).astype(np.uint8)


def skewed_bytes(count: int) -> Writer:
    """huffman's input: bytes, small ones more often."""

    def write(path: Path) -> None:
        values = _random(path).geometric(0.05, count)
        path.write_bytes(np.minimum(values, 255).astype(np.uint8).tobytes())

    return write


def points(count: int, features: int, clusters: int) -> Writer:
    """kmeans's points: a number and the features of each, around so many centres."""

    def write(path: Path) -> None:
        random = _random(path)
        centres = random.uniform(-50, 50, (clusters, features))
        found = centres[random.integers(0, clusters, count)] + random.normal(
            0, 3, (count, features)
        )
        rows = [" ".join(f"{x:.4f}" for x in row) for row in found]
        _lines(path, [f"{number} {row}" for number, row in enumerate(rows)])

    return write


def film(width: int, height: int, frames: int, dark: bool = False) -> Writer:
    """An uncompressed AVI file with bright rings, or dark discs, that move a little, one byte a
    pixel."""

    def write(path: Path) -> None:
        random = _random(path)
        y, x = np.mgrid[:height, :width]
        centres = random.uniform((60, 120), (width - 60, height - 120), (12, 2))
        pictures = []
        for frame in range(frames):
            picture = np.full((height, width), 115.0 if dark else 60.0)
            for cx, cy in centres:
                distance = np.hypot(x - cx - frame, y - cy)
                if dark:
                    picture -= 60 / (1 + np.exp(distance - 10))
                else:
                    picture += 120 * np.exp(-(((distance - 10) / 4) ** 2))
            noise = random.normal(0, 2, picture.shape)
            pictures.append(np.clip(picture + noise, 0, 127).astype(np.uint8).tobytes())
        path.write_bytes(_avi(width, height, pictures))

    return write


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _avi(width: int, height: int, pictures: list[bytes]) -> bytes:
    count, size = len(pictures), width * height
    main = struct.pack("<10I16x", 40000, size * 25, 0, 16, count, 0, 1, size, width, height)
    stream = struct.pack(
        "<4s4sIIIIIIIIII8x", b"vids", b"DIB ", *(0, 0, 0, 1, 25, 0, count, size, 0, 0)
    )
    form = struct.pack("<IIIHHIIIIII", 40, width, height, 1, 8, 0, size, 0, 0, 0, 0)
    listed = _chunk(b"LIST", b"strl" + _chunk(b"strh", stream) + _chunk(b"strf", form))
    header = _chunk(b"LIST", b"hdrl" + _chunk(b"avih", main) + listed)
    frames = b"".join(_chunk(b"00db", picture) for picture in pictures)
    step = len(_chunk(b"00db", pictures[0]))
    index = b"".join(
        struct.pack("<4sIII", b"00db", 16, 4 + number * step, size) for number in range(count)
    )
    body = header + _chunk(b"LIST", b"movi" + frames) + _chunk(b"idx1", index)
    return _chunk(b"RIFF", b"AVI " + body)


def bases(count: int, name: str = "reference") -> Writer:
    """A sequence of DNA in FASTA's format, 70 bases a line; the same in every run."""

    def write(path: Path) -> None:
        found = _sequence(count)
        lines = [found[k : k + 70] for k in range(0, count, 70)]
        _lines(path, [f">{name}", *lines])

    return write


def reads(count: int, length: int, of: int) -> Writer:
    """Parts of `bases(of)`, every third one with a base that differs."""

    def write(path: Path) -> None:
        random, sequence = _random(path), _sequence(of)
        lines = []
        for number in range(count):
            start = int(random.integers(0, of - length))
            read = sequence[start : start + length]
            if number % 3 == 0:
                read = read[: length // 2] + "A" + read[length // 2 + 1 :]
            lines += [f">read{number}", read]
        _lines(path, lines)

    return write


def _sequence(count: int) -> str:
    return "".join(np.array(list("ACGT"))[np.random.default_rng(7).integers(0, 4, count)])


def hurricanes(count: int) -> Writer:
    """nn's records of 49 characters: the place of a hurricane in two numbers."""

    def write(path: Path) -> None:
        random = _random(path)
        lines = []
        for _ in range(count):
            latitude, longitude = random.uniform(7, 70), random.uniform(0, 358)
            year, month, day = random.integers((1950, 1, 1), (2005, 13, 29))
            head = f"{year:4d} {month:2d} {day:2d} {12:2d} {3:2d} {'ISAAC':<9}"
            lines.append(f"{head} {latitude:5.1f} {longitude:5.1f} {100:4d} {500:4d}")
        _lines(path, lines)

    return write
