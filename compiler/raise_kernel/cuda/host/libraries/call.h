// A call of a library: which one, and its arguments, packed for the device process
// (cuda/device/libraries/call.py): names with a zero byte after each, then words of eight bytes.
#ifndef RK_LIBRARY_CALL_H
#define RK_LIBRARY_CALL_H

#include <cstdint>
#include <cstring>
#include <string>

#include "connection.h"
#include "graphs/graphs.h"
#include "library_types.h"

namespace rk {

float half_to_float(uint16_t bits);
// The letter of a type in call.py; zero for one that is not supported.
char letter_of(cudaDataType type);

class LibraryCall {
 public:
  LibraryCall(const char *library, const char *function, const char *types) {
    for (const char *name : {library, function, types}) data_.append(name, strlen(name) + 1);
  }

  // Integers, enumerations and addresses.
  template <typename T>
  void word(T value) {
    int64_t bits = (int64_t)value;
    data_.append((const char *)&bits, sizeof bits);
  }

  // A number: in device memory, or what the host has there.
  void number_at(const void *address) { word((uint64_t)address), word(0), word(0); }
  void number(double real, double imaginary) {
    int64_t bits[2];
    memcpy(&bits[0], &real, sizeof real);
    memcpy(&bits[1], &imaginary, sizeof imaginary);
    word(0), word(bits[0]), word(bits[1]);
  }

  // A number of a type that its letter names (call.py); false for null.
  bool scalar(const void *value, char type, bool is_on_device) {
    if (value == nullptr) return false;
    if (is_on_device)
      number_at(value);
    else
      host_number(value, type);
    return true;
  }

  // Done in the order of the stream's work, or kept while the stream is captured.
  cudaError_t send(cudaStream_t stream) const {
    Apart apart;
    std::string data = data_;
    return enqueue(stream, cudaGraphNodeTypeKernel, [=] {
      cudaError_t error = check_stream(stream);
      if (error != cudaSuccess) return error;
      return ask(Operation::library, {}, nullptr, data.data(), data.size());
    });
  }

  // As `send`, with `size` bytes of results, which the host waits for.
  cudaError_t fetch(cudaStream_t stream, void *result, size_t size) const {
    Apart apart;
    cudaError_t error = not_while_captured(stream);
    if (error == cudaSuccess) error = check_stream(stream);
    if (error != cudaSuccess) return error;
    Results results;
    error = ask(Operation::library, {}, &results, data_.data(), data_.size());
    if (error != cudaSuccess) return error;
    if (results.data.size() != size) return failed(cudaErrorUnknown);
    memcpy(result, results.data.data(), size);
    return cudaSuccess;
  }

 private:
  void host_number(const void *value, char type) {
    const float *floats = (const float *)value;
    const double *doubles = (const double *)value;
    switch (type) {
      case 'h': {
        uint16_t bits;
        memcpy(&bits, value, sizeof bits);
        return number(half_to_float(bits), 0);
      }
      case 'i':
        return number(*(const int *)value, 0);
      case 's':
        return number(*floats, 0);
      case 'd':
        return number(*doubles, 0);
      case 'c':
        return number(floats[0], floats[1]);
      default:
        return number(doubles[0], doubles[1]);
    }
  }

  std::string data_;
};

}  // namespace rk

#endif
