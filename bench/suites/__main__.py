"""`python -m bench.suites`: see the package's docstring."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

import bench.suites
from bench.report import markdown
from bench.suites.judging import Row, judged
from bench.suites.packing import packed
from bench.suites.programs import Program


def main(words: Sequence[str] | None = None) -> int:
    options = _options(words)
    programs = _programs(options)
    rows: list[Row] = []
    with ThreadPoolExecutor(options.jobs) as pool:
        for done in as_completed(pool.submit(_row, options, program) for program in programs):
            row = done.result()
            print(_line(row), file=sys.stderr, flush=True)
            rows.append(row)
            rows.sort(key=lambda row: row.name)
            if options.json:
                options.json.write_text(json.dumps([asdict(each) for each in rows], indent=1))
    _print(rows)
    return 0


def _row(options: argparse.Namespace, program: Program) -> Row:
    if options.pack:
        return packed(program, options.pack, options.build_limit)
    return judged(program, options.build_limit, options.limit, options.verify)


def _programs(options: argparse.Namespace) -> list[Program]:
    """Those that are asked for, by name."""
    given = json.loads(options.arguments.read_text()) if options.arguments else {}
    found = [
        Program(
            folder.resolve(),
            given.get(folder.name.removesuffix("-cuda")),
            (*options.option,),
            options.keep,
        )
        for folder in sorted(options.folder.glob(options.match))
        if folder.is_dir()
    ]
    chosen = [p for p in found if not options.only or p.name in options.only]
    if not chosen:
        raise SystemExit(f"{options.folder}: no program of a suite, {options.match}, is there")
    return chosen[options.first : options.first + options.count]


def _line(row: Row) -> str:
    codes = " ".join(row.codes)
    return f"{row.name:24} {row.verdict:10} {row.build_seconds:6} {row.seconds:6} {codes} {row.why}"


def _print(rows: Sequence[Row]) -> None:
    """The table, and how many of each verdict."""
    table = Table("program", "verdict", "build (s)", "run (s)", "codes")
    for row in rows:
        seconds = (f"{row.build_seconds}", f"{row.seconds}")
        table.add_row(row.name, row.verdict, *seconds, " ".join(row.codes))
    print(markdown(table))
    counts = Counter(row.verdict for row in rows)
    print("\n" + ", ".join(f"{count} {verdict}" for verdict, count in counts.most_common()))


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(bench.suites.__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("folder", type=Path, help="a suite: a folder with a folder for each program")
    add("--match", default="*-cuda", help="the names of these folders (*-cuda)")
    add("--arguments", type=Path, help="programs' arguments by name, as JSON; else those of `run`")
    add("--option", action="append", default=[], help="of the compiler, without a Makefile")
    add("--only", nargs="+", help="these programs alone")
    add("--first", type=int, default=0, help="the number of the first program")
    add("--count", type=int, default=10_000, help="how many programs")
    add("--pack", type=Path, help="build and pack them there, to be run elsewhere; run none")
    add("--keep", action="store_true", help="make what is older than its sources and no other")
    add("--jobs", type=int, default=1, help="programs at once (1)")
    add("--build-limit", type=float, default=240.0, help="seconds a build (240)")
    add("--limit", type=float, default=120.0, help="seconds a run (120)")
    add("--verify", action="store_true", help="compare each launch with the reference executor")
    add("--json", type=Path, help="write the rows there")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
