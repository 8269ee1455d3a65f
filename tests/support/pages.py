"""The blocks of a page of documentation, and a session that runs them as a reader would.

A comment on the line before a block says what the block is:

    <!-- file: heat.cu -->        the reader saves it under that name
    <!-- output -->               what the block before it prints; `...` stands for anything
    <!-- fails -->                commands that end with an error, which `output` then shows
    <!-- not run: REASON -->      it needs something that is not here
    <!-- shown -->                what another block, or another test, makes

`<!-- setup`, then lines of Python and `-->`, make what the reader of a reference has already.

Without one, a `sh` block is commands, a `python` block is run after those before it on the page,
and any other is only shown.
"""

from __future__ import annotations

import contextlib
import io
import linecache
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.support.commands import ROOT, TOOLS, run
from tests.support.fork_server import python

_SETUP = re.compile(r"^<!-- setup\n(.*?)^-->$", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>[^\n]*) -->\n)?^```(?P<language>[\w+]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
# What only a shell does, and subcommands that take a process of their own.
_SHELL = re.compile(r"[|<>&$*]|^raise-kernel (run|c\+\+) |--mesh|(?<!\\);")
_SAID = re.compile(r"^print\(.*\)  # ([-\d. ]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str
    text: str
    mark: str
    line: int

    @property
    def is_run(self) -> bool:
        return self.language in ("sh", "python") and self.mark in ("", "fails", "setup")


def blocks(page: Path) -> list[Block]:
    """Those of a page, in order. A setup is Python as well."""
    text = page.read_text()
    text = _SETUP.sub(r"<!-- setup -->\n```python\n\1```", text)
    return [
        Block(
            match["language"],
            match["text"],
            match["mark"] or "",
            text.count("\n", 0, match.start("language")) + 1,
        )
        for match in _BLOCK.finditer(text)
    ]


def pages() -> list[Path]:
    """The README and every page of the site that was written by hand."""
    made = {ROOT / "docs" / name for name in ("passes.md", "performance.md")}
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in found if page not in made]


class Session:
    """A reader's folder, and one Python for all blocks of a page. The folder is the current one."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "page"}
        self.printed = ""

    def do(self, block: Block, where: str) -> None:
        """Runs a block, or checks it, as its mark says."""
        kind, _, rest = block.mark.partition(": ")
        if kind == "file":
            Path(rest).write_text(block.text)
        elif kind == "output":
            self._compare(block.text, where)
        elif block.is_run and block.language == "python":
            self.printed = self._python(block.text, where)
            said = _SAID.findall(block.text)
            assert not said or self.printed.splitlines() == said, (where, self.printed)
        elif block.is_run:
            lines = _commands(block.text)
            self.printed = "".join(self._command(line, where, kind == "fails") for line in lines)

    def _python(self, text: str, where: str) -> str:
        out = io.StringIO()
        # Whoever looks for the source of a function finds it, as in a file.
        linecache.cache[where] = (len(text), None, text.splitlines(keepends=True), where)
        with contextlib.redirect_stdout(out):
            exec(compile(text, where, "exec"), self.names)
        return out.getvalue()

    def _command(self, line: str, where: str, fails: bool) -> str:
        words = shlex.split(line, comments=True)
        if words[0] in TOOLS and not _SHELL.search(line):
            code, out, err = run(words[0], *words[1:])
        else:
            folders = (Path(python()).parent, Path(sys.executable).parent, os.environ["PATH"])
            path = os.pathsep.join(map(str, folders))
            command = ["bash", "-euo", "pipefail", "-c", line]
            done = subprocess.run(
                command, capture_output=True, text=True, env={**os.environ, "PATH": path}
            )
            code, out, err = done.returncode, done.stdout, done.stderr
        assert (code != 0) == fails, f"{where}: {line}\n{err[-3000:]}"
        return out + err if fails else out

    def _compare(self, wanted: str, where: str) -> None:
        said = f"{where}: wanted\n{wanted}\ngot\n{self.printed}"
        assert matches(wanted, self.printed), said


def matches(wanted: str, printed: str) -> bool:
    """Whether a text is what is wanted, but for white space, and for anything where `...` is."""
    words = " ".join(printed.split())
    parts = [re.escape(" ".join(part.split())) for part in wanted.split("...")]
    return re.fullmatch(r".*?".join(parts), words) is not None


def _commands(text: str) -> list[str]:
    """The command lines of a block, continued ones joined."""
    joined = re.sub(r"\\\n\s*", "", text)
    return [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
