"""`raise-kernel completion`: the scripts in the shells that are here, and the answers to them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.commands import refusal, run

SCRIPTS = Path(sys.executable).parent
SHELLS = ("bash", "zsh", "fish")


def in_shell(shell: str, program: str, **environment: str) -> list[str]:
    """The lines that a program in a shell prints; the commands of this environment are on PATH."""
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell}")
    path = f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [shell, "-c", program],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path, **environment},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def in_bash(*words: str) -> list[str]:
    """What bash offers for the last of the words."""
    line = " ".join(f"'{word}'" for word in ("raise-kernel", *words))
    program = f"""
        eval "$(raise-kernel completion bash)"
        COMP_WORDS=({line}); COMP_CWORD={len(words)}
        _raise_kernel_completion raise-kernel
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return in_shell("bash", program)


def test_bash_completes_subcommands_and_options() -> None:
    assert in_bash("expl") == ["explain", "explore"]
    assert in_bash("kernel.cu", "--print-ir-after-") == ["--print-ir-after-all"]
    assert in_bash("explain", "kernel.cu", "--optimize", "sat") == ["saturate"]
    assert in_bash("cache", "c") == ["clear"]
    assert in_bash("completion", "") == ["bash", "zsh", "fish"]


def test_fish_completes_subcommands_with_their_help() -> None:
    program = 'raise-kernel completion fish | source; complete -C "raise-kernel expla"'
    (line,) = in_shell("fish", program)
    name, _, text = line.partition("\t")
    assert name == "explain" and text.startswith("Explain what a")


def test_fish_completes_files(tmp_path: Path) -> None:
    (tmp_path / "kernel.cu").touch()
    program = (
        f'cd {tmp_path}; raise-kernel completion fish | source; complete -C "raise-kernel ker"'
    )
    assert [line.split()[0] for line in in_shell("fish", program)] == ["kernel.cu"]


def test_zsh_reads_its_script_and_gets_answers() -> None:
    program = """
        autoload -Uz compinit && compinit -u -d "$(mktemp)"
        eval "$(raise-kernel completion zsh)"
        print ${_comps[raise-kernel]}
        COMP_WORDS="raise-kernel doc" COMP_CWORD=1 _RAISE_KERNEL_COMPLETE=zsh_complete raise-kernel
    """
    function, *answer = in_shell("zsh", program)
    assert function == "_raise_kernel_completion"
    # A type, a word and its help for each.
    assert answer[answer.index("doctor") - 1] == "plain"


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_names_the_command(shell: str) -> None:
    printed = run("raise-kernel", "completion", shell)
    assert printed.code == 0
    assert "_RAISE_KERNEL_COMPLETE" in printed.out and "raise-kernel" in printed.out


def test_another_shell_is_refused() -> None:
    assert "tcsh" in refusal(run("raise-kernel", "completion", "tcsh"), "RK020")
