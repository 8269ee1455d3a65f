"""Writes docs/gallery/: a page with a picture for each of the kernels in gallery_entries.py.

    python -m tests.docs.gallery docs/gallery [NAME ...]

A page has the kernel's source, the JAX source that it is raised to, and a picture of what it
computes. A test compares the JAX source of some pages with what is made now.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import jax
import numpy as np
from tests.docs.gallery_entries import ENTRIES, Entry
from tests.kernels.registry import ROOT, Call, Draw
from tests.kernels.specs import SPECS

import raise_kernel as rk


def call_of(entry: Entry) -> Call:
    """The call that the page shows."""
    call = SPECS[entry.name].make(entry.size, Draw(entry.name))
    arguments = list(call.args)
    for position, make in entry.inputs.items():
        arguments[position] = make(arguments[position])
    return Call(call.grid, call.block, tuple(arguments), call.shared)


def launcher_of(entry: Entry, call: Call) -> rk.Launcher:
    """The kernel of the CUDA source, whose parameters have names, on the raised program."""
    spec = SPECS[entry.name]
    kernel = rk.load(ROOT / f"{spec.source}.cu", kernel=spec.kernel)
    return kernel[call.launch].options(target="cpu", executor="xla")


def jax_source(entry: Entry) -> str:
    call = call_of(entry)
    with jax.enable_x64(True):
        return launcher_of(entry, call).lower(*call.args).as_text("jax").rstrip()


def cuda_source(entry: Entry) -> str:
    """The kernel's function, with the comment above it."""
    spec = SPECS[entry.name]
    text = (ROOT / f"{spec.source}.cu").read_text()
    head = re.search(rf"^(?://[^\n]*\n)*[^\n;}}]*__global__[^;{{]*\b{spec.kernel}\(", text, re.M)
    if head is None:
        raise ValueError(f"{spec.source}.cu: no __global__ function {spec.kernel}")
    return text[head.start() : _closing(text, text.index("{", head.end())) + 1]


def _closing(text: str, brace: int) -> int:
    """Where the block that opens at `brace` ends."""
    depth = 0
    for position in range(brace, len(text)):
        depth += {"{": 1, "}": -1}.get(text[position], 0)
        if depth == 0:
            return position
    raise ValueError("a brace that is not closed")


def results_of(entry: Entry, call: Call) -> list[np.ndarray]:
    with jax.enable_x64(True):
        found = launcher_of(entry, call)(*call.args)
    return [np.asarray(array) for array in (found if isinstance(found, tuple) else (found,))]


def draw(entry: Entry, call: Call, results: Sequence[np.ndarray], path: Path) -> None:
    """The argument that is shown, and the result."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    panels = [("result", results[entry.result])]
    if entry.shown is not None:
        panels.insert(0, ("argument", np.asarray(call.args[entry.shown])))
    figure, axes = pyplot.subplots(1, len(panels), figsize=(5, 2.2), squeeze=False)
    for axis, (title, array) in zip(axes[0], panels, strict=True):
        axis.set_title(title, fontsize=8)
        axis.tick_params(labelsize=6)
        if array.ndim == 3 and array.shape[-1] == 3:
            axis.imshow(np.clip(array, 0, 1))
        elif array.ndim >= 2:
            axis.imshow(array.reshape(-1, *array.shape[-2:])[len(array) // 2 * (array.ndim > 2)])
        else:
            axis.plot(array, linewidth=0.8, **({"marker": "."} if array.size < 40 else {}))
    figure.tight_layout()
    figure.savefig(path, dpi=80, metadata={"Software": None})
    pyplot.close(figure)


def page(entry: Entry) -> str:
    spec = SPECS[entry.name]
    return f"""# {entry.name}

{entry.text}

![What {entry.name} computes]({entry.name}.png)

The kernel, from `{spec.source}.cu`:

```cuda
{cuda_source(entry)}
```

The JAX source that it is raised to, at the sizes of the picture:

<!-- shown -->
```python
{jax_source(entry)}
```
"""


def index() -> str:
    """The pictures by theme, three in a row."""
    lines = [
        "# Gallery",
        "",
        f"{len(ENTRIES)} of the kernels that the tests raise. Each page has the CUDA source, the",
        "JAX source that it becomes, and what it computes.",
        "`python -m tests.docs.gallery docs/gallery` makes the pages, and the tests compare them.",
        "",
    ]
    for theme in dict.fromkeys(entry.theme for entry in ENTRIES):
        names = [entry.name for entry in ENTRIES if entry.theme == theme]
        lines += [f"## {theme}", "", "| | | |", "|---|---|---|"]
        for row in range(0, len(names), 3):
            cells = [f"[![{n}]({n}.png)]({n}.md) [{n}]({n}.md)" for n in names[row : row + 3]]
            lines.append("| " + " | ".join([*cells, "", ""][:3]) + " |")
        lines.append("")
    pages = "\n".join(entry.name for entry in ENTRIES)
    lines += ["```{toctree}", ":hidden:", "", pages, "```"]
    return "\n".join(lines) + "\n"


def main(folder: str, *names: str) -> None:
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    for entry in ENTRIES:
        if not names or entry.name in names:
            call = call_of(entry)
            draw(entry, call, results_of(entry, call), path / f"{entry.name}.png")
            (path / f"{entry.name}.md").write_text(page(entry))
            print(entry.name, flush=True)
    (path / "index.md").write_text(index())


if __name__ == "__main__":
    main(*sys.argv[1:])
