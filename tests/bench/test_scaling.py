"""Machines are fitted to what was measured, and what is kept is whole."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from bench.scaling.cases import MESSAGES, SCALES, boxes, names
from bench.scaling.fitting import HALOS, fitted, least
from bench.scaling.kept import KEPT, Kept
from bench.scaling.measuring import Seen, cores, in_turns, processes

from raise_kernel.runtime.planning.machines import Link, Machine, machine_named, write_machine

SCALE = SCALES["cpu"]
BARE = Machine("cpu", "cpu", 1, 1.0, (), cores=2)


def seen_by(machine: Machine, counts: tuple[int, ...]) -> list[Seen]:
    """What is measured on a machine that is as the model says."""
    found = []
    for count in counts:
        seconds = {
            name: machine.work(3 * 4 * planes / count * side**2 / machine.bandwidth, count)
            + HALOS * machine.seconds("collective-permute", 4 * side**2, count)
            for name, (planes, side) in boxes(SCALE, count).items()
        }
        if count > 1:
            passed = {size: machine.seconds("collective-permute", size, count) for size in MESSAGES}
            seconds |= {f"message {size}": found for size, found in passed.items()}
        found.append(Seen(count, seconds))
    return found


@pytest.mark.parametrize("cores", [2, 8])
def test_a_known_machine_is_found(cores: int) -> None:
    known = Machine(
        "cpu",
        "cpu",
        1,
        2e9,
        (Link(8, 1e-4, 1e-9),),
        launch=2e-4,
        cores=cores,
        wait=2e-3 if cores == 2 else 0.0,
        split=0.3,
        crowd=0.1 if cores == 8 else 0.0,
    )
    bare = replace(BARE, cores=cores)
    found = fitted(bare, seen_by(known, (1, 2, 4, 8)), SCALE)
    (link,) = found.links
    assert (link.devices, link.alpha, link.beta) == pytest.approx((8, 1e-4, 1e-9))
    numbers = [found.bandwidth, found.launch, found.wait]
    assert numbers == pytest.approx([known.bandwidth, known.launch, known.wait], 1e-6, 1e-9)
    # On two cores all counts but one have the same company: what is which shows nowhere.
    assert [found.work(1.0, n) for n in (1, 2, 4, 8)] == pytest.approx(
        [known.work(1.0, n) for n in (1, 2, 4, 8)]
    )


def test_nothing_is_negative() -> None:
    ones, sizes = np.ones(3), np.array([1.0, 2.0, 3.0])
    assert least([sizes, ones], 2 * sizes) == pytest.approx([2, 0])
    falling = least([sizes, ones], np.array([3.0, 2.9, 2.8]))
    assert min(falling) >= 0 and falling[0] > 0


def test_the_least_of_rounds_counts() -> None:
    clock = iter(range(100, 0, -1))
    (seen,) = in_turns({2: lambda name: float(next(clock))}, SCALE, 3)
    every = list(names(SCALE, 2))
    assert seen.devices == 2 and list(seen.seconds) == every
    assert list(seen.seconds.values()) == [100 - 2 * len(every) - k for k in range(len(every))]


def test_each_core_once() -> None:
    assert len(set(cores())) == len(cores()) >= 1


@pytest.mark.parametrize("device", SCALES)
def test_what_is_kept_is_whole(device: str, tmp_path: Path) -> None:
    kept = Kept.read(device)
    assert tuple(seen.devices for seen in kept.seen) == SCALES[device].counts
    for seen in kept.seen:
        assert list(seen.seconds) == list(names(kept.scale, seen.devices))
        assert min(seen.seconds.values()) > 0
    write_machine(kept.machine(), tmp_path / "machine.json")
    assert machine_named(str(tmp_path / "machine.json")) == kept.machine()
    kept.write(tmp_path / "kept.json")
    assert json.loads((tmp_path / "kept.json").read_text()) == json.loads(KEPT[device].read_text())


@pytest.mark.nightly
def test_two_processes_are_measured() -> None:
    with processes(2) as group:
        assert group("weak") > 0 and group(f"message {MESSAGES[0]}") > 0
