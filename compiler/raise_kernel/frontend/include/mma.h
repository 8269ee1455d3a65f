// nvcuda::wmma: fragments of a warp's matrices, over clang's builtins for tensor cores.
#ifndef RK_MMA_H
#define RK_MMA_H

#include "device/rk_half.h"

#define RK_D static __device__ __forceinline__

namespace nvcuda {
namespace wmma {

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32;
}

namespace rk {
template <typename T> struct element {
  typedef T type;
};
template <> struct element<precision::tf32> {
  typedef float type;
};
template <typename Layout> struct is_column {
  static constexpr int value = 0;
};
template <> struct is_column<col_major> {
  static constexpr int value = 1;
};
// Elements a lane holds: halves of A and B stand in sixteen, whatever the shape.
template <typename Use, int m, int n, int k, typename T> struct count {
  static constexpr int value = m * n / 32;
};
template <int m, int n, int k, typename T> struct count<matrix_a, m, n, k, T> {
  static constexpr int value = m * k / 32;
};
template <int m, int n, int k, typename T> struct count<matrix_b, m, n, k, T> {
  static constexpr int value = k * n / 32;
};
template <int m, int n, int k> struct count<matrix_a, m, n, k, __half> {
  static constexpr int value = 16;
};
template <int m, int n, int k> struct count<matrix_b, m, n, k, __half> {
  static constexpr int value = 16;
};
}  // namespace rk

template <typename Use, int m, int n, int k, typename T, typename Layout = void>
struct __attribute__((aligned(8))) fragment {
  typedef typename rk::element<T>::type element_type;
  static constexpr int num_elements = rk::count<Use, m, n, k, T>::value;
  static constexpr int num_storage_elements = num_elements;
  element_type x[num_elements];
};

template <typename Fragment>
RK_D void fill_fragment(Fragment &f, typename Fragment::element_type value) {
#pragma unroll
  for (int i = 0; i < Fragment::num_elements; ++i) f.x[i] = value;
}

RK_D float __float_to_tf32(float value) {
  // Rounded to ten bits of mantissa, ties away from zero.
  unsigned bits = __builtin_bit_cast(unsigned, value);
  if ((bits & 0x7f800000u) != 0x7f800000u) bits = (bits + 0x1000u) & 0xffffe000u;
  return __builtin_bit_cast(float, bits);
}

// A matrix's loads, for both layouts; `word` is the builtin's type of a register.
#define RK_LOAD(Use, m, n, k, T, word, builtin)                                                    \
  template <typename Layout>                                                                       \
  RK_D void load_matrix_sync(fragment<Use, m, n, k, T, Layout> &f,                                 \
                             const typename rk::element<T>::type *p, unsigned stride) {            \
    if constexpr (rk::is_column<Layout>::value)                                                    \
      builtin((word *)f.x, (const word *)p, stride, 1);                                            \
    else                                                                                           \
      builtin((word *)f.x, (const word *)p, stride, 0);                                            \
  }
#define RK_LOAD_C(m, n, k, T, word, builtin)                                                       \
  RK_D void load_matrix_sync(fragment<accumulator, m, n, k, T> &f, const T *p, unsigned stride,    \
                             layout_t layout) {                                                    \
    if (layout == mem_col_major)                                                                   \
      builtin((word *)f.x, (const word *)p, stride, 1);                                            \
    else                                                                                           \
      builtin((word *)f.x, (const word *)p, stride, 0);                                            \
  }
#define RK_STORE(m, n, k, T, word, builtin)                                                        \
  RK_D void store_matrix_sync(T *p, const fragment<accumulator, m, n, k, T> &f, unsigned stride,   \
                              layout_t layout) {                                                   \
    if (layout == mem_col_major)                                                                   \
      builtin((word *)p, (const word *)f.x, stride, 1);                                            \
    else                                                                                           \
      builtin((word *)p, (const word *)f.x, stride, 0);                                            \
  }
#define RK_MMA(m, n, k, T, C, D, word, cword, dword, builtin)                                      \
  template <typename LA, typename LB>                                                              \
  RK_D void mma_sync(fragment<accumulator, m, n, k, D> &d,                                         \
                     const fragment<matrix_a, m, n, k, T, LA> &a,                                  \
                     const fragment<matrix_b, m, n, k, T, LB> &b,                                  \
                     const fragment<accumulator, m, n, k, C> &c) {                                 \
    constexpr int layouts = 2 * rk::is_column<LA>::value + rk::is_column<LB>::value;               \
    builtin((dword *)d.x, (const word *)a.x, (const word *)b.x, (const cword *)c.x, layouts, 0);   \
  }
#define RK_HALVES(m, n, k, shape)                                                                  \
  RK_LOAD(matrix_a, m, n, k, __half, int, __hmma_##shape##_ld_a)                                   \
  RK_LOAD(matrix_b, m, n, k, __half, int, __hmma_##shape##_ld_b)                                   \
  RK_LOAD_C(m, n, k, __half, int, __hmma_##shape##_ld_c_f16)                                       \
  RK_LOAD_C(m, n, k, float, float, __hmma_##shape##_ld_c_f32)                                      \
  RK_STORE(m, n, k, __half, int, __hmma_##shape##_st_c_f16)                                        \
  RK_STORE(m, n, k, float, float, __hmma_##shape##_st_c_f32)                                       \
  RK_MMA(m, n, k, __half, __half, __half, int, int, int, __hmma_##shape##_mma_f16f16)              \
  RK_MMA(m, n, k, __half, float, float, int, float, float, __hmma_##shape##_mma_f32f32)            \
  RK_LOAD(matrix_a, m, n, k, __nv_bfloat16, int, __mma_bf16_##shape##_ld_a)                        \
  RK_LOAD(matrix_b, m, n, k, __nv_bfloat16, int, __mma_bf16_##shape##_ld_b)                        \
  RK_MMA(m, n, k, __nv_bfloat16, float, float, int, float, float, __mma_bf16_##shape##_mma_f32)    \
  RK_LOAD(matrix_a, m, n, k, signed char, int, __imma_##shape##_ld_a_s8)                           \
  RK_LOAD(matrix_b, m, n, k, signed char, int, __imma_##shape##_ld_b_s8)                           \
  RK_LOAD(matrix_a, m, n, k, unsigned char, int, __imma_##shape##_ld_a_u8)                         \
  RK_LOAD(matrix_b, m, n, k, unsigned char, int, __imma_##shape##_ld_b_u8)                         \
  RK_LOAD_C(m, n, k, int, int, __imma_##shape##_ld_c)                                             \
  RK_STORE(m, n, k, int, int, __imma_##shape##_st_c_i32)                                           \
  RK_MMA(m, n, k, signed char, int, int, int, int, int, __imma_##shape##_mma_s8)                   \
  RK_MMA(m, n, k, unsigned char, int, int, int, int, int, __imma_##shape##_mma_u8)
RK_HALVES(16, 16, 16, m16n16k16)
RK_HALVES(32, 8, 16, m32n8k16)
RK_HALVES(8, 32, 16, m8n32k16)

RK_LOAD(matrix_a, 16, 16, 8, precision::tf32, int, __mma_tf32_m16n16k8_ld_a)
RK_LOAD(matrix_b, 16, 16, 8, precision::tf32, int, __mma_tf32_m16n16k8_ld_b)
RK_LOAD_C(16, 16, 8, float, float, __mma_tf32_m16n16k8_ld_c)
RK_STORE(16, 16, 8, float, float, __mma_m16n16k8_st_c_f32)
RK_MMA(16, 16, 8, precision::tf32, float, float, int, float, float, __mma_tf32_m16n16k8_mma_f32)

RK_LOAD(matrix_a, 8, 8, 4, double, double, __dmma_m8n8k4_ld_a)
RK_LOAD(matrix_b, 8, 8, 4, double, double, __dmma_m8n8k4_ld_b)
RK_LOAD_C(8, 8, 4, double, double, __dmma_m8n8k4_ld_c)
RK_STORE(8, 8, 4, double, double, __dmma_m8n8k4_st_c_f64)
RK_MMA(8, 8, 4, double, double, double, double, double, double, __dmma_m8n8k4_mma_f64)

#undef RK_HALVES
#undef RK_MMA
#undef RK_STORE
#undef RK_LOAD_C
#undef RK_LOAD

}  // namespace wmma
}  // namespace nvcuda

#undef RK_D
#endif
