"""Lines of the generated source, each with the lines of the kernel that it computes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

# "file.cu:12:5" for each operation that a line holds.
Origins = tuple[str, ...]


@dataclass
class Lines:
    """Lines of text; `origins` has an entry for each of them."""

    texts: list[str] = field(default_factory=list)
    origins: list[Origins] = field(default_factory=list)

    def add(self, texts: Iterable[str], origins: Origins = ()) -> None:
        """Append lines that compute what the kernel does at these `origins`."""
        for text in texts:
            self.texts += text.split("\n")
            self.origins += [origins] * (text.count("\n") + 1)

    def extend(self, other: Lines) -> None:
        """Append another run of lines with their origins."""
        self.texts += other.texts
        self.origins += other.origins

    def indented(self, indent: str) -> Lines:
        """The same lines further to the right."""
        return Lines([f"{indent}{text}" for text in self.texts], list(self.origins))

    @property
    def last(self) -> str:
        """The text of the last line; "" where there is none."""
        return self.texts[-1] if self.texts else ""

    def text(self) -> str:
        """All lines, without a newline at the end."""
        return "\n".join(self.texts)
