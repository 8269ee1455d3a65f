"""What became of all kernels, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.corpus.judging import Outcome

VERDICTS = {
    "verified": "agrees with the reference executor",
    "differs": "differs from it",
    "refused": "raising refuses it, by code",
    "invalid": "no guessed call on which the kernel itself is valid",
    "internal": "an internal error",
    "crash": "the process died",
    "timeout": "past the time for one kernel",
    "memory": "past the memory for one kernel",
}
WRONG = ("differs", "internal", "crash")


def summary(outcomes: Sequence[Outcome], total: int, seconds: float, jobs: int) -> dict[str, Any]:
    """Counts, as JSON has them."""
    verified = [o for o in outcomes if o.verdict == "verified"]
    return {
        "kernels": len(outcomes),
        "of": total,
        "files": len({o.file for o in outcomes}),
        "verdicts": {v: n for v in VERDICTS if (n := _count(outcomes, v))},
        "codes": {
            verdict: dict(Counter(o.code for o in outcomes if o.verdict == verdict).most_common())
            for verdict in ("refused", "invalid")
        },
        "stages": dict(Counter(o.detail for o in outcomes if o.verdict == "timeout").most_common()),
        "adversarial_inputs": sum(o.rounds for o in outcomes),
        "verified_at_both_levels": len(_pairs(verified)),
        "verified_without_effect": sum(o.idle for o in verified),
        "verified_without_adversarial_inputs": sum(not o.rounds for o in verified),
        "seconds": round(seconds, 1),
        "processor_seconds_per_kernel": round(
            sum(o.seconds for o in outcomes) / max(len(outcomes), 1), 2
        ),
        "kernels_per_second_and_worker": round(len(outcomes) / max(seconds, 1e-9) / jobs, 3),
    }


def _count(outcomes: Sequence[Outcome], verdict: str) -> int:
    return sum(o.verdict == verdict for o in outcomes)


def _pairs(outcomes: Sequence[Outcome]) -> list[tuple[str, str]]:
    """Kernels that are there at both levels."""
    levels = Counter(pair_key(o.file, o.kernel) for o in outcomes)
    return [key for key, count in levels.items() if count == 2]


def pair_key(file: str, kernel: str) -> tuple[str, str]:
    """What a kernel at -O1 and the same one at -O3 have in common."""
    return Path(file).stem.removesuffix("-O1").removesuffix("-O3"), kernel


def told(found: dict[str, Any], outcomes: Sequence[Outcome]) -> str:
    """The summary in lines, with the kernels that are wrong."""
    lines = []
    for outcome in outcomes:
        if outcome.verdict in WRONG:
            lines.append(f"{outcome.verdict}: {Path(outcome.file).name} {outcome.kernel}")
            lines += [f"  {line}" for line in [outcome.call, *outcome.detail.splitlines()[:6]]]
    lines.append(f"{found['kernels']} of {found['of']} kernels, {found['files']} files")
    for verdict, count in found["verdicts"].items():
        codes = found["codes"].get(verdict, {})
        by = ", ".join(f"{code or 'no code'} {n}" for code, n in codes.items())
        lines.append(f"  {count:5} {verdict}: {VERDICTS[verdict]}{f' ({by})' if by else ''}")
    lines.append(
        f"  of those verified, {found['verified_without_effect']} changed no memory and "
        f"{found['verified_without_adversarial_inputs']} had no adversarial input; "
        f"{found['verified_at_both_levels']} pairs of -O1 and -O3; "
        f"{found['adversarial_inputs']} adversarial inputs in all"
    )
    rate = found["kernels_per_second_and_worker"]
    each = found["processor_seconds_per_kernel"]
    lines.append(
        f"  {found['seconds']} s, {rate} kernels a second and worker, "
        f"{each} s of processor time a kernel"
    )
    return "\n".join(lines)
