"""The gallery and the pictures of the stages are what the scripts make now."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.gallery import cuda_source, index, page
from tests.docs.gallery_entries import ENTRIES, Entry
from tests.support.clang import needs_clang
from tests.support.commands import ROOT

GALLERY = ROOT / "docs" / "gallery"
HINT = "python -m tests.docs.gallery docs/gallery"


def test_thirty_kernels_have_a_page_and_a_picture() -> None:
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES) >= 30
    for entry in ENTRIES:
        assert cuda_source(entry) in (GALLERY / f"{entry.name}.md").read_text()
        assert (GALLERY / f"{entry.name}.png").stat().st_size > 1000
    assert (GALLERY / "index.md").read_text() == index(), HINT


@needs_clang
@pytest.mark.sample(2)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_page_shows_what_is_raised_now(entry: Entry) -> None:
    assert (GALLERY / f"{entry.name}.md").read_text() == page(entry), HINT


@pytest.mark.nightly
def test_pictures_of_the_stages_are_there(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from tests.docs.stage_pictures import PICTURES, main  # imports matplotlib

    main(str(tmp_path))
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == sorted(f"{name}.svg" for name in PICTURES)
    assert made == sorted(path.name for path in (ROOT / "docs" / "stages").iterdir())
