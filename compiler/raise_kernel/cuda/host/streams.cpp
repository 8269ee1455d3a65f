// Streams and events. Work is done in the order of the calls, so a callback is a call.
#include <string.h>

#include <set>

#include "connection.h"
#include "graphs/graphs.h"

using rk::ask;
using rk::check_stream;
using rk::failed;
using rk::Operation;
using rk::post;

namespace {

// Those that the program has made.
std::set<cudaStream_t> &streams() {
  static auto *all = new std::set<cudaStream_t>;
  return *all;
}
std::set<cudaEvent_t> &events() {
  static auto *all = new std::set<cudaEvent_t>;
  return *all;
}

// Those that always are: default, legacy, per thread.
bool is_default(cudaStream_t stream) { return (uint64_t)stream <= 2; }

}  // namespace

cudaError_t rk::check_stream(cudaStream_t stream) {
  Locked locked;
  if (lost() != cudaSuccess) return lost();
  if (is_default(stream) || streams().count(stream) != 0) return cudaSuccess;
  return failed(cudaErrorInvalidResourceHandle);
}

extern "C" {

cudaError_t cudaStreamCreate(cudaStream_t *stream) {
  if (stream == nullptr) return failed(cudaErrorInvalidValue);
  rk::Locked locked;
  static uint64_t last = 0x1000;
  cudaError_t error = ask(Operation::begin);
  if (error == cudaSuccess) streams().insert(*stream = (cudaStream_t)(last += 16));
  return error;
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int) {
  return cudaStreamCreate(stream);
}

cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned int, int) {
  return cudaStreamCreate(stream);
}

cudaError_t cudaStreamDestroy(cudaStream_t stream) {
  rk::Locked locked;
  cudaError_t error = check_stream(stream);
  if (error == cudaSuccess) streams().erase(stream);
  return error;
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  cudaError_t error = rk::not_while_captured(stream);
  if (error == cudaSuccess) error = check_stream(stream);
  return error != cudaSuccess ? error : ask(Operation::synchronize);
}

cudaError_t cudaStreamQuery(cudaStream_t stream) { return cudaStreamSynchronize(stream); }

cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int) {
  if (rk::event_awaited(event, stream)) return cudaSuccess;
  return check_stream(stream);
}

cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *, size_t, unsigned int) {
  return check_stream(stream);
}

cudaError_t cudaStreamGetPriority(cudaStream_t stream, int *priority) {
  *priority = 0;
  return check_stream(stream);
}

cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned int *flags) {
  *flags = cudaStreamDefault;
  return check_stream(stream);
}

cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaStreamAttrID,
                                   const cudaStreamAttrValue *) {
  return check_stream(stream);
}

cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *data,
                                  unsigned int flags) {
  if (flags != 0) return failed(cudaErrorInvalidValue);
  cudaError_t error = rk::not_while_captured(stream);
  if (error != cudaSuccess) return error;
  error = cudaStreamSynchronize(stream);
  callback(stream, error, data);
  return error;
}

cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void *data) {
  return rk::enqueue(stream, cudaGraphNodeTypeHost, [=] {
    cudaError_t error = ask(Operation::synchronize);
    if (error == cudaSuccess) function(data);
    return error;
  });
}

cudaError_t cudaEventCreate(cudaEvent_t *event) {
  if (event == nullptr) return failed(cudaErrorInvalidValue);
  rk::Locked locked;
  rk::Results results;
  cudaError_t error = ask(Operation::create_event, {}, &results);
  if (error == cudaSuccess) events().insert(*event = (cudaEvent_t)results.words[0]);
  return error;
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int) {
  return cudaEventCreate(event);
}

cudaError_t cudaEventDestroy(cudaEvent_t event) {
  rk::Locked locked;
  if (!events().erase(event)) return failed(cudaErrorInvalidResourceHandle);
  return post(Operation::destroy_event, {(uint64_t)event});
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  rk::event_recorded(event, stream);
  if (rk::capturing(stream) != nullptr) return cudaSuccess;
  rk::Locked locked;
  if (!events().count(event)) return failed(cudaErrorInvalidResourceHandle);
  return post(Operation::record_event, {(uint64_t)event});
}

cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  cudaError_t error = cudaEventQuery(event);
  return error != cudaSuccess ? error : ask(Operation::synchronize);
}

cudaError_t cudaEventQuery(cudaEvent_t event) {
  return ask(Operation::check_event, {(uint64_t)event});
}

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t begin, cudaEvent_t end) {
  if (milliseconds == nullptr) return failed(cudaErrorInvalidValue);
  rk::Results results;
  cudaError_t error = ask(Operation::elapsed, {(uint64_t)begin, (uint64_t)end}, &results);
  double time;
  memcpy(&time, &results.words[0], sizeof time);
  if (error == cudaSuccess) *milliseconds = (float)time;
  return error;
}
}
