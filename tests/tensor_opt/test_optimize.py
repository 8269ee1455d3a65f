"""`optimize=search` and `target`: what is chosen, what is left out, that results stay."""

from __future__ import annotations

import jax
import jax.extend.backend
import numpy as np
import pytest
from tests.kernels.specs import SPECS

import raise_kernel
from raise_kernel import tensor_options
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime import search
from raise_kernel.runtime.kernel import forget_raised


def launcher_and_call(name: str):
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    kernel = raise_kernel.load(spec.path("O3"), kernel=spec.kernel)
    return kernel[call.grid, call.block], call


def test_the_target_decides_the_form():
    launcher, call = launcher_and_call("jacobi2d")
    texts = {
        target: launcher.options(target=target).lower(*call.args).as_text()
        for target in ("cpu", "cuda")
    }
    assert "dynamic_update_slice" in texts["cpu"]
    assert "stablehlo.pad" in texts["cuda"] and "dynamic_update_slice" not in texts["cuda"]
    one, other = (np.asarray(launcher.options(target=t)(*call.args)) for t in texts)
    np.testing.assert_array_equal(one, other)


def test_none_leaves_the_program_as_it_was_lowered():
    launcher, call = launcher_and_call("jacobi2d")
    plain = launcher.options(optimize="none", target="cuda").lower(*call.args).as_text()
    assert "dynamic_update_slice" in plain
    better = launcher.options(target="cuda").lower(*call.args).as_text()
    assert "dynamic_update_slice" not in better


def test_search_times_the_candidates_and_remembers(monkeypatch: pytest.MonkeyPatch):
    launcher, call = launcher_and_call("jacobi2d")
    speeds = iter([3.0, 1.0, 2.0, 9.0, 9.0])
    timed: list[str] = []

    def seconds(source):
        timed.append(source.text)
        return next(speeds)

    monkeypatch.setattr(search, "_seconds", seconds)
    monkeypatch.setattr(search, "_found", {})
    launcher = launcher.options(optimize="search")
    arguments = [jax.ShapeDtypeStruct((32, 32), np.float32) for _ in range(2)]
    low = launcher.lower_arguments(_arguments(*arguments, 32))
    assert low.as_text("jax") == timed[1]
    count = len(timed)
    launcher.lower_arguments(_arguments(*arguments, 32))
    assert len(timed) == count
    want = np.asarray(launcher.options(optimize="target")(*call.args))
    np.testing.assert_array_equal(np.asarray(low.function(*call.args[:2])), want)


def _arguments(*values):
    from raise_kernel.runtime.arguments import sort_arguments

    return sort_arguments(values, None, variables={}).arguments


def test_a_candidate_that_fails_is_left_out_with_a_remark(monkeypatch: pytest.MonkeyPatch):
    launcher, _ = launcher_and_call("jacobi2d")

    def seconds(source):
        if "lax.pad" not in source.text:
            raise jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: out of memory")
        return 1.0

    monkeypatch.setattr(search, "_seconds", seconds)
    monkeypatch.setattr(search, "_found", {})
    forget_raised()
    arguments = [jax.ShapeDtypeStruct((32, 32), np.float32) for _ in range(2)]
    low = launcher.options(optimize="search").lower_arguments(_arguments(*arguments, 32))
    assert "lax.pad" in low.as_text("jax")
    assert any("left out: RESOURCE_EXHAUSTED" in r.message for r in low.remarks)


def test_unknown_words_are_refused():
    launcher, _ = launcher_and_call("saxpy")
    for options in ({"optimize": "hard"}, {"target": "abacus"}):
        with pytest.raises(Refusal, match="is not one of"):
            launcher.options(**options)


def test_a_target_without_a_table_warns_and_takes_the_cpus():
    launcher, call = launcher_and_call("jacobi2d")
    with pytest.warns(UserWarning, match="no cost table for rocm: the CPU's decides"):
        other = launcher.options(target="rocm")
    lowered = other.lower(*call.args)
    assert "dynamic_update_slice" in lowered.as_text()
    assert any("no cost table for rocm" in r.message for r in lowered.remarks)
    want = np.asarray(launcher.options(target="cpu")(*call.args))
    np.testing.assert_array_equal(np.asarray(other(*call.args)), want)


def test_gpu_is_cuda():
    launcher, call = launcher_and_call("jacobi2d")
    texts = {launcher.options(target=t).lower(*call.args).as_text() for t in ("gpu", "cuda")}
    assert len(texts) == 1


@pytest.mark.parametrize(
    ("name", "version", "target"),
    [
        ("gpu", "cuda 12080", "cuda"),
        ("gpu", "PJRT C API\nrocm 60400", "rocm"),
        ("METAL", "Metal 1.0", "metal"),
        ("abacus", "beads", "abacus"),
    ],
)
def test_the_default_device_decides(
    name: str, version: str, target: str, monkeypatch: pytest.MonkeyPatch
):
    class Backend:
        platform_version = version

    monkeypatch.setattr(jax, "default_backend", lambda: name)
    monkeypatch.setattr(jax.extend.backend, "get_backend", Backend)
    tensor_options.device_target.cache_clear()
    try:
        found = tensor_options.device_target()
        if target == "cuda":
            assert tensor_options.TensorOptions(found).target == target
        else:
            with pytest.warns(UserWarning, match=f"no cost table for {target}"):
                assert tensor_options.TensorOptions(found).target == target
    finally:
        tensor_options.device_target.cache_clear()
