"""Warp intrinsics as numba-cuda names them, by the names of today's LLVM.

    call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %mask, i32 2, i32 %value, i32 %lane, i32 31)
    ->  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %mask, i32 %value, i32 %lane, i32 31)

The mode is an operand there and a part of the name here. Functions that choose by the mode stand in
for the old names; inlined, the constant mode leaves one call.

The barrier of a grid is declared `convergent`, which numba-cuda leaves out: LLVM would move a copy
of it into each branch of a condition that stands before and after it.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.text_parts import rename_symbols

_SHFL, _VOTE = "llvm.nvvm.shfl.sync.i32", "llvm.nvvm.vote.sync"
_MATCH_ALL = re.compile(r"llvm\.nvvm\.match\.all\.sync\.i(32|64)")
_GRID_BARRIER = re.compile(r'^(declare i32 @"?cudaCGSynchronize"?\([^)]*\))$', re.MULTILINE)
_SHFL_MODES = ("idx", "up", "down", "bfly")
_VOTE_MODES = ("all", "any", "uni")


def with_named_modes(text: str) -> tuple[str, str]:
    """The module with today's names and attributes, and the definitions that it then needs."""
    text = _GRID_BARRIER.sub(r"\1 convergent", text)
    names: dict[str, str] = {}
    needed: list[str] = []
    for old, definition in ((_SHFL, _shuffle()), (_VOTE, _vote())):
        if f"@{old}(" in text or f'@"{old}"(' in text:
            names[old] = f"rk.{old.removeprefix('llvm.')}"
            needed.append(definition)
    for bits in {m.group(1) for m in _MATCH_ALL.finditer(text)}:
        old = f"llvm.nvvm.match.all.sync.i{bits}"
        if f"@{old}(" in text or f'@"{old}"(' in text:
            names[old] = f"{old}p"
    return rename_symbols(text, names), "\n".join(needed)


def _shuffle() -> str:
    cases = " ".join(f"i32 {mode}, label %{name}" for mode, name in enumerate(_SHFL_MODES))
    blocks = [
        f"""{name}:
  %r.{name} = call {{ i32, i1 }} @llvm.nvvm.shfl.sync.{name}.i32p(i32 %m, i32 %v, i32 %l, i32 %c)
  ret {{ i32, i1 }} %r.{name}"""
        for name in _SHFL_MODES
    ]
    declared = [
        f"declare {{ i32, i1 }} @llvm.nvvm.shfl.sync.{name}.i32p(i32, i32, i32, i32) convergent"
        for name in _SHFL_MODES
    ]
    return "\n".join(
        [
            "define { i32, i1 } @rk.nvvm.shfl.sync.i32(i32 %m, i32 %mode, i32 %v, i32 %l, i32 %c) "
            "alwaysinline {",
            f"  switch i32 %mode, label %other [{cases}]",
            *blocks,
            "other:\n  unreachable\n}",
            *declared,
        ]
    )


def _vote() -> str:
    cases = " ".join(f"i32 {mode}, label %{name}" for mode, name in enumerate(_VOTE_MODES))
    blocks = [
        f"""{name}:
  %b.{name} = call i1 @llvm.nvvm.vote.{name}.sync(i32 %m, i1 %p)
  %r.{name} = insertvalue {{ i32, i1 }} zeroinitializer, i1 %b.{name}, 1
  ret {{ i32, i1 }} %r.{name}"""
        for name in _VOTE_MODES
    ]
    return "\n".join(
        [
            "define { i32, i1 } @rk.nvvm.vote.sync(i32 %m, i32 %mode, i1 %p) alwaysinline {",
            f"  switch i32 %mode, label %ballot [{cases}]",
            *blocks,
            "ballot:",
            "  %w = call i32 @llvm.nvvm.vote.ballot.sync(i32 %m, i1 %p)",
            "  %r = insertvalue { i32, i1 } zeroinitializer, i32 %w, 0",
            "  ret { i32, i1 } %r\n}",
            *(f"declare i1 @llvm.nvvm.vote.{n}.sync(i32, i1) convergent" for n in _VOTE_MODES),
            "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) convergent",
        ]
    )
