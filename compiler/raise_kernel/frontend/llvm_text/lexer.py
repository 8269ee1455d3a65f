"""Tokens of LLVM text, and a cursor over the tokens of one line or statement.

The text is what LLVM itself prints, so a statement is one line, except that a few go on over
several lines (`switch`); whoever splits the text into statements joins those first.
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""
      [%@$](?:"[^"]*"|[-\w.$\\]+)                    # %local @global $comdat
    | ![-\w.$\\]+                                    # !12 !dbg !DILocation
    | c?"[^"]*"                                      # "text" c"bytes"
    | [A-Za-z_.$][-\w.$]*                            # words, u0x.. s0x.. and "..." as well
    | 0x[0-9A-Za-z]+
    | [-+]?\d+(?:\.\d*(?:[eE][-+]?\d+)?)?
    | \#\w+
    | ;.*
    | \S
    """,
    re.VERBOSE | re.ASCII,
)
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|\\)")

END = ""


class TextError(Exception):
    """LLVM text that this parser does not understand. `text` is the offending statement."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.text = text


def tokenize(line: str) -> list[str]:
    """The tokens of a statement, comments left out, followed by two `END` sentinels."""
    tokens = _TOKEN.findall(line)
    if ";" in line:
        tokens = [t for t in tokens if t[0] != ";"]
    tokens.append(END)
    tokens.append(END)
    return tokens


def unescape_bytes(text: str) -> bytes:
    r"""The bytes of a quoted LLVM string's inside: `\0A` is a newline, `\\` a backslash."""
    return _ESCAPE.sub(
        lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), text.encode("utf-8")
    )


def unescape(text: str) -> str:
    """As `unescape_bytes`, decoded."""
    if "\\" not in text:
        return text
    data = unescape_bytes(text)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def bare_name(token: str) -> str:
    """`%x`, `@"a b"`, `$c`: the name without its sigil, quotes and escapes."""
    if token[1] == '"':
        return unescape(token[2:-1])
    return token[1:]


class Cursor:
    """A position in a token list. The hot loops of the parser use `tokens` and `at` directly."""

    __slots__ = ("at", "text", "tokens")

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.at = 0

    @property
    def token(self) -> str:
        return self.tokens[self.at]

    def take(self) -> str:
        token = self.tokens[self.at]
        self.at += 1
        return token

    def accept(self, token: str) -> bool:
        if self.tokens[self.at] == token:
            self.at += 1
            return True
        return False

    def expect(self, token: str) -> None:
        if self.tokens[self.at] != token:
            raise self.error(f"expected {token!r}, found {self.tokens[self.at]!r}")
        self.at += 1

    def integer(self) -> int:
        token = self.take()
        try:
            return int(token)
        except ValueError:
            raise self.error(f"expected a number, found {token!r}") from None

    def string(self) -> str:
        token = self.take()
        if not token.startswith('"'):
            raise self.error(f"expected a string, found {token!r}")
        return unescape(token[1:-1])

    def skip_group(self) -> str:
        """Skip a balanced `(...)`, `{...}`, `[...]` or `<...>` group; returns its text."""
        start, depth = self.at, 0
        while True:
            token = self.take()
            if token == END:
                raise self.error("unbalanced brackets")
            depth += (token in "([{<") - (token in ")]}>")
            if depth == 0:
                return " ".join(self.tokens[start : self.at])

    def error(self, message: str) -> TextError:
        return TextError(message, self.text.strip())
