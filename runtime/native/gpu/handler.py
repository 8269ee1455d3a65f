"""The host's half of a launch: a handler of XLA's FFI, as LLVM IR, that calls the driver.

    define ptr @NAME(ptr %frame)    gets XLA's stream, puts the buffers' addresses into an array,
                                    and calls cuLaunchKernel, or cuLaunchCooperativeKernel

It says that it is compatible with command buffers: it only adds to the stream, so XLA may capture
what it adds in a CUDA graph and leave the handler out of later runs. Where XLA can, it does not
capture: `recording.py` makes the launch a node of the graph. The addresses of the driver's
function, of the kernel and of its PTX are of this process, and lie in a variable, `NAME.uses`, so
that the code can be kept on disk.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.native.call_frame import (
    COMMAND_BUFFER_COMPATIBLE,
    INTERNAL,
    RESOURCE_EXHAUSTED,
    Handler,
    c_string,
    support,
)
from raise_kernel.runtime.native.gpu.recording import record_handler

# CUresult -> what it says. After those of LOST nothing more runs in the device's context.
_REFUSED = {
    1: "an argument of the launch is not valid",
    209: "the kernel was not compiled for this device",
    701: "a block needs more registers or shared memory than the device has",
    720: "the device does not hold all blocks of the grid at once, as a cooperative launch asks",
}
_LOST = {
    700: "an address that is not valid",
    710: "a failed assertion",
    714: "a fault of the hardware's stack",
    715: "an instruction that is not valid",
    716: "a misaligned address",
    717: "an address of the wrong memory",
    718: "a program counter that is not valid",
    719: "a fault",
}
_OUT_OF_MEMORY = 2


@dataclass(frozen=True)
class HostLaunch:
    """What the host does for one launch.

    `symbol` is an identifier that tells the kernel's code; `kernel` is its name in messages, and
    `entry` that in the PTX, where XLA may record the launch.
    `sources` say where the handler finds each parameter's buffer, `("arg", n)` or `("ret", n)`, of
    so many operands and results.
    """

    symbol: str
    kernel: str
    launch: Launch
    sources: tuple[tuple[str, int], ...]
    operands: int
    results: int
    cooperative: bool = False
    entry: str = ""

    @property
    def record(self) -> str:
        """The handler that records the launch; "" where there is none."""
        return f"{self.symbol}.record" if self.entry else ""

    @property
    def uses(self) -> str:
        """The variable with the addresses of the driver's function, of the kernel and of its PTX,
        and the size of this."""
        return f"{self.symbol}.uses"

    @property
    def function(self) -> str:
        """The driver's function that launches."""
        return "cuLaunchCooperativeKernel" if self.cooperative else "cuLaunchKernel"

    def text(self) -> str:
        """A module with the handler."""
        handler = Handler(self.symbol, self.operands, self.results, COMMAND_BUFFER_COMPATIBLE)
        variable = f"@{self.uses} = global {{ ptr, ptr, ptr, i64 }} zeroinitializer\n"
        text = support() + self._strings() + variable + handler.text(self._body())
        if not self.entry:
            return text
        buffers = self.sources, self.operands, self.results
        return text + record_handler(self.record, self.uses, self.entry, self.launch, *buffers)

    def _body(self) -> str:
        launch = self.launch
        slots = "".join(
            f"  %slot{k} = alloca ptr\n  store ptr %{word}{n}, ptr %slot{k}\n"
            f"  %source{k} = getelementptr ptr, ptr %slots, i64 {k}\n"
            f"  store ptr %slot{k}, ptr %source{k}\n"
            for k, (word, n) in enumerate(self.sources)
        )
        sizes = ", ".join(f"i32 {n}" for n in (*launch.grid, *launch.block, launch.shared_bytes))
        # cuLaunchKernel has one parameter more; a null for it does no harm to the other function.
        return f"""  %stream.at = alloca ptr
  %slots = alloca [{max(len(self.sources), 1)} x ptr]
  %no.stream = call ptr @rk.ffi.stream(ptr %frame, ptr %stream.at)
  %has.stream = icmp eq ptr %no.stream, null
  br i1 %has.stream, label %launch, label %streamless

streamless:
  ret ptr %no.stream

launch:
  %stream = load ptr, ptr %stream.at
{slots}  %function = load ptr, ptr @{self.uses}
  %kernel.at = getelementptr ptr, ptr @{self.uses}, i64 1
  %kernel = load ptr, ptr %kernel.at
  %code = call i32 %function(ptr %kernel, {sizes}, ptr %stream, ptr %slots, ptr null)
  switch i32 %code, label %other [ i32 0, label %launched
{"".join(f"    i32 {code}, label %failed{code}{chr(10)}" for code in self._messages())}  ]

launched:
  ret ptr null

other:
  %other.error = call ptr @rk.ffi.error(ptr %frame, ptr @{self.symbol}.other, i32 {INTERNAL})
  ret ptr %other.error
{"".join(self._failed(code) for code in self._messages())}"""

    def _failed(self, code: int) -> str:
        kind = RESOURCE_EXHAUSTED if code == _OUT_OF_MEMORY else INTERNAL
        return f"""
failed{code}:
  %error{code} = call ptr @rk.ffi.error(ptr %frame, ptr @{self.symbol}.{code}, i32 {kind})
  ret ptr %error{code}
"""

    def _strings(self) -> str:
        strings = {str(code): text for code, text in self._messages().items()}
        strings["other"] = self._message("RK050", "the driver does not launch it")
        return "".join(c_string(f"{self.symbol}.{n}", text) for n, text in strings.items())

    def _messages(self) -> dict[int, str]:
        """What an error of the driver's is in words."""
        lost = "the device's context is lost: {}, in this kernel or in one before it"
        return {
            _OUT_OF_MEMORY: self._message("RK043", "the device has no memory for the launch"),
            **{code: self._message("RK050", text) for code, text in _REFUSED.items()},
            **{code: self._message("RK050", lost.format(text)) for code, text in _LOST.items()},
        }

    def _message(self, code: str, text: str) -> str:
        grid, block = (",".join(map(str, sizes)) for sizes in (self.launch.grid, self.launch.block))
        return f"error[{code}]: {self.kernel}[({grid}), ({block})]: {text}"
