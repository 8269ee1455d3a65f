"""nvcc's command lines as clang's."""

from __future__ import annotations

from pathlib import Path

import pytest

from raise_kernel.cuda.nvcc import CommandLine, parse
from raise_kernel.diagnostics import Refusal


@pytest.mark.parametrize(
    "words, line",
    [
        ("a.cu", CommandLine(sources=("a.cu",))),
        (
            "-gencode arch=compute_70,code=sm_70 -gencode=arch=compute_80,code=sm_80 -arch sm_80 "
            "-rdc=true --expt-relaxed-constexpr -Xptxas -v -lineinfo -use_fast_math -ccbin g++ "
            "-t 4 -std=c++14 -fmad=false -O3 -c a.cu -o b.o",
            CommandLine(
                ("a.cu",),
                output="b.o",
                mode="-c",
                both=("-std=c++14", "-ffp-contract=off"),
                host=("-O3",),
                is_relocatable=True,
            ),
        ),
        (
            "--compiler-options -Wall,-fPIC --compiler-options=-fopenmp -Xlinker -rpath,/x a.o "
            "-lcudart -lcublas -lm -L/lib -l dl -o a",
            CommandLine(
                objects=("a.o",),
                output="a",
                host=("-Wall", "-fPIC", "-fopenmp"),
                linker=("-fopenmp", "-Wl,-rpath", "-Wl,/x", "-lm", "-L/lib", "-ldl"),
            ),
        ),
        (
            "-x cu k.cpp -Ifoo,bar -I baz -DA=1,2 -D B --pre-include c.h -dc",
            CommandLine(
                ("k.cpp",),
                mode="-c",
                both=("-Ifoo", "-Ibar", "-Ibaz", "-DA=1,2", "-DB", "-include", "c.h"),
                language="cu",
                is_relocatable=True,
            ),
        ),
        ("--shared a.o -m64", CommandLine(objects=("a.o",), linker=("-shared",))),
        (
            "-MD -MF a.d -g -G -c a.cu",
            CommandLine(("a.cu",), mode="-c", host=("-MD", "-MF", "a.d", "-g")),
        ),
    ],
)
def test_options(words: str, line: CommandLine) -> None:
    assert parse(words.split()) == line


def test_words_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "options").write_text("-DX='a b'\na.cu")
    for words in (
        [f"@{tmp_path}/options"],
        [f"--options-file={tmp_path}/options"],
        ["-optf", f"{tmp_path}/options"],
    ):
        line = parse([*words, "b.cpp"])
        assert line.both == ("-DX=a b",)
        assert [line.is_cuda(source) for source in line.sources] == [True, False]


@pytest.mark.parametrize("words", [["-I"], ["-optf"], ["@/no/such/file"]])
def test_refused(words: list[str]) -> None:
    with pytest.raises(Refusal):
        parse(words)
