"""A grid whose size only the run brings: a launch of a larger one, in which the blocks past its end
return at once.

    define void @k(ptr %x, i32 %grid_x) {     ; launch.grid is (64, 1, 1)
      %b = call i32 @rk.block.x()
      %in = icmp slt i32 %b, %grid_x
      br i1 %in, label %run, label %past
    run:
      call void @rk.kernel(ptr %x)            ; what it reads as its grid's size is %grid_x
      ...

A program that shrinks its grid from launch to launch so compiles a kernel for a few sizes, not for
each. An axis of one block has one.
"""

from __future__ import annotations

import re

import numpy as np

from raise_kernel.frontend.arguments.signature import Launch, Scalar
from raise_kernel.frontend.specialization.launch_constants import SREG
from raise_kernel.frontend.text_parts import quote

# Asked for by other ways than the register, or waited for.
_OTHERWISE = re.compile(
    r'asm [^\n]*ctaid|sreg\.(?:n?cluster|gridid)|grid_sync|CGSynchronize|%nctaid|"nctaid'
)
_SIZE = re.compile(r"= (?:tail )?call (?:noundef )?i32 @rk\.grid\.([xyz])\(\)(?: #\d+)?")
_DECLARED = re.compile(r"^declare [^\n]*@rk\.grid\.[xyz]\(\)[^\n]*\n", re.MULTILINE)


def can_pad(text: str) -> bool:
    """Whether a kernel, with what it calls, would not see blocks past the end of its grid."""
    return _OTHERWISE.search(text) is None


def padded_axes(launch: Launch) -> str:
    """The axes whose size is a run-time scalar."""
    if not launch.padded:
        return ""
    return "".join(axis for axis, size in zip("xyz", launch.grid, strict=True) if size > 1)


def grid_scalars(launch: Launch, taken: set[str]) -> dict[str, Scalar]:
    """The sizes as parameters of the kernel, after all others."""
    found: dict[str, Scalar] = {}
    for axis in padded_axes(launch):
        name = f"grid_{axis}"
        while name in taken:
            name += "_"
        found[axis] = Scalar(name, np.dtype(np.int32))
    return found


def guarded(call: str, scalars: dict[str, Scalar]) -> list[str]:
    """The lines that end the wrapper: a call, made by the blocks of the real grid alone."""
    lines: list[str] = []
    for axis, scalar in scalars.items():
        lines += [
            f"  %rk.block.{axis} = call i32 @rk.block.{axis}()",
            f"  %rk.in.{axis} = icmp slt i32 %rk.block.{axis}, {quote(scalar.name, '%')}",
            f"  br i1 %rk.in.{axis}, label %rk.after.{axis}, label %rk.past",
            f"rk.after.{axis}:",
        ]
    past = ["rk.past:", "  ret void"] if scalars else []
    return [*lines, call, "  ret void", *past]


def grid_functions(launch: Launch, text: str) -> str:
    """What the wrapper and the kernel ask for, as functions; `text` is the module without them."""
    lines: list[str] = []
    for axis in padded_axes(launch):
        register = f"{SREG}ctaid.{axis}"
        if f"@{register}()" not in text:
            lines.append(f"declare i32 @{register}()")
        size = launch.grid["xyz".index(axis)]
        lines += [
            f"define internal i32 @rk.block.{axis}() alwaysinline {{",
            f"  %r = call range(i32 0, {size}) i32 @{register}()",
            "  ret i32 %r",
            "}",
            f"declare i32 @rk.grid.{axis}() memory(none) nounwind willreturn speculatable",
        ]
    return "\n".join([*lines, ""])


def with_sizes(text: str, scalars: dict[str, Scalar]) -> str:
    """The simplified module, in which the sizes are the kernel's parameters."""
    if not scalars:
        return text
    found = _SIZE.sub(lambda m: f"= add i32 {quote(scalars[m.group(1)].name, '%')}, 0", text)
    return _DECLARED.sub("", found)
