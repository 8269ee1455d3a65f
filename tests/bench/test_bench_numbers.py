"""The benchmark's numbers: fair samples, ratios with intervals, equal programs, pages of tables."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from bench import document
from bench.ceilings import Ceilings
from bench.measure import Column, Row
from bench.peers import Figures
from bench.peers.host import HostRunner
from bench.peers.jax_runner import JaxRunner
from bench.record import Record
from bench.timing.disturbance import Clock, disturbed, ticks
from bench.timing.ratios import paired, unpaired
from bench.timing.same_program import same_program
from bench.timing.sampling import MOST_COPIES, sample


def noisy(rng: np.random.Generator, count: int = 21) -> np.ndarray:
    """Times with the tail that a busy machine gives them."""
    return 1.0 + 0.02 * rng.standard_exponential(count)


def test_interval_holds_the_ratio_of_equal_programs():
    rng = np.random.default_rng(3)
    ratios = [paired(noisy(rng), noisy(rng)) for _ in range(200)]
    held = sum(r.low <= 1.0 <= r.high for r in ratios)
    assert held >= 180
    assert not any(r.surely_below(0.95) for r in ratios)


def test_a_loss_shows_through_noise():
    rng = np.random.default_rng(4)
    ratio = paired(0.9 * noisy(rng), noisy(rng))
    assert ratio.surely_below(0.95) and ratio.low < 0.9 < ratio.high
    assert unpaired(0.9 * noisy(rng), noisy(rng)).differs(0.05)


def test_a_drift_of_the_machine_cancels_in_pairs():
    rng = np.random.default_rng(5)
    drift = np.linspace(1.0, 3.0, 21)
    ours, theirs = drift * noisy(rng), drift * noisy(rng)
    together, apart = paired(theirs, ours), unpaired(theirs, ours)
    assert together.high - together.low < 0.1 < apart.high - apart.low


class Noted:
    """A runner that writes down what is asked of it."""

    figures = Figures()

    def __init__(self, name: str, log: list[tuple[str, str, bool]]) -> None:
        self.name, self.log = name, log

    def reset(self, copies: int = 1) -> None:
        self.log.append((self.name, f"reset {copies}", gc.isenabled()))

    def run(self, times: int) -> None:
        self.log.append((self.name, f"run {times}", gc.isenabled()))

    def outputs(self) -> dict[str, np.ndarray]:
        return {}


def test_runners_take_turns_in_changing_order():
    log: list[tuple[str, str, bool]] = []
    runners = {name: Noted(name, log) for name in "abc"}
    seconds = sample(runners, 30, repeatable=False)
    assert {name: len(times) for name, times in seconds.items()} == dict.fromkeys("abc", 30)
    trials, taken = log[: 6 * 3], log[6 * 3 :]
    more = [f"reset {MOST_COPIES}", f"run {MOST_COPIES}"]
    assert [what for _, what, _ in trials] == ["reset 1", "run 1", "reset 1", "run 1", *more] * 3
    order = [name for name, what, _ in taken if what.startswith("reset")]
    rounds = [tuple(order[i : i + 3]) for i in range(0, 90, 3)]
    assert all(sorted(order) == list("abc") for order in rounds) and len(set(rounds)) == 6
    copies = [what for _, what, _ in taken if what.startswith("reset")]
    timed = [(what, collects) for _, what, collects in taken if not what.startswith("reset")]
    assert copies == [f"reset {MOST_COPIES}"] * 90
    assert timed == [(f"run {MOST_COPIES}", False)] * 90, "a run a copy, without the collector"
    assert gc.isenabled()


def test_what_can_be_repeated_is_run_once_untimed():
    log: list[tuple[str, str, bool]] = []
    sample({"a": Noted("a", log)}, 2, repeatable=True)
    for_a_sample = [(what, on) for _, what, on in log][4:7]
    assert for_a_sample[:2] == [("reset 1", True), ("run 1", True)]
    assert for_a_sample[2][0] != "run 1" and not for_a_sample[2][1]


class Warming(Noted):
    """A runner whose second run prepares something, and whose runs in a row overlap."""

    ran = 0

    def run(self, times: int) -> None:
        super().run(times)
        self.ran += 1
        time.sleep(0.005 if self.ran == 2 else 0.0005 + 0.0001 * times)


def test_a_sample_lasts_long_enough_whatever_one_run_takes():
    log: list[tuple[str, str, bool]] = []
    sample({"a": Warming("a", log)}, 1, repeatable=True)
    assert int(log[-1][1].split()[1]) > 100, "30 ms of runs of 0.1 ms each"


def test_jax_programs_read_the_same_buffers():
    state = {"x": np.arange(4.0), "y": np.zeros(4)}
    runners = [
        JaxRunner(lambda w, r: {"y": w["y"] + r["x"]}, ("y",), ("y",), state) for _ in range(2)
    ]
    shared: dict[str, jax.Array] = {}
    for runner in runners:
        runner.share(shared)
    assert list(shared) == ["x"]
    for _ in range(2):
        for runner in runners:
            runner.reset()
            runner.run(3)
    for runner in runners:
        np.testing.assert_array_equal(runner.outputs()["y"], 3 * state["x"])


@pytest.mark.parametrize("kind", ["jax", "host"])
def test_each_copy_is_run_on_once(kind: str):
    state = {"x": np.arange(4.0), "y": np.zeros(4)}

    def bind(arrays):
        return lambda: np.add(arrays["y"], arrays["x"], out=arrays["y"])

    def program(written, read):
        return {"y": written["y"] + read["x"]}

    host = kind == "host"
    runner = HostRunner(bind, ("y",), state) if host else JaxRunner(program, ("y",), ("y",), state)
    for copies, runs, times in ((3, 3, 1), (1, 3, 3), (2, 3, 2)):
        runner.reset(copies)
        runner.run(runs)
        np.testing.assert_array_equal(runner.outputs()["y"], times * state["x"])


def test_an_array_that_is_only_written_is_written_in_place():
    state = {"x": np.zeros((512, 512), np.float32), "y": np.zeros((512, 512), np.float32)}
    runner = JaxRunner(lambda w, r: {"y": r["x"].T}, ("y",), ("y",), state)
    assert runner.figures.peak_bytes is not None
    assert runner.figures.peak_bytes < 2.1 * state["x"].nbytes


def text(function, *args) -> str:
    return jax.jit(function).lower(*args).compile().as_text() or ""


def test_same_program():
    x = jnp.arange(1000.0, dtype=jnp.float32)

    def first(a, b):
        return jnp.sin(a) * b + jnp.cumsum(a)

    def again(left, right):
        total = jnp.cumsum(left)
        return total + right * jnp.sin(left)

    assert same_program(text(first, x, x), text(again, x, x))
    assert not same_program(text(first, x, x), text(lambda a, b: jnp.sin(b) * a + a, x, x))
    assert not same_program(text(first, x, x), text(first, x[:9], x[:9]))
    assert not same_program(text(lambda a, b: a - b, x, x), text(lambda a, b: b - a, x, x)), (
        "the order of what does not commute counts"
    )


def test_loops_and_constants_count_in_programs():
    x = jnp.ones((64, 64), jnp.float32)

    def repeated(times: int, factor: float):
        return lambda a: jax.lax.fori_loop(0, times, lambda _, b: b @ a * factor, a)

    base = text(repeated(7, 0.5), x)
    assert same_program(base, text(repeated(7, 0.5), x))
    assert not same_program(base, text(repeated(8, 0.5), x))
    assert not same_program(base, text(repeated(7, 0.25), x))


@pytest.mark.parametrize(("dtype", "same"), [(jnp.float32, False), (jnp.float64, True)])
def test_the_precision_of_a_product_of_doubles(dtype: Any, same: bool):
    with jax.enable_x64(True):
        x = jnp.ones((64, 64), dtype)
        highest = text(lambda a: jnp.matmul(a, a, precision="highest"), x)
        assert "highest" in highest
        assert same_program(highest, text(lambda a: a @ a, x)) == same


def test_what_others_took():
    before, after = Clock(100.0, 50.0, 10.0), Clock(110.0, 58.0, 15.0)
    assert disturbed(before, after) == pytest.approx(0.3)
    assert disturbed(before, Clock(110.0, 54.0, 15.0)) == 0.0
    assert disturbed(None, after) is None


def test_the_time_of_other_processors_does_not_count():
    stat = (
        "cpu  16 0 0 30 0 0 0 0 0 0\ncpu0 5 1 2 10 3 0 0 4 0 0\ncpu1 9 0 0 20 0 0 0 0 0 0\nintr 7\n"
    )
    assert ticks(stat, {0}) == (25, 12)
    assert ticks(stat, {0, 1}) == (54, 21)


def record(device: str = "cpu", name: str = "w", date: str = "2030-01-02") -> Record:
    columns = [
        Column(
            "raised", "raised", [1.0, 1.1, 1.0], figures=Figures(0.5, 0.25, 4_000_000, 3, "native")
        ),
        Column("jax", "JAX by hand", [2.0, 2.2, 2.0], figures=Figures(None, 0.2, 1, 4)),
        Column("openmp", "OpenMP C", missing="no gcc"),
        Column("simulator", "Numba simulator", [50.0]),
        Column("raised_small", "raised, simulator's size", [0.5]),
    ]
    row = Row(name, "dense", {"n": 1}, 1e9, 2e9, columns, same_program=False, disturbed=0.25)
    machine = {"processor": "a processor", "device": device}
    return Record(
        device, machine, {"jax": "1"}, Ceilings(4e9, 1e9), [row], date, f"python -m bench {name}"
    )


PAGE = """# A page
<!-- bench cpu -->
old numbers
<!-- end of bench cpu -->
prose stays
<!-- bench simulator -->
<!-- end of bench simulator -->
"""


def test_a_page_of_runs(tmp_path: Path):
    pytest.importorskip("matplotlib")
    page, first, second = tmp_path / "page.md", tmp_path / "a.json", tmp_path / "b.json"
    page.write_text(PAGE)
    record().write(first)
    record(name="v").write(second)
    for _ in range(2):
        document.write(page, {"cpu": [first, second], "gpu": []})
        made = page.read_text()
        assert "old numbers" not in made and "prose stays" in made
        assert "| w | native | 1 s | 2 s (2.00) | 2.00 to 2.00 | | |" in made
        assert made.count("| v | native | 1 s |") == 1, "a second time changes nothing"
        assert "python -m bench w\npython -m bench v\n" in made
        assert "2030-01-02: processor a processor, device cpu, jax 1." in made
        assert "Empty: OpenMP C: no gcc (w, v)." in made
        assert "| w | 50 s | 500 ms | 100 |" in made
        assert "Below 0.95: none." in made
        assert "25 % of the processors' time" in made
    assert (tmp_path / "cpu.png").exists()


def test_a_page_without_marks_stays_as_it_is(tmp_path: Path):
    page, run = tmp_path / "page.md", tmp_path / "a.json"
    page.write_text("nothing here\n")
    record().write(run)
    with pytest.raises(document.NoMark, match="<!-- bench cpu -->"):
        document.write(page, {"cpu": [run]})
    assert page.read_text() == "nothing here\n" and not (tmp_path / "cpu.png").exists()


def test_runs_of_two_machines_are_not_one_table():
    other = record()
    other.machine["processor"] = "another"
    with pytest.raises(ValueError, match="different machines"):
        document.merged([record(), other])
