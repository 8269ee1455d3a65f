// The program's side of the device process: requests, replies, and memory that both sides see.
#ifndef RK_CONNECTION_H
#define RK_CONNECTION_H

#include <cstdint>
#include <initializer_list>
#include <string>

#include "host/rk_api.h"

namespace rk {

enum class Operation : uint32_t {
#define RK_OPERATION(name) name,
#include "operations.def"
#undef RK_OPERATION
};

constexpr int MOST_WORDS = 9;
constexpr int MOST_RESULTS = 4;
// Addresses of device memory, as runtime/device/address_space.py gives them out: no memory of the
// program is there.
constexpr uint64_t DEVICE_BEGIN = 1ull << 44;
constexpr uint64_t DEVICE_END = DEVICE_BEGIN + (1ull << 45);
// The bytes that one transfer moves at most.
constexpr size_t WINDOW = 64ull << 20;

struct Results {
  uint64_t words[MOST_RESULTS];
  std::string data;
};

// Asks the device process, which is started by the first request. What kernels have printed since
// the last one goes to standard output. The error is also what cudaGetLastError then gives.
cudaError_t ask(Operation operation, std::initializer_list<uint64_t> words = {},
                Results *results = nullptr, const void *data = nullptr, size_t size = 0);

// Asks for work that has no results, and whose arguments are right: the call does not wait for it.
// What goes wrong is the error of a later call, as with a GPU.
cudaError_t post(Operation operation, std::initializer_list<uint64_t> words,
                 const void *data = nullptr, size_t size = 0);

// The Python that has raise-kernel.
const char *python();

// Memory for transfers; hold the lock from before it is filled until the reply is used.
char *window();
void lock();
void unlock();

struct Locked {
  Locked() { lock(); }
  ~Locked() { unlock(); }
};

// `size` bytes (whole pages) that both sides see, and where they begin in their file.
void *shared_pages(size_t size, uint64_t *offset);
// Whole pages of the program, with what they hold, become such memory.
bool share_own_pages(void *begin, size_t size, uint64_t *offset);
// That the program's memory at an address is such memory, and managed.
void know_managed(const void *address, size_t size);

// Whether there is such memory.
bool has_shared();

// That device memory of `size` bytes begins at an address.
void know(uint64_t address, size_t size);

// cudaErrorInvalidResourceHandle for what is no stream.
cudaError_t check_stream(cudaStream_t stream);

// Makes `error` what cudaGetLastError gives, and returns it.
cudaError_t failed(cudaError_t error);
// What a virtual device does not have gives cudaErrorNotSupported, and says why once.
cudaError_t refuse(const char *call, const char *why);
// While it lives, errors are not those of cudaGetLastError, unless they end everything.
class Apart {
 public:
  Apart();
  ~Apart();

 private:
  cudaError_t before;
};
// The error after which nothing works any more, or cudaSuccess.
cudaError_t lost();

inline bool is_device(const void *pointer) {
  return DEVICE_BEGIN <= (uint64_t)pointer && (uint64_t)pointer < DEVICE_END;
}

}  // namespace rk

#endif
