"""Whole Numba CUDA programs, and packages that the drop-in stands in for or misses."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from click import ClickException
from tests.support.fork_server import python

import raise_kernel as rk

pytest.importorskip("numba.cuda")
pytest.importorskip("cuda.core")

from raise_kernel.numba import cuda, pose


def test_a_program_that_is_not_edited(tmp_path: Path) -> None:
    heat = Path(__file__).parents[2] / "examples" / "numba_heat.py"
    arguments = [str(heat), "--size", "32", "--steps", "4"]
    done = _run(*arguments)
    assert done.returncode == 0, done.stderr
    assert "4 steps of 32 x 32" in done.stdout
    assert "raise-kernel on" in done.stdout
    missing = _run(str(tmp_path / "none.py"))
    assert missing.returncode == 1
    assert missing.stderr.startswith("error[RK019]")


def test_a_program_s_own_errors_come_out(tmp_path: Path) -> None:
    script = tmp_path / "fails.py"
    script.write_text(
        textwrap.dedent(
            """
            import sys
            from numba import cuda
            assert cuda.is_available() and sys.argv[1:] == ["a"] and __name__ == "__main__"
            raise KeyError("its own")
            """
        )
    )
    done = _run(str(script), "a")
    assert done.returncode == 1
    assert "KeyError: 'its own'" in done.stderr


def test_a_cached_kernel_serves_a_second_program(tmp_path: Path) -> None:
    source = """
        from numba import cuda
        @cuda.jit(cache=True, launch_bounds=32)
        def scale(x, y, factor):
            i = cuda.grid(1)
            if i < x.size:
                y[i] = factor * x[i]
    """
    (tmp_path / "cached_kernel.py").write_text(textwrap.dedent(source))
    x = np.arange(37.0)
    for hits in (0, 1, 1):
        kernel = _imported(tmp_path / "cached_kernel.py").scale
        for factor in (2.0, 3.5):
            y = np.zeros_like(x)
            kernel[2, 32](x, y, factor)
            np.testing.assert_array_equal(y, factor * x)
        assert sum(kernel.stats.cache_hits.values()) == hits
        assert sum(kernel.stats.cache_misses.values()) == 1 - hits
        (signature,) = kernel.signatures
        assert "st.global" in kernel.inspect_asm(signature)
        with pytest.raises(rk.Refusal, match="scale"):
            kernel[1, 64](x, y, 1.0)


def test_a_second_run_raises_and_compiles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        textwrap.dedent(
            """
            import jax
            import numpy as np
            from numba import cuda
            from raise_kernel.runtime import kernel

            hits, raised, raise_specialized = [], [], kernel.raise_specialized
            jax.monitoring.register_event_listener(lambda name, **_: hits.append(name))
            kernel.raise_specialized = lambda *a: raised.append(a) or raise_specialized(*a)

            @cuda.jit
            def scale(x, y):
                i = cuda.grid(1)
                if i < x.size:
                    y[i] = 2 * x[i]

            x, y = np.arange(37.0), np.zeros(37)
            scale[2, 32](x, y)
            np.testing.assert_array_equal(y, 2 * x)
            print(len(raised), "/jax/compilation_cache/cache_hits" in hits)
            """
        )
    )
    monkeypatch.setenv("RAISE_KERNEL_CACHE", "on")
    monkeypatch.setenv("RAISE_KERNEL_CACHE_DIR", str(tmp_path / "cache"))
    first, second = _run(str(program)), _run(str(program))
    assert first.stdout == "1 False\n", first.stderr
    assert second.stdout == "0 True\n", second.stderr


def _imported(path: Path) -> ModuleType:
    """The module, executed anew."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [python(), "-m", "raise_kernel", "run", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.mark.nightly
def test_stumpy_equals_its_cpu_version_and_is_faster_than_the_simulator(tmp_path: Path) -> None:
    """Takes minutes: the simulator runs every thread in Python. Skipped where pip finds no PyPI."""
    from raise_kernel.tools.dev.stumpy_profile import install_stumpy, run_stumpy

    folder = str(tmp_path)
    try:
        install_stumpy(folder)
    except ClickException as error:
        pytest.skip(error.message)
    posing = run_stumpy(500, 20, folder, simulator=False)
    assert posing["distance"] < 1e-8
    assert posing["indices_equal"]
    simulated = run_stumpy(500, 20, folder, simulator=True)
    assert simulated["indices"] == posing["indices"]
    assert simulated["seconds"][0] > 100 * posing["seconds"][-1]


# Stands for numba-cuda-mlir's module: a function that names it compiles with numba-cuda's.
foreign = ModuleType("numba_cuda_mlir.cuda")


def test_functions_of_numba_cuda_mlir() -> None:
    @rk.jit
    def add_one(x):
        i = foreign.grid(1)
        if i < x.size:
            x[i] += 1

    x = np.zeros(5)
    add_one[1, 8](x)
    np.testing.assert_array_equal(x, np.ones(5))


def test_the_drop_in_stands_in_for_numba_cuda_mlir(tmp_path, monkeypatch) -> None:
    package = tmp_path / "numba_cuda_mlir"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "cuda.py").write_text("raise ImportError('the driver is missing')")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        pose._stand_in_for_mlir()
        module = importlib.import_module("numba_cuda_mlir")
        assert importlib.import_module("numba_cuda_mlir.cuda") is cuda
        pose._stand_in_for_mlir()
        assert module.cuda is cuda
    finally:
        for name in ("numba_cuda_mlir", "numba_cuda_mlir.cuda"):
            sys.modules.pop(name, None)


@pytest.mark.nightly  # of a damaged environment
@pytest.mark.sample(1)
@pytest.mark.parametrize("spoil", ["sys.modules['numba'] = None", "del numpy.row_stack"])
@pytest.mark.parametrize("use", ["from raise_kernel.numba import cuda", "rk.jit(print_)[1, 1]()"])
def test_a_set_of_packages_that_does_not_work(spoil: str, use: str) -> None:
    """Numba is missing, or NumPy is 2.5, where numba-cuda 0.30 misses a function."""
    program = f"import sys, numpy, raise_kernel as rk\n{spoil}\ndef print_(): pass\n{use}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    error = done.stderr.strip().split("\n")[-2:]
    assert "error[RK025]: numba-cuda does not import" in error[0]
    assert error[1] == "  help: pip install 'raise-kernel[numba]'"
