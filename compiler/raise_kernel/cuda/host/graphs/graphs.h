// Work that a stream does, or keeps while it is captured; graphs of such work.
#ifndef RK_WORK_H
#define RK_WORK_H

#include <functional>
#include <set>
#include <vector>

#include "connection.h"
#include "host/rk_graphs.h"

// A node: what it does, and the nodes that come before it.
struct CUgraphNode_st {
  cudaGraphNodeType type;
  std::function<cudaError_t()> work;
  std::vector<cudaGraphNode_t> before;
};

// Nodes, in the order in which they were added.
struct CUgraph_st {
  std::vector<cudaGraphNode_t> nodes;
  ~CUgraph_st() {
    for (cudaGraphNode_t node : nodes) delete node;
  }
};

namespace rk {

using Work = std::function<cudaError_t()>;

// What captures a stream's work, with the last nodes of the stream; null where nothing does.
struct Captured {
  cudaGraph_t graph;
  std::set<cudaGraphNode_t> last;
};
Captured *capturing(cudaStream_t stream);

// The error of an operation that a captured stream does not allow, which also spoils the capture.
cudaError_t not_while_captured(cudaStream_t stream);

// Does the work of a stream, or adds it to the graph that captures the stream.
cudaError_t enqueue(cudaStream_t stream, cudaGraphNodeType type, Work work);

// A launch of a kernel, whose arguments are copied. Null, with an error, for what is no kernel.
cudaError_t launch_of(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared,
                      cudaStream_t stream, Work *work);

// Adds a node to a graph.
cudaGraphNode_t add_node(cudaGraph_t graph, cudaGraphNodeType type, Work work);

// An event that was recorded in a captured stream, or in one that is not any more.
void event_recorded(cudaEvent_t event, cudaStream_t stream);
// Whether a stream that waits for an event is captured from then on, or was.
bool event_awaited(cudaEvent_t event, cudaStream_t stream);

}  // namespace rk

#endif
