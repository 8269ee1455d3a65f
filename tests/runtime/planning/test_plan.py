"""Plans for many devices: what the model says, what a part's program is, what is refused."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path

import jax
import numpy as np
import pytest
from jax.sharding import PartitionSpec
from tests.support.fork_server import python

import raise_kernel as rk
from raise_kernel.runtime.planning.chip import Chip
from raise_kernel.runtime.planning.machines import (
    MACHINES,
    Link,
    Machine,
    machine_named,
    write_machine,
)
from raise_kernel.runtime.planning.plan import Plan, Point, mesh_of
from raise_kernel.runtime.sharding.communication import Communication, Exchange
from raise_kernel.tools.plan import filled
from raise_kernel.tools.raise_kernel import run

ROOT = Path(__file__).resolve().parents[3]
PLAIN = Machine("plain", "cpu", 1000, 100.0, (Link(8, 1.0, 0.5), Link(64, 4.0, 0.5)))
COMMAND = [
    *("plan", "examples/stencil3d.ll", "--size", "n=64", "--size", "m=32"),
    *("--grid", "{m/8},{m/8},{n}", "--block", "8,8", "--arg", "x=f32[{n},{m},{m}]"),
    *("--arg", "y=f32[{n},{m},{m}]", "--arg", "{m}", "--arg", "{m}", "--arg", "{n}"),
    *("--arg", "0.5", "--arg", "0.1"),
]


def test_messages_take_alpha_and_beta() -> None:
    assert PLAIN.seconds("collective-permute", 10, 1) == 0
    assert PLAIN.seconds("collective-permute", 10, 2) == 1 + 5
    assert PLAIN.seconds("collective-permute", 10, 9) == 4 + 5, "the slowest link"
    assert PLAIN.seconds("all-reduce", 8, 4) == 2 * 2 * 1 + 2 * 3 / 4 * 4
    assert PLAIN.seconds("all-gather", 8, 8) == 3 * 1 + 4
    shared = replace(PLAIN, cores=2, wait=0.5, split=0.25, crowd=0.5)
    assert shared.seconds("collective-permute", 10, 2) == 1 + 5
    assert shared.seconds("collective-permute", 10, 8) == 1 + 3 * 0.5 + 5
    assert [shared.work(2.0, n) for n in (1, 2, 4)] == [2.0, 3.5, 7.0], "two cores, four devices"
    assert replace(shared, cores=0, launch=1.0).work(2.0, 4) == 1.0 + 2.0 * (1 + 0.25 + 3 * 0.5)


def test_a_chip_computes_and_waits() -> None:
    exchanges = Exchange("collective-permute", 10, "x"), Exchange("all-gather", 8, "x")
    chip = Chip(4, 500, 200, 0.0, Communication(4, exchanges))
    assert chip.compute(PLAIN, 4) == 2.0, "bytes through memory"
    assert replace(chip, estimate=7.0).compute(PLAIN, 4) == 7.0, "the compiler knows better"
    # What is gathered by four chips is twice as large for eight.
    assert chip.exchange(PLAIN, 8) == (1 + 5) + (3 * 1 + 0.5 * 16)


def test_meshes_and_efficiency() -> None:
    assert [mesh_of(n, 2) for n in (1, 2, 8, 8192)] == [(1, 1), (2, 1), (4, 2), (128, 64)]
    points = [
        Point(kind, n, (n,), seconds, 1.0, 2000, {"n": 5})
        for kind, n, seconds in (("weak", 1, 3), ("weak", 4, 5), ("strong", 2, 7), ("strong", 8, 1))
    ]
    plan = Plan(PLAIN, tuple(points))
    assert [plan.efficiency(p) for p in points] == [1, 4 / 6, 1, 8 / 2 * 2 / 8]
    assert "MiB!" in str(plan) and points[0].share == 1 / 4


def test_sizes_in_braces() -> None:
    assert filled("{n/16},{2*n+1},{ n - m }", {"n": 33, "m": 3}) == "3,67,30"
    for bad in ("{n/0}", "{k}", "{n**9}", "{}", "{__import__('os')}", "{True}"):
        with pytest.raises(rk.Refusal, match="RK020"):
            filled(bad, {"n": 33})


def test_machines_are_kept_in_files(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    write_machine(PLAIN, path)
    assert machine_named(str(path)) == PLAIN
    good = json.loads(path.read_text())
    for bad in (
        {**good, "links": []},
        {**good, "bandwidth": 0},
        {**good, "launch": -1},
        {**good, "more": 1},
        {**good, "links": [{"devices": 2, "alpha": -1, "beta": 0}]},
        {**good, "memory": float("nan")},
        {"name": "x"},
        [],
    ):
        path.write_text(json.dumps(bad))
        with pytest.raises(rk.Refusal, match="describes no machine"):
            machine_named(str(path))
    with pytest.raises(rk.Refusal, match="one of v5e"):
        machine_named("abacus")


def _halve(n: int):
    like = jax.ShapeDtypeStruct((n,), np.float32)
    return (lambda x: x * 0.5), (like,)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (({"n": 8}, "h200", (1,)), "no array is split"),
        (({"n": 8}, "h200", (3,), {"x": PartitionSpec("n")}), "a power of two"),
        (({"n": 8}, "h200", (1,), {"x": PartitionSpec("m")}), "the sizes are n"),
        (({"n": 8}, "h200", (1,), {"y": PartitionSpec("n")}), "the parameters are x"),
        (({"n": 8}, "h200", (1 << 15,), {"x": PartitionSpec("n")}), "a machine of h200 has 16,384"),
    ],
)
def test_what_does_not_fit_is_refused(arguments, message: str) -> None:
    sizes, machine, counts, *arrays = arguments
    with pytest.raises(rk.Refusal, match="RK020") as refused:
        rk.plan(_halve, sizes, machine, counts, **(arrays[0] if arrays else {}))
    assert message in str(refused.value)


def test_a_size_of_two_dimensions_is_not_divided() -> None:
    """Each device's part would be another array on more devices than are compiled for."""

    def square(n: int):
        return (lambda x: x * 0.5), (jax.ShapeDtypeStruct((n, n), np.float32),)

    plan = rk.plan(square, {"n": 8}, "h200", (1,), ("weak",), x=PartitionSpec("n"))
    assert len(plan.points) == 1
    with pytest.raises(rk.Refusal, match="is of one dimension"):
        rk.plan(square, {"n": 8}, "h200", (2,), ("weak",), x=PartitionSpec("n"))


def test_one_device_takes_what_passes_through_memory() -> None:
    (weak, strong) = rk.plan(_halve, {"n": 1 << 20}, "h200", (1,), x=PartitionSpec("n")).points
    seconds = MACHINES["h200"].launch + (2 << 22) / MACHINES["h200"].bandwidth
    assert weak.seconds == strong.seconds == pytest.approx(seconds)
    assert weak.memory == 2 << 22
    assert weak.largest["n"] == pytest.approx(MACHINES["h200"].memory / 8, rel=1e-6)


@pytest.mark.nightly  # what is printed alone; the plan itself is tested above
def test_a_command_plans(tmp_path: Path) -> None:
    options = ["--machine", "h200", "--shard", "x=n", "--most", "2"]
    plot = tmp_path / "plan.svg"
    done = subprocess.run(
        [python(), "-m", "raise_kernel", *COMMAND, *options, "--plot", str(plot)],
        cwd=ROOT,
        env={**os.environ, "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    weak = {int(row[1]): float(row[3]) for row in rows if row[0] == "weak"}
    assert list(weak) == [1, 2]
    # Two messages of a plane.
    assert weak[2] == pytest.approx(weak[1] + 2 * 15, abs=2)
    assert plot.stat().st_size > 1000


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--machine", "abacus", "--shard", "x=n"], "machine abacus"),
        (["--machine", "h200", "--shard", "z=n", "--most", "1"], "z is split"),
        (["--machine", "h200", "--shard", "x=n", "--size", "k=0"], "--size k=0"),
        (["--machine", "h200", "--shard", "x=k", "--most", "1"], "k is divided"),
    ],
)
def test_bad_plans(options: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, *options]) == 1
    assert message in capsys.readouterr().err


@pytest.mark.nightly
@pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="no libtpu")
def test_a_small_mesh_stands_for_a_large_one() -> None:
    """A chip of 4 by 4 does what one of 16 by 16 does, its part being as large."""
    program = """
import jax, numpy as np, raise_kernel as rk
from jax.sharding import PartitionSpec as P
from raise_kernel.runtime.planning import chip
from raise_kernel.runtime.planning.machines import MACHINES

jacobi = rk.load("examples/jacobi2d.ll")

def problem(n, m):
    step = jacobi[(m // 16, n // 16), (16, 16)].options(target="tpu")
    like = jax.ShapeDtypeStruct((n, m), np.float32)
    return lambda x, y: step(x, y, n), (like, like)

found = []
for side in (4, 16):
    function, values = problem(256 * side, 256 * side)
    axes = {"n": side, "m": side}
    made = chip.compiled_chip(MACHINES["v6e"], function, tuple(values), axes, {"x": P("n", "m")})
    found.append((made.estimate, made.memory, made.traffic, made.communication.totals()))
(small, *first), (large, *second) = found
assert first == second and abs(small / large - 1) < 0.01, found
assert set(second[-1]) == {"collective-permute"}, found
print("the same")
"""
    done = subprocess.run(
        [python(), "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert "the same" in done.stdout, done.stderr[-3000:]
