"""The operations that a program asks for, on the virtual device's driver.

A method an operation, named as in `host/operations.def`.
"""

from __future__ import annotations

import contextlib
import mmap
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np

from raise_kernel.cuda.device.images import IMAGES, image_of, trailing_name
from raise_kernel.cuda.device.launches import Launches
from raise_kernel.cuda.device.modules import Modules
from raise_kernel.cuda.device.protocol import Answer, Connection, Request
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.capture.marks import MARKS, checked_suffix
from raise_kernel.runtime.device.attributes import attribute_numbers
from raise_kernel.runtime.device.driver import DRIVER, active_blocks
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.launch import synchronize
from raise_kernel.runtime.device.refused_launches import tell
from raise_kernel.runtime.sharding import annotations

_ATTRIBUTES = 128


def _devices() -> list[Any]:
    """The devices that a program sees; those of a mesh are one to it."""
    return jax.devices() if annotations.current is None else jax.local_devices()[:1]


@dataclass
class Requests:
    """The device as one program sees it."""

    connection: Connection
    devices: list[Any] = field(default_factory=_devices)
    device: int = 0
    modules: Modules = field(default_factory=Modules)
    launches: Launches = field(default_factory=Launches)
    captured_to: str = ""
    is_finished: bool = False

    def answer(self, request: Request) -> Answer:
        """Does what a request asks for."""
        return getattr(self, request.operation)(request) or Answer()

    def begin(self, request: Request) -> Answer:
        return Answer((len(self.devices),))

    def attributes(self, request: Request) -> Answer:
        values = np.zeros(_ATTRIBUTES, np.int32)
        for number, value in attribute_numbers(request.words[0]).items():
            values[number] = value
        device = self.devices[request.words[0]]
        name = f"raise-kernel on {device.platform}:{device.id}".encode()
        return Answer((), values.tobytes() + name + b"\0")

    def select_device(self, request: Request) -> None:
        self.device = request.words[0]

    def memory_info(self, request: Request) -> Answer:
        return Answer(DRIVER.memory_info())

    # Modules and kernels.

    def load_module(self, request: Request) -> Answer:
        return Answer((self.modules.load(request.data, bool(request.words[0])),))

    def find_kernel(self, request: Request) -> Answer:
        number, sizes = self.modules.find_kernel(request.words[0], request.data.decode())
        info = self.modules.kernels[number].info
        constant = sum(v.size for v in info.variables if not v.written)
        threads = self.modules.most_threads(number)
        return Answer((number, info.shared_bytes, constant, threads), sizes)

    def find_symbol(self, request: Request) -> Answer:
        module, size = request.words[:2]
        return Answer(self.modules.symbol(module, request.data.decode(), size))

    def manage(self, request: Request) -> None:
        module, address, offset, size = request.words[:4]
        before = offset % mmap.PAGESIZE
        pages = self.connection.shared(offset - before, before + size)[before:]
        DRIVER.share(address, pages, self.devices[self.device])
        self.modules.manage(module, request.data.decode(), DRIVER.find(address)[0], address)

    def launch(self, request: Request) -> None:
        number, *sizes, shared, _ = request.words
        configuration = (tuple(sizes[:3]), tuple(sizes[3:6]), 0, shared)
        program = self.modules.kernels[number]
        self.modules.assertions.launching(program, *configuration[:2])
        self.launches.run(program, configuration, request.data)

    def active_blocks(self, request: Request) -> Answer:
        threads, shared = request.words[:2]
        return Answer((active_blocks(threads, shared),))

    # Textures and surfaces.

    def bind_image(self, request: Request) -> None:
        images = self.modules.modules[request.words[0]].images
        images[trailing_name(request.data)] = image_of(request.data)

    def unbind_image(self, request: Request) -> None:
        self.modules.modules[request.words[0]].images.pop(request.data.decode(), None)

    def create_image(self, request: Request) -> Answer:
        return Answer((IMAGES.create(request.data),))

    def destroy_image(self, request: Request) -> None:
        IMAGES.destroy(request.words[0])

    # Memory.

    def allocate(self, request: Request) -> Answer:
        return Answer((DRIVER.allocate(request.words[0], self.devices[self.device]),))

    def release(self, request: Request) -> None:
        DRIVER.free(request.words[0])

    def share(self, request: Request) -> None:
        address, offset, size = request.words[:3]
        pages = self.connection.shared(offset, size)
        DRIVER.share(address, pages, self.devices[self.device])

    def unshare(self, request: Request) -> None:
        DRIVER.unshare(request.words[0])

    def copy_in(self, request: Request) -> None:
        target, size = request.words[:2]
        data = np.frombuffer(request.data, np.uint8) if request.data else self.connection.window
        DRIVER.copy_in(target, data[:size])

    def copy_out(self, request: Request) -> None:
        self.modules.assertions.check()
        source, size = request.words[:2]
        self.connection.window[:size] = DRIVER.copy_out(source, size)

    def copy(self, request: Request) -> None:
        DRIVER.copy(*request.words[:3])

    def fill(self, request: Request) -> None:
        DRIVER.fill(*request.words[:3])

    # Events; all streams are one.

    def synchronize(self, request: Request) -> None:
        synchronize()
        self.modules.assertions.check()

    def create_event(self, request: Request) -> Answer:
        return Answer((DRIVER.create_event(),))

    def destroy_event(self, request: Request) -> None:
        DRIVER.check_event(request.words[0])
        DRIVER.destroy_event(request.words[0])

    def record_event(self, request: Request) -> None:
        DRIVER.record_event(request.words[0])

    def check_event(self, request: Request) -> None:
        DRIVER.check_event(request.words[0])

    def elapsed(self, request: Request) -> Answer:
        self.modules.assertions.check()
        time = struct.pack("<d", DRIVER.elapsed(*request.words[:2]))
        return Answer((int.from_bytes(time, "little"),))

    # Libraries.

    def library(self, request: Request) -> Answer:
        from raise_kernel.cuda.device.libraries import dispatch

        try:
            return Answer((), dispatch.answer(request.data))
        except DeviceError as error:
            tell(str(error))
            raise

    # Parts of the program as functions.

    def capture_begin(self, request: Request) -> None:
        path = request.data.decode(errors="surrogateescape")
        with _told_once():
            checked_suffix(path)
            MARKS.begin()
        self.captured_to = path

    def capture_end(self, request: Request) -> None:
        with _told_once():
            MARKS.end_in(self.captured_to)

    def finish(self, request: Request) -> None:
        """The program has come to its end."""
        self.is_finished = True
        MARKS.write()
        given = annotations.current
        if given is not None:
            given.agree_on_end()
            if jax.process_count() > 1:  # the others read what was agreed on from the first one
                jax.distributed.shutdown()
            given.check_all_met()


@contextlib.contextmanager
def _told_once() -> Iterator[None]:
    """What is wrong with a part of the program is told, and does not end the program."""
    try:
        yield
    except (Refusal, OSError) as error:
        tell(str(error))
        raise DeviceError("INVALID_VALUE", str(error)) from error
