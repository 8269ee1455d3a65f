"""What the page asks of a worker, checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

SUFFIXES = {"cuda": ".cu", "python": ".py", "llvm": ".ll"}
LANGUAGES = tuple(SUFFIXES)
# What an array holds before the kernel runs.
DATA = ("random", "zeros", "ones", "ramp", "file")

# Characters of what is typed into a form.
MOST_TYPED = 10_000


class BadWork(Exception):
    """A request that the page does not make."""


@dataclass(frozen=True)
class Work:
    """A source, what is typed into the form, and what is to be done.

    What is empty or missing in the form is guessed. `args` are the parameters' values as the
    command line spells them, `data` what their arrays hold, `files` the paths of uploaded ones.
    """

    do: Literal["raise", "run"]
    source: str
    language: str = "cuda"
    kernel: str = ""
    grid: str = ""
    block: str = ""
    shared: int = 0
    target: str = ""
    seed: int = 0
    args: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of the file that the source is written to."""
        return f"kernel{SUFFIXES[self.language]}"


def work_of(given: Any) -> Work:
    """The work that a JSON text asks for; raises BadWork."""
    if not isinstance(given, dict):
        raise BadWork("a request is an object")
    known = {f.name: f.type for f in fields(Work)}
    for name, value in given.items():
        if name not in known:
            raise BadWork(f"{name[:40]!r} is no part of a request")
        _check(name, known[name], value)
    if given.get("do") not in ("raise", "run") or "source" not in given:
        raise BadWork("a request says what is to be done with which source")
    work = Work(**given)
    for name, value, words in (
        ("language", work.language, LANGUAGES),
        ("target", work.target, ("", "cpu", "cuda", "tpu")),
        *(("data", value, DATA) for value in work.data.values()),
    ):
        if value not in words:
            raise BadWork(f"{name} is one of {', '.join(words)}, not {value[:40]!r}")
    return work


def _check(name: str, kind: Any, value: Any) -> None:
    if kind == "int":
        if type(value) is not int or not 0 <= value < 1 << 31:
            raise BadWork(f"{name} is a whole number")
        return
    texts = [value]
    if kind.startswith("Mapping"):
        if not isinstance(value, dict) or len(value) > 1000:
            raise BadWork(f"{name} is an object")
        texts = [*value, *value.values()]
    if not all(isinstance(text, str) for text in texts):
        raise BadWork(f"{name} is text")
    if name != "source" and any(len(text) > MOST_TYPED for text in texts):
        raise BadWork(f"{name} is longer than {MOST_TYPED} characters")
    if any(re.search(r"[\ud800-\udfff]", text) for text in texts):
        raise BadWork(f"{name} is not text: half of a surrogate pair")
