"""How much of the machine others took meanwhile: other processes, and other guests of its host."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

_STAT = Path("/proc/stat")


@dataclass(frozen=True)
class Clock:
    """CPU seconds since the machine started: of all processors, idle ones included; of those
    where something ran or waited for the host; of this process and its children."""

    everything: float
    busy: float
    own: float


def clock() -> Clock | None:
    """Now; None where /proc/stat is not there."""
    try:
        fields = _STAT.read_text().split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    # user nice system idle iowait irq softirq steal (proc(5)), in ticks
    ticks = [int(field) for field in fields]
    second = os.sysconf("SC_CLK_TCK")
    own = os.times()
    mine = own.user + own.system + own.children_user + own.children_system
    return Clock(sum(ticks) / second, (sum(ticks) - ticks[3] - ticks[4]) / second, mine)


def disturbed(before: Clock | None, after: Clock | None) -> float | None:
    """The share of the processors' time between two clocks that others took; None if unknown."""
    if before is None or after is None or after.everything <= before.everything:
        return None
    others = (after.busy - before.busy) - (after.own - before.own)
    return max(0.0, others) / (after.everything - before.everything)
