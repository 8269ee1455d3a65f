"""What a notebook and a prompt show of kernels: short lines, and HTML that is escaped."""

from __future__ import annotations

import html
import re
from pathlib import Path

import jax
import numpy as np
import pytest
from tests.support.commands import JACOBI

import raise_kernel as rk
from raise_kernel.frontend.read_module import read_module
from raise_kernel.remarks import Remark, Remarks
from raise_kernel.runtime.checking.verify import verify
from raise_kernel.runtime.compile import Lowered


@pytest.fixture(scope="module")
def lowered() -> Lowered:
    x, y = (jax.ShapeDtypeStruct((64, 64), np.float32) for _ in range(2))
    return rk.load(JACOBI)[(4, 4), (16, 16)].lower(x, y, 64)


def test_a_kernel_is_one_line_at_a_prompt(lowered: Lowered) -> None:
    kernel = rk.load(JACOBI)
    name = "jacobi2d(float const*, float*, int)"
    assert repr(kernel) == f"<Kernel {name}>"
    for shown in map(repr, (kernel[(4, 4), (16, 16)], lowered, lowered.compile())):
        assert name in shown and "\n" not in shown and len(shown) < 120
    assert repr(lowered.explain()) == f"<Explanation of {name}: raised>"


def test_a_report_is_a_frame_of_its_own(lowered: Lowered) -> None:
    report = lowered.explain()
    shown = report._repr_html_()
    found = re.fullmatch(
        r'<iframe srcdoc="([^"]*)" sandbox="allow-scripts" .*</iframe>', shown, re.S
    )
    assert found is not None
    assert html.unescape(found[1]) == report.html()
    assert str(report).startswith("jacobi2d(")
    assert report.jax is not None
    assert "\n".join(report.jax.lines) == lowered.as_text("jax").rstrip("\n")


def test_fragments_have_no_scripts(lowered: Lowered) -> None:
    module = read_module(JACOBI)
    report = verify(lowered, module, rounds=0)
    for shown in (rk.load(JACOBI)._repr_html_(), lowered._repr_html_(), report._repr_html_()):
        assert "<script" not in shown and "<style" not in shown
    assert "def jacobi2d(" in lowered._repr_html_()
    assert "agrees with the reference executor" in report._repr_html_()


def test_remarks_print_a_line_each_and_escape() -> None:
    remarks = Remarks([Remark("a", "missed", "x < y", "<b>.cu:1:2"), Remark("b", "note", "z")])
    assert str(remarks) == "<b>.cu:1:2: missed: x < y [a]\nnote: z [b]"
    shown = remarks._repr_html_()
    assert "<b>.cu" not in shown and "X &lt; y." in shown
    assert remarks[0]._repr_html_().count("<tr>") == 2
    assert "no remarks" in Remarks()._repr_html_()


def test_a_numba_kernel_shows_its_python() -> None:
    cuda = pytest.importorskip("numba.cuda")

    @cuda.jit
    def scale(x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = 2 * x[i]

    report = rk.from_numba(scale)[1, 64].explain(np.ones(50, np.float32), np.ones(50, np.float32))
    (source,) = report.sources
    assert source.language == "python" and source.name == Path(__file__).name
    assert any("y[i] = 2 * x[i]" in line for line in source.lines)
    assert report.jax is not None
    lines = {place.rsplit(":", 2)[1] for places in report.jax.origins for place in places}
    shown = [source.lines[int(number) - source.first].strip() for number in lines]
    assert shown == ["y[i] = 2 * x[i]"]
