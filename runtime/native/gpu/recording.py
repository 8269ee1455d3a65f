"""A launch as a command that XLA records: a second handler of XLA's FFI, as LLVM IR.

    define ptr @NAME.record(ptr %frame)    creates the launch as a node of XLA's command buffer, or
                                           gives such a node the buffers' new addresses

Without it XLA captures what the first handler (`handler.py`) adds to a stream, as a graph of its
own inside of the command buffer, and captures it again where a buffer has moved. XLA loads the
kernel by itself, from the PTX, whose address is of this process and lies in `NAME.uses`.

The functions that record are an extension of XLA's FFI (`xla/ffi/api/record_c_api.h`), which has a
version of its own and says that it may change. So they are used only where the header that jaxlib
ships has the version that is known here, and a runtime with another one gets an error.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import jax.ffi

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.native.call_frame import INTERNAL, Handler, api_version, c_string

# XLA_FFI_Extension_Record with its versions, and XLA_FFI_SourceFormat_PTX.
EXTENSION, VERSION = 128, (0, 1)
_PTX = 0
_FIND = "XLA_FFI_InvokeContext_FindExtension"

# Byte offsets (LP64) in XLA_FFI_Record_Extension, ...
_MAJOR, _MINOR, _RECORD_FRAME = 16, 20, 32
# ... in XLA_FFI_RecordFrame, ...
_API, _ACTION, _COMMANDS, _COUNT, _MOST = 8, 16, 24, 32, 40
# ... and of the functions in XLA_FFI_RecordApi.
_CREATE, _UPDATE = 0, 8


@functools.cache
def records() -> bool:
    """Whether this jaxlib records launches in the way that is known here."""
    header = Path(jax.ffi.include_dir(), "xla", "ffi", "api", "record_c_api.h")
    if not header.exists() or _FIND not in api_version().offsets:
        return False
    found = re.findall(
        r"#define XLA_FFI_Extension_Record(?:_MajorVersion|_MinorVersion)? (\d+)",
        header.read_text(),
    )
    return [int(word) for word in found] == [EXTENSION, *VERSION]


def record_handler(
    symbol: str,
    uses: str,
    entry: str,
    launch: Launch,
    sources: tuple[tuple[str, int], ...],
    operands: int,
    results: int,
) -> str:
    """The handler, with the strings that it names. `entry` is the kernel in the PTX; the rest is
    `HostLaunch`'s."""
    count = len(sources)
    arguments = "".join(
        f"  %argument{k} = getelementptr {{ ptr, i64, i32 }}, ptr %arguments, i64 {k}\n"
        f"  store {{ ptr, i64, i32 }} zeroinitializer, ptr %argument{k}\n"
        f"  store ptr %{word}{n}, ptr %argument{k}\n"
        for k, (word, n) in enumerate(sources)
    )
    sizes = ", ".join(f"i32 {size}" for size in (*launch.grid, *launch.block, 0, 0, 0))
    body = f"""  %find.args = alloca {{ i64, ptr, ptr, i64, ptr }}
  %arguments = alloca [{max(count, 1)} x {{ ptr, i64, i32 }}]
  %list = alloca {{ ptr, i64 }}
  %sizes = alloca [9 x i32]
  %made.at = alloca ptr
  store ptr null, ptr %made.at
  store {{ i64, ptr, ptr, i64, ptr }} zeroinitializer, ptr %find.args
  store i64 40, ptr %find.args
  %type.wanted.at = getelementptr i8, ptr %find.args, i64 24
  store i64 {EXTENSION}, ptr %type.wanted.at
  %context = call ptr @rk.ffi.context(ptr %frame)
  %context.at = getelementptr i8, ptr %find.args, i64 16
  store ptr %context, ptr %context.at
  %find = call ptr @rk.ffi.function(ptr %frame, i64 {api_version().offsets[_FIND]})
  %not.found = call ptr %find(ptr %find.args)
  %is.found = icmp eq ptr %not.found, null
  br i1 %is.found, label %found, label %missed

missed:
  ret ptr %not.found

found:
  %record.at = getelementptr i8, ptr %find.args, i64 32
  %record = load ptr, ptr %record.at
  %is.there = icmp ne ptr %record, null
  br i1 %is.there, label %version, label %other

version:
  %major.of = getelementptr i8, ptr %record, i64 {_MAJOR}
  %major = load i32, ptr %major.of
  %minor.of = getelementptr i8, ptr %record, i64 {_MINOR}
  %minor = load i32, ptr %minor.of
  %is.major = icmp eq i32 %major, {VERSION[0]}
  %is.minor = icmp eq i32 %minor, {VERSION[1]}
  %is.known = and i1 %is.major, %is.minor
  br i1 %is.known, label %known, label %other

other:
  %unknown = call ptr @rk.ffi.error(ptr %frame, ptr @{symbol}.unknown, i32 {INTERNAL})
  ret ptr %unknown

known:
{arguments}  store ptr %arguments, ptr %list
  %list.size = getelementptr i8, ptr %list, i64 8
  store i64 {count}, ptr %list.size
  %to.at = getelementptr i8, ptr %record, i64 {_RECORD_FRAME}
  %to = load ptr, ptr %to.at
  %recorder = load ptr, ptr %to
  %functions.at = getelementptr i8, ptr %to, i64 {_API}
  %functions = load ptr, ptr %functions.at
  %action.at = getelementptr i8, ptr %to, i64 {_ACTION}
  %action = load i32, ptr %action.at
  %commands.at = getelementptr i8, ptr %to, i64 {_COMMANDS}
  %commands = load ptr, ptr %commands.at
  %count.at = getelementptr i8, ptr %to, i64 {_COUNT}
  %count.of = load ptr, ptr %count.at
  %is.create = icmp eq i32 %action, 0
  br i1 %is.create, label %create, label %update

create:
  store [9 x i32] [{sizes}], ptr %sizes
  %create.at = getelementptr i8, ptr %functions, i64 {_CREATE}
  %create.launch = load ptr, ptr %create.at
  %ptx.at = getelementptr ptr, ptr @{uses}, i64 2
  %ptx = load ptr, ptr %ptx.at
  %ptx.size.at = getelementptr ptr, ptr @{uses}, i64 3
  %ptx.size = load i64, ptr %ptx.size.at
  %refused = call ptr %create.launch(ptr %recorder, ptr @{symbol}.entry, ptr %ptx, i64 %ptx.size,
    i32 {_PTX}, ptr byval([9 x i32]) align 8 %sizes, i32 {launch.shared_bytes}, i32 0, ptr %list,
    ptr null, i32 0, ptr %made.at)
  %is.made = icmp eq ptr %refused, null
  br i1 %is.made, label %made, label %unmade

unmade:
  ret ptr %refused

made:
  %command = load ptr, ptr %made.at
  %number = load i64, ptr %count.of
  %most.at = getelementptr i8, ptr %to, i64 {_MOST}
  %most = load i64, ptr %most.at
  %has.room = icmp slt i64 %number, %most
  br i1 %has.room, label %keep, label %other

keep:
  %command.at = getelementptr ptr, ptr %commands, i64 %number
  store ptr %command, ptr %command.at
  %more = add i64 %number, 1
  store i64 %more, ptr %count.of
  ret ptr null

update:
  %first = load ptr, ptr %commands
  %update.at = getelementptr i8, ptr %functions, i64 {_UPDATE}
  %update.launch = load ptr, ptr %update.at
  %not.updated = call ptr %update.launch(ptr %recorder, ptr %first, ptr %list)
  ret ptr %not.updated
"""
    said = "error[RK050]: XLA records launches in another way than its headers say"
    strings = c_string(f"{symbol}.entry", entry) + c_string(f"{symbol}.unknown", said)
    return strings + Handler(symbol, operands, results).text(body)
