"""bench.suites on programs of our own: built, judged, and packed to be run elsewhere."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import bench.suites.__main__ as suites

_MAKEFILE = """
program = main
$(program): main.cu
	cp main.cu $@ && chmod +x $@
run: $(program)
	$(LAUNCHER) ./$(program) ../data/numbers.txt 3
"""
_SCRIPT = """#!/bin/sh
test "$(cat $1)" = "$2" && test -n "$RAISE_KERNEL_PYTHON" && echo PASS || echo FAIL
"""


def _suite(folder: Path) -> Path:
    """Two programs, of which one does not build."""
    for name in ("right-cuda", "broken-cuda", "data"):
        (folder / name).mkdir(parents=True)
    (folder / "right-cuda/Makefile").write_text(_MAKEFILE)
    (folder / "right-cuda/main.cu").write_text(_SCRIPT)
    (folder / "broken-cuda/Makefile").write_text(_MAKEFILE)
    (folder / "data/numbers.txt").write_text("3\n")
    return folder


def _verdicts(*words: str, rows: Path) -> dict[str, str]:
    assert suites.main([*words, "--json", str(rows)]) == 0
    return {row["name"]: row["verdict"] for row in json.loads(rows.read_text())}


def test_programs_are_packed_with_what_they_read(tmp_path: Path) -> None:
    source, packed, rows = _suite(tmp_path / "source"), tmp_path / "packed", tmp_path / "rows.json"
    verdicts = _verdicts(str(source), "--pack", str(packed), rows=rows)
    assert verdicts == {"right": "packed", "broken": "not built"}
    shutil.rmtree(source)
    files = {str(path.relative_to(packed)) for path in packed.rglob("*") if path.is_file()}
    assert files == {"right-cuda/main", "right-cuda/run.sh", "data/numbers.txt"}
    assert _verdicts(str(packed), "--jobs", "2", rows=rows) == {"right": "passed"}


def test_arguments_stand_for_those_of_a_packed_program(tmp_path: Path) -> None:
    source, packed, rows = _suite(tmp_path / "source"), tmp_path / "packed", tmp_path / "rows.json"
    _verdicts(str(source), "--pack", str(packed), rows=rows)
    given = tmp_path / "given.json"
    given.write_text(json.dumps({"right": "../data/numbers.txt 4"}))
    assert _verdicts(str(packed), "--arguments", str(given), rows=rows) == {"right": "failed"}


def test_what_is_up_to_date_is_kept(tmp_path: Path) -> None:
    source, rows = _suite(tmp_path / "source"), tmp_path / "rows.json"
    made = source / "right-cuda/main"
    _verdicts(str(source), rows=rows)
    for options, is_kept in ((["--keep"], True), ([], False)):
        made.write_text("#!/bin/sh\necho PASS kept\n")
        _verdicts(str(source), *options, rows=rows)
        assert ("kept" in made.read_text()) is is_kept
