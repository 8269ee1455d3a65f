"""bench.suites on programs of our own: built, judged, and packed to be run elsewhere."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import bench.suites.__main__ as suites
import pytest
from bench.suites import peers
from bench.suites.peers import difference

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


_LINES = "n = 3\nsum: 1.5 and -2e3\nAverage kernel time: 7.1 (us)\nsum: nan\n"


@pytest.mark.parametrize(
    ("theirs", "differs"),
    [
        (_LINES.replace("7.1", "9.9"), False),
        (_LINES.replace("1.5", "1.5001"), False),
        ("threads 4\n" + _LINES, False),
        (_LINES.replace("1.5", "1.51"), True),
        (_LINES.replace("nan", "0"), True),
        (_LINES.replace("sum: nan\n", ""), True),
        (_LINES.replace("n = 3\n", ""), True),
    ],
)
def test_outputs_agree_but_for_times(theirs: str, differs: bool) -> None:
    assert (difference(_LINES, theirs) is not None) is differs


def test_an_output_of_words_agrees_with_none() -> None:
    assert difference("done, 2 s\n", "done, 2 s\n") is not None


@pytest.mark.parametrize(
    ("output", "is_result"),
    [
        ("Matrix dimension (M, N, K) = (16384, 1024)\nnumber of threads 64", False),
        ("grid size 16 took 0.5 s", False),
        ("grid size 16\nchecksum 77", True),
        ("grid spacing 0.25", True),
        ("bits 0x4800", True),
        ("maximum of 64 elements: nan", True),
    ],
)
def test_sizes_are_no_results(output: str, is_result: bool) -> None:
    assert (difference(output, output) is None) is is_result


def test_hexadecimal_numbers_are_compared() -> None:
    assert difference("bits 0x4800", "bits 0x4801") is not None
    assert difference("bits 0x4800", "bits  0x4800") is None


_PEER = """
#include <cstdio>
int main(int, char **words) {
  int sum = 0;
#pragma omp target teams distribute parallel for map(tofrom : sum) reduction(+ : sum)
  for (int i = 0; i < 10; ++i) sum += i;
  std::printf("sum %d of %s\\n", sum, words[1]);
}
"""
_PEER_MAKEFILE = """
DEVICE = gpu
ifeq ($(DEVICE),gpu)
  CFLAGS += -fiopenmp -fopenmp-targets=spir64
else
  CFLAGS += -qopenmp
endif
main: main.cpp
	$(CC) $(CFLAGS) $< -o $@
run: main
	./main 5
"""


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++")
def test_rows_without_a_check_are_compared_with_their_peers(tmp_path: Path) -> None:
    folder = tmp_path / "sum-omp"
    folder.mkdir()
    (folder / "main.cpp").write_text(_PEER)
    (folder / "Makefile").write_text(_PEER_MAKEFILE)
    rows = tmp_path / "rows.json"
    for output, verdict in (("sum 45 of 5\n", "agrees"), ("sum 46 of 5\n", "ran")):
        rows.write_text(json.dumps([{"name": "sum", "verdict": "ran", "output": output}]))
        assert peers.main([str(tmp_path), str(rows)]) == 0
        assert json.loads(rows.read_text())[0]["verdict"] == verdict
