"""The cache on disk: hits across processes, damage, limits, processes that write at once."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from click.testing import CliRunner
from tests.support.fork_server import python

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime import disk_cache, kernel
from raise_kernel.runtime.cache import KernelCache
from raise_kernel.runtime.disk_cache import cache_info, cached, clear_cache
from raise_kernel.tools import job
from raise_kernel.tools import raise_kernel as tool
from raise_kernel.tools.raise_kernel import cache as cache_command

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path / "cache")
    monkeypatch.setattr(config, "cache_bytes", 1 << 20)
    return tmp_path / "cache"


@pytest.fixture
def raisings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is raised from now on, as a new process would: nothing is in memory."""
    raised: list[str] = []
    original = kernel.raise_specialized

    def count(specialized, *rest):
        raised.append(specialized.signature.kernel)
        return original(specialized, *rest)

    monkeypatch.setattr(kernel, "raise_specialized", count)
    monkeypatch.setattr(kernel, "_cache", KernelCache())
    return raised


def new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "_cache", KernelCache())


def saxpy(a: float = 2.0, size: int = 100, dtype=np.float32, threads: int = 32):
    """On one executor: what launches took by "auto" would be kept, too."""
    x = np.arange(size, dtype=dtype)
    launch = rk.load(ROOT / "examples/saxpy.ll")[4, threads].options(executor="xla")
    return launch(size, a, x, x + 1)


def test_the_command_line_raises_a_kernel_once(folder, monkeypatch, capsys) -> None:
    raised: list[str] = []
    original = job.raise_specialized

    def count(specialized, *rest):
        raised.append(specialized.signature.kernel)
        return original(specialized, *rest)

    monkeypatch.setattr(job, "raise_specialized", count)
    saxpy = [str(ROOT / "examples/saxpy.ll"), "--grid", "4", "--block", "32", "--emit", "jax"]

    def output(*argv: str) -> str:
        assert tool.run([*saxpy, *argv]) == 0
        return capsys.readouterr().out

    command = ["--arg", "100", "--arg", "2.0", "--arg", "f32[128]", "--arg", "f32[128]"]
    first = output(*command)
    assert output(*command) == first
    assert len(raised) == 1
    # Another number is another kernel, and who wants to see how it is raised sees it raised.
    assert output(*command[:3], "3.0", *command[4:]) != first
    assert output(*command, "--timing") == first
    assert len(raised) == 3
    assert cache_info(folder).entries == 2


def test_a_call_after_lower_raises_and_compiles_nothing_more(raisings) -> None:
    """Whether an executor is chosen before or after: what runs is the one program."""
    x = np.arange(100, dtype=np.float32)
    launcher = rk.load(ROOT / "examples/saxpy.ll")[4, 32]
    lowered = launcher.lower(100, 2.0, x, x)
    launcher(100, 2.0, x, x)
    again = launcher.options(executor="xla").lower(100, 2.0, x, x)
    assert raisings == ["_Z5saxpyifPKfPf"]
    assert again.function is lowered.function
    assert lowered.function._cache_size() == 1


def test_a_second_process_reads_what_the_first_raised(folder, raisings, monkeypatch) -> None:
    want = np.asarray(saxpy())
    new_process(monkeypatch)
    np.testing.assert_array_equal(saxpy(), want)
    assert len(raisings) == 1
    assert cache_info().entries == 1
    assert folder.stat().st_mode & 0o777 == 0o700
    low = rk.load(ROOT / "examples/saxpy.ll")[4, 32].lower(100, 2.0, want, want + 1)
    assert "stablehlo" in low.as_text() and "def saxpy" in low.as_text("jax")
    assert "affine.load" in low.as_text("affine"), "stages before the last are raised again"


def test_whatever_decides_the_result_is_in_the_key(folder, raisings, monkeypatch) -> None:
    saxpy()
    for call in (
        lambda: saxpy(a=-0.0),
        lambda: saxpy(a=0.0),
        lambda: saxpy(size=99),
        lambda: saxpy(threads=25),
    ):
        new_process(monkeypatch)
        call()
    x = jnp.ones(100, jnp.float32)
    rk.load(ROOT / "examples/saxpy.ll")[4, 32].options(executor="xla")(100, 2.0, x, x)
    text = (ROOT / "examples/saxpy.ll").read_text()
    other = rk.load(text.replace("fmul contract", "fsub contract"))
    ones = np.ones(100, np.float32)
    other[4, 32].options(executor="xla")(100, 2.0, ones, ones)
    assert len(raisings) == cache_info().entries == 7
    monkeypatch.setattr(disk_cache, "environment", lambda: ("another jax",))
    new_process(monkeypatch)
    saxpy()
    assert len(raisings) == 8


@pytest.mark.parametrize("damage", [b"", b"short", None])
def test_damaged_entries_are_raised_again(folder, raisings, monkeypatch, damage) -> None:
    want = np.asarray(saxpy())
    [entry] = folder.iterdir()
    whole = entry.read_bytes()
    entry.write_bytes(whole[:-7] + b"damaged" if damage is None else damage)
    new_process(monkeypatch)
    np.testing.assert_array_equal(saxpy(), want)
    assert len(raisings) == 2
    assert len(entry.read_bytes()) > len(whole) // 2, "a whole entry has replaced it"


def test_the_least_recently_used_entries_go(folder, monkeypatch) -> None:
    monkeypatch.setattr(config, "cache_bytes", 10_000)
    random = np.random.default_rng(0)

    def entry(number: int) -> bytes:
        return cached((number,), bytes, lambda: random.bytes(2500))

    first = entry(0)
    for number in (1, 2):
        time.sleep(0.02)
        entry(number)
    time.sleep(0.02)
    assert entry(0) == first
    for number in (3, 4):
        time.sleep(0.02)
        entry(number)
    assert cache_info().size <= 10_000
    assert entry(0) == first, "used since"
    assert entry(4) == entry(4)
    made: list[int] = []
    cached((1,), bytes, lambda: made.append(1) or b"again")
    assert made, "the oldest went"
    assert cached((9,), bytes, lambda: random.bytes(20_000)) != b"", "too large to keep"
    assert cache_info().size <= 10_000


def test_abandoned_temporary_files_go(folder) -> None:
    folder.mkdir()
    (folder / f"{disk_cache.TEMPORARY}abc").write_bytes(b"x")
    cached(("a",), bytes, lambda: b"a")
    assert clear_cache() == 1
    assert not list(folder.iterdir())


def test_a_folder_that_cannot_be_written_gives_one_warning(folder, monkeypatch) -> None:
    folder.write_text("a file in its place")
    disk_cache._warn_once.cache_clear()
    with pytest.warns(UserWarning, match="RAISE_KERNEL_CACHE"):
        assert cached(("a",), int, lambda: 7) == 7
    assert cached(("b",), int, lambda: 8) == 8
    monkeypatch.setattr(config, "disk_cache", False)
    assert cached(("a",), int, lambda: 9) == 9


def test_edited_code_is_not_cached(folder, monkeypatch, tmp_path) -> None:
    source = tmp_path / "pass.py"
    source.write_text("x = 1")
    monkeypatch.setattr(disk_cache, "_SOURCES", (str(source),))
    monkeypatch.setattr(disk_cache, "_STATE", disk_cache._state_of([str(source)]))
    cached(("a",), int, lambda: 7)
    assert cache_info().entries == 1
    source.write_text("x = 22")
    cached(("b",), int, lambda: 7)
    source.unlink()
    cached(("c",), int, lambda: 7)
    assert cache_info().entries == 1


def test_all_of_the_package_is_looked_at() -> None:
    names = {Path(path).name for path in disk_cache._SOURCES}
    assert {"disk_cache.py", "manifest.json", "rk_cuda.h", "lanes.ll"} <= names
    assert len(disk_cache._SOURCES) == len(set(disk_cache._SOURCES)) > 900


def test_writers_and_readers_at_once(folder, monkeypatch) -> None:
    monkeypatch.setattr(config, "cache_bytes", 30_000)  # evictions all the time
    # To look for edits of the package before each store takes ten times as long as the store.
    monkeypatch.setattr(disk_cache, "_is_edited", lambda: False)
    wrong: list[tuple[int, bytes]] = []

    def work(seed: int) -> None:
        random = np.random.default_rng(seed)
        for _ in range(60):
            number = int(random.integers(12))
            found = cached((number,), bytes, lambda n=number: bytes([n]) + random.bytes(4000))
            if found[0] != number or len(found) != 4001:
                wrong.append((number, found))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert not [f for f in folder.iterdir() if f.name.startswith(disk_cache.TEMPORARY)]


CHILD = """
import sys, jax, numpy as np
import raise_kernel as rk
from raise_kernel.runtime import kernel
jax.config.update("jax_compilation_cache_dir", sys.argv[2])
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", 0)
hits = []
jax.monitoring.register_event_listener(lambda name, **_: hits.append(name))
raised = []
original = kernel.raise_specialized
kernel.raise_specialized = lambda *a: raised.append(1) or original(*a)
x = np.arange(100, dtype=np.float32)
out = rk.load(sys.argv[1])[4, 32](100, 2.0, x, x + 1)
assert (np.asarray(out) == 3 * x + 1).all()
print(len(raised), hits.count("/jax/compilation_cache/cache_hits"))
"""


def test_processes_share_it_and_jax_caches_the_executable(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "RAISE_KERNEL_CACHE": "on",
        "RAISE_KERNEL_CACHE_DIR": str(tmp_path / "raised"),
    }

    def start() -> subprocess.Popen[str]:
        command = [python(), "-c", CHILD, str(ROOT / "examples/saxpy.ll"), str(tmp_path / "xla")]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)

    both = [start(), start()]
    assert all(child.communicate()[0] and child.returncode == 0 for child in both)
    raised, hits = start().communicate()[0].split()
    assert raised == "0" and int(hits) > 0
    assert len(list((tmp_path / "raised").iterdir())) == 1


def test_cache_command(folder) -> None:
    cached(("a",), int, lambda: 7)
    shown = CliRunner().invoke(cache_command, ["info"]).output
    assert str(folder) in shown and "entries: 1" in shown and "1048576" in shown
    assert CliRunner().invoke(cache_command, ["clear"]).output == "1 entries deleted\n"
    assert "entries: 0" in CliRunner().invoke(cache_command, []).output
    assert CliRunner().invoke(cache_command, ["burn"]).exit_code != 0


def test_executables_of_programs_are_entries(folder, monkeypatch) -> None:
    """What XLA compiled counts towards the limit, and goes with the rest."""
    program = (
        "import jax, raise_kernel.runtime.disk_cache as d; d.keep_executables(); "
        "jax.jit(lambda x: x + 1)(1.0)"
    )
    environment = {
        **os.environ,
        "RAISE_KERNEL_CACHE": "on",
        "RAISE_KERNEL_CACHE_DIR": str(folder),
    }
    subprocess.run([python(), "-c", program], env=environment, check=True)
    size = cache_info().size
    assert size > 0
    monkeypatch.setattr(config, "cache_bytes", 2 * size)
    disk_cache.keep(("a",), os.urandom(3 * size // 2))
    assert not list((folder / "xla").glob("*-cache"))
    assert cache_info().entries == 1
    assert clear_cache() == 1


def test_results_do_not_depend_on_the_cache(folder, monkeypatch) -> None:
    """Under transformations too: the source from disk is the same source."""
    k = rk.load(ROOT / "examples/saxpy.ll")[4, 32]
    x, y = jnp.arange(100, dtype=jnp.float32), jnp.ones(100, jnp.float32)
    for _ in range(2):
        new_process(monkeypatch)
        slope = jax.grad(lambda a: k(100, a, x, y).sum())(jnp.float32(2))
        np.testing.assert_allclose(slope, x.sum())
