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
    so many operands and results; `("device", n)` is a 32-bit integer, `by_device[n]` at the
    number of the device that it is called for.
    """

    symbol: str
    kernel: str
    launch: Launch
    sources: tuple[tuple[str, int], ...]
    operands: int
    results: int
    cooperative: bool = False
    entry: str = ""
    by_device: tuple[tuple[int, ...], ...] = ()

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
            f"{self._slot(k, word, n)}"
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
{self._device()}{slots}  %function = load ptr, ptr @{self.uses}
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

    def _slot(self, k: int, word: str, number: int) -> str:
        """Where a parameter's value lies: a buffer's address, or a number of the device."""
        if word != "device":
            return f"  %slot{k} = alloca ptr\n  store ptr %{word}{number}, ptr %slot{k}\n"
        table = self.by_device[number]
        return (
            f"  %slot{k} = getelementptr [{len(table)} x i32], ptr @{self.symbol}.device{number},"
            " i64 0, i32 %device\n"
        )

    def _device(self) -> str:
        """The number of the device, where a parameter depends on it."""
        if not self.by_device:
            return ""
        return f"""  %device.at = alloca i32
  %no.device = call ptr @rk.ffi.device(ptr %frame, ptr %device.at)
  %has.device = icmp eq ptr %no.device, null
  br i1 %has.device, label %place, label %deviceless

deviceless:
  ret ptr %no.device

place:
  %device = load i32, ptr %device.at
  %is.known = icmp ult i32 %device, {min(map(len, self.by_device))}
  br i1 %is.known, label %known, label %other

known:
"""

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
        text = "".join(c_string(f"{self.symbol}.{n}", text) for n, text in strings.items())
        for number, table in enumerate(self.by_device):
            values = ", ".join(f"i32 {value}" for value in table)
            text += f"@{self.symbol}.device{number} = private constant "
            text += f"[{len(table)} x i32] [{values}]\n"
        return text

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
