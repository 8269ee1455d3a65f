// The order of keys, which Thrust's and CUB's sorts ask for.
#include "libraries/call.h"

extern "C" cudaError_t rk_sorted_positions(const void *keys, size_t count, char kind, int size,
                                        bool descending, unsigned int *positions,
                                        cudaStream_t stream) {
  rk::LibraryCall call("algorithms", "sorted_positions", "");
  call.word(keys), call.word(count), call.word(kind), call.word(size), call.word(descending);
  call.word(positions);
  return call.send(stream);
}
