// The order of keys, which Thrust's and CUB's sorts ask for.
#include "libraries/call.h"

extern "C" cudaError_t rk_sorted_places(const void *keys, size_t count, char kind, int size,
                                        bool descending, unsigned int *places,
                                        cudaStream_t stream) {
  rk::LibraryCall call("algorithms", "sorted_places", "");
  call.word(keys), call.word(count), call.word(kind), call.word(size), call.word(descending);
  call.word(places);
  return call.send(stream);
}
