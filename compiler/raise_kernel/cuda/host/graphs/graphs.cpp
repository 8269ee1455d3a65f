// Streams that are captured: their work is kept in a graph instead of being done.
#include "graphs/graphs.h"

#include <map>
#include <unordered_set>

using rk::failed;

namespace rk {
namespace {

struct Capture {
  cudaGraph_t graph;
  cudaStream_t origin;
  bool is_spoiled;
};

std::map<cudaStream_t, std::pair<Capture *, Captured>> &streams() {
  static auto *all = new std::map<cudaStream_t, std::pair<Capture *, Captured>>;
  return *all;
}
// Events that were recorded in captured streams: by what they wait for.
std::map<cudaEvent_t, std::pair<Capture *, std::set<cudaGraphNode_t>>> &events() {
  static auto *all = new std::map<cudaEvent_t, std::pair<Capture *, std::set<cudaGraphNode_t>>>;
  return *all;
}

Capture *capture_of(cudaStream_t stream) {
  auto found = streams().find(stream);
  return found == streams().end() ? nullptr : found->second.first;
}

// Streams and events forget a capture that has ended.
void forget(Capture *capture) {
  for (auto at = streams().begin(); at != streams().end();)
    at = at->second.first == capture ? streams().erase(at) : std::next(at);
  for (auto at = events().begin(); at != events().end();)
    at = at->second.first == capture ? events().erase(at) : std::next(at);
  delete capture;
}

// Whether the origin has waited for all the work of other streams.
bool is_joined(const Capture *capture, const std::set<cudaGraphNode_t> &last) {
  std::unordered_set<cudaGraphNode_t> seen(last.begin(), last.end());
  std::vector<cudaGraphNode_t> open(last.begin(), last.end());
  while (!open.empty()) {
    cudaGraphNode_t node = open.back();
    open.pop_back();
    for (cudaGraphNode_t before : node->before)
      if (seen.insert(before).second) open.push_back(before);
  }
  return seen.size() == capture->graph->nodes.size();
}

}  // namespace

Captured *capturing(cudaStream_t stream) {
  if (streams().empty()) return nullptr;
  auto found = streams().find(stream);
  return found == streams().end() ? nullptr : &found->second.second;
}

cudaError_t not_while_captured(cudaStream_t stream) {
  Locked locked;
  if (Capture *capture = capture_of(stream)) {
    capture->is_spoiled = true;
    return failed(cudaErrorStreamCaptureUnsupported);
  }
  return cudaSuccess;
}

cudaGraphNode_t add_node(cudaGraph_t graph, cudaGraphNodeType type, Work work) {
  graph->nodes.push_back(new CUgraphNode_st{type, std::move(work), {}});
  return graph->nodes.back();
}

cudaError_t enqueue(cudaStream_t stream, cudaGraphNodeType type, Work work) {
  Locked locked;
  Captured *captured = capturing(stream);
  if (captured == nullptr) return work();
  cudaGraphNode_t node = add_node(captured->graph, type, std::move(work));
  node->before.assign(captured->last.begin(), captured->last.end());
  captured->last = {node};
  return cudaSuccess;
}

void event_recorded(cudaEvent_t event, cudaStream_t stream) {
  Locked locked;
  if (Captured *captured = capturing(stream))
    events()[event] = {capture_of(stream), captured->last};
  else
    events().erase(event);
}

bool event_awaited(cudaEvent_t event, cudaStream_t stream) {
  Locked locked;
  auto found = events().find(event);
  if (found == events().end()) return false;
  Capture *capture = found->second.first;
  auto &entry = streams().emplace(stream, std::make_pair(capture, Captured{capture->graph, {}}))
                    .first->second;
  entry.second.last.insert(found->second.second.begin(), found->second.second.end());
  return true;
}

}  // namespace rk

extern "C" {

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode) {
  rk::Locked locked;
  if (stream == nullptr || stream == cudaStreamLegacy)
    return failed(cudaErrorStreamCaptureUnsupported);
  if (rk::capture_of(stream) != nullptr) return failed(cudaErrorIllegalState);
  auto *capture = new rk::Capture{new CUgraph_st, stream, false};
  rk::streams()[stream] = {capture, rk::Captured{capture->graph, {}}};
  return cudaSuccess;
}

cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph) {
  rk::Locked locked;
  *graph = nullptr;
  rk::Capture *capture = rk::capture_of(stream);
  if (capture == nullptr) return failed(cudaErrorIllegalState);
  if (capture->origin != stream) return failed(cudaErrorStreamCaptureUnmatched);
  cudaError_t error = cudaSuccess;
  if (capture->is_spoiled)
    error = cudaErrorStreamCaptureInvalidated;
  else if (!rk::is_joined(capture, rk::capturing(stream)->last))
    error = cudaErrorStreamCaptureUnjoined;
  if (error == cudaSuccess)
    *graph = capture->graph;
  else
    delete capture->graph;
  rk::forget(capture);
  return failed(error);
}

cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *status) {
  rk::Locked locked;
  rk::Capture *capture = rk::capture_of(stream);
  *status = capture == nullptr      ? cudaStreamCaptureStatusNone
            : capture->is_spoiled ? cudaStreamCaptureStatusInvalidated
                                  : cudaStreamCaptureStatusActive;
  return cudaSuccess;
}

}  // extern "C"
