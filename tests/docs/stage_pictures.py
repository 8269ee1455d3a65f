"""Draws docs/stages/: one kernel, jacobi2d on an 8 x 8 grid, as each stage sees it.

python -m tests.docs.stage_pictures docs/stages
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot
from matplotlib.patches import FancyArrowPatch, Rectangle

ROOT = Path(__file__).resolve().parents[2]
N, BLOCK = 8, 4
BLOCKS = ("#cfe3f7", "#f9dcc4", "#d6efd0", "#e6d7f2")
WRITTEN, READ, IDLE = "#e4572e", "#2e86ab", "#eeeeee"
NEIGHBOURS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def panel(width: float = 4.0, height: float = 3.2, columns: int = 1) -> tuple[Any, list[Any]]:
    figure, axes = pyplot.subplots(1, columns, figsize=(width, height), squeeze=False)
    for axis in axes[0]:
        axis.set_aspect("equal")
        axis.axis("off")
    return figure, list(axes[0])


def cell(axis: Any, i: float, j: float, colour: str, text: str = "", **style: Any) -> None:
    """One element in row i and column j; rows go down."""
    look = {"edgecolor": "#888888", "linewidth": 0.6, **style}
    axis.add_patch(Rectangle((j, -i - 1), 1, 1, facecolor=colour, **look))
    if text:
        axis.text(j + 0.5, -i - 0.5, text, ha="center", va="center", fontsize=6)


def frame(axis: Any, i: float, j: float, rows: float, columns: float, colour: str) -> None:
    box = Rectangle((j, -i - rows), columns, rows, fill=False, edgecolor=colour, linewidth=2)
    axis.add_patch(box)


def fit(axis: Any, rows: float, columns: float, margin: float = 0.4) -> None:
    axis.set_xlim(-margin, columns + margin)
    axis.set_ylim(-rows - margin, margin)


def inner(i: int, j: int) -> bool:
    return 0 < i < N - 1 and 0 < j < N - 1


def threads() -> Any:
    """The launch: 2 x 2 blocks of 4 x 4 threads; those that the guard sends home are grey."""
    figure, (axis,) = panel()
    for i in range(N):
        for j in range(N):
            colour = BLOCKS[i // BLOCK * 2 + j // BLOCK] if inner(i, j) else IDLE
            cell(axis, i, j, colour, f"{i % BLOCK},{j % BLOCK}")
    for i in (0, BLOCK):
        for j in (0, BLOCK):
            frame(axis, i, j, BLOCK, BLOCK, "#444444")
    axis.set_title("4 blocks of 16 threads (threadIdx.y, threadIdx.x)", fontsize=8)
    fit(axis, N, N)
    return figure


def memory() -> Any:
    """Flat memory, and what one thread reads and writes."""
    figure, (axis,) = panel(7.0, 1.5)
    i, j, first, last = 2, 3, 8, 32
    reads = {(i + a) * N + j + b for a, b in NEIGHBOURS}
    for row, (name, marked, colour) in enumerate((("x", reads, READ), ("y", {i * N + j}, WRITTEN))):
        for k in range(first, last):
            cell(axis, 1.6 * row, k - first, colour if k in marked else "white", str(k))
        axis.text(-0.4, -1.6 * row - 0.5, name, ha="right", va="center", fontsize=8)
    axis.set_title(
        "what the thread of i = 2, j = 3 reads and writes (elements 8 to 31)", fontsize=8
    )
    fit(axis, 2.6, last - first, 1.0)
    return figure


def control_flow() -> Any:
    """The graph of blocks, and the region that it becomes."""
    figure, (left, right) = panel(6.0, 3.0, 2)
    boxes = {"entry: i ?": (0, 2), "j ?": (2, 0.6), "loads, store": (4, 0), "return": (6, 2.6)}
    for text, (i, j) in boxes.items():
        left.add_patch(Rectangle((j, -i - 1), 3.4, 1, facecolor=BLOCKS[0], edgecolor="#666666"))
        left.text(j + 1.7, -i - 0.5, text, ha="center", va="center", fontsize=7)
    arrows = (("entry: i ?", "j ?"), ("j ?", "loads, store"), ("loads, store", "return"))
    for a, b in (*arrows, ("entry: i ?", "return"), ("j ?", "return")):
        (i, j), (k, m) = boxes[a], boxes[b]
        left.add_patch(
            FancyArrowPatch((j + 2.4, -i - 1), (m + 2.2, -k), arrowstyle="->", mutation_scale=8)
        )
    left.set_title("cf: blocks and branches", fontsize=8)
    fit(left, 7, 6.4)
    right.add_patch(Rectangle((0, -6), 6, 5, facecolor=BLOCKS[1], edgecolor="#666666"))
    right.text(0.3, -1.6, "scf.if  i and j are inside", fontsize=7)
    right.add_patch(Rectangle((0.6, -5.4), 4.8, 3, facecolor="white", edgecolor="#666666"))
    right.text(3, -3.9, "loads, store", ha="center", fontsize=7)
    right.set_title("scf: one region", fontsize=8)
    fit(right, 7, 6.4)
    return figure


def loops() -> Any:
    """Four loops become two; the guard becomes their bounds."""
    figure, (left, right) = panel(6.2, 3.0, 2)
    for i in range(N):
        for j in range(N):
            cell(left, i, j, BLOCKS[i // BLOCK * 2 + j // BLOCK] if inner(i, j) else IDLE)
            if inner(i, j):
                cell(right, i, j, BLOCKS[0])
    for i in (0, BLOCK):
        for j in (0, BLOCK):
            frame(left, i, j, BLOCK, BLOCK, "#444444")
    frame(right, 1, 1, N - 2, N - 2, "#444444")
    left.set_title("blocks, threads in them, and a guard", fontsize=8)
    right.set_title("(i, j) = (1, 1) to (7, 7)", fontsize=8)
    fit(left, N, N)
    fit(right, N, N)
    return figure


def accesses() -> Any:
    """The access relations on the arrays with two dimensions."""
    figure, (left, right) = panel(6.2, 3.0, 2)
    i, j = 2, 3
    for a in range(N):
        for b in range(N):
            is_read = (a - i, b - j) in NEIGHBOURS
            cell(left, a, b, READ if is_read else "white")
            cell(right, a, b, WRITTEN if (a, b) == (i, j) else "white")
    label = {"ha": "center", "va": "center", "fontsize": 5, "color": "white"}
    for (a, b), name in zip(NEIGHBOURS, ("i-1, j", "i+1, j", "i, j-1", "i, j+1"), strict=True):
        left.text(j + b + 0.5, -i - a - 0.5, name, **label)
    right.text(j + 0.5, -i - 0.5, "i, j", **label)
    left.set_title("memref<8x8xf32> x: four affine loads", fontsize=8)
    right.set_title("y: one affine store", fontsize=8)
    fit(left, N, N)
    fit(right, N, N)
    return figure


def slices() -> Any:
    """All threads at once: four shifted slices, and the part of y that is updated."""
    figure, axes = panel(8.0, 2.0, 5)
    names = ("x[:-2, 1:-1]", "x[2:, 1:-1]", "x[1:-1, :-2]", "x[1:-1, 2:]", "update of y at (1, 1)")
    for number, (axis, name) in enumerate(zip(axes, names, strict=True)):
        a, b = NEIGHBOURS[number] if number < 4 else (0, 0)
        for i in range(N):
            for j in range(N):
                inside = 1 <= i - a < N - 1 and 1 <= j - b < N - 1
                colour = (READ if number < 4 else WRITTEN) if inside else "white"
                cell(axis, i, j, colour, linewidth=0.3)
        axis.set_title(name, fontsize=7)
        fit(axis, N, N)
    return figure


def overview() -> Any:
    """The kernel of one thread, and the program of all of them."""
    source = (ROOT / "examples" / "jacobi2d.cu").read_text().partition("\n")[2].rstrip()
    readme = (ROOT / "README.md").read_text()
    program = readme.partition("```python\n")[2].partition("\n```")[0]
    program = re.sub(r'    """.*?"""\n', "", program, flags=re.DOTALL)
    figure, (axis,) = panel(11.0, 2.9)
    texts = (
        (0, source, "CUDA: one thread", BLOCKS[0]),
        (60, program, "JAX: all threads", BLOCKS[1]),
    )
    for left, text, title, colour in texts:
        axis.add_patch(Rectangle((left, 0), 52, 20, facecolor=colour, edgecolor="#666666"))
        axis.text(left + 1, 21, title, fontsize=10, weight="bold")
        axis.text(left + 1, 19, text, fontsize=6.2, family="monospace", va="top")
    axis.add_patch(FancyArrowPatch((53, 10), (59, 10), mutation_scale=20, facecolor="#444444"))
    below = "runs on CPU, GPU and TPU; jax.jit, jax.grad, jax.vmap and sharding work"
    axis.text(61, 1.5, below, fontsize=7, style="italic")
    axis.text(1, 1.5, "as LLVM IR, from clang or Numba; no GPU needed", fontsize=7, style="italic")
    axis.set_xlim(-1, 113)
    axis.set_ylim(-1, 24)
    return figure


PICTURES = {
    "overview": overview,
    "threads": threads,
    "memory": memory,
    "control_flow": control_flow,
    "loops": loops,
    "accesses": accesses,
    "slices": slices,
}


def main(folder: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    # The same bytes in every run.
    style: Any = {"svg.hashsalt": "stages", "font.family": "sans-serif"}
    with pyplot.rc_context(style):
        for name, make in PICTURES.items():
            figure = make()
            path = Path(folder) / f"{name}.svg"
            figure.savefig(path, bbox_inches="tight", facecolor="white", metadata={"Date": None})
            pyplot.close(figure)


if __name__ == "__main__":
    main(*sys.argv[1:])
