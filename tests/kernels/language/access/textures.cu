// Textures and surfaces: each kind of fetch, of texel and of access, by object and by reference.

#define LANE int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return

__global__ void linear_memory(cudaTextureObject_t t, float *y, int n) {
  LANE;
  y[i] = tex1Dfetch<float>(t, i - 3) + 2 * tex1Dfetch<float>(t, i + 5);
}

__global__ void sample1d(cudaTextureObject_t t, const float *u, float *y, int n) {
  LANE;
  y[i] = tex1D<float>(t, u[i]);
}

__global__ void sample2d(cudaTextureObject_t t, const float *u, const float *v, float *y, int n) {
  LANE;
  y[i] = tex2D<float>(t, u[i], v[i]);
}

__global__ void sample3d(cudaTextureObject_t t, const float *u, const float *v, const float *w,
                         float *y, int n) {
  LANE;
  y[i] = tex3D<float>(t, u[i], v[i], w[i]);
}

__global__ void sample1d_layer(cudaTextureObject_t t, const float *u, const int *layer, float *y,
                               int n) {
  LANE;
  y[i] = tex1DLayered<float>(t, u[i], layer[i]);
}

__global__ void sample2d_layer(cudaTextureObject_t t, const float *u, const float *v,
                               const int *layer, float2 *y, int n) {
  LANE;
  y[i] = tex2DLayered<float2>(t, u[i], v[i], layer[i]);
}

__global__ void gather2d(cudaTextureObject_t t, const float *u, const float *v, float4 *y, int n) {
  LANE;
  y[i] = tex2Dgather<float4>(t, u[i], v[i], 1);
}

// Texels of every type, by whole coordinates and by real ones.
template <class T>
__global__ void texels(cudaTextureObject_t line, cudaTextureObject_t plane, const float *u, T *y,
                       int n) {
  LANE;
  y[2 * i] = tex1Dfetch<T>(line, i - 1);
  y[2 * i + 1] = tex2D<T>(plane, u[i], u[n - 1 - i]);
}
template __global__ void texels<signed char>(cudaTextureObject_t, cudaTextureObject_t,
                                             const float *, signed char *, int);
template __global__ void texels<uchar2>(cudaTextureObject_t, cudaTextureObject_t, const float *,
                                        uchar2 *, int);
template __global__ void texels<uchar4>(cudaTextureObject_t, cudaTextureObject_t, const float *,
                                        uchar4 *, int);
template __global__ void texels<short2>(cudaTextureObject_t, cudaTextureObject_t, const float *,
                                        short2 *, int);
template __global__ void texels<unsigned short>(cudaTextureObject_t, cudaTextureObject_t,
                                                const float *, unsigned short *, int);
template __global__ void texels<int4>(cudaTextureObject_t, cudaTextureObject_t, const float *,
                                      int4 *, int);
template __global__ void texels<unsigned int>(cudaTextureObject_t, cudaTextureObject_t,
                                              const float *, unsigned int *, int);
template __global__ void texels<float4>(cudaTextureObject_t, cudaTextureObject_t, const float *,
                                        float4 *, int);

texture<float, cudaTextureType1D> row;
texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> picture;
texture<float, cudaTextureType2DLayered> stack;
surface<void, cudaSurfaceType2D> canvas;

__global__ void references(const float *u, float4 *y, int n) {
  LANE;
  float4 color = tex2D(picture, u[i], u[n - 1 - i]);
  color.x += tex1Dfetch(row, 2 * i);
  color.y += tex2DLayered(stack, u[i], 0.5f, i % 3);
  y[i] = color;
}

__global__ void paint(const float *x, int n) {
  LANE;
  float4 old = surf2Dread<float4>(canvas, 16 * (i % 5), i / 5);
  old.w = x[i];
  surf2Dwrite(old, canvas, 16 * (i % 5), i / 5);
}

// Which texture, is data.
__global__ void choose(cudaTextureObject_t a, cudaTextureObject_t b, const float *u, const int *pick,
                       float *y, int n) {
  LANE;
  y[i] = tex2D<float>(pick[i] > 0 ? a : b, u[i], 1.5f);
}

struct Field {
  cudaTextureObject_t values;
  float scale;
};
__global__ void in_struct(Field f, const float *u, float *y, int n) {
  LANE;
  y[i] = f.scale * tex1D<float>(f.values, u[i]);
}

// An image whose pixels are read at their centers.
__global__ void centers(cudaTextureObject_t t, float *y, int w, int h) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < w && j < h) y[j * w + i] = tex2D<float>(t, i + 0.5f, j + 0.5f);
}

__global__ void surface1d(cudaSurfaceObject_t s, cudaSurfaceObject_t r, const int *where, int n) {
  LANE;
  int x = 4 * where[i];
  float clamped = surf1Dread<float>(s, x, cudaBoundaryModeClamp);
  float zeroed = surf1Dread<float>(s, x, cudaBoundaryModeZero);
  surf1Dwrite(make_float2(clamped, zeroed), r, 8 * i);
}

__global__ void surface2d(cudaSurfaceObject_t s, const uchar4 *x, int w, int h) {
  int i = blockIdx.x * blockDim.x + threadIdx.x - 1, j = blockIdx.y * blockDim.y + threadIdx.y - 1;
  if (i > w || j > h) return;
  uchar4 v = x[(j + 1) * (w + 2) + i + 1];
  surf2Dwrite(v, s, 4 * i, j, cudaBoundaryModeZero);
}

__global__ void surface3d(cudaSurfaceObject_t s, const short *x, int w, int h, int d) {
  int i = threadIdx.x, j = threadIdx.y, k = blockIdx.x;
  short v = surf3Dread<short>(s, 2 * i, j, k);
  surf3Dwrite((short)(v + x[(k * h + j) * w + i]), s, 2 * i, j, k);
}

__global__ void surface_layers(cudaSurfaceObject_t s, cudaSurfaceObject_t r, int w, int h) {
  int i = threadIdx.x, j = threadIdx.y, layer = blockIdx.x;
  long long v;
  surf2DLayeredread(&v, s, 8 * i, j, layer);
  surf1DLayeredwrite((int)(v + j), r, 4 * (j * w + i), layer);
}

// PTX as CUDA's own headers have it.
__global__ void assembly(unsigned long long t, unsigned long long stack, unsigned long long s,
                         const float *u, float4 *y, int n) {
  LANE;
  float4 a, b;
  int v, w = 4 * i;
  asm("tex.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
      : "=f"(a.x), "=f"(a.y), "=f"(a.z), "=f"(a.w)
      : "l"(t), "f"(u[i]), "f"(u[n - 1 - i]));
  asm("tex.a2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6, %7, %7}];"
      : "=f"(b.x), "=f"(b.y), "=f"(b.z), "=f"(b.w)
      : "l"(stack), "r"(i % 4), "f"(u[i]), "f"(0.25f));
  asm volatile("suld.b.1d.b32.clamp {%0}, [%1, {%2}];" : "=r"(v) : "l"(s), "r"(w));
  asm volatile("sust.b.1d.b32.trap [%0, {%1}], {%2};" ::"l"(s), "r"(w), "r"(2 * v) : "memory");
  y[i] = make_float4(a.x, a.w, b.x, b.y);
}

// Refused.
__global__ void mipmap(cudaTextureObject_t t, float *y) {
  y[0] = tex2DLod<float>(t, 0.5f, 0.5f, 1.0f);
}
