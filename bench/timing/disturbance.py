"""How much of this process's processors others took meanwhile: other processes, and other guests of
the host."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

_STAT = Path("/proc/stat")


@dataclass(frozen=True)
class Clock:
    """CPU seconds since the machine started, of the processors that this process may use: of all
    their time, idle or not; of that where something ran or waited for the host; of this process and
    its children."""

    everything: float
    busy: float
    own: float


def clock() -> Clock | None:
    """Now; None where /proc/stat is not there."""
    try:
        everything, busy = ticks(_STAT.read_text(), os.sched_getaffinity(0))
    except OSError:
        return None
    second = os.sysconf("SC_CLK_TCK")
    own = os.times()
    mine = own.user + own.system + own.children_user + own.children_system
    return Clock(everything / second, busy / second, mine)


def ticks(stat: str, processors: Collection[int]) -> tuple[int, int]:
    """All ticks of some processors, and those that were not idle, by the text of /proc/stat."""
    everything = idle = 0
    for line in stat.splitlines():
        name, *fields = line.split()
        if name.startswith("cpu") and name != "cpu" and int(name[3:]) in processors:
            # user nice system idle iowait irq softirq steal (proc(5))
            counts = [int(field) for field in fields[:8]]
            everything += sum(counts)
            idle += counts[3] + counts[4]
    return everything, everything - idle


def disturbed(before: Clock | None, after: Clock | None) -> float | None:
    """The share of the processors' time between two clocks that others took; None if unknown."""
    if before is None or after is None or after.everything <= before.everything:
        return None
    others = (after.busy - before.busy) - (after.own - before.own)
    return max(0.0, others) / (after.everything - before.everything)
