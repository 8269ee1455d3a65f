"""The applications: what each is built from, what it is run with, and how it is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bench.rodinia import inputs
from bench.rodinia.checks import Check, found, numbers_of, same, verified


@dataclass(frozen=True)
class Program:
    """One program: sources of CUDA, other sources, options of both compilers, arguments, and the
    files that it writes. Paths are relative to `folder`."""

    folder: str
    arguments: str = ""
    cuda: str = ""
    host: str = ""
    options: str = ""
    outputs: tuple[str, ...] = ()
    # Runs before it, whose outputs it reads: their arguments.
    before: tuple[str, ...] = ()


@dataclass(frozen=True)
class Application:
    """An application: its CUDA program, the OpenMP one where there is such, input files by path
    under `data`, and what is compared. `needs`: folders of headers that are not the suite's.
    `rounding`: how far results of its kernels may lie apart, by which terms of a sum are fused."""

    name: str
    cuda: Program
    check: Check
    openmp: Program | None = None
    inputs: Mapping[str, inputs.Writer] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    rounding: float = 1e-5


_MESCHACH_NAMES = """
    copy err matrixio memory vecop matop pxop submat init otherio machine ivecop version memstat
    meminfo lufactor bkpfacto chfactor qrfactor solve hsehldr givens update norm hessen symmeig
    schur svd fft mfunc bdfactor sparse sprow sparseio spchfctr splufctr spbkp spswap iter0 itersym
    iternsym zmachine zcopy zmatio zmemory zvecop zmatop znorm zfunc zlufctr zsolve zhsehldr zqrfctr
    zgivens zhessen zschur
"""
_MESCHACH = " ".join(f"../meschach_lib/{name}.c" for name in _MESCHACH_NAMES.split())
_LEUKOCYTE = "detect_main.c avilib.c find_ellipse.c track_ellipse.c misc_math.c"
_HEART = "main.c AVI/avilib.c AVI/avimod.c"
_DWT = (
    "main.cu dwt.cu components.cu dwt_cuda/fdwt53.cu dwt_cuda/fdwt97.cu dwt_cuda/common.cu "
    "dwt_cuda/rdwt97.cu dwt_cuda/rdwt53.cu"
)
_PARTICLES = "-x 64 -y 64 -z 5 -np 1000"
_MUMMER = "mummergpu_main.cpp mummergpu_gold.cpp suffix-tree.cpp PoolMalloc.cpp"

APPLICATIONS: tuple[Application, ...] = (
    Application(
        "b+tree",
        Program(
            "b+tree",
            "file ../../data/b+tree/mil.txt command ../../data/b+tree/command.txt",
            "kernel/kernel_gpu_cuda_wrapper.cu kernel/kernel_gpu_cuda_wrapper_2.cu "
            "util/cuda/cuda.cu",
            "main.c util/timer/timer.c util/num/num.c",
            outputs=("output.txt",),
        ),
        same("output.txt"),
        Program(
            "b+tree",
            "core 2 file ../../data/b+tree/mil.txt command ../../data/b+tree/command.txt",
            host="main.c kernel/kernel_cpu.c kernel/kernel_cpu_2.c util/timer/timer.c "
            "util/num/num.c",
            outputs=("output.txt",),
        ),
        {
            "b+tree/mil.txt": inputs.keys(10_000),
            "b+tree/command.txt": inputs.text("j 600 300\nk 1000\n"),
        },
    ),
    Application(
        "backprop",
        Program("backprop", "16384", "backprop_cuda.cu", "backprop.c facetrain.c imagenet.c"),
        verified("1024"),
        Program("backprop", "16384", host="backprop.c backprop_kernel.c facetrain.c imagenet.c"),
    ),
    Application(
        "bfs",
        Program("bfs", "../../data/bfs/graph65536.txt", "bfs.cu", outputs=("result.txt",)),
        same("result.txt"),
        Program("bfs", "2 ../../data/bfs/graph65536.txt", host="bfs.cpp", outputs=("result.txt",)),
        {"bfs/graph65536.txt": inputs.graph(65536, 12)},
    ),
    Application(
        "cfd",
        Program("cfd", "../../data/cfd/small", "euler3d.cu", outputs=("density", "density_energy")),
        same("density", "density_energy", rtol=1e-3),
        Program(
            "cfd",
            "../../data/cfd/small",
            host="euler3d_cpu.cpp",
            options="-Dblock_length=2",
            outputs=("density", "density_energy"),
        ),
        {"cfd/small": inputs.domain(12)},
        needs=("samples",),
    ),
    Application(
        "dwt2d",
        Program(
            "dwt2d",
            "small.bmp small.out -d 192x192 -f -5 -l 3",
            _DWT,
            options="-I. -DOUTPUT",
        ),
        verified("small.bmp small.out -d 192x192 -f -5 -l 2"),
        inputs={"dwt2d/small.bmp": inputs.pixels(192, 192, 3)},
    ),
    Application("gaussian", Program("gaussian", "-s 64", "gaussian.cu"), verified("-s 16")),
    Application(
        "heartwall",
        Program(
            "heartwall",
            "../../data/heartwall/small.avi 3",
            "main.cu",
            "AVI/avilib.c AVI/avimod.c",
            "-I./AVI -DOUTPUT",
            ("result.txt",),
        ),
        same("result.txt", atol=1.0),
        Program(
            "heartwall",
            "../../data/heartwall/small.avi 3 2",
            host=_HEART,
            options="-I./AVI -DOUTPUT",
            outputs=("result.txt",),
        ),
        {"heartwall/small.avi": inputs.film(656, 744, 3)},
    ),
    Application(
        "hotspot",
        Program(
            "hotspot",
            "512 2 4 ../../data/hotspot/temp_512 ../../data/hotspot/power_512 output.out",
            "hotspot.cu",
            outputs=("output.out",),
        ),
        verified("64 2 4 ../../data/hotspot/temp_512 ../../data/hotspot/power_512 output.out"),
        Program(
            "hotspot",
            "512 512 4 2 ../../data/hotspot/temp_512 ../../data/hotspot/power_512 output.out",
            host="hotspot_openmp.cpp",
            outputs=("output.out",),
        ),
        {
            "hotspot/temp_512": inputs.numbers(512 * 512, 320, 345),
            "hotspot/power_512": inputs.numbers(512 * 512, 0, 0.01),
        },
    ),
    Application(
        "hotspot3D",
        Program(
            "hotspot3D",
            "512 8 20 ../../data/hotspot3D/power_512x8 ../../data/hotspot3D/temp_512x8 output.out",
            "3D.cu",
            outputs=("output.out",),
        ),
        same("output.out", rtol=1e-3),
        Program(
            "hotspot3D",
            "512 8 20 ../../data/hotspot3D/power_512x8 ../../data/hotspot3D/temp_512x8 output.out",
            host="3D.c",
            outputs=("output.out",),
        ),
        {
            "hotspot3D/temp_512x8": inputs.numbers(512 * 512 * 8, 320, 345),
            "hotspot3D/power_512x8": inputs.numbers(512 * 512 * 8, 0, 0.01),
        },
    ),
    Application(
        "huffman",
        Program(
            "huffman",
            "../../data/huffman/small.in",
            "main_test_cu.cu vlc_kernel_sm64huff.cu scan.cu pack_kernels.cu",
            "stats_logger.cpp cpuencode.cpp",
            "-DTESTING",
        ),
        found("PASS!"),
        inputs={"huffman/small.in": inputs.skewed_bytes(256 * 1024)},
    ),
    Application(
        "hybridsort",
        Program(
            "hybridsort",
            "../../data/hybridsort/small.txt",
            "bucketsort.cu mergesort.cu main.cu",
            options="-DVERIFY",
        ),
        found("PASSED"),
        inputs={"hybridsort/small.txt": inputs.numbers(1 << 16, 0, 1)},
        needs=("samples", "glew"),
    ),
    Application(
        "kmeans",
        Program(
            "kmeans",
            "-o -n 5 -m 5 -i ../../data/kmeans/small.txt",
            "kmeans_cuda.cu",
            "cluster.c getopt.c kmeans.c kmeans_clustering.c rmse.c",
        ),
        # The OpenMP version prints no centres.
        verified("-o -n 5 -m 5 -i ../../data/kmeans/small.txt"),
        Program(
            "kmeans/kmeans_openmp",
            "-k 5 -n 2 -i ../../../data/kmeans/small.txt",
            host="cluster.c getopt.c kmeans.c kmeans_clustering.c",
        ),
        {"kmeans/small.txt": inputs.points(20_000, 16, 5)},
    ),
    Application(
        "lavaMD",
        Program(
            "lavaMD",
            "-boxes1d 4",
            "kernel/kernel_gpu_cuda_wrapper.cu util/device/device.cu",
            "main.c util/num/num.c util/timer/timer.c",
            "-DOUTPUT",
            ("result.txt",),
        ),
        same("result.txt", rtol=1e-6),
        Program(
            "lavaMD",
            "-cores 2 -boxes1d 4",
            host="main.c kernel/kernel_cpu.c util/num/num.c util/timer/timer.c",
            options="-DOUTPUT",
            outputs=("result.txt",),
        ),
    ),
    Application(
        "leukocyte",
        Program(
            "leukocyte/CUDA",
            "../../../data/leukocyte/small.avi 2",
            "find_ellipse_kernel.cu track_ellipse_kernel.cu",
            f"{_LEUKOCYTE} {_MESCHACH}",
            "-I../meschach_lib -DOUTPUT",
            ("result.txt",),
        ),
        # The CUDA version's host drops the sign of a score, which tells bright cells from dark
        # ones: the film has dark ones only.
        same("result.txt", atol=0.01),
        Program(
            "leukocyte/OpenMP",
            "2 2 ../../../data/leukocyte/small.avi",
            host=f"{_LEUKOCYTE} {_MESCHACH}",
            options="-I../meschach_lib -DOUTPUT",
            outputs=("result.txt",),
        ),
        {"leukocyte/small.avi": inputs.film(640, 480, 3, dark=True)},
        needs=("meschach",),
    ),
    Application(
        "lud",
        Program(
            "lud/cuda",
            "-s 256 -v",
            "lud.cu lud_kernel.cu",
            "../common/common.c",
            "-I../common -DGPU_TIMER",
        ),
        found(r">>>Verify<<<<", without="dismatch"),
        Program(
            "lud/omp",
            "-s 256 -n 2",
            host="lud.c lud_omp.c ../common/common.c",
            options="-I../common",
        ),
    ),
    Application(
        "mummergpu",
        Program(
            "mummergpu/src",
            "-l 20 ../../../data/mummergpu/reference.fna ../../../data/mummergpu/reads.fna",
            "mummergpu.cu",
            _MUMMER,
            "-I.",
        ),
        numbers_of(r"(?m)^\s*(\d+\s+\d+\s+\d+)\s*$", ordered=False),
        # On the CPU: what the suite has as an OpenMP version calls CUDA 2's interface.
        Program(
            "../cuda/mummergpu/src",
            "-C -l 20 ../../../data/mummergpu/reference.fna ../../../data/mummergpu/reads.fna",
            cuda="mummergpu.cu",
            host=_MUMMER,
            options="-I.",
        ),
        {
            "mummergpu/reference.fna": inputs.bases(20_000),
            "mummergpu/reads.fna": inputs.reads(200, 100, 20_000),
        },
    ),
    Application(
        "myocyte",
        Program("myocyte", "20 1 0", "main.cu", outputs=("output.txt",)),
        verified("2 1 0"),
        Program("myocyte", "20 1 0 2", host="main.c"),
    ),
    Application(
        "nn",
        Program("nn", "../../data/nn/list -r 5 -lat 30 -lng 90", "nn_cuda.cu"),
        numbers_of(r"ISAAC\s+([\d.]+\s+[\d.]+)", ordered=False),
        Program("nn", "../../data/nn/list 5 30 90", host="nn_openmp.c"),
        {
            "nn/list": inputs.text("../../data/nn/small.db\n"),
            "nn/small.db": inputs.hurricanes(40_000),
        },
    ),
    Application(
        "nw",
        Program("nw", "512 10", "needle.cu", options="-DTRACEBACK", outputs=("result.txt",)),
        same("result.txt"),
        Program("nw", "512 10 2", host="needle.cpp", options="-DOPENMP", outputs=("result.txt",)),
    ),
    Application(
        "particlefilter_naive",
        Program("particlefilter", _PARTICLES, "ex_particle_CUDA_naive_seq.cu"),
        numbers_of(r"[XY]E: (-?[\d.]+)", atol=3.0, last=2),
        Program("particlefilter", _PARTICLES, host="ex_particle_OPENMP_seq.c"),
    ),
    Application(
        "particlefilter_float",
        Program("particlefilter", _PARTICLES, "ex_particle_CUDA_float_seq.cu"),
        numbers_of(r"[XY]E: (-?[\d.]+)", atol=3.0, last=2),
        Program("particlefilter", _PARTICLES, host="ex_particle_OPENMP_seq.c"),
    ),
    Application(
        "pathfinder",
        Program("pathfinder", "10000 100 20", "pathfinder.cu", options="-DBENCH_PRINT"),
        numbers_of(r"(?m)^(?:\d+ ){1000,}.*$"),
        Program("pathfinder", "10000 100", host="pathfinder.cpp", options="-DBENCH_PRINT"),
    ),
    Application(
        "srad_v1",
        Program("srad/srad_v1", "20 0.5 502 458", "main.cu", outputs=("image_out.pgm",)),
        same("image_out.pgm", atol=1),
        Program("srad/srad_v1", "20 0.5 502 458 2", host="main.c", outputs=("image_out.pgm",)),
        {"srad/image.pgm": inputs.portable_graymap(458, 502)},
    ),
    Application(
        "srad_v2",
        Program("srad/srad_v2", "256 256 0 127 0 127 0.5 2", "srad.cu", options="-DOUTPUT"),
        numbers_of(r"\b\d+\.\d{5}\b", rtol=1e-3),
        Program("srad/srad_v2", "256 256 0 127 0 127 2 0.5 2", host="srad.cpp", options="-DOUTPUT"),
    ),
    Application(
        "streamcluster",
        Program(
            "streamcluster",
            "10 20 32 4096 4096 1000 none output.txt 1",
            "streamcluster_cuda.cu streamcluster_cuda_cpu.cpp",
            outputs=("output.txt",),
        ),
        same("output.txt", rtol=1e-3),
        Program(
            "streamcluster",
            "10 20 32 4096 4096 1000 none output.txt 2",
            host="streamcluster_omp.cpp",
            outputs=("output.txt",),
        ),
        # A cost of up to 51, a sum of 256 squares, is subtracted from one about as large.
        rounding=1e-4,
    ),
)
