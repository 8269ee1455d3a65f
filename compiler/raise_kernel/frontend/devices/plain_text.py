"""AMDGPU's and SPIR's text with NVPTX's layout, conventions and address spaces.

All spaces but 3, which holds the memory of a block, become the flat one: what a space says about a
pointer is found again from where the pointer comes.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.llvm_context import NVPTX_LAYOUT, NVPTX_TRIPLE

_SPACE = re.compile(r",? addrspace\((?:[12456])\)")
_SPACE_OF_GLOBAL = re.compile(r"^(@\S+ = [^\n]*?)addrspace\([12456]\) ", re.MULTILINE)
_MANGLED_SPACE = re.compile(r"(@llvm\.[\w.]*?\.)p[12456]\b")
_SAME_CAST = re.compile(r"\baddrspacecast ptr (\S+) to ptr(?! addrspace)")
_SAME_CONSTANT_CAST = re.compile(r"\baddrspacecast \(ptr (\S+) to ptr\)")
_SCOPE = re.compile(r' syncscope\("[^"]*"\)')
_CONVENTION = re.compile(r"\b(?:spir_func|amdgpu_(?:cs_chain_preserve|cs_chain|cs|gfx)) ")
_KERNEL = re.compile(r"\b(?:amdgpu_kernel|spir_kernel) ")
_BYREF = re.compile(r"\bbyref\(")
_LAYOUT = re.compile(r'^target datalayout = "[^"]*"', re.MULTILINE)
_TRIPLE = re.compile(r'^target triple = "[^"]*"', re.MULTILINE)
_USED = re.compile(r"^@llvm\.(?:compiler\.)?used = [^\n]*\n", re.MULTILINE)
_DEVICE_ATTRIBUTES = re.compile(r'"(?:amdgpu-|target-|uniform-work-group)[^"]*"(?:="[^"]*")? ?')


def plain_text(text: str) -> str:
    """The module for NVPTX, but for calls of the other device's functions."""
    text = _USED.sub("", text)
    text = _SPACE_OF_GLOBAL.sub(r"\1", text)
    text = _SPACE.sub("", text)
    previous = ""
    while previous != text:  # a name may mangle several pointers
        previous, text = text, _MANGLED_SPACE.sub(r"\1p0", text)
    text = _SAME_CONSTANT_CAST.sub(r"bitcast (ptr \1 to ptr)", text)
    text = _SAME_CAST.sub(r"bitcast ptr \1 to ptr", text)
    text = _SCOPE.sub("", text)
    text = _CONVENTION.sub("", text)
    text = _KERNEL.sub("ptx_kernel ", text)
    text = _BYREF.sub("byval(", text)
    text = _DEVICE_ATTRIBUTES.sub("", text)
    text = re.sub(r"^(attributes #\d+ = )\{\s*\}", r"\1{ nounwind }", text, flags=re.MULTILINE)
    text = _LAYOUT.sub(f'target datalayout = "{NVPTX_LAYOUT}"', text)
    text = _TRIPLE.sub(f'target triple = "{NVPTX_TRIPLE}"', text)
    return text
