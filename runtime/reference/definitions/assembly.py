"""Inline PTX assembly, one line or a few: each instruction becomes the IR that does the same."""

from __future__ import annotations

from raise_kernel.runtime.reference.definitions.body import Body, Declaration


def assembly(text: str, declaration: Declaration, symbol: str) -> Body | str:
    """The body of a function that does what `asm "code", "constraints"` does, or what is unknown."""
    code = text.split('"')[1]
    if not code.strip():
        body = Body(declaration, symbol)
        if declaration.result == "void":
            body.ret()
            return body
    return code
