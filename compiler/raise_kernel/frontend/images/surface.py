"""Surface accesses as loads and stores; x counts bytes.

surf2Dread<float>(s, x, y)    *(float *)(base + y * row_bytes + x)
cudaBoundaryModeTrap          nothing: an access outside is the kernel's fault
cudaBoundaryModeClamp         each coordinate clamped to the last whole access inside
cudaBoundaryModeZero          outside, a load gives 0 and a store does nothing
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.frontend.arguments.signature import ImageArg
from raise_kernel.frontend.images.operations import ImageOperation
from raise_kernel.frontend.images.view import View, view_of
from raise_kernel.frontend.images.writer import TYPES, Writer


def write_surface(
    writer: Writer, image: ImageArg, operation: ImageOperation, operands: list[str], label: str
) -> list[str]:
    """The words that a load gives for `operands`: coordinates, the layer first, then words.

    `label` names the blocks of a conditional store. Raises Misfit.
    """
    access = _Access(writer, image, operation, view_of(image, operation))
    coordinates = operands[: operation.coordinates]
    if operation.kind == "load":
        return access.load(coordinates)
    access.store(coordinates, operands[operation.coordinates :], label)
    return []


@dataclass(frozen=True)
class _Access:
    writer: Writer
    image: ImageArg
    operation: ImageOperation
    view: View

    @property
    def _bytes(self) -> int:
        return self.operation.bits // 8 * self.operation.words

    def load(self, coordinates: list[str]) -> list[str]:
        address, inside = self._address(coordinates)
        words = [self._word(address, number) for number in range(self.operation.words)]
        if inside is None:
            return words
        kind = self.operation.type
        return [self.writer.select(inside, kind, word, "0") for word in words]

    def store(self, coordinates: list[str], words: list[str], label: str) -> None:
        writer = self.writer
        address, inside = self._address(coordinates)
        if inside is not None:
            writer.do(f"br i1 {inside}, label %{label}.inside, label %{label}.done")
            writer.lines.append(f"{label}.inside:")
        for number, word in enumerate(words):
            self._put(address, number, word)
        if inside is not None:
            writer.do(f"br label %{label}.done")
            writer.lines.append(f"{label}.done:")

    @property
    def _element(self) -> str:
        """The type in memory: the array's own where it is as wide."""
        own = self.view.dtype
        return TYPES[own] if 8 * own.itemsize == self.operation.bits else f"i{self.operation.bits}"

    def _address(self, coordinates: list[str]) -> tuple[str, str | None]:
        """(the first byte, whether it is inside: None where it must be)."""
        writer, view, operation = self.writer, self.view, self.operation
        lasts = [view.row_bytes - self._bytes, *(n - 1 for n in view.extents[1 : operation.rank])]
        extents = [view.row_bytes, *view.extents[1 : operation.rank]]
        indices = coordinates[operation.layered :]
        if operation.layered:  # outermost
            lasts, extents = [*lasts, view.layers - 1], [*extents, view.layers]
            indices = [*indices, coordinates[0]]
        inside = None
        if operation.bound == "zero":
            for index, last in zip(indices, lasts, strict=True):
                inside = writer.both(inside, writer.within(index, last + 1))
        if operation.bound in ("clamp", "zero"):
            indices = [writer.clamp(i, last) for i, last in zip(indices, lasts, strict=True)]
        offset = writer.linear_index([*reversed(extents)], [*reversed(indices)])
        address = writer.op(
            f"getelementptr i8, ptr addrspace(1) @{self.image.symbol}, i64 {offset}"
        )
        return address, inside

    def _at(self, address: str, number: int) -> str:
        offset = number * self.operation.bits // 8
        if offset == 0:
            return address
        return self.writer.op(f"getelementptr i8, ptr addrspace(1) {address}, i64 {offset}")

    def _word(self, address: str, number: int) -> str:
        writer, bits, kind = self.writer, self.operation.bits, self._element
        element = self._at(address, number)
        value = writer.op(f"load {kind}, ptr addrspace(1) {element}, align {bits // 8}")
        if kind[0] != "i":
            value = writer.op(f"bitcast {kind} {value} to i{bits}")
        return value if bits >= 16 else writer.op(f"zext i{bits} {value} to i16")

    def _put(self, address: str, number: int, word: str) -> None:
        writer, bits, kind = self.writer, self.operation.bits, self._element
        if bits < 16:
            word = writer.op(f"trunc i16 {word} to i{bits}")
        if kind[0] != "i":
            word = writer.op(f"bitcast i{bits} {word} to {kind}")
        element = self._at(address, number)
        writer.do(f"store {kind} {word}, ptr addrspace(1) {element}, align {bits // 8}")
