"""Raising takes the same time and memory at 4,096 times the size, and gives a workload the same
program."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from bench.catalogue import workloads
from bench.raising.raise_sizes import pair
from bench.raising.sizes.cases import INT, SCALE, cases
from bench.raising.sizes.child import Measured, without_numbers
from bench.raising.sizes.hollow import hollow_numpy
from bench.raising.sizes.wide import wide_source

# The text differs, and why it must.
_INDICES = "indices of 2^31 or more take 64 bits, and are converted to them"
ANOTHER_TEXT = {
    **dict.fromkeys(("bfs", "node_sums", "spmv", "lbm", "histogram"), _INDICES),
    **dict.fromkeys([f"dg_wave_{order}" for order in range(1, 5)], _INDICES),
    **dict.fromkeys([f"dg_navier_stokes_{order}" for order in range(1, 5)], _INDICES),
    "philox": "a counter past 2^32 is two words",
    "nbody": "2^54 pairs of bodies are more than any memory: a loop over one of them",
    "ntt": "its last stages are others: the distance of what they combine is larger",
}
# In every run: atomics, and a stencil in time.
QUICK = ("histogram", "heat1d")

ALL = cases()


def _parameters():
    for case in ALL.values():
        marks = [] if case.name in QUICK else [pytest.mark.nightly]
        yield pytest.param(case.name, id=case.name, marks=marks)


@pytest.mark.parametrize("name", list(_parameters()))
def test_raising_is_independent_of_sizes(name: str):
    if ALL[name].group == "workloads" and shutil.which("clang-22") is None:
        pytest.skip("its source is compiled here")
    found = pair(name, "cuda", limit=300.0)
    if found.larger.failure.startswith("not scaled"):
        pytest.skip(found.larger.failure)
    failures = found.failures()
    # The usual sizes of tests are tens of elements, one block. At 4,096 times that, what was
    # written out is a loop, and one block is many: time and memory alone are compared there.
    if ALL[name].group != "workloads" or name in ANOTHER_TEXT:
        failures = [failure for failure in failures if failure != "another text"]
    assert not failures


def test_workloads_are_as_large_as_is_legal():
    """A whole 4,096 times, but where a grid has no more blocks."""
    for workload in workloads():
        larger = ALL[workload.name].scaled()
        assert larger.factor >= SCALE or "as large as a grid may be" in larger.notes
        assert larger.factor >= 1000, workload.name


def test_shapes_are_those_that_are_drawn():
    """`Workload.shapes` and hollow arrays, against a state at toy size; lengths that are random
    are the mean of what is drawn."""
    drawn_lengths = {("bfs", "edge"), ("spmv", "column"), ("spmv", "value")}
    for workload in workloads():
        size = workload.sizes["toy"]
        state, shapes = workload.state(size), workload.shapes_of(size)
        assert list(state) == list(shapes), workload.name
        for name, array in state.items():
            shape, dtype = shapes[name]
            assert array.dtype == np.dtype(dtype), (workload.name, name)
            if (workload.name, name) in drawn_lengths:
                assert shape[0] == pytest.approx(array.shape[0], rel=0.15)
            else:
                assert array.shape == tuple(shape), (workload.name, name)


def test_hollow_arrays_take_no_memory():
    with hollow_numpy():
        x = np.zeros((1 << 20, 1 << 20), np.float32)
        y = (2 * x + 1).astype(np.float64).reshape(-1)
    assert y.shape == (1 << 40,) and y.dtype == np.float64 and not any(y.strides)
    assert x[0].shape == (1 << 20,) and np.zeros(2).strides == (8,)


def test_wide_sources_keep_counts():
    text = "const int* start, int* label, int n) { __shared__ int part[4]; int i = blockIdx.x * 2;"
    wide = "const long long* start, int* label, long long n) { __shared__ int part[4]; "
    assert wide_source(text) == wide + "long long i = (long long)blockIdx.x * 2;"


def test_only_numbers_are_left_out_of_a_text():
    a = "%c_1 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>"
    b = '%c_9 = stablehlo.constant dense<"0xFF"> : tensor<4096xi64>'
    assert without_numbers(a) == without_numbers(b)
    assert without_numbers("tensor<2x3xf32>") != without_numbers("tensor<2xf32>")
    assert without_numbers("stablehlo.add %1, %2") != without_numbers("stablehlo.subtract %1, %2")


def test_what_is_larger_than_int_is_wide():
    sized = ALL["matmul"].scaled()
    assert isinstance(sized.source, str) and "long long n" in sized.source
    largest = max(int(np.prod(a.shape)) for a in sized.launches[0].args if hasattr(a, "shape"))
    assert largest >= INT


def test_the_order_of_operations_is_left_out_of_a_form():
    a, b = "%0 = stablehlo.negate %x : f32", "%1 = stablehlo.sine %x : f32"
    swapped = b.replace("%1", "%0"), a.replace("%0", "%1")

    def form(*lines: str) -> str:
        return Measured(text="\n".join(lines)).form

    assert form(a, b, "return %0, %1 : f32") == form(*swapped, "return %1, %0 : f32")
    assert form(a, b, "return %0, %1 : f32") != form(a, b, "return %1, %0 : f32")
    assert form(a, "return %0") != form(a, a.replace("%0", "%1"), "return %0")
