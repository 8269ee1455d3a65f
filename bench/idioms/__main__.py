"""What kernels that compute something with a name come out as.

    python -m bench.idioms [NAME ...] [--target cpu] [--no-run] [--json]

One row for each of the kernels of idiom_rows.py, as people write them: naive, tiled, unrolled by
clang -O3, with shuffles, with trees in shared memory, with grid strides, from Numba. A row says yes
where the StableHLO holds the operations of the idiom and none that it excludes; the kernel is run
as well, and compared with the reference executor and NumPy (`wrong` where they differ). Exits with
1 where a row says no.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.kernels.registry import Draw
from tests.kernels.specs import SPECS

import raise_kernel
from bench.idioms.rows import ROWS, Idiom
from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.terminal.progress import progress

# Not computation: what any program holds.
PLAIN = frozenset({"constant", "return"})


@dataclass(frozen=True)
class Found:
    """What came of a row. `ops`: the operations found, most frequent first."""

    row: Idiom
    ops: tuple[str, ...]
    missing: tuple[str, ...]
    unwanted: tuple[str, ...]
    verified: str

    @property
    def yes(self) -> bool:
        return not self.missing and not self.unwanted and self.verified != "wrong"


def inspect(item: Idiom, target: str = "cpu", *, run: bool = True) -> Found:
    """Raise the row's kernel, read its StableHLO, and run it when asked."""
    try:
        text = _text(item, target)
    except Refusal as refusal:
        return Found(item, (), item.ops, (), f"refused: {refusal}")
    counts: dict[str, int] = {}
    for name in re.findall(r"(?:stablehlo|chlo)\.(\w+)", _without_regions(text)):
        counts[name] = counts.get(name, 0) + 1
    if "unique_indices = true" in text:
        counts["unique_indices"] = 1
    ops = tuple(sorted(counts.keys() - PLAIN, key=lambda name: (-counts[name], name)))
    missing = tuple(o for o in item.ops if not set(o.split("|")) & set(ops))
    unwanted = tuple(o for o in item.free_of if o in ops)
    return Found(item, ops, missing, unwanted, _verified(item) if run else "not run")


def _without_regions(text: str) -> str:
    """The text with attributes whose names are those of operations taken out."""
    return re.sub(r"#stablehlo\.\w+", "", text)


def _text(item: Idiom, target: str) -> str:
    launcher, call = _launch(item)
    launcher = launcher.options(target=item.target or target)
    return launcher.lower(*call.args).as_text("stablehlo")


def _launch(item: Idiom) -> tuple[Any, Any]:
    if item.kernel.startswith("numba:"):
        from tests.raising.test_kernels_numba import CASES, numba_function

        name = item.kernel.removeprefix("numba:")
        size = item.size if item.size is not None else CASES[name].sizes[0]
        call = CASES[name].make(size, Draw(f"{name}{size}"))
        kernel = raise_kernel.from_numba(numba_function(name))
        return kernel[call.grid, call.block], call
    spec = SPECS[item.kernel]
    call = spec.call(item.size if item.size is not None else spec.sizes[0])
    return raise_kernel.load(spec.path(item.level), kernel=spec.kernel)[call.launch], call


def _verified(item: Idiom) -> str:
    """`yes` where the raised kernel, the reference executor and NumPy agree, else `wrong`."""
    from tests.raising.test_kernels import check
    from tests.raising.test_kernels_numba import CASES, test_numba_kernel

    try:
        if item.kernel.startswith("numba:"):
            name = item.kernel.removeprefix("numba:")
            test_numba_kernel(name, item.size if item.size is not None else CASES[name].sizes[0])
        else:
            size = item.size if item.size is not None else SPECS[item.kernel].sizes[0]
            check(item.kernel, item.level, size, 1)
    except AssertionError:
        return "wrong"
    return "yes"


def table(found: Sequence[Found]) -> Table:
    """The rows as a table for people."""
    made = Table("idiom", "kernel", "written", "expected", "found", "", "verified")
    for each in found:
        item = each.row
        wanted = ", ".join(o.replace("|", " or ") for o in item.ops)
        bad = [f"no {o}" for o in each.missing] + [f"has {o}" for o in each.unwanted]
        shown = ", ".join(each.ops[:6]) + (" ..." if len(each.ops) > 6 else "")
        found_text = f"{shown} ({'; '.join(bad)})" if bad else shown
        kernel = f"{item.kernel} -{item.level}"
        answer = "yes" if each.yes else "NO"
        made.add_row(item.name, kernel, item.written, wanted, found_text, answer, each.verified)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """The script."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", help="kernels; all without any")
    parser.add_argument("--target", default="cpu", help="whose costs decide the form")
    parser.add_argument("--no-run", action="store_true", help="read the StableHLO only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    options = parser.parse_args(arguments)
    jax.config.update("jax_enable_x64", True)
    rows = [r for r in ROWS if not options.names or r.kernel in options.names]
    found = []
    with progress(options.quiet) as step:
        for number, row in enumerate(rows, 1):
            step(f"{row.kernel}: row {number} of {len(rows)}")
            found.append(inspect(row, options.target, run=not options.no_run))
    if options.json:
        print(json.dumps([asdict(f) | {"yes": f.yes} for f in found], indent=1))
    else:
        console = Console(width=None if sys.stdout.isatty() else 200)
        console.print(table(found))
        console.print(f"{sum(f.yes for f in found)} of {len(found)} rows say yes")
    return 0 if all(f.yes for f in found) else 1


if __name__ == "__main__":
    sys.exit(main())
