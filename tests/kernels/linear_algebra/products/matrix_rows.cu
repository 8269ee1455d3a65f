// ldmatrix and stmatrix, and products of tensor cores over whole matrices.
#include <mma.h>
#define RK_SHARED(p) ((unsigned)__cvta_generic_to_shared(p))
__global__ void rows_load4(const half* x, int* y) {
  __shared__ half s[32][24];
  int l = threadIdx.x;
  for (int k = 0; k < 16; ++k) s[l][k] = x[l * 16 + k];
  __syncthreads();
  unsigned r0, r1, r2, r3;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r0), "=r"(r1), "=r"(r2), "=r"(r3)
               : "r"(RK_SHARED(&s[l % 16][(l / 16) * 8])));
  y[l * 4] = r0; y[l * 4 + 1] = r1; y[l * 4 + 2] = r2; y[l * 4 + 3] = r3;
}
// Two warps; lanes past the sixteenth point outside of the array.
__global__ void rows_load2(const half* x, int* y) {
  __shared__ half s[64][16];
  int l = threadIdx.x;
  for (int k = 0; k < 16; ++k) s[l][k] = x[l * 16 + k];
  __syncthreads();
  unsigned r0, r1;
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1}, [%2];"
               : "=r"(r0), "=r"(r1)
               : "r"(RK_SHARED(&s[l / 32 * 32 + 2 * (l % 32)][8])));
  y[l * 2] = r0; y[l * 2 + 1] = r1;
}
// The rows' places are data.
__global__ void rows_data(const half* x, const int* place, int* y) {
  __shared__ __align__(16) half s[256];
  int l = threadIdx.x;
  for (int k = 0; k < 8; ++k) s[l * 8 + k] = x[l * 8 + k];
  __syncthreads();
  unsigned r0;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];"
               : "=r"(r0) : "r"(RK_SHARED(&s[place[l] * 8])));
  y[l] = r0;
}
__global__ void rows_store(const int* x, half* y) {
  __shared__ __align__(16) half s[32][16];
  int l = threadIdx.x;
  for (int k = 0; k < 16; ++k) s[l][k] = __float2half(0.0f);
  __syncthreads();
  asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1,%2,%3,%4};"
               :: "r"(RK_SHARED(&s[l][l / 8 % 2 * 8])), "r"(x[l * 4]), "r"(x[l * 4 + 1]),
                  "r"(x[l * 4 + 2]), "r"(x[l * 4 + 3]) : "memory");
  __syncthreads();
  for (int k = 0; k < 16; ++k) y[l * 16 + k] = s[l][k];
}
// C = A B^T, a warp a tile of 16 x 8, through shared memory.
__global__ void rows_product(const half* a, const half* b, float* c, int n, int depth) {
  __shared__ __align__(16) half sa[16][16], sb[8][16];
  int l = threadIdx.x, row = blockIdx.y * 16, column = blockIdx.x * 8, g = l / 4, t = l % 4;
  float d[4] = {0, 0, 0, 0};
  for (int k = 0; k < depth; k += 16) {
    for (int e = l; e < 256; e += 32) sa[e / 16][e % 16] = a[(row + e / 16) * depth + k + e % 16];
    for (int e = l; e < 128; e += 32) sb[e / 16][e % 16] = b[(column + e / 16) * depth + k + e % 16];
    __syncthreads();
    unsigned x[4], y[2];
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3])
                 : "r"(RK_SHARED(&sa[l % 16][(l / 16) * 8])));
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];"
                 : "=r"(y[0]), "=r"(y[1]) : "r"(RK_SHARED(&sb[l % 8][((l / 8) % 2) * 8])));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]));
    __syncthreads();
  }
  c[(row + g) * n + column + 2 * t] = d[0]; c[(row + g) * n + column + 2 * t + 1] = d[1];
  c[(row + g + 8) * n + column + 2 * t] = d[2]; c[(row + g + 8) * n + column + 2 * t + 1] = d[3];
}
using namespace nvcuda;
// D = alpha A B + beta C, a warp a tile.
__global__ void wmma_product(const half* a, const half* b, const float* c, float* d, int n, int depth,
                             float alpha, float beta) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum, fc;
  wmma::fill_fragment(sum, 0.0f);
  int row = blockIdx.y * 16, column = (blockIdx.x * blockDim.x + threadIdx.x) / 32 * 16;
  for (int k = 0; k < depth; k += 16) {
    wmma::load_matrix_sync(fa, a + row * depth + k, depth);
    wmma::load_matrix_sync(fb, b + k * n + column, n);
    wmma::mma_sync(sum, fa, fb, sum);
  }
  wmma::load_matrix_sync(fc, c + row * n + column, n, wmma::mem_row_major);
  for (int i = 0; i < fc.num_elements; ++i) fc.x[i] = alpha * sum.x[i] + beta * fc.x[i];
  wmma::store_matrix_sync(d + row * n + column, fc, n, wmma::mem_row_major);
}
