"""`raise-kernel`: every option, every kind of bad input, and what is left on disk."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.support.fork_server import python

from raise_kernel import __version__
from raise_kernel.bindings import context, stablehlo
from raise_kernel.tools import raise_kernel as tool

ROOT = Path(__file__).resolve().parents[2]
JACOBI = str(ROOT / "examples/jacobi2d.ll")
SHAPES = ["--arg", "x=f32[64,64]", "--arg", "y=f32[64,64]", "--arg", "n=64"]
LAUNCH = ["--grid", "4,4", "--block", "16,16"]
COMMAND = [JACOBI, *LAUNCH, *SHAPES]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]):
    """Run a command line in this process: exit code, stdout, stderr."""

    def run(*argv: str) -> tuple[int, str, str]:
        code = tool.run([str(a) for a in argv])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def refused(result: tuple[int, str, str], code: str) -> str:
    """Assert that a command ended in one refusal; its text."""
    exit_code, out, err = result
    assert exit_code == 1
    assert out == ""
    assert err.startswith(f"error[{code}]: "), err
    assert err.count("error[") == 1
    assert "Traceback" not in err
    return err


def test_prints_stablehlo(cli) -> None:
    code, out, err = cli(*COMMAND)
    assert (code, err) == (0, "")
    assert "stablehlo.slice" in out
    for word in ("gather", "scatter", "while"):
        assert f"stablehlo.{word}" not in out


@pytest.mark.parametrize(
    "form, sign",
    [
        ("llvm", "define"),
        ("llvm-dialect", "llvm.func"),
        ("std", "cf.cond_br"),
        ("scf", "scf.if"),
        ("parallel", "affine.parallel"),
        ("affine", "affine.load"),
        ("tensor", "stablehlo.slice"),
        ("stablehlo", "stablehlo.slice"),
        ("jax", "def jacobi2d(x, y):"),
    ],
)
def test_emit(cli, form: str, sign: str) -> None:
    code, out, _ = cli(*COMMAND, "--emit", form)
    assert code == 0
    assert sign in out


def test_names_are_optional_and_kernel_may_be_named(cli) -> None:
    bare = ["--arg", "f32[64,64]", "--arg", "f32[64,64]", "--arg", "64"]
    named = ("--kernel", "_Z8jacobi2dPKfPfi")
    assert cli(JACOBI, *LAUNCH, *bare, *named)[0] == 0
    assert cli(JACOBI, *LAUNCH, *bare, "--kernel", "jacobi2d")[0] == 0


def test_list(cli) -> None:
    code, out, _ = cli(JACOBI, "--list")
    assert code == 0
    assert out.splitlines() == [
        "jacobi2d(float const*, float*, int)",
        "  symbol: _Z8jacobi2dPKfPfi",
        "  0: (no name): pointer, read",
        "  1: (no name): pointer, written",
        "  2: (no name): scalar i32",
        "  uses: nothing special",
    ]


def test_output_files(cli, tmp_path: Path) -> None:
    for name in ("k.mlir", "k.py", "k.ll", "k.mlirbc"):
        code, out, err = cli(*COMMAND, "-o", tmp_path / name)
        assert (code, out, err) == (0, "", "")
    assert "stablehlo.slice" in (tmp_path / "k.mlir").read_text()
    assert "define" in (tmp_path / "k.ll").read_text()
    namespace: dict = {}
    exec((tmp_path / "k.py").read_text(), namespace)
    ones = np.ones((64, 64), np.float32)
    np.testing.assert_array_equal(namespace["jacobi2d"](ones, ones), ones)
    artifact = (tmp_path / "k.mlirbc").read_bytes()
    module = stablehlo.deserialize_portable_artifact(context(), artifact)
    assert "stablehlo.slice" in str(module)
    assert "rk." not in str(module)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["k.ll", "k.mlir", "k.mlirbc", "k.py"]


def test_target_version(cli, tmp_path: Path) -> None:
    path = tmp_path / "k.mlirbc"
    assert cli(*COMMAND, "-o", path, "--target-version", "1.0.0")[0] == 0
    assert b"StableHLO_v1.0.0" in path.read_bytes()
    refused(cli(*COMMAND, "-o", path, "--target-version", "99.0.0"), "RK020")


def test_run_on_files(cli, tmp_path: Path) -> None:
    x = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
    np.save(tmp_path / "x.npy", x)
    files = ["--input", f"x={tmp_path / 'x.npy'}", "--output", f"y={tmp_path / 'y.npy'}"]
    code, out, _ = cli(*COMMAND, "--run", *files)
    assert code == 0
    assert out.startswith("y: float32[64,64] min ")
    want = np.zeros_like(x)
    want[1:-1, 1:-1] = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    np.testing.assert_allclose(np.load(tmp_path / "y.npy"), want, rtol=1e-5, atol=1e-7)


def test_run_with_runtime_scalar_and_alias(cli, tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.arange(100, dtype=np.float32))
    saxpy = str(ROOT / "examples/saxpy.ll")
    arguments = ["--arg", "n=100", "--arg", "a=f32[]", "--arg", "x=f32[100]", "--arg", "y=@x"]
    files = ["--input", "a=2.5", "--input", f"x={tmp_path / 'x.npy'}"]
    out_file = ["--output", f"x={tmp_path / 'out.npy'}"]
    code, _, err = cli(
        saxpy, "--grid", "4", "--block", "32", *arguments, "--run", *files, *out_file
    )
    assert code == 0, err
    np.testing.assert_array_equal(
        np.load(tmp_path / "out.npy"), 3.5 * np.arange(100, dtype=np.float32)
    )
    refused(cli(saxpy, "--grid", "4", "--block", "32", *arguments, "--run"), "RK020")


def test_verify(cli) -> None:
    code, out, err = cli(*COMMAND, "--verify")
    assert code == 0, err
    assert "agrees with the reference executor" in out
    assert "y" in out


def test_timing_and_remarks(cli) -> None:
    code, out, err = cli(*COMMAND, "--timing", "--remarks", "--emit", "jax")
    assert code == 0
    assert "lax.dynamic_update_slice" in out
    for step in ("frontend", "specialize", "import", "affine", "replay", "total"):
        assert step in err
    assert "more passes (--timing=passes)" in err


def test_timing_of_all_passes(cli) -> None:
    code, _, err = cli(*COMMAND, "--timing=passes", "--quiet")
    assert code == 0
    assert "more passes" not in err
    for name in ("pointers-to-memrefs", "raise-affine", "canonicalize"):
        assert name in err
    refused(cli(*COMMAND, "--timing=often"), "RK020")


def test_printing_ir(cli) -> None:
    _, _, err = cli(*COMMAND, "--print-ir-after", "structure", "--print-ir-before", "affine")
    assert err.count("// -----// IR") == 2
    assert "IR after structure" in err
    assert "IR before affine" in err
    _, _, err = cli(*COMMAND, "--print-ir-after", "sync-elimination")
    assert "IR after" not in err
    assert "// sync-elimination changed nothing" in err
    refused(cli(*COMMAND, "--print-ir-after", "nowhere"), "RK020")
    for name, near in (("afine", "affine"), ("choose-bassis", "choose-basis")):
        text = refused(cli(*COMMAND, "--print-ir-after", name), "RK020")
        assert f"did you mean {near}?" in text


def test_printing_what_each_pass_changed(cli) -> None:
    _, _, err = cli(*COMMAND, "--print-ir-after-all")
    titles = re.findall(r"^// -----// (\d+): IR after ([\w-]+)", err, re.MULTILINE)
    assert [int(number) for number, _ in titles] == list(range(1, len(titles) + 1))
    names = [name for _, name in titles]
    assert "lower-to-stablehlo" in names
    assert "sync-elimination" not in names  # it has nothing to do here
    assert re.search(r"^-     %\d+ = llvm\.load", err, re.MULTILINE)
    assert re.search(r"^\+     %\d+ = memref\.load", err, re.MULTILINE)
    # Both options number the passes alike; after a named one the whole module is printed.
    _, _, whole = cli(*COMMAND, "--print-ir-after", "raise-affine")
    assert f"// -----// {names.index('raise-affine') + 1}: IR after raise-affine //" in whole
    assert "\nmodule {" in whole


def test_dump_stages_and_resume(cli, tmp_path: Path) -> None:
    assert cli(*COMMAND, "--dump-stages", tmp_path)[0] == 0
    names = sorted(p.name for p in tmp_path.iterdir())
    assert names[0] == "00-import.mlir"
    assert names[-1].endswith("-tensor-opt.mlir")
    scf = next(p for p in tmp_path.iterdir() if p.name.endswith("-structure.mlir"))
    resumed = subprocess.run(
        [python(), "-m", "raise_kernel.tools.raise_opt", scf, "--from", "parallelize"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "stablehlo.slice" in resumed.stdout


def test_pass_pipeline(cli) -> None:
    passes = "scalarize-vectors,llvm-to-arith,pointers-to-memrefs,lift-control-flow"
    code, out, _ = cli(*COMMAND, "--pass-pipeline", passes)
    assert code == 0
    assert "scf.if" in out
    refused(cli(*COMMAND, "--pass-pipeline", "no-such-pass"), "RK024")


def test_bad_input_files(cli, tmp_path: Path) -> None:
    refused(cli(tmp_path / "missing.ll", *LAUNCH), "RK019")
    junk = tmp_path / "junk.ll"
    junk.write_text("hello\nworld\n")
    assert "junk.ll" in refused(cli(junk, *LAUNCH), "RK001")
    text = refused(cli(JACOBI, *LAUNCH, *SHAPES, "--kernel", "jacobi3d"), "RK003")
    assert "did you mean jacobi2d" in text


def test_bad_arguments(cli) -> None:
    refused(cli(JACOBI), "RK020")
    refused(cli(JACOBI, "--grid", "4"), "RK020")
    refused(cli(*COMMAND, "--no-such-option"), "RK020")
    refused(cli(*COMMAND, "--emit", "sass"), "RK020")
    refused(cli(JACOBI, "--grid", "4,x", "--block", "16", *SHAPES), "RK020")
    refused(cli(JACOBI, "--grid", "4", "--block", "2048", *SHAPES), "RK007")
    refused(cli(JACOBI, *LAUNCH, "--arg", "f32[64,64]"), "RK005")
    refused(cli(JACOBI, *LAUNCH, *["--arg", "f32[64,64]"] * 4), "RK005")
    unordered = cli(JACOBI, *LAUNCH, "--arg", "3", "--arg", "f32[4]", "--arg", "3")
    assert "arguments stand in order" in refused(unordered, "RK006")
    for text in ("x=f33[4]", "x=f32[4", "x=", "x=bytes:0g"):
        refused(cli(JACOBI, *LAUNCH, "--arg", text), "RK020")
    refused(cli(JACOBI, *LAUNCH, "--arg", "y=@z"), "RK020")


def test_names_must_agree_where_the_ir_has_them(cli, tmp_path: Path) -> None:
    file = tmp_path / "named.ll"
    file.write_text(
        'target triple = "nvptx64-nvidia-cuda"\n'
        "define ptx_kernel void @one(ptr %x) {\n"
        "  store float 1.0, ptr %x\n  ret void\n}\n"
    )
    launch = ("--grid", "1", "--block", "1")
    assert cli(file, *launch, "--arg", "x=f32[1]")[0] == 0
    assert cli(file, *launch, "--arg", "f32[1]")[0] == 0
    text = refused(cli(file, *launch, "--arg", "y=f32[1]"), "RK020")
    assert "parameter 0 is x" in text


def test_bad_data(cli, tmp_path: Path) -> None:
    np.save(tmp_path / "short.npy", np.zeros(3, np.float32))
    (tmp_path / "text.npy").write_text("no array")
    run = [*COMMAND, "--run"]
    refused(cli(*run, "--input", f"x={tmp_path / 'short.npy'}"), "RK006")
    refused(cli(*run, "--input", f"x={tmp_path / 'text.npy'}"), "RK019")
    refused(cli(*run, "--input", f"x={tmp_path / 'none.npy'}"), "RK019")
    refused(cli(*run, "--input", "z=z.npy"), "RK020")
    refused(cli(*run, "--input", "x"), "RK020")
    refused(cli(*run, "--output", "x=x.npy"), "RK020")
    refused(cli(*COMMAND, "--output", "y=y.npy"), "RK020")
    wide = ["--arg", "f64[64,64]", "--arg", "f64[64,64]", "--arg", "64"]
    refused(cli(JACOBI, *LAUNCH, *wide, "--run"), "RK006")
    heat = str(ROOT / "examples/heat1d.ll")
    doubles = ["--arg", "f64[64]", "--arg", "f64[64]", "--arg", "64", *["--arg", "1.0"] * 3]
    refused(cli(heat, "--grid", "2", "--block", "32", *doubles, "--run"), "RK008")


def test_nothing_is_left_half_written(cli, tmp_path: Path) -> None:
    refused(cli(*COMMAND, "-o", tmp_path / "k.txt"), "RK020")
    refused(cli(*COMMAND, "-o", tmp_path / "no/such/folder.mlir"), "RK019")
    refused(cli(JACOBI, *LAUNCH, "--arg", "f32[4]", "-o", tmp_path / "k.mlir"), "RK005")
    assert list(tmp_path.iterdir()) == []
    old = tmp_path / "k.mlir"
    old.write_text("old")
    refused(cli(JACOBI, *LAUNCH, "--arg", "f32[4]", "-o", old), "RK005")
    assert old.read_text() == "old"


def test_faults_of_ours_leave_a_reproducer(cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from raise_kernel.tools import job

    def broken(*_args: object) -> None:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr(job, "raise_specialized", broken)
    text = refused(cli(*COMMAND), "RK099")
    path = Path(text.split("a reproducer is in ")[1].split(";")[0].strip())
    assert "broken on purpose" in path.read_text()
    path.unlink()


def test_numba_file(cli, tmp_path: Path) -> None:
    pytest.importorskip("numba.cuda")
    file = tmp_path / "kernels.py"
    file.write_text(
        "from numba import cuda\n\n"
        "@cuda.jit\ndef twice(x, y):\n    i = cuda.grid(1)\n"
        "    if i < x.shape[0]:\n        y[i] = 2 * x[i]\n"
    )
    arguments = ["--grid", "2", "--block", "32", "--arg", "f32[50]", "--arg", "f32[50]"]
    code, out, err = cli(file, *arguments, "--emit", "jax")
    assert code == 0, err
    assert "def twice(x, y):" in out
    refused(cli(file, *arguments, "--kernel", "thrice"), "RK003")


def test_as_a_command() -> None:
    """The console script: version, help, and a refusal's exit code, in processes of their own."""
    command = [sys.executable, "-m", "raise_kernel.tools.raise_kernel"]
    version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert __version__ in version.stdout
    wrong = subprocess.run([*command, "missing.ll", "--list"], capture_output=True, text=True)
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("error[RK019]")
    usage = subprocess.run([*command, "run", "--help"], capture_output=True, text=True, check=True)
    assert usage.stdout.startswith("Usage: raise-kernel run")


def test_a_target_without_costs_is_taken_with_a_warning(cli) -> None:
    code, out, err = cli(*COMMAND, "--target", "rocm")
    assert code == 0 and "stablehlo.slice" in out
    assert err == "warning: no cost table for rocm: the CPU's decides\n"


def test_an_unknown_target_is_refused_with_the_known_ones(cli) -> None:
    err = refused(cli(*COMMAND, "--target", "abacus"), "RK020")
    assert "one of cpu, cuda, tpu, rocm" in err
