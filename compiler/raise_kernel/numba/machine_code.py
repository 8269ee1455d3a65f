"""PTX of what numba-cuda lowers: what `inspect_asm` and `cuda.compile` ask libNVVM for.

`compile_ir` stands in for numba-cuda's own function. LLVM's NVPTX backend makes the PTX; libNVVM's
options are said in LLVM's words:

    fma         ->  fadd contract, fsub contract, fmul contract
    ftz         ->  subnormal floats are flushed to zero
    prec_div=0  ->  fdiv afn float        prec_sqrt=0  ->  the approximate root

The code is for all arguments of a type, as Numba's is: nothing is specialized. What is launched is
raised from the same LLVM IR.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.numba_cuda import linked_modules
from raise_kernel.frontend.text_parts import rename_symbols, with_attribute
from raise_kernel.runtime.native.gpu.entry import contracted
from raise_kernel.runtime.native.gpu.ptx import ptx_of_module
from raise_kernel.runtime.native.gpu.target import CAPABILITIES, GpuTarget

_ARCH = re.compile(r"(?:compute|sm)_(\d+)([af]?)\Z")
_QUOTIENT = re.compile(r"(= fdiv) (?!fast )((?:\w+ )*float )")
_FLUSHED = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'
_FLUSH_FLAG = '!{i32 4, !"nvvm-reflect-ftz", i32 1}'
_DEFAULTS = {"fma": True, "ftz": False, "prec_div": True, "prec_sqrt": True, "opt": 3}
_FAST = {"fma": True, "ftz": True, "prec_div": False, "prec_sqrt": False}


def compile_ir(llvmir: str | Sequence[str], **options: Any) -> bytes:
    """The PTX of modules that are linked into one; `options` are those of numba-cuda's function."""
    if "gen-lto" in options or "gen_lto" in options:
        raise Refusal("RK031", "LTO-IR is libNVVM's own", hint="inspect_asm() gives PTX")
    given = {**_DEFAULTS, **options}
    if given.pop("fastmath", False):
        given |= _FAST
    texts = [llvmir] if isinstance(llvmir, str) else list(llvmir)
    text = linked_modules(texts, "<numba>")
    if given["fma"] and int(given["opt"]):
        text = contracted(text)
    if not given["prec_div"]:
        text = _QUOTIENT.sub(r"\1 afn \2", text)
    if not given["prec_sqrt"]:
        text = _with_approximate_roots(text, bool(given["ftz"]))
    if given["ftz"]:
        text = _flushed(text)
    target = _target(str(given.get("arch", "compute_90")))
    return ptx_of_module(text, target, int(given["opt"])).encode()


def _target(arch: str) -> GpuTarget:
    match = _ARCH.match(arch)
    capability = int(match.group(1)) if match else 0
    if match is None or capability not in CAPABILITIES:
        raise Refusal("RK031", f"LLVM has no code for {arch}")
    return GpuTarget(capability, max(80, CAPABILITIES[capability]), match.group(2))


def _with_approximate_roots(text: str, flushed: bool) -> str:
    name = f"llvm.nvvm.sqrt.approx{'.ftz' if flushed else ''}.f"
    return rename_symbols(text, {"__nv_sqrtf": name, "llvm.nvvm.sqrt.f": name})


def _flushed(text: str) -> str:
    """The module with subnormal floats flushed, and libdevice told so by a flag."""
    text = with_attribute(text, _FLUSHED)
    numbers = [int(n) for n in re.findall(r"^!(\d+) = ", text, re.MULTILINE)]
    flag = f"!{max(numbers, default=-1) + 1}"
    flags = re.search(r"^!llvm\.module\.flags = !\{(.*)\}$", text, re.MULTILINE)
    if flags is None:
        return f"{text}\n!llvm.module.flags = !{{{flag}}}\n{flag} = {_FLUSH_FLAG}\n"
    listed = f"!llvm.module.flags = !{{{flags.group(1)}, {flag}}}"
    return f"{text[: flags.start()]}{listed}{text[flags.end() :]}\n{flag} = {_FLUSH_FLAG}\n"
