"""The kernels of one application on a GPU, each by one of its launches: raised, and nvcc's.

    python -m bench.rodinia.by_kernel FOLDER ROWS LOCK [CUBIN ...]

FOLDER holds what `recording.py` left. The rows are written to the file ROWS. Several of these may
run at once: what uses the device waits for the file LOCK. A kernel that loses the device's context
takes no other application with it.
"""

from __future__ import annotations

import fcntl
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import jax

from bench.check import Differs
from bench.measure import measure
from bench.peers import Missing, Peer, Runner
from bench.profile import gpu_seconds
from bench.rodinia.applications import APPLICATIONS
from bench.rodinia.recorded_peers import NvccLaunch, RaisedLaunch, RecordedRunner, workload_of
from bench.rodinia.recording import told
from bench.rodinia.rows import KernelRow
from bench.rodinia.snapshots import Snapshot
from bench.timing.sampling import sample
from bench.workload import Size, State, Workload
from raise_kernel.diagnostics import Refusal

# Runs in a profile, each on its own copy of what is written.
PROFILED_RUNS = 16
# Samples of calls in a row.
ROUNDS = 3


def main() -> None:
    folder, rows_file, lock = map(Path, sys.argv[1:4])
    cubins = [Path(word) for word in sys.argv[4:]]
    (rounding,) = (each.rounding for each in APPLICATIONS if each.name == folder.name)
    rows: list[KernelRow] = []
    with jax.enable_x64(True):
        for number, kernel in enumerate(told(folder)["kernels"]):
            row = KernelRow(folder.name, kernel["demangled"], kernel["launches"], why=kernel["why"])
            rows.append(row)
            try:
                _measure(
                    row, folder / f"{number}.pickle", kernel["executor"], lock, cubins, rounding
                )
            except (Refusal, Missing, Differs, RuntimeError, ValueError) as error:
                row.why = f"{type(error).__name__}: {error}".splitlines()[0][:300]
            rows_file.write_text(json.dumps([asdict(row) for row in rows], indent=1))


def _measure(
    row: KernelRow, path: Path, executor: str, lock: Path, cubins: Sequence[Path], rounding: float
) -> None:
    snapshot = Snapshot.read(path)
    row.grid, row.block = snapshot.launch.grid, snapshot.launch.block
    if executor == "threads":
        return
    raised = RaisedLaunch(snapshot, static=executor == "static")
    workload = workload_of(row.kernel, snapshot, raised, rounding)
    peers: list[Peer] = [raised, *([NvccLaunch(snapshot, cubins)] if cubins else ())]
    runners: dict[str, Runner] = {}
    with _alone(lock):
        kept = [_Keeping(peer, runners) for peer in peers]
        measured = measure(workload, "recorded", jax.default_backend(), kept, rounds=0)
        for column in measured.columns:
            row.executor = column.figures.executor or row.executor
            row.why = row.why or column.missing or ""
        row.by = raised.by
        calls = sample(runners, ROUNDS, workload.idempotent)
        row.raised_call, row.nvcc_call = (
            statistics.median(calls[name]) if name in calls else None for name in ("raised", "cuda")
        )
        row.raised, row.nvcc = (
            gpu_seconds(runners[name], PROFILED_RUNS) if name in runners else None
            for name in ("raised", "cuda")
        )
        native = runners.get("cuda")
        if isinstance(native, RecordedRunner):
            row.nvcc_graph = native.graph_seconds(PROFILED_RUNS)


class _Keeping:
    """A peer whose runner is kept, to be profiled."""

    def __init__(self, peer: Peer, runners: dict[str, Runner]) -> None:
        self._peer, self._runners = peer, runners
        self.name, self.title, self.devices = peer.name, peer.title, peer.devices

    def prepare(self, workload: Workload, size: Size, state: State) -> Runner:
        runner = self._runners[self.name] = self._peer.prepare(workload, size, state)
        return runner


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
