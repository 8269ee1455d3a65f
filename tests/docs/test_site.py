"""The documentation site builds without a warning: every link, anchor and name in it is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from tests.support.commands import ROOT
from tests.support.fork_server import python

DOCS = ROOT / "docs"


# The site's own theme takes as long as all else, to write each page's navigation.
THEMES = ["basic", pytest.param("furo", marks=pytest.mark.nightly)]


@pytest.fixture(scope="module", params=THEMES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    theme = f"html_theme={request.param}"
    command = [python(), "-m", "sphinx", "-W", "--keep-going", "-q", "-D", theme, DOCS, folder]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_is_in_the_site(site: Path) -> None:
    pages = [p for p in DOCS.rglob("*") if p.suffix in (".md", ".ipynb")]
    assert len(pages) > 40
    missing = [p for p in pages if not (site / p.relative_to(DOCS)).with_suffix(".html").exists()]
    assert not missing


def test_the_tutorial_shows_what_it_printed_and_drew(site: Path) -> None:
    page = (site / "tutorial.html").read_text()
    assert "kappa = 0.1" in page
    assert re.search(r'src="data:image/png;base64,[^"]{10000,}"', page)


def test_references_are_made_from_the_code(site: Path) -> None:
    commands = (site / "reference" / "command-line.html").read_text()
    assert "--max-iterations" in commands and "--pass-pipeline" in commands
    assert "rk" in (site / "reference" / "python.html").read_text()
    assert (
        "the barrier stays: not every thread reaches it"
        in (site / "reference" / "remarks.html").read_text()
    )


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    import raise_kernel

    page = (site / "reference" / "python.html").read_text()
    missing = [name for name in raise_kernel.__all__ if f'id="raise_kernel.{name}"' not in page]
    assert not [name for name in missing if name != "config"]


def test_search_works_without_a_server(site: Path) -> None:
    """The index is a script, which a browser also loads from a folder; nothing is fetched."""
    assert (site / "searchindex.js").read_text().startswith("Search.setIndex(")
    remote = re.compile(r'(?:src|href)="https?://[^"]*\.(?:js|css|woff2?)"')
    assert not [page for page in site.rglob("*.html") if remote.search(page.read_text())]
