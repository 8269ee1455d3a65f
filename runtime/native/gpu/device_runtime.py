"""What kernels call of CUDA's device runtime: barriers of the grid, prints, traps, assertions.

    declare i32 @vprintf(ptr, ptr)    ->    define i32 @vprintf(ptr %0, ptr %1) { ret i32 0 }

Prints and ends follow the launch, as in the raised program. Where prints are collected, `vprintf`
is the driver's, which writes to standard output when the stream is waited for; else prints are
dropped, and a trap or a failed assertion ends its thread only. A kernel that may stop itself is
refused (RK027) where that has to be reported: on a GPU it would take the device's context with it.

A barrier of the grid counts blocks in a word of memory that the launch is given, zero at its start
(`%rk.barrier`). All blocks are on the device at once, for such a launch is cooperative.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.text_parts import ModuleText, quote, rename_symbols

BARRIER = "%rk.barrier"

_GRID_BARRIERS = frozenset({"__rk_grid_sync", "cudaCGSynchronize", "cudaCGSynchronizeGrid"})
_GRID_HANDLE = "cudaCGGetIntrinsicHandle"
_TRAPS = frozenset({"llvm.trap", "llvm.debugtrap", "llvm.ubsantrap"})
_ENDS = _TRAPS | {"__assertfail", "__assert_fail", "abort"}
_PRINTS = frozenset({"vprintf", "printf", "puts", "putchar"})
# What the driver has for every module.
_DRIVER = frozenset({"vprintf", "malloc", "free"})


@dataclass
class DeviceRuntime:
    """The functions that a module calls of the runtime, for one launch.

    `support` is the text of a module that defines them; `grid_barriers`: some thread waits for the
    whole grid.
    """

    launch: Launch
    grid_barriers: bool = False
    definitions: list[str] = field(default_factory=list)

    def define(self, parts: ModuleText, kernel: str) -> None:
        """Defines what `parts` declare of it, and renames what LLVM has a meaning for."""
        names = {name: f"rk.{name}" for name in _TRAPS & set(parts.functions)}
        for name, function in list(parts.functions.items()):
            if function.is_definition:
                continue
            if name in _GRID_BARRIERS:
                self.grid_barriers = True
                del parts.functions[name]
            elif name in _ENDS:
                self._ends(name, *_types(parts, name))
            elif name in _PRINTS:
                self._prints(name, *_types(parts, name))
            elif name == _GRID_HANDLE:
                self._returns(name, *_types(parts, name), "1")
        for name, new in names.items():
            function = parts.functions.pop(name)
            head = rename_symbols(function.head, {name: new})
            parts.functions[new] = type(function)(new, head)
        root = parts.functions[kernel]
        body = rename_symbols(root.body, names)
        if self.grid_barriers:
            body = _GRID_BARRIER.sub(_barrier_call, body)
            parts.functions["rk.grid.barrier"] = type(root)(
                "rk.grid.barrier", "declare void @rk.grid.barrier(ptr) convergent"
            )
            self.definitions.append(_grid_barrier(self.launch.grid))
        parts.functions[kernel] = type(root)(kernel, root.head, body)

    @property
    def support(self) -> str:
        """The text of the module with the definitions."""
        return "".join(self.definitions)

    def _ends(self, name: str, result: str, types: str) -> None:
        if self.launch.collect:
            raise Refusal("RK027", f"{name} would end the device's context, and has to be reported")
        if not any("@llvm.nvvm.exit()" in text for text in self.definitions):
            self.definitions.append("declare void @llvm.nvvm.exit()\n")
        new = f"rk.{name}" if name in _TRAPS else name
        self.definitions.append(
            f"define {result} {quote(new)}({types}) alwaysinline noreturn {{\n"
            "  call void @llvm.nvvm.exit()\n  unreachable\n}\n"
        )

    def _prints(self, name: str, result: str, types: str) -> None:
        if not self.launch.collect:
            self._returns(name, result, types, "0")
        elif name not in _DRIVER:
            raise Refusal("RK012", f"the driver has no {name}")

    def _returns(self, name: str, result: str, types: str, value: str) -> None:
        ending = "ret void" if result == "void" else f"ret {result} {value}"
        self.definitions.append(
            f"define {result} {quote(name)}({types}) alwaysinline {{\n  {ending}\n}}\n"
        )


def _types(parts: ModuleText, name: str) -> tuple[str, str]:
    """The result's type, and the parameters', of a declared function."""
    before, parameters, _ = parts.functions[name].split_head()
    types = [p.split()[0] for p in parameters[1:-1].split(", ") if p]
    return before.split()[-1], ", ".join(types)


_GRID_BARRIER = re.compile(
    rf"^(?P<result> *%\S+ = )?[^\n]*\bcall [^\n]*@\"?(?:{'|'.join(_GRID_BARRIERS)})\"?\([^\n]*$",
    re.MULTILINE,
)


def _barrier_call(match: re.Match[str]) -> str:
    """The call that stands for a barrier of the grid; the runtime's own gives 0, for success."""
    call = f"  call void @rk.grid.barrier(ptr {BARRIER})"
    return f"{call}\n{match['result']}add i32 0, 0" if match["result"] else call


def undefined(ptx: str) -> list[str]:
    """The functions that PTX calls and that neither it nor the driver defines."""
    names = re.findall(r"^\.extern \.func +(?:\([^)]*\) )?([\w$]+)", ptx, re.MULTILINE)
    return [name for name in names if name not in _DRIVER]


_REGISTERS = [f"{register}.{axis}" for register in ("tid", "ctaid") for axis in "xyz"]


def _grid_barrier(grid: tuple[int, int, int]) -> str:
    """Each block adds to the word, so that the last to come flips its top bit; all wait for that.

    One thread of a block does so for its block, between two barriers of the block. The first block
    adds what the others lack of half the range, as in CUDA's own barrier: the word counts on from
    barrier to barrier and is never set back.
    """
    blocks = grid[0] * grid[1] * grid[2]
    reads = "".join(f"  %{r} = call i32 @llvm.nvvm.read.ptx.sreg.{r}()\n" for r in _REGISTERS)
    declared = "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{r}()\n" for r in _REGISTERS)
    return f"""{declared}declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare void @llvm.nvvm.membar.gl()
define void @rk.grid.barrier(ptr %word) convergent {{
entry:
{reads}  %thread.xy = or i32 %tid.x, %tid.y
  %thread = or i32 %thread.xy, %tid.z
  %block.xy = or i32 %ctaid.x, %ctaid.y
  %block = or i32 %block.xy, %ctaid.z
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %speaks = icmp eq i32 %thread, 0
  br i1 %speaks, label %arrive, label %done

arrive:
  %first = icmp eq i32 %block, 0
  %step = select i1 %first, i32 {0x80000000 - (blocks - 1)}, i32 1
  call void @llvm.nvvm.membar.gl()
  %old = atomicrmw add ptr %word, i32 %step syncscope("device") monotonic
  br label %wait

wait:
  %now = load atomic i32, ptr %word syncscope("device") monotonic, align 4
  %moved = xor i32 %old, %now
  %flipped = icmp slt i32 %moved, 0
  br i1 %flipped, label %after, label %wait

after:
  call void @llvm.nvvm.membar.gl()
  br label %done

done:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}}
"""
