// Marks of the part of a program that becomes a JAX function.
#include <stdlib.h>
#include <string.h>

#include <string>

#include "connection.h"
#define __RAISE_KERNEL__ 1
#include "rk_capture.h"

using rk::ask;
using rk::Operation;

extern "C" {

// The device process has a working directory of its own: the path goes there whole.
int rk_capture_begin(const char *file) {
  if (file == nullptr) return rk::failed(cudaErrorInvalidValue);
  std::string path = file;
  if (file[0] != '/') {
    char *here = realpath(".", nullptr);
    if (here == nullptr) return rk::failed(cudaErrorUnknown);
    path = std::string(here) + "/" + file;
    free(here);
  }
  return ask(Operation::capture_begin, {}, nullptr, path.data(), path.size());
}

int rk_capture_end(void) { return ask(Operation::capture_end); }

// What `--capture` asks for is written, and what `--shard` asked for is checked, before the program
// is gone.
__attribute__((destructor)) static void finish(void) {
  if (getenv("RAISE_KERNEL_CAPTURE") != nullptr || getenv("RAISE_KERNEL_MESH") != nullptr)
    ask(Operation::finish);
}

}  // extern "C"
