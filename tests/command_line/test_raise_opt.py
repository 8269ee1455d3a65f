"""`raise-opt`: passes and stages on MLIR text."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from raise_kernel.bindings import ir, parse_module
from raise_kernel.mlir.walks import names_in, walk, walked
from raise_kernel.pass_manager import pass_base
from raise_kernel.pass_manager.pass_base import register_pass
from raise_kernel.tools.raise_opt import cli, run, spell_pass_flags

FOLDED = """func.func @f() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
"""


def opt(*argv: str, text: str = FOLDED):
    """Run in this process: exit code, stdout, stderr."""
    result = CliRunner().invoke(cli, spell_pass_flags(list(argv)), input=text)
    return result.exit_code, result.stdout, result.stderr


def test_pass_flags_keep_their_order() -> None:
    flags = spell_pass_flags(["f.mlir", "--cse", "--pass-pipeline=a,b", "--my-pass=x=1 y=2"])
    assert flags == [
        "f.mlir",
        "--pass-pipeline",
        "cse",
        "--pass-pipeline=a,b",
        "--pass-pipeline",
        "my-pass{x=1 y=2}",
    ]


def test_runs_passes() -> None:
    code, out, err = opt("--canonicalize", "--cse")
    assert (code, err) == (0, "")
    assert "constant 2" in out
    assert "addi" not in out
    assert "addi" in opt()[1]


def test_split_input() -> None:
    code, out, _ = opt("--split-input-file", "--canonicalize", text=f"{FOLDED}// -----\n{FOLDED}")
    assert code == 0
    assert out.count("module {") == 2
    assert "// -----" in out


def test_errors() -> None:
    code, out, err = opt("--no-such-pass")
    assert (code, out) == (1, "")
    assert "error[RK024]" in err
    code, out, err = opt(text="func.func @f( {")
    assert (code, out) == (1, "")
    assert "error" in err
    assert opt("--stage", "nowhere")[0] == 1
    assert opt("/no/such/file")[0] == 1


NEAREST = [
    ("--pass-pipeline=while-to-fr", "no pass or group is named 'while-to-fr'", "while-to-for?"),
    ("--pass-pipeline=canonicalise", "no pass or group is named", "did you mean canonicalize?"),
    ("--pass-pipeline=iteration-domian", "no pass or group", "did you mean iteration-domain?"),
    ("--if-to-select=max_operation=4", "has no option 'max_operation'", "max_operations?"),
    ("--if-to-select=max_operations=x", "option max_operations of if-to-select: 'x' is not", ""),
    ("--if-to-select=max_operations=4 max_operations=5", "is given twice", ""),
    ("--canonicalize=top-dwn=1", "pass canonicalize{top-dwn=1}: no such option top-dwn", ""),
    ("--canonicalize=top-down=maybe", "an option has a value that does not fit", ""),
    (
        "--pass-pipeline=affine",
        "no pass or group is named 'affine'",
        "raise-opt --stage affine runs",
    ),
    ("--pass-pipeline=import", "no pass or group is named 'import'", "raise-opt --import runs it"),
    ("--stage=affin", "no stage is named 'affin'", "did you mean affine?"),
]


@pytest.mark.parametrize("flag, message, hint", NEAREST)
def test_errors_name_the_nearest(flag: str, message: str, hint: str) -> None:
    code, out, err = opt(flag)
    assert (code, out) == (1, "")
    assert "error[RK024]" in err and message in err and hint in err


def test_a_misspelled_option_is_no_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--verify-eac"]) == 1
    assert "--verify-each" in capsys.readouterr().err
    assert spell_pass_flags(["--while-to-for2"]) == ["--pass-pipeline", "while-to-for2"]


def test_llvm_ir_is_named(tmp_path: Path) -> None:
    text = "define void @f() {\n  ret void\n}\n"
    file = tmp_path / "f.ll"
    file.write_text(text)
    for flags in ([], ["--to", "affine"], ["--cse"]):
        code, out, err = opt(str(file), *flags)
        assert (code, out) == (1, "")
        assert "this is LLVM IR; raise-opt reads MLIR" in err
        assert f"raise-opt {file} --import" in err
    assert "raise-opt - --import" in opt(text=text)[2]
    assert opt(str(file), "--import")[0] == 0
    file.write_bytes(b"BC\xc0\xde\x35\x14")
    assert "this is LLVM bitcode; raise-opt reads MLIR" in opt(str(file))[2]
    assert "is MLIR, not LLVM IR" in opt("--import", text="module {\n}\n")[2]


def test_messages_name_the_file_or_stdin(tmp_path: Path) -> None:
    text = "func.func @f(%x: i32) -> i32 {\n  %0 = llvm.add %x, %x : i32\n  return %0 : i32\n}\n"
    file = tmp_path / "f.mlir"
    file.write_text(text)
    stages = ("--from", "affine", "--to", "affine")
    assert "source: <stdin>:2:8\n" in opt("-", *stages, text=text)[2]
    assert f"source: {file}:2:8\n" in opt(str(file), *stages)[2]
    assert "error: <stdin>:1:" in opt(text="func.func @f( {")[2]


def test_expected_refusals() -> None:
    code, out, _ = opt("--no-such-pass", "--expect-refusal")
    assert code == 0
    assert out.startswith("error[RK024]")
    assert opt("--cse", "--expect-refusal")[0] == 1


def test_verify_diagnostics() -> None:
    flags = ("--no-such-pass", "--verify-diagnostics")
    assert opt(*flags, text=f"// expected-refusal{{{{RK024: no pass}}}}\n{FOLDED}")[0] == 1
    assert (
        opt(*flags, text=f"// expected-refusal{{{{no pass or group is named}}}}\n{FOLDED}")[0] == 0
    )
    assert opt(*flags)[0] == 1
    assert opt("--cse", "--verify-diagnostics")[0] == 0


def test_list_passes() -> None:
    code, out, _ = opt("--list-passes")
    assert code == 0
    assert "structure:" in out
    assert "--lift-control-flow" in out


def test_print_ir_after_all_and_timing() -> None:
    _, _, err = opt("--canonicalize", "--cse", "--print-ir-after-all", "--timing")
    assert "// -----// 1: IR after canonicalize: " in err
    assert "IR after cse" not in err  # it finds nothing left
    assert "ms  cse" in err


def test_faults_carry_a_reproducer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pass_base, "registered", dict(pass_base.registered))

    @register_pass("test-broken", stage="tensor")
    def broken(_module: object, _ctx: object) -> None:
        "Fail."
        raise ZeroDivisionError("on purpose")

    code, out, err = opt("--test-broken")
    assert (code, out) == (1, "")
    assert "error[RK044]: pass test-broken: ZeroDivisionError" in err
    path = Path(err.split("a reproducer is in ")[1].strip())
    assert "on purpose" in path.read_text()
    path.unlink()
    assert opt("--test-broken", "--expect-refusal")[0] == 1
    file = tmp_path / "again.mlir"
    file.write_text(f"// raise-opt --pass-pipeline='canonicalize'\n{FOLDED}")
    code, out, _ = opt(str(file), "--run-reproducer")
    assert code == 0
    assert "constant 2" in out


def test_no_pass_runs_again_on_what_it_left(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(module, ctx) -> None:
        """Look."""
        seen.append(str(module))

    def rename(module, ctx) -> None:
        """Rename the function."""
        function = module.body.operations[0]
        name = "g" if "@f" in str(module) else "h"
        function.attributes["sym_name"] = ir.StringAttr.get(name)

    monkeypatch.setattr(pass_base, "registered", dict(pass_base.registered))
    register_pass("test-look", stage="affine")(look)
    register_pass("test-rename", stage="affine")(rename)
    passes = "test-look,cse,test-look,test-rename,test-look,test-rename,test-rename,test-look"
    code, out, _ = opt(f"--pass-pipeline={passes}")
    assert code == 0 and "@h" in out
    # Not after cse, which finds nothing; again whenever the function has another name.
    assert [name for text in seen for name in "fgh" if f"@{name}" in text] == ["f", "g", "h"]


def test_a_pass_is_not_run_without_the_operations_that_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(pass_base, "registered", dict(pass_base.registered))
    needs = {"adds": ["arith.addi"], "loads": ["memref.load"], "either": ["scf.if", "arith.addi"]}
    for name, operations in needs.items():

        def look(module, ctx, name: str = name) -> None:
            """Look."""
            seen.append(name)

        register_pass(f"test-{name}", stage="affine", needs=operations)(look)
    # Canonicalized, the sum is a constant.
    passes = "test-adds,test-loads,test-either,canonicalize,test-adds,test-either"
    code, out, _ = opt(f"--pass-pipeline={passes}")
    assert code == 0 and "addi" not in out
    assert seen == ["adds", "either"]


def test_names_of_operations() -> None:
    module = parse_module("""func.func @f(%x: memref<8xf32>, %n: index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      scf.for %i = %0 to %n step %1 {
        affine.for %j = 0 to 8 {
          %v = affine.load %x[%j] : memref<8xf32>
          %w = math.exp %v : f32
          memref.store %w, %x[%i] : memref<8xf32>
        }
        gpu.barrier
      }
      return
    }""")
    names = {op.name for op in walk(module.body)}
    assert {op.name for op in walked(module.body)} == names and len(names) == 11
    assert names_in(module.body) == names


def test_import(tmp_path: Path) -> None:
    text = "define ptx_kernel void @k(ptr %x) {\n  store float 1.0, ptr %x\n  ret void\n}\n"
    code, out, _ = opt("--import", text=text)
    assert code == 0
    assert "llvm.store" in out


@pytest.mark.parametrize("flag", ["--generic", "--print-debuginfo"])
def test_printing_forms(flag: str) -> None:
    code, out, _ = opt(flag)
    assert code == 0
    assert ('"func.func"' in out) == (flag == "--generic")
    assert ("loc(" in out) == (flag == "--print-debuginfo")
