"""How many iterations of a time loop one exchange of halos is to serve, by an alpha-beta model.

With halos K times as wide, neighbours exchange once in K iterations, and each iteration computes
some of what the neighbours compute, less each time: K - 1 halos at each end, then K - 2, to none.
An exchange costs the same whatever it brings, and is waited for as far as the bytes travel longer
than the block's interior is computed. (Blocking in time, as in Ding and He, "A ghost cell expansion
method for reducing communications in solving PDE problems", SC 2001.)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from raise_kernel.runtime.planning.machines import MACHINES, Link, Machine

T = TypeVar("T")

# The model is not more exact than this: what gains less is left as it is.
LEAST_GAIN = 0.005
# Of time tiles that differ by no more the shortest one has the shortest program.
SAME = 0.002
# More iterations a time tile make a longer program, and gain little.
MOST_STEPS = 8


@dataclass(frozen=True)
class Iteration:
    """One of a loop, on one device: the `seconds` that its own block takes, the part of it that is
    computed more for each halo that the block is extended by (both ends together), and the bytes
    that a device takes in of one halo's width (both ends, all arrays)."""

    seconds: float
    extension: float
    bytes: float


@dataclass(frozen=True)
class Exchange:
    """What each exchange costs: `seconds` that nothing hides, and the link for its bytes."""

    seconds: float
    link: Link

    def waits(self, bytes_: float, hidden: float) -> float:
        """Seconds that an exchange of so many bytes is waited for, with what takes `hidden` seconds
        computed meanwhile."""
        return self.seconds + max(0.0, bytes_ * self.link.beta - hidden)

    def each(self, iteration: Iteration, steps: int) -> float:
        """Seconds an iteration where one exchange serves so many."""
        waits = self.waits(steps * iteration.bytes, iteration.seconds)
        more = iteration.extension * (steps - 1) / 2
        return iteration.seconds * (1 + more) + waits / steps

    def steps(self, iteration: Iteration, possible: Iterable[int]) -> int:
        """The number of iterations, of those that are `possible`, that takes the least time or
        hardly more (`least`)."""
        times = {steps: self.each(iteration, steps) for steps in possible}
        return least(times, self.each(iteration, 1)) or 1


def least(times: Mapping[T, float], now: float) -> T | None:
    """The first of several time tiles, the shortest ones first, that takes the least seconds an
    iteration or hardly more; None where none gains `LEAST_GAIN` of what it takes `now`."""
    best = min(times.values(), default=now)
    if best >= (1 - LEAST_GAIN) * now:
        return None
    return next(tile for tile, time in times.items() if time <= (1 + SAME) * best)


def exchange_on(machine: Machine, devices: int) -> Exchange:
    """That of so many devices of a machine: a collective permute, and the launch that the edges
    take apart from the interior."""
    link = machine.link(devices)
    return Exchange(link.alpha + machine.launch, link)


def machine_of(device: Any) -> Machine:
    """The machine whose numbers a device of this process has."""
    kind = device.device_kind.lower()
    if device.platform == "cpu":
        return CPU
    return MACHINES["h200" if "h200" in kind else "h100"]


# Devices that are threads of one process, and share its memory: assumed, as cores differ.
CPU = Machine("cpu", "cpu", 0, 8e9, (Link(1 << 14, 30e-6, 1 / 8e9),))
# Processes, each with a CPU device, by gloo: measured with two of them on two cores.
PROCESSES = Link(1 << 14, 150e-6, 1 / 1e9)


def exchange_on_cpus(processes: int, messages: int) -> Exchange:
    """That of so many messages one after the other, among CPU devices."""
    link = CPU.links[0] if processes == 1 else PROCESSES
    return Exchange(messages * link.alpha, link)
