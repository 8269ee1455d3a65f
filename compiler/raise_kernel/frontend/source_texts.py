"""Texts of sources that are no files, for reports that show them.

The line table of such a module has the text's key for its folder, and so leads back to the text in
this process. The oldest texts are forgotten.
"""

from __future__ import annotations

import hashlib

MOST_TEXTS = 256

_texts: dict[str, str] = {}


def source_key(text: str) -> str:
    """Remember a text; the word that stands for it."""
    key = f"text-{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    _texts.pop(key, None)
    while len(_texts) >= MOST_TEXTS:
        del _texts[next(iter(_texts))]
    _texts[key] = text
    return key


def source_text(key: str) -> str | None:
    """The text of a key; None where this process does not know it."""
    return _texts.get(key)
