"""Mutants of the test kernels, in parallel: `python -m tests.mutants --help`."""

from __future__ import annotations

import argparse
import collections
import json
import os
import sys
import time
from typing import Any


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--time", type=float, default=0, help="seconds after which no more start")
    parser.add_argument("--limit", type=float, default=120, help="processor seconds of one mutant")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3, help="adversarial inputs of a mutant")
    parser.add_argument("--each", type=int, default=16, help="mutants of a recognized kernel")
    parser.add_argument("--others", type=int, default=4, help="mutants of another kernel")
    parser.add_argument("--levels", default="O0,O1,O2,O3")
    parser.add_argument("--kernels", default="", help="names, or parts of them, with commas")
    parser.add_argument("--part", default="0/1", help="I/N: every N-th kernel, from the I-th on")
    parser.add_argument("--only", default="", help="one mutant again: KERNEL:LEVEL:NUMBER")
    parser.add_argument("--json", default="", help="where the result is written")
    options = parser.parse_args()
    os.environ["RAISE_KERNEL_CACHE"] = "off"
    from tests.mutants.pool import Pool, subjects  # jax is imported with these settings

    if options.only:
        return _again(options)
    names = [name for name in options.kernels.split(",") if name]
    tasks = subjects(options.levels.split(","), names, options.seed)
    part, parts = map(int, options.part.split("/"))
    tasks = tasks[part::parts]
    start = time.monotonic()
    pool = Pool(options.j, options.limit, options.time)
    found = []
    for verdict in pool.run(tasks, options):
        found.append(verdict.as_dict())
        if verdict.outcome in _TOLD:
            where = f"{verdict.kernel}:{verdict.level}:{verdict.number}"
            print(f"{verdict.outcome} {where} {verdict.mutation}", file=sys.stderr, flush=True)
    result = summary(found, time.monotonic() - start)
    if options.json:
        with open(options.json, "w") as file:
            json.dump({**result, "mutants": [v for v in found if v["outcome"] in _TOLD]}, file)
    print(json.dumps(result))
    print(line(result))
    return 1 if any(result["outcomes"].get(word, 0) for word in _TOLD) else 0


_TOLD = ("wrong", "crashed", "hangs")


def summary(found: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    """Counts of mutants (not of kernels as they are) by outcome and recognizer."""
    mutants = [v for v in found if v["number"] >= 0]
    by_pass: collections.Counter[str] = collections.Counter()
    for verdict in mutants:
        by_pass.update(verdict["recognizers"])
    raised = [v for v in mutants if v["outcome"] in ("agrees", "reordered", "wrong")]
    return {
        "seconds": round(seconds, 1),
        "processor_seconds": round(sum(v["seconds"] for v in found), 1),
        "kernels": len({(v["kernel"], v["level"]) for v in found}),
        "generated": len(mutants),
        "compared": len(raised),
        "recognized": sum(bool(v["recognizers"]) for v in raised),
        "outcomes": dict(collections.Counter(v["outcome"] for v in mutants)),
        "unchanged": dict(collections.Counter(v["outcome"] for v in found if v["number"] < 0)),
        "recognizers": dict(by_pass.most_common()),
        "rounds": sum(v["rounds"] for v in found),
    }


def line(result: dict[str, Any]) -> str:
    """The summary in one line."""
    outcomes = ", ".join(f"{count} {word}" for word, count in sorted(result["outcomes"].items()))
    return (
        f"{result['generated']} mutants of {result['kernels']} kernels in {result['seconds']} s: "
        f"{result['compared']} compared, {result['recognized']} of them recognized; {outcomes}"
    )


def _again(options: argparse.Namespace) -> int:
    from tests.kernels.specs import SPECS
    from tests.mutants.judge import Subject
    from tests.mutants.pool import prepare

    prepare()
    kernel, level, number = options.only.split(":")
    verdict = Subject.of(SPECS[kernel], level).judge(int(number), options.rounds, options.seed)
    print(json.dumps(verdict.as_dict(), indent=1))
    return int(verdict.outcome in _TOLD)


if __name__ == "__main__":
    sys.exit(main())
