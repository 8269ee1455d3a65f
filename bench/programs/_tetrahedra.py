"""Nodal discontinuous Galerkin on tetrahedra: the reference element and a periodic mesh.

After Hesthaven and Warburton, "Nodal Discontinuous Galerkin Methods" (2008), chapters 6 and 10,
with equally spaced nodes, which are well conditioned for the degrees 1 to 4 used here. The
reference element is r, s, t >= 0, r + s + t <= 1. The mesh is a periodic cube cut into m^3 cells
of six tetrahedra each.
"""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass

import numpy as np

from bench.workload import Shapes

# Vertices of the reference element, and the three of each face.
CORNERS = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
FACES = ((0, 1, 2), (0, 1, 3), (1, 2, 3), (0, 2, 3))


@dataclass(frozen=True)
class Element:
    """Derivatives [3, Np, Np], LIFT [Np, 4 Nfp], nodes [Np, 3] times the degree, face nodes."""

    degree: int
    nodes: np.ndarray
    derivative: np.ndarray
    lift: np.ndarray
    face_nodes: np.ndarray

    @property
    def np(self) -> int:
        return len(self.nodes)

    @property
    def nfp(self) -> int:
        return self.face_nodes.shape[1]


@dataclass(frozen=True)
class Mesh:
    """Per element: metric [K, 9] (dr/dx, ds/dx, dt/dx, dr/dy ...), outward normals [K, 4, 3], face
    scale [K, 4], and for each face node its own node and the neighbour's [K, 4 Nfp]."""

    metric: np.ndarray
    normal: np.ndarray
    scale: np.ndarray
    inside: np.ndarray
    outside: np.ndarray


def _monomials(degree: int, dimensions: int) -> list[tuple[int, ...]]:
    powers = itertools.product(range(degree + 1), repeat=dimensions)
    return [p for p in powers if sum(p) <= degree]


def _integral(powers: tuple[int, ...]) -> float:
    """Of a monomial over the unit simplex."""
    top = math.prod(math.factorial(p) for p in powers)
    return top / math.factorial(sum(powers) + len(powers))


def _mass(points: np.ndarray, degree: int) -> tuple[np.ndarray, np.ndarray]:
    """Mass matrix of the nodal basis at `points` of the unit simplex; Vandermonde's inverse."""
    powers = _monomials(degree, points.shape[1])
    vandermonde = np.stack([np.prod(points**p, axis=1) for p in powers], axis=1)
    inverse = np.linalg.inv(vandermonde)
    mono = [[_integral(tuple(np.add(p, q))) for q in powers] for p in powers]
    return inverse.T @ np.array(mono) @ inverse, inverse


@functools.cache
def element(degree: int) -> Element:
    """The reference element of a degree."""
    lattice = np.array(
        [p for p in itertools.product(range(degree + 1), repeat=3) if sum(p) <= degree]
    )
    points = lattice / degree
    mass, inverse = _mass(points, degree)
    powers = np.array(_monomials(degree, 3))
    derivative = []
    for axis in range(3):
        lower = np.maximum(powers - np.eye(3, dtype=int)[axis], 0)
        columns = [p[axis] * np.prod(points**q, axis=1) for p, q in zip(powers, lower, strict=True)]
        derivative.append(np.stack(columns, axis=1) @ inverse)
    barycentric = np.concatenate([degree - lattice.sum(1, keepdims=True), lattice], axis=1)
    faces, lift = [], []
    for face in FACES:
        (absent,) = set(range(4)) - set(face)
        on = np.flatnonzero(barycentric[:, absent] == 0)
        faces.append(on)
        surface, _ = _mass(barycentric[on][:, face[1:]] / degree, degree)
        spread = np.zeros((len(points), len(on)))
        spread[on] = surface
        lift.append(np.linalg.solve(mass, spread))
    return Element(
        degree, lattice, np.stack(derivative), np.concatenate(lift, axis=1), np.stack(faces)
    )


def mesh(degree: int, cells: int) -> Mesh:
    """A periodic cube of side one; `cells` is at least three."""
    assert cells >= 3
    reference = element(degree)
    tetrahedra = []
    for order in itertools.permutations(range(3)):
        steps = np.eye(3, dtype=int)[list(order)]
        tetrahedra.append(np.concatenate([np.zeros((1, 3), int), np.cumsum(steps, axis=0)]))
    cell = np.stack(np.meshgrid(*[range(cells)] * 3, indexing="ij"), axis=-1).reshape(-1, 1, 1, 3)
    vertex = (cell + np.array(tetrahedra)).reshape(-1, 4, 3)  # [K, 4, 3], in cells
    edges = (vertex[:, 1:] - vertex[:, :1]).astype(float) / cells
    metric = np.linalg.inv(edges)  # d(x, y, z) by d(r, s, t)
    volume = np.abs(np.linalg.det(edges))
    normals, scales = [], []
    for face in FACES:
        a, b, c = (vertex[:, v] / cells for v in face)
        cross = np.cross(b - a, c - a)
        area = np.linalg.norm(cross, axis=1, keepdims=True)
        outward = a - vertex.mean(axis=1) / cells
        normals.append(cross / area * np.sign(np.sum(cross * outward, axis=1, keepdims=True)))
        scales.append(area[:, 0] / volume)
    inside, outside = _connect(reference, vertex, cells)
    return Mesh(metric.reshape(-1, 9), np.stack(normals, 1), np.stack(scales, 1), inside, outside)


def _connect(reference: Element, vertex: np.ndarray, cells: int) -> tuple[np.ndarray, np.ndarray]:
    """The node of each face node, and the node at the same position on the other side."""
    degree, count = reference.degree, len(vertex)
    nodes = degree * vertex[:, None, 0] + reference.nodes @ (vertex[:, 1:] - vertex[:, :1])
    faces = reference.face_nodes  # [4, Nfp]
    inside = (np.arange(count)[:, None] * reference.np + faces.reshape(-1)).astype(np.int64)
    period = degree * cells
    place = (nodes[:, faces] % period).astype(np.int64)  # [K, 4, Nfp, 3]
    place = (place[..., 0] * period + place[..., 1]) * period + place[..., 2]
    corner = (vertex % cells).astype(np.int64)
    corner = (corner[..., 0] * cells + corner[..., 1]) * cells + corner[..., 2]
    name = np.sort(corner[:, np.array(FACES)], axis=2)  # [K, 4, 3]
    name = (name[..., 0] * cells**3 + name[..., 1]) * cells**3 + name[..., 2]
    keys = np.broadcast_to(name[..., None], place.shape).reshape(-1), place.reshape(-1)
    pairs = np.lexsort(keys[::-1]).reshape(-1, 2)
    assert all((key[pairs[:, 0]] == key[pairs[:, 1]]).all() for key in keys)
    other = np.empty(pairs.size, np.int64)
    other[pairs[:, 0]], other[pairs[:, 1]] = pairs[:, 1], pairs[:, 0]
    return inside, inside.reshape(-1)[other].reshape(inside.shape)


def geometry_shapes(degree: int, cells: int) -> Shapes:
    """Of the arrays that every kernel on such a mesh reads."""
    reference, count = element(degree), 6 * cells**3
    faces = 4 * reference.nfp
    return {
        "metric": ((count, 9), np.float32),
        "normal": ((count, 4, 3), np.float32),
        "scale": ((count, 4), np.float32),
        "derivative": ((3, reference.np, reference.np), np.float32),
        "lift": ((reference.np, faces), np.float32),
        "inside": ((count, faces), np.int32),
        "outside": ((count, faces), np.int32),
    }
