"""The page of a report: its structure, what it links, that it is safe and loads nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import jax
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.runtime.report.explanation import Explanation

pytestmark = needs_clang

SOURCE = """\
__global__ void k(const float* x, const int* idx, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a = x[idx[i]];
  float b = x[i % 7];
  y[i] = a + b;
}
"""
# What a page must not hold: elements and rules that load something.
LOADS = re.compile(
    r"""<(?:link|img|iframe|object|embed|base)\b|<script[^>]*\ssrc|@import|url\(|https?:""", re.I
)
VOID = {"meta", "input", "br"}


def array(shape: tuple[int, ...], dtype: str) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, dtype)


ARGUMENTS = (array((1000,), "float32"), array((1000,), "int32"), array((1000,), "float32"), 1000)


class Page(HTMLParser):
    """A page's elements, its text by element, and whether all that is opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        opened, _ = self.open.pop()
        assert opened == tag, f"</{tag}> closes <{opened}>"

    def handle_data(self, data: str) -> None:
        for _, attributes in self.open:
            if identity := attributes.get("id"):
                self.text.setdefault(identity, []).append(data)

    def of(self, identity: str) -> str:
        return "".join(self.text.get(identity, ()))

    def with_words(self, word: str) -> list[dict[str, str | None]]:
        """The attributes of the elements that light up with a line."""
        return [a for _, a in self.elements if word in (a.get("data-p") or "").split()]


@pytest.fixture(scope="module")
def report() -> Explanation:
    return rk.from_cuda(SOURCE)[4, 256].explain(*ARGUMENTS)


@pytest.fixture(scope="module")
def page(report: Explanation) -> Page:
    return Page(report.html())


def test_source_and_jax_are_there(page: Page) -> None:
    assert "float a = x[idx[i]];" in page.of("l0-4")
    panels = [a["id"] for _, a in page.elements if a.get("role") == "tabpanel"]
    assert "def k(x, idx, y):" in page.of(panels[-1] or "")


def test_the_bar_has_every_stage_and_shows_the_last(page: Page) -> None:
    tabs = [a for _, a in page.elements if a.get("role") == "tab"]
    names = [page.of(a["id"] or "") for a in tabs]
    stages = ["import", "standardize", "structure", "parallelize", "affine", "tensor", "tensor-opt"]
    for name, stage in zip(names, ["LLVM IR", *stages, "JAX"], strict=True):
        assert name.startswith(stage)
    assert [a["aria-selected"] for a in tabs] == ["false"] * 8 + ["true"]
    hidden = ["hidden" in a for _, a in page.elements if a.get("role") == "tabpanel"]
    assert hidden == [True] * 8 + [False]


def test_lines_that_belong_together_share_a_word(page: Page, report: Explanation) -> None:
    """A line of the source, its lines of JAX and of the stages, and its rows of the table."""
    assert report.jax is not None
    gathers = [
        p for text, p in zip(report.jax.lines, report.jax.origins, strict=True) if "take" in text
    ]
    lines = {int(place.split(":")[1]) for places in gathers for place in places}
    assert {4, 5} <= lines
    assert len(page.with_words("0:4")) > 8
    assert not page.with_words("0:1000")


def test_stages_have_a_difference_for_each_pass_that_changed_something(page: Page) -> None:
    affine = page.of("panel5")
    assert "What each pass changed" in affine
    kinds = {a.get("class") for tag, a in page.elements if tag == "div"}
    assert {"l added", "l removed", "l same", "l skipped"} <= kinds


def test_accesses_say_what_they_are_and_why(page: Page) -> None:
    table = page.of("accesses")
    assert "x[i % 7]" in table and "The index is taken modulo 7." in table
    assert "x[idx[i]]" in table and "The index is read from idx." in table
    assert "store of y" in table


def test_work_is_estimated_for_each_target(page: Page) -> None:
    work = page.of("work")
    for word in ("operations", "cpu: ", "cuda: ", "tpu: "):
        assert word in work


def test_the_page_loads_nothing(report: Explanation) -> None:
    html = report.html()
    assert not LOADS.search(html)
    assert "default-src 'none'" in html.replace("&#x27;", "'")


def test_remarks_stand_at_their_lines_with_advice(page: Page) -> None:
    source = page.of("source")
    at = source.index("float b = x[i % 7];")
    assert "The load from x is not affine: the index is taken modulo 7." in source[at:]
    assert "Use a block or array size that the divisor divides" in source[at:]


HOSTILE = """\
// </script><script>alert(1)</script> <img src=x onerror=alert(2)> " ' & ]]> -->
extern "C" __global__ void k(float* x) {
  x[threadIdx.x] += 1.0f;  // </code></div></body>
}
"""


def test_hostile_text_is_escaped(tmp_path: Path) -> None:
    path = tmp_path / "a<b>&'c.cu"
    path.write_text(HOSTILE)
    html = rk.load(path)[1, 32].explain(array((32,), "float32")).html()
    page = Page(html)
    assert html.count("<script>") == 1 and "<img" not in html and "onerror=alert(2)>" not in html
    assert "<img src=x onerror=alert(2)>" in page.of("l0-1")
    assert "a<b>&'c.cu" in page.of("source")


def test_a_refused_kernel_has_a_page() -> None:
    lock = """\
__global__ void k(int* lock, float* total) {
  while (atomicCAS(lock, 0, 1) != 0);
  *total += 1.0f;
  atomicExch(lock, 0);
}
"""
    report = rk.from_cuda(lock)[1, 32].explain(array((1,), "int32"), array((1,), "float32"))
    assert report.refusal is not None and report.refusal.code == "RK033"
    page = Page(report.html())
    lines = [a for _, a in page.elements if a.get("id") == "l0-2"]
    assert "refused" in (lines[0]["class"] or "")
    text = "".join(t for parts in page.text.values() for t in parts)
    assert "while (atomicCAS" in page.of("source")
    assert [s.name for s in report.stages] == ["import", "standardize", "structure"]
    assert "RK033" in report.html() and "what to do" in report.html() and text


def test_without_a_readable_source_the_llvm_ir_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(SOURCE)
    kernel = rk.load(path)
    path.unlink()
    report = kernel[4, 256].explain(*ARGUMENTS)
    assert [file.name for file in report.sources] == ["LLVM IR"]


CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium")
def test_a_browser_links_the_lines_and_changes_the_stage(
    report: Explanation, tmp_path: Path
) -> None:
    """The page's own script runs under its own policy; clicks are a second script's."""
    html = report.html().replace(
        "</body>", "<script>document.getElementById('tab5').click()</script></body>"
    )
    path = tmp_path / "report.html"
    path.write_text(html)
    assert CHROMIUM is not None
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/p"]
    done = subprocess.run(
        [CHROMIUM, *options, "--dump-dom", f"{path.as_uri()}#l0-5"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    page = Page(done.stdout)
    tabs = [a["aria-selected"] for _, a in page.elements if a.get("role") == "tab"]
    assert tabs == ["false"] * 5 + ["true"] + ["false"] * 3
    lit = [a for _, a in page.elements if "lit" in (a.get("class") or "").split()]
    assert len(lit) >= 5 and all("0:5" in (a["data-p"] or "").split() for a in lit)
