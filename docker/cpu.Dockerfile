# raise-kernel on a CPU, with clang for .cu files and Numba for Python kernels.
#
#   docker build -f docker/cpu.Dockerfile -t raise-kernel .
#   docker run --rm -v "$PWD:/work" raise-kernel kernel.cu --list

# Debian's repositories keep one version of a package, so none is pinned.
# hadolint global ignore=DL3008

FROM python:3.12-slim-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends git \
    && rm -rf /var/lib/apt/lists/*
COPY . /source
# The files belong to another user: git would refuse to say which commit they are.
RUN git config --global --add safe.directory /source \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels /source

FROM python:3.12-slim-bookworm
# Debian 12's clang is too old: 19 is its newest, and 18 the oldest that is supported.
RUN apt-get update \
    && apt-get install -y --no-install-recommends clang-19 \
    && ln -s clang-19 /usr/bin/clang \
    && ln -s clang++-19 /usr/bin/clang++ \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /wheels /wheels
RUN wheel="$(ls /wheels/*.whl)" \
    && pip install --no-cache-dir "raise-kernel[numba] @ file://$wheel" \
    && rm -r /wheels
RUN useradd --create-home --uid 1000 user
USER 1000
ENV JAX_PLATFORMS=cpu
WORKDIR /work
ENTRYPOINT ["raise-kernel"]
CMD ["--help"]
