"""How many iterations of a time loop one exchange of halos is to serve, by an alpha-beta model.

With halos K times as wide, neighbours exchange once in K iterations, and each iteration computes
some of what the neighbours compute, less each time: K - 1 halos at each end, then K - 2, to none.
An exchange costs the same whatever it brings, and is waited for as far as the bytes travel longer
than the block's interior is computed. (Blocking in time, as in Ding and He, "A ghost cell expansion
method for reducing communications in solving PDE problems", SC 2001.)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import jax

from raise_kernel.runtime.planning.machines import MACHINES, Link, Machine

# The model is not more exact than this: what gains less is left as it is.
LEAST_GAIN = 0.005
# More iterations a turn make a longer program, and gain little.
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

    def each(self, iteration: Iteration, steps: int) -> float:
        """Seconds an iteration where one exchange serves so many."""
        travel = steps * iteration.bytes * self.link.beta
        waits = self.seconds + max(0.0, travel - iteration.seconds)
        more = iteration.extension * (steps - 1) / 2
        return iteration.seconds * (1 + more) + waits / steps

    def steps(self, iteration: Iteration, possible: Iterable[int]) -> int:
        """The number of iterations, of those that are `possible`, that takes the least time; 1
        where no other gains `LEAST_GAIN`."""
        best = min(possible, key=lambda steps: self.each(iteration, steps), default=1)
        now = self.each(iteration, 1)
        return best if self.each(iteration, best) < (1 - LEAST_GAIN) * now else 1


def exchange_on(machine: Machine, devices: int) -> Exchange:
    """That of so many devices of a machine: a collective permute, and the launch that the edges
    take apart from the interior."""
    link = machine.link(devices)
    return Exchange(link.alpha + machine.launch, link)


def machine_of(device: jax.Device) -> Machine:
    """The machine whose numbers a device of this process has."""
    kind = device.device_kind.lower()
    if device.platform == "cpu":
        return CPU
    return MACHINES["h200" if "h200" in kind else "h100"]


# Devices that are threads of one process, and share its memory: assumed, as cores differ.
CPU = Machine("cpu", "cpu", 0, 8e9, (Link(1 << 14, 30e-6, 1 / 8e9),))
