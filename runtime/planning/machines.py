"""Machines of many devices: what their memories, links and processors do.

The numbers of TPUs and GPUs are of data sheets, their alphas assumed; an H200's rate of a copy was
measured. Those of a machine that is there are fitted (`python -m bench.scaling measure` and `fit`),
and are read from the file that this writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from math import ceil, log2
from pathlib import Path
from typing import Any

from raise_kernel.diagnostics import Refusal


@dataclass(frozen=True)
class Link:
    """What connects up to `devices` devices: n bytes take alpha + n * beta seconds."""

    devices: int
    alpha: float
    beta: float


@dataclass(frozen=True)
class Machine:
    """Devices of one kind and their links, the closest first.

    `target` is what kernels are optimized for. `memory` is in bytes a device, `bandwidth` in bytes
    a second of a copy, `launch` in seconds. `hertz` is the clock that a compiler's cycles are of; 0
    where no compiler says cycles, and memory traffic counts instead. Traffic takes `split` times as
    long more on several devices than on one (their program has another form), and `crowd` times for
    each other device that works at the same time on the same memory. `cores` is not 0 where the
    devices are processes that share so many cores; a message then waits `wait` seconds for each
    other process of a core to have its turn.
    """

    name: str
    target: str
    memory: int
    bandwidth: float
    links: tuple[Link, ...]
    launch: float = 0.0
    hertz: float = 0.0
    cores: int = 0
    wait: float = 0.0
    split: float = 0.0
    crowd: float = 0.0

    def work(self, seconds: float, devices: int) -> float:
        """What takes so many seconds on one device alone, on one of several."""
        together = min(devices, self.cores) if self.cores else devices
        more = (self.split if devices > 1 else 0.0) + self.crowd * (together - 1)
        return (self.launch + seconds * (1.0 + more)) * (1.0 + self.waiting(devices))

    def waiting(self, devices: int) -> float:
        """How many other processes of its core a process waits for."""
        return max(0.0, devices / self.cores - 1) if self.cores else 0.0

    def link(self, devices: int) -> Link:
        """What the slowest of so many devices waits for. Refuses with RK020 what is too many."""
        for link in self.links:
            if devices <= link.devices:
                return link
        most = self.links[-1].devices
        raise Refusal("RK020", f"{devices:,} devices: a machine of {self.name} has {most:,}")

    def seconds(self, kind: str, size: int, devices: int) -> float:
        """A collective of all devices, each of which takes in `size` bytes."""
        if devices == 1:
            return 0.0
        link, rounds = self.link(devices), ceil(log2(devices))
        alpha, transfer = link.alpha + self.wait * self.waiting(devices), size * link.beta
        if kind == "all-reduce":  # up a tree and down again
            return 2 * rounds * alpha + 2 * (devices - 1) / devices * transfer
        return (1 if kind == "collective-permute" else rounds) * alpha + transfer


GIB = 1 << 30


def _tpu(name: str, memory: int, rates: tuple[float, float, float], pod: int) -> Machine:
    """A TPU: bytes a second of its memory and of one link of the torus in one direction, its clock.

    Beyond a pod a chip has a share of its host's network.
    """
    bandwidth, ici, hertz = rates
    links = Link(pod, 1e-6, 1 / ici), Link(1 << 14, 25e-6, 1 / 6.25e9)
    return Machine(name, "tpu", memory, bandwidth, links, hertz=hertz)


def _gpu(name: str, memory: int, bandwidth: float, nvlink: float) -> Machine:
    """A GPU: eight a host by NVLink (bytes a second in one direction), 400 Gbit/s each between
    hosts. Alpha is that of a call in a compiled program, not of the wire: assumed, with what two
    H200s take known."""
    links = Link(8, 15e-6, 1 / nvlink), Link(1 << 14, 25e-6, 1 / 45e9)
    return Machine(name, "cuda", memory, bandwidth, links, launch=5e-6)


MACHINES = {
    machine.name: machine
    for machine in (
        _tpu("v5e", 16 * GIB, (819e9, 50e9, 1.5e9), 256),
        _tpu("v5p", 95 * GIB, (2765e9, 100e9, 1.75e9), 8960),
        _tpu("v6e", 32 * GIB, (1640e9, 112e9, 1.75e9), 256),
        _gpu("h100", 80 * GIB, 2.8e12, 360e9),
        _gpu("h200", 141 * GIB, 3.7e12, 360e9),
    )
}


def machine_named(name: str | Machine) -> Machine:
    """A machine of the table, or of a JSON file. Refuses with RK020."""
    if isinstance(name, Machine):
        return name
    if name in MACHINES:
        return MACHINES[name]
    known = ", ".join(MACHINES)
    if not name.endswith(".json"):
        hint = f"one of {known}, or a file NAME.json"
        raise Refusal("RK020", f"machine {name}: not known", hint=hint)
    try:
        return _machine_of(json.loads(Path(name).read_text()))
    except OSError as error:
        raise Refusal("RK019", f"cannot read {name}: {error.strerror}") from error
    except (ValueError, TypeError, KeyError) as error:
        raise Refusal("RK020", f"{name} describes no machine: {error}") from error


def _machine_of(given: Mapping[str, Any]) -> Machine:
    links = tuple(Link(**link) for link in given["links"])
    numbers = [f.name for f in fields(Machine) if f.name not in ("name", "target", "links")]
    for owner, names in ((given, numbers), *((asdict(link), asdict(link)) for link in links)):
        for name in names:
            if not 0 <= float(owner.get(name, 0)) < float("inf"):
                raise ValueError(f"{name} is {owner[name]}")
    if not links or not given["bandwidth"] > 0:
        raise ValueError("it has no links or no bandwidth")
    return Machine(**{**given, "links": links})


def write_machine(machine: Machine, path: Path) -> None:
    """The file that `machine_named` reads."""
    path.write_text(json.dumps(asdict(machine), indent=1) + "\n")
