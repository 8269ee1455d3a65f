"""XLA's FFI C API as LLVM IR: a handler that reads its buffers, returns errors, calls the runtime.

XLA calls a handler as `XLA_FFI_Error* handler(XLA_FFI_CallFrame*)`; the structs are those of
`xla/ffi/api/c_api.h`. `Handler.text(body)` defines one:

    define ptr @NAME(ptr %frame)        ; the metadata query, the number of buffers, then
      %arg0 = ...                       ; the data of each operand and
      %ret0 = ...                       ; of each result, for
      BODY                              ; which ends with `ret ptr null`, or with an error

`SUPPORT` defines what a body may call: `@rk.ffi.error`, `@rk.ffi.stream`, `@rk.ffi.device`,
`@rk.ffi.threads`, `@rk.ffi.schedule`, `@rk.ffi.extent`. Every struct begins with its size, which is
how XLA and a handler tell versions apart. The version and the order of the API's functions are read
from the header that jaxlib ships, so a handler always names the version of the runtime that calls
it; another major version is refused (the layouts would be others).
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

import jax.ffi

from raise_kernel.diagnostics import InternalError

MAJOR = 0

# XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE: the launches may be captured in a CUDA graph.
COMMAND_BUFFER_COMPATIBLE = 1

# XLA_FFI_Error_Code.
INTERNAL = 13
RESOURCE_EXHAUSTED = 8

# Byte offsets (LP64) in XLA_FFI_CallFrame ...
_EXTENSIONS, _API, _CONTEXT, _ARGS, _RETS = 8, 16, 24, 40, 80
# ... the lists of operands and results, by how their buffers are called, ...
LISTS = {"arg": _ARGS, "ret": _RETS}
# ... in XLA_FFI_Args and XLA_FFI_Rets ...
_SIZE, _POINTERS = 16, 32
# ... in XLA_FFI_Buffer, ...
_DATA, _DIMS = 24, 40
# ... and of the first function in XLA_FFI_Api.
_FUNCTIONS = 48


@dataclass(frozen=True)
class ApiVersion:
    """The version of the runtime's FFI, and the byte offset of each function in XLA_FFI_Api."""

    major: int
    minor: int
    offsets: dict[str, int]


@functools.cache
def api_version() -> ApiVersion:
    """What the header says that comes with this jaxlib."""
    header = Path(jax.ffi.include_dir(), "xla", "ffi", "api", "c_api.h").read_text()
    major, minor = (
        int(re.findall(rf"#define XLA_FFI_API_{word} (\d+)", header)[0])
        for word in ("MAJOR", "MINOR")
    )
    if major != MAJOR:
        raise InternalError(f"XLA's FFI has version {major}.{minor}, and {MAJOR} is known")
    names = re.findall(r"^ +_XLA_FFI_API_STRUCT_FIELD\((\w+)\)", header, re.MULTILINE)
    return ApiVersion(major, minor, {n: _FUNCTIONS + 8 * k for k, n in enumerate(names)})


@dataclass(frozen=True)
class Handler:
    """One handler: its symbol, how many operands and results it takes, its traits."""

    name: str
    operands: int
    results: int
    traits: int = 0

    def text(self, body: str) -> str:
        """The function; `body` may use `%frame`, `%argN` and `%retN`."""
        return f"""
define ptr @"{self.name}"(ptr %frame) {{
entry:
  %extension.at = getelementptr i8, ptr %frame, i64 {_EXTENSIONS}
  %extension = load ptr, ptr %extension.at
  %plain = icmp eq ptr %extension, null
  br i1 %plain, label %count, label %extended

extended:
  %type.at = getelementptr i8, ptr %extension, i64 8
  %type = load i32, ptr %type.at
  %asked = icmp eq i32 %type, 1
  br i1 %asked, label %metadata, label %count

metadata:
{self._metadata()}
  ret ptr null

count:
  %operands = call i64 @rk.ffi.count(ptr %frame, i64 {_ARGS})
  %results = call i64 @rk.ffi.count(ptr %frame, i64 {_RETS})
  %operands.fit = icmp eq i64 %operands, {self.operands}
  %results.fit = icmp eq i64 %results, {self.results}
  %fit = and i1 %operands.fit, %results.fit
  br i1 %fit, label %body, label %unfit

unfit:
  %error = call ptr @rk.ffi.error(ptr %frame, ptr @rk.ffi.unfit, i32 {INTERNAL})
  ret ptr %error

body:
{self._buffers("arg", _ARGS, self.operands)}{self._buffers("ret", _RETS, self.results)}{body}
}}
"""

    def _metadata(self) -> str:
        version = api_version()
        return f"""  %metadata.at = getelementptr i8, ptr %extension, i64 24
  %metadata.to = load ptr, ptr %metadata.at
  %major.at = getelementptr i8, ptr %metadata.to, i64 24
  store i32 {version.major}, ptr %major.at
  %minor.at = getelementptr i8, ptr %metadata.to, i64 28
  store i32 {version.minor}, ptr %minor.at
  %traits.at = getelementptr i8, ptr %metadata.to, i64 32
  store i32 {self.traits}, ptr %traits.at"""

    def _buffers(self, word: str, offset: int, count: int) -> str:
        return "".join(
            f"  %{word}{k} = call ptr @rk.ffi.data(ptr %frame, i64 {offset}, i64 {k})\n"
            for k in range(count)
        )


def c_string(name: str, text: str) -> str:
    """A constant with the bytes of `text` and a zero."""
    data = text.encode()
    body = "".join(f"\\{byte:02x}" for byte in (*data, 0))
    return f'@{name} = private constant [{len(data) + 1} x i8] c"{body}"\n'


def support() -> str:
    """The functions that handlers call; unused ones go with the optimizer."""
    offsets = api_version().offsets
    return f"""
{c_string("rk.ffi.unfit", "a native kernel was called with another number of buffers")}
define internal i64 @rk.ffi.count(ptr %frame, i64 %list) {{
  %at = getelementptr i8, ptr %frame, i64 %list
  %size.at = getelementptr i8, ptr %at, i64 {_SIZE}
  %size = load i64, ptr %size.at
  ret i64 %size
}}

define internal ptr @rk.ffi.buffer(ptr %frame, i64 %list, i64 %number) {{
  %at = getelementptr i8, ptr %frame, i64 %list
  %pointers.at = getelementptr i8, ptr %at, i64 {_POINTERS}
  %pointers = load ptr, ptr %pointers.at
  %buffer.at = getelementptr ptr, ptr %pointers, i64 %number
  %buffer = load ptr, ptr %buffer.at
  ret ptr %buffer
}}

define internal ptr @rk.ffi.data(ptr %frame, i64 %list, i64 %number) {{
  %buffer = call ptr @rk.ffi.buffer(ptr %frame, i64 %list, i64 %number)
  %data.at = getelementptr i8, ptr %buffer, i64 {_DATA}
  %data = load ptr, ptr %data.at
  ret ptr %data
}}

; The extent of an axis of a buffer.
define internal i64 @rk.ffi.extent(ptr %frame, i64 %list, i64 %number, i64 %axis) {{
  %buffer = call ptr @rk.ffi.buffer(ptr %frame, i64 %list, i64 %number)
  %dims.at = getelementptr i8, ptr %buffer, i64 {_DIMS}
  %dims = load ptr, ptr %dims.at
  %extent.at = getelementptr i64, ptr %dims, i64 %axis
  %extent = load i64, ptr %extent.at
  ret i64 %extent
}}

define internal ptr @rk.ffi.function(ptr %frame, i64 %offset) {{
  %api.at = getelementptr i8, ptr %frame, i64 {_API}
  %api = load ptr, ptr %api.at
  %at = getelementptr i8, ptr %api, i64 %offset
  %function = load ptr, ptr %at
  ret ptr %function
}}

define internal ptr @rk.ffi.context(ptr %frame) {{
  %at = getelementptr i8, ptr %frame, i64 {_CONTEXT}
  %context = load ptr, ptr %at
  ret ptr %context
}}

; An error with a message (a C string) and one of XLA_FFI_Error_Code.
define internal ptr @rk.ffi.error(ptr %frame, ptr %message, i32 %code) {{
  %args = alloca {{ i64, ptr, ptr, i32 }}
  store {{ i64, ptr, ptr, i32 }} {{ i64 28, ptr null, ptr null, i32 0 }}, ptr %args
  %message.at = getelementptr i8, ptr %args, i64 16
  store ptr %message, ptr %message.at
  %code.at = getelementptr i8, ptr %args, i64 24
  store i32 %code, ptr %code.at
  %create = call ptr @rk.ffi.function(ptr %frame, i64 {offsets["XLA_FFI_Error_Create"]})
  %error = call ptr %create(ptr %args)
  ret ptr %error
}}

define internal void @rk.ffi.destroy(ptr %frame, ptr %error) {{
  %args = alloca {{ i64, ptr, ptr }}
  store {{ i64, ptr, ptr }} {{ i64 24, ptr null, ptr null }}, ptr %args
  %error.at = getelementptr i8, ptr %args, i64 16
  store ptr %error, ptr %error.at
  %destroy = call ptr @rk.ffi.function(ptr %frame, i64 {offsets["XLA_FFI_Error_Destroy"]})
  call void %destroy(ptr %args)
  ret void
}}

; Writes the platform's stream (a CUstream) to %stream; null, or an error.
define internal ptr @rk.ffi.stream(ptr %frame, ptr %stream) {{
  %args = alloca {{ i64, ptr, ptr, ptr }}
  store {{ i64, ptr, ptr, ptr }} {{ i64 32, ptr null, ptr null, ptr null }}, ptr %args
  %context = call ptr @rk.ffi.context(ptr %frame)
  %context.at = getelementptr i8, ptr %args, i64 16
  store ptr %context, ptr %context.at
  %get = call ptr @rk.ffi.function(ptr %frame, i64 {offsets["XLA_FFI_Stream_Get"]})
  %error = call ptr %get(ptr %args)
  %stream.at = getelementptr i8, ptr %args, i64 24
  %found = load ptr, ptr %stream.at
  store ptr %found, ptr %stream
  ret ptr %error
}}

; Writes the number of the device, in XLA's client, to %device (an i32); null, or an error.
define internal ptr @rk.ffi.device(ptr %frame, ptr %device) {{
  %args = alloca {{ i64, ptr, ptr, i32 }}
  store {{ i64, ptr, ptr, i32 }} {{ i64 28, ptr null, ptr null, i32 0 }}, ptr %args
  %context = call ptr @rk.ffi.context(ptr %frame)
  %context.at = getelementptr i8, ptr %args, i64 16
  store ptr %context, ptr %context.at
  %get = call ptr @rk.ffi.function(ptr %frame, i64 {offsets["XLA_FFI_DeviceOrdinal_Get"]})
  %error = call ptr %get(ptr %args)
  %device.at = getelementptr i8, ptr %args, i64 24
  %found = load i32, ptr %device.at
  store i32 %found, ptr %device
  ret ptr %error
}}

; The number of threads of XLA's pool; 1 where there is none.
define internal i64 @rk.ffi.threads(ptr %frame) {{
entry:
  %args = alloca {{ i64, ptr, ptr, ptr }}
  %count = alloca i64
  store i64 1, ptr %count
  store {{ i64, ptr, ptr, ptr }} {{ i64 32, ptr null, ptr null, ptr null }}, ptr %args
  %context = call ptr @rk.ffi.context(ptr %frame)
  %context.at = getelementptr i8, ptr %args, i64 16
  store ptr %context, ptr %context.at
  %count.at = getelementptr i8, ptr %args, i64 24
  store ptr %count, ptr %count.at
  %ask = call ptr @rk.ffi.function(ptr %frame, i64 {offsets["XLA_FFI_ThreadPool_NumThreads"]})
  %error = call ptr %ask(ptr %args)
  %known = icmp eq ptr %error, null
  br i1 %known, label %some, label %none

some:
  %threads = load i64, ptr %count
  ret i64 %threads

none:
  call void @rk.ffi.destroy(ptr %frame, ptr %error)
  ret i64 1
}}

; Has the pool call %task(%data) at some time; false where it does not.
define internal i1 @rk.ffi.schedule(ptr %frame, ptr %task, ptr %data) {{
entry:
  %args = alloca {{ i64, ptr, ptr, ptr, ptr }}
  store {{ i64, ptr, ptr, ptr, ptr }} zeroinitializer, ptr %args
  store i64 40, ptr %args
  %context = call ptr @rk.ffi.context(ptr %frame)
  %context.at = getelementptr i8, ptr %args, i64 16
  store ptr %context, ptr %context.at
  %task.at = getelementptr i8, ptr %args, i64 24
  store ptr %task, ptr %task.at
  %data.at = getelementptr i8, ptr %args, i64 32
  store ptr %data, ptr %data.at
  %schedule = call ptr @rk.ffi.function(ptr %frame, i64 {offsets["XLA_FFI_ThreadPool_Schedule"]})
  %error = call ptr %schedule(ptr %args)
  %taken = icmp eq ptr %error, null
  br i1 %taken, label %done, label %refused

done:
  ret i1 true

refused:
  call void @rk.ffi.destroy(ptr %frame, ptr %error)
  ret i1 false
}}
"""
