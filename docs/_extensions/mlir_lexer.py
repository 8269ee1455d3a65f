"""Colours for MLIR in code blocks: Pygments has no lexer for it."""

from __future__ import annotations

from typing import Any, ClassVar

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text
from sphinx.application import Sphinx


class MlirLexer(RegexLexer):
    """Operations, values, types, attributes."""

    name = "MLIR"
    aliases: ClassVar = ["mlir"]
    tokens: ClassVar = {
        "root": [
            (r"//.*$", Comment.Single),
            (r'"(\\.|[^"\\])*"', String),
            (r"%[\w$.#-]+", Name.Variable),
            (r"@[\w$.-]+", Name.Function),
            (r"\^[\w$.-]+", Name.Label),
            (r"[#!][\w$.-]+", Name.Attribute),
            (r"\b(i\d+|f\d+|bf16|index|memref|tensor|vector|none)\b", Keyword.Type),
            (r"\b\d+x(?=[\w?])", Number),
            (r"[a-z_]\w*(\.[a-z_]\w*)+", Name.Builtin),
            (r"\b(to|step|else|attributes|module|dense|true|false|return)\b", Keyword),
            (r"-?\d+(\.\d+([eE][+-]?\d+)?)?", Number),
            (r"->|[=*+:?-]", Operator),
            (r"[\[\](){}<>,]", Punctuation),
            (r"\w+", Text),
            (r"\s+", Text.Whitespace),
            (r".", Text),
        ]
    }


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_lexer("mlir", MlirLexer)
    return {"parallel_read_safe": True}
