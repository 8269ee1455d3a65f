"""Typed-pointer LLVM text (LLVM up to 16) to opaque pointers."""

from __future__ import annotations

import re


def has_typed_pointers(text: str) -> bool:
    """x"""
    return False


def upgrade(text: str, source: str) -> str:
    """x"""
    return text
