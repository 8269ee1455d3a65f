// Memory: of the device, and of both sides (managed, pinned); copies and fills.
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <map>

#include "connection.h"
#include "graphs/graphs.h"

namespace {

using rk::ask;
using rk::enqueue;
using rk::failed;
using rk::is_device;
using rk::Operation;
using rk::post;

// Memory that both sides see, by its first address.
struct Shared {
  size_t size, mapped;
  bool managed;
};
std::map<const char *, Shared> &all_shared() {
  static auto *all = new std::map<const char *, Shared>;
  return *all;
}
// Device memory, by its first address: a copy out of bounds is refused before a byte is read.
std::map<uint64_t, size_t> &allocated() {
  static auto *all = new std::map<uint64_t, size_t>;
  return *all;
}

bool has(const void *pointer, size_t size) {
  rk::Locked locked;
  auto next = allocated().upper_bound((uint64_t)pointer);
  if (next == allocated().begin()) return false;
  --next;
  size_t inside = (uint64_t)pointer - next->first;
  return inside <= next->second && size <= next->second - inside;
}

// Memory of the program's own that it has pinned: for copies, it is as any other.
std::map<const void *, size_t> &registered() {
  static auto *all = new std::map<const void *, size_t>;
  return *all;
}

std::map<const char *, Shared>::iterator around(const void *pointer) {
  auto &all = all_shared();
  auto next = all.upper_bound((const char *)pointer);
  if (next == all.begin()) return all.end();
  --next;
  return (const char *)pointer < next->first + next->second.size ? next : all.end();
}

bool is_shared(const void *pointer) {
  rk::Locked locked;
  return around(pointer) != all_shared().end();
}

cudaError_t share(void **pointer, size_t size, bool managed) {
  if (pointer == nullptr) return failed(cudaErrorInvalidValue);
  *pointer = nullptr;
  if (size == 0) return cudaSuccess;
  rk::Locked locked;
  size_t page = (size_t)sysconf(_SC_PAGESIZE), mapped = (size + page - 1) / page * page;
  uint64_t offset;
  void *pages = rk::shared_pages(mapped, &offset);
  if (pages == nullptr) return failed(cudaErrorMemoryAllocation);
  cudaError_t error = ask(Operation::share, {(uint64_t)pages, offset, size});
  if (error != cudaSuccess) {
    munmap(pages, mapped);
    return error;
  }
  all_shared()[(const char *)pages] = Shared{size, mapped, managed};
  *pointer = pages;
  return cudaSuccess;
}

}  // namespace

void rk::know_managed(const void *address, size_t size) {
  all_shared()[(const char *)address] = Shared{size, 0, true};
}

bool rk::has_shared() {
  Locked locked;
  return !all_shared().empty();
}

namespace {

cudaError_t unshare(void *pointer) {
  rk::Locked locked;
  auto found = all_shared().find((const char *)pointer);
  // A managed variable (`mapped` is 0) stays.
  if (found == all_shared().end() || found->second.mapped == 0)
    return failed(cudaErrorInvalidValue);
  cudaError_t error = ask(Operation::unshare, {(uint64_t)pointer});
  munmap(pointer, found->second.mapped);
  all_shared().erase(found);
  return error;
}

// Which kinds of copies may read from, or write to, a pointer.
bool fits(const void *pointer, bool device) {
  return is_device(pointer) == device || (device && is_shared(pointer));
}

cudaError_t check_direction(const void *to, const void *from, cudaMemcpyKind kind) {
  switch (kind) {
    case cudaMemcpyDefault:
      return cudaSuccess;
    case cudaMemcpyHostToHost:
    case cudaMemcpyHostToDevice:
    case cudaMemcpyDeviceToHost:
    case cudaMemcpyDeviceToDevice: {
      bool into = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
      bool out = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
      return fits(to, into) && fits(from, out) ? cudaSuccess : failed(cudaErrorInvalidValue);
    }
    default:
      return failed(cudaErrorInvalidMemcpyDirection);
  }
}

// As with a GPU, small copies are taken at once, and the call does not wait for the device.
constexpr size_t SMALL = 64 << 10;

cudaError_t copy_in(char *to, const char *from, size_t size) {
  if (size <= SMALL) return post(Operation::copy_in, {(uint64_t)to, size}, from, size);
  rk::Locked locked;
  for (size_t done = 0; done < size; done += rk::WINDOW) {
    size_t part = size - done < rk::WINDOW ? size - done : rk::WINDOW;
    if (rk::window() == nullptr) return failed(cudaErrorInitializationError);
    memcpy(rk::window(), from + done, part);
    cudaError_t error = ask(Operation::copy_in, {(uint64_t)(to + done), part});
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

cudaError_t copy_out(char *to, const char *from, size_t size) {
  rk::Locked locked;
  for (size_t done = 0; done < size; done += rk::WINDOW) {
    size_t part = size - done < rk::WINDOW ? size - done : rk::WINDOW;
    cudaError_t error = ask(Operation::copy_out, {(uint64_t)(from + done), part});
    if (error != cudaSuccess) return error;
    memcpy(to + done, rk::window(), part);
  }
  return cudaSuccess;
}

// Between any two addresses; what both sides see is the program's own memory here, once the device has
// done its work.
cudaError_t copy(void *to, const void *from, size_t size) {
  if (size == 0) return cudaSuccess;
  if (to == nullptr || from == nullptr) return failed(cudaErrorInvalidValue);
  if (is_device(to) && !has(to, size)) return failed(cudaErrorInvalidValue);
  if (is_device(from) && !has(from, size)) return failed(cudaErrorInvalidValue);
  if (is_device(to) && is_device(from))
    return post(Operation::copy, {(uint64_t)to, (uint64_t)from, size});
  if (is_shared(to) || is_shared(from)) {
    cudaError_t error = ask(Operation::synchronize);
    if (error != cudaSuccess) return error;
  }
  if (is_device(to)) return copy_in((char *)to, (const char *)from, size);
  if (is_device(from)) return copy_out((char *)to, (const char *)from, size);
  memmove(to, from, size);
  return cudaSuccess;
}

}  // namespace

void rk::know(uint64_t address, size_t size) {
  Locked locked;
  allocated()[address] = size;
}

extern "C" {

cudaError_t cudaMalloc(void **pointer, size_t size) {
  if (pointer == nullptr) return failed(cudaErrorInvalidValue);
  *pointer = nullptr;
  if (size == 0) return ask(Operation::begin);
  rk::Results results;
  cudaError_t error = ask(Operation::allocate, {size}, &results);
  if (error != cudaSuccess) return error;
  rk::know(results.words[0], size);
  *pointer = (void *)results.words[0];
  return cudaSuccess;
}

cudaError_t cudaMallocAsync(void **pointer, size_t size, cudaStream_t) {
  return cudaMalloc(pointer, size);
}

cudaError_t cudaMallocPitch(void **pointer, size_t *pitch, size_t width, size_t height) {
  if (pitch == nullptr) return failed(cudaErrorInvalidValue);
  *pitch = (width + 511) / 512 * 512;
  return cudaMalloc(pointer, *pitch * height);
}

cudaError_t cudaMallocManaged(void **pointer, size_t size, unsigned int) {
  if (pointer == nullptr || size == 0) return failed(cudaErrorInvalidValue);
  return share(pointer, size, true);
}

cudaError_t cudaMallocHost(void **pointer, size_t size) { return share(pointer, size, false); }

cudaError_t cudaHostAlloc(void **pointer, size_t size, unsigned int) {
  return share(pointer, size, false);
}

cudaError_t cudaFree(void *pointer) {
  if (pointer == nullptr) return ask(Operation::begin);
  if (!is_device(pointer)) return unshare(pointer);
  rk::Locked locked;
  if (!allocated().erase((uint64_t)pointer)) return failed(cudaErrorInvalidValue);
  return ask(Operation::release, {(uint64_t)pointer});
}

cudaError_t cudaFreeAsync(void *pointer, cudaStream_t) { return cudaFree(pointer); }

cudaError_t cudaFreeHost(void *pointer) {
  return pointer == nullptr ? cudaSuccess : unshare(pointer);
}

cudaError_t cudaHostRegister(void *pointer, size_t size, unsigned int) {
  rk::Locked locked;
  if (pointer == nullptr || size == 0) return failed(cudaErrorInvalidValue);
  if (!registered().emplace(pointer, size).second || is_shared(pointer))
    return failed(cudaErrorHostMemoryAlreadyRegistered);
  return cudaSuccess;
}

cudaError_t cudaHostUnregister(void *pointer) {
  rk::Locked locked;
  return registered().erase(pointer) ? cudaSuccess : failed(cudaErrorHostMemoryNotRegistered);
}

cudaError_t cudaHostGetDevicePointer(void **device, void *host, unsigned int) {
  if (device == nullptr || !is_shared(host)) return failed(cudaErrorInvalidValue);
  *device = host;
  return cudaSuccess;
}

cudaError_t cudaHostGetFlags(unsigned int *flags, void *host) {
  if (flags == nullptr || !is_shared(host)) return failed(cudaErrorInvalidValue);
  *flags = cudaHostAllocMapped;
  return cudaSuccess;
}

cudaError_t cudaMemGetInfo(size_t *available, size_t *total) {
  if (available == nullptr || total == nullptr) return failed(cudaErrorInvalidValue);
  rk::Results results;
  cudaError_t error = ask(Operation::memory_info, {}, &results);
  if (error == cudaSuccess) *available = results.words[0], *total = results.words[1];
  return error;
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *pointer) {
  if (attributes == nullptr) return failed(cudaErrorInvalidValue);
  rk::Locked locked;
  memset(attributes, 0, sizeof *attributes);
  auto found = around(pointer);
  if (is_device(pointer)) {
    attributes->type = cudaMemoryTypeDevice;
    attributes->devicePointer = (void *)pointer;
  } else if (found != all_shared().end()) {
    attributes->type = found->second.managed ? cudaMemoryTypeManaged : cudaMemoryTypeHost;
    attributes->devicePointer = attributes->hostPointer = (void *)pointer;
  } else {
    attributes->type = cudaMemoryTypeUnregistered;
    attributes->hostPointer = (void *)pointer;
  }
  return cudaSuccess;
}

cudaError_t cudaMemcpy(void *to, const void *from, size_t size, cudaMemcpyKind kind) {
  if (size == 0) return cudaSuccess;
  cudaError_t error = check_direction(to, from, kind);
  return error != cudaSuccess ? error : copy(to, from, size);
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, cudaMemcpyKind kind,
                            cudaStream_t stream) {
  return enqueue(stream, cudaGraphNodeTypeMemcpy,
                 [=] { return cudaMemcpy(to, from, size, kind); });
}

cudaError_t cudaMemcpy2D(void *to, size_t toPitch, const void *from, size_t fromPitch, size_t width,
                         size_t height, cudaMemcpyKind kind) {
  if (width > toPitch || width > fromPitch) return failed(cudaErrorInvalidPitchValue);
  if (width == 0 || height == 0) return cudaSuccess;
  if (width == toPitch && width == fromPitch) return cudaMemcpy(to, from, width * height, kind);
  cudaError_t error = check_direction(to, from, kind);
  for (size_t row = 0; row < height && error == cudaSuccess; ++row)
    error = copy((char *)to + row * toPitch, (const char *)from + row * fromPitch, width);
  return error;
}

cudaError_t cudaMemcpy2DAsync(void *to, size_t toPitch, const void *from, size_t fromPitch,
                              size_t width, size_t height, cudaMemcpyKind kind,
                              cudaStream_t stream) {
  return enqueue(stream, cudaGraphNodeTypeMemcpy, [=] {
    return cudaMemcpy2D(to, toPitch, from, fromPitch, width, height, kind);
  });
}

cudaError_t cudaMemcpyPeer(void *to, int, const void *from, int, size_t size) {
  return cudaMemcpy(to, from, size, cudaMemcpyDeviceToDevice);
}

cudaError_t cudaMemcpyPeerAsync(void *to, int, const void *from, int, size_t size,
                                cudaStream_t stream) {
  return cudaMemcpyAsync(to, from, size, cudaMemcpyDeviceToDevice, stream);
}

cudaError_t cudaMemset(void *pointer, int value, size_t size) {
  if (size == 0) return cudaSuccess;
  if (!fits(pointer, true)) return failed(cudaErrorInvalidValue);
  std::initializer_list<uint64_t> words = {(uint64_t)pointer, (unsigned char)value, size};
  return has(pointer, size) ? post(Operation::fill, words) : ask(Operation::fill, words);
}

cudaError_t cudaMemsetAsync(void *pointer, int value, size_t size, cudaStream_t stream) {
  return enqueue(stream, cudaGraphNodeTypeMemset,
                 [=] { return cudaMemset(pointer, value, size); });
}

cudaError_t cudaMemset2D(void *pointer, size_t pitch, int value, size_t width, size_t height) {
  if (width > pitch) return failed(cudaErrorInvalidPitchValue);
  if (width == pitch) return cudaMemset(pointer, value, width * height);
  cudaError_t error = cudaSuccess;
  for (size_t row = 0; row < height && error == cudaSuccess; ++row)
    error = cudaMemset((char *)pointer + row * pitch, value, width);
  return error;
}

cudaError_t cudaMemset2DAsync(void *pointer, size_t pitch, int value, size_t width, size_t height,
                              cudaStream_t stream) {
  return enqueue(stream, cudaGraphNodeTypeMemset,
                 [=] { return cudaMemset2D(pointer, pitch, value, width, height); });
}

cudaError_t cudaMemAdvise(const void *pointer, size_t, cudaMemoryAdvise, int) {
  return is_shared(pointer) ? cudaSuccess : failed(cudaErrorInvalidValue);
}

cudaError_t cudaMemPrefetchAsync(const void *pointer, size_t, int, cudaStream_t) {
  return is_shared(pointer) ? cudaSuccess : failed(cudaErrorInvalidValue);
}
}
