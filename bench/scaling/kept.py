"""What was measured, as a file, and the machine that is fitted to it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.scaling.cases import SCALES, Scale
from bench.scaling.fitting import fitted
from bench.scaling.measuring import Seen, cores, measured_gpus, measured_processes
from bench.workload import ROOT
from raise_kernel.runtime.planning.machines import MACHINES, Machine

KEPT = {kind: ROOT / "scaling" / f"measured-{kind}.json" for kind in SCALES}


@dataclass(frozen=True)
class Kept:
    """One measurement: the kind of devices, what the machine is, and what was seen. `note` is a
    sentence on how it came about."""

    device: str
    name: str
    cores: int
    memory: int
    rounds: int
    seen: Sequence[Seen]
    note: str = ""

    @staticmethod
    def measured(device: str, rounds: int) -> Kept:
        """Measure here."""
        pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        if device == "gpu":
            import jax

            name = jax.devices()[0].device_kind
            return Kept(device, name, 0, pages, rounds, measured_gpus(rounds))
        from bench.record import machine

        name = str(machine()["processor"])
        return Kept(device, name, len(cores()), pages, rounds, measured_processes(rounds))

    @staticmethod
    def load(path: Path) -> Kept:
        found = json.loads(path.read_text())
        return Kept(**{**found, "seen": [Seen(**row) for row in found["seen"]]})

    @staticmethod
    def read(device: str) -> Kept:
        return Kept.load(KEPT[device])

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n")

    @property
    def scale(self) -> Scale:
        return SCALES[self.device]

    def machine(self) -> Machine:
        """The machine that fits it."""
        if self.device == "cpu":
            base = Machine("cpu", "cpu", self.memory, 1.0, (), cores=self.cores)
        else:
            (base,) = [m for name, m in MACHINES.items() if name in self.name.lower()]
        return fitted(base, self.seen, self.scale)

    def checks(self) -> Mapping[str, Mapping[int, float]]:
        """What predictions are compared with: seconds by kind and count."""
        return {
            kind: {seen.devices: seen.seconds[kind] for seen in self.seen}
            for kind in ("weak", "strong")
        }
