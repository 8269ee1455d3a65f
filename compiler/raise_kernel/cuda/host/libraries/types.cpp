// Types of numbers, as calls of libraries name them.
#include <math.h>

#include "libraries/call.h"

namespace rk {

float half_to_float(uint16_t bits) {
  int exponent = bits >> 10 & 31, fraction = bits & 1023;
  float size = exponent == 31  ? (fraction ? NAN : INFINITY)
               : exponent == 0 ? ldexpf((float)fraction, -24)
                               : ldexpf((float)(fraction | 1024), exponent - 25);
  return bits >> 15 ? -size : size;
}

char letter_of(cudaDataType type) {
  switch (type) {
    case CUDA_R_16F:
      return 'h';
    case CUDA_R_16BF:
      return 't';
    case CUDA_R_32F:
      return 's';
    case CUDA_R_64F:
      return 'd';
    case CUDA_C_32F:
      return 'c';
    case CUDA_C_64F:
      return 'z';
    case CUDA_R_8I:
      return 'b';
    case CUDA_R_32I:
      return 'i';
    case CUDA_R_8F_E4M3:
      return 'e';
    case CUDA_R_8F_E5M2:
      return 'f';
    default:
      return 0;
  }
}

}  // namespace rk
