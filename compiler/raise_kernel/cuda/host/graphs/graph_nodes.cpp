// Graphs: their nodes, and launches of them. Work is done in an order that the nodes' edges permit.
#include <string.h>

#include <map>
#include <unordered_map>

#include "graphs/graphs.h"

using rk::failed;
using rk::Work;

// A graph that can be launched: the work of its nodes in order, by the nodes that it was made of.
struct CUgraphExec_st {
  std::vector<cudaGraphNode_t> order;
  std::unordered_map<cudaGraphNode_t, Work> work;
  std::vector<cudaGraphNodeType> types;
};

namespace {

bool has(cudaGraph_t graph, cudaGraphNode_t node) {
  for (cudaGraphNode_t one : graph->nodes)
    if (one == node) return true;
  return false;
}

// The nodes, each after those that come before it; empty where edges form a circle.
std::vector<cudaGraphNode_t> ordered(cudaGraph_t graph) {
  std::unordered_map<cudaGraphNode_t, size_t> waits;
  std::unordered_map<cudaGraphNode_t, std::vector<cudaGraphNode_t>> after;
  std::vector<cudaGraphNode_t> found;
  for (cudaGraphNode_t node : graph->nodes) {
    waits[node] = node->before.size();
    for (cudaGraphNode_t before : node->before) after[before].push_back(node);
    if (node->before.empty()) found.push_back(node);
  }
  for (size_t next = 0; next < found.size(); ++next)
    for (cudaGraphNode_t node : after[found[next]])
      if (--waits[node] == 0) found.push_back(node);
  if (found.size() < graph->nodes.size()) found.clear();
  return found;
}

cudaError_t run(const std::vector<cudaGraphNode_t> &order,
                const std::unordered_map<cudaGraphNode_t, Work> &work) {
  for (cudaGraphNode_t node : order) {
    cudaError_t error = work.at(node)();
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

cudaError_t prepare(cudaGraph_t graph, cudaGraphExec_t exec) {
  exec->order = ordered(graph);
  if (exec->order.empty() && !graph->nodes.empty()) return failed(cudaErrorInvalidValue);
  exec->work.clear();
  exec->types.clear();
  for (cudaGraphNode_t node : exec->order) {
    exec->work[node] = node->work;
    exec->types.push_back(node->type);
  }
  return cudaSuccess;
}

cudaError_t add(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before,
                size_t count, cudaGraphNodeType type, Work work) {
  rk::Locked locked;
  if (node == nullptr || graph == nullptr) return failed(cudaErrorInvalidValue);
  for (size_t number = 0; number < count; ++number)
    if (!has(graph, before[number])) return failed(cudaErrorInvalidValue);
  *node = rk::add_node(graph, type, std::move(work));
  (*node)->before.assign(before, before + count);
  return cudaSuccess;
}

cudaError_t kernel_of(const cudaKernelNodeParams *parameters, Work *work) {
  if (parameters == nullptr || parameters->kernelParams == nullptr)
    return failed(cudaErrorInvalidValue);
  return rk::launch_of(parameters->func, parameters->gridDim, parameters->blockDim,
                       parameters->kernelParams, parameters->sharedMemBytes, nullptr, work);
}

cudaError_t fill(const cudaMemsetParams &of) {
  if (of.elementSize == 1)
    return cudaMemset2D(of.dst, of.height > 1 ? of.pitch : of.width, (int)of.value, of.width,
                        of.height);
  size_t row = of.width * of.elementSize;
  std::string data(row, 0);
  for (size_t at = 0; at < row; at += of.elementSize) memcpy(&data[at], &of.value, of.elementSize);
  cudaError_t error = cudaSuccess;
  for (size_t line = 0; line < of.height && error == cudaSuccess; ++line)
    error = cudaMemcpy((char *)of.dst + line * of.pitch, data.data(), row, cudaMemcpyHostToDevice);
  return error;
}

cudaError_t list(const std::vector<cudaGraphNode_t> &found, cudaGraphNode_t *nodes, size_t *count) {
  if (nodes == nullptr) {
    *count = found.size();
    return cudaSuccess;
  }
  for (size_t number = 0; number < *count; ++number)
    nodes[number] = number < found.size() ? found[number] : nullptr;
  if (found.size() < *count) *count = found.size();
  return cudaSuccess;
}

cudaError_t set(cudaGraphExec_t exec, cudaGraphNode_t node, cudaGraphNodeType type, Work work) {
  rk::Locked locked;
  if (exec == nullptr || !exec->work.count(node) || node->type != type)
    return failed(cudaErrorInvalidValue);
  exec->work[node] = std::move(work);
  return cudaSuccess;
}

}  // namespace

extern "C" {

cudaError_t cudaGraphCreate(cudaGraph_t *graph, unsigned int) {
  if (graph == nullptr) return failed(cudaErrorInvalidValue);
  *graph = new CUgraph_st;
  return cudaSuccess;
}

cudaError_t cudaGraphClone(cudaGraph_t *clone, cudaGraph_t graph) {
  rk::Locked locked;
  if (clone == nullptr || graph == nullptr) return failed(cudaErrorInvalidValue);
  *clone = new CUgraph_st;
  std::map<cudaGraphNode_t, cudaGraphNode_t> known;
  for (cudaGraphNode_t node : graph->nodes)
    known[node] = rk::add_node(*clone, node->type, node->work);
  for (cudaGraphNode_t node : graph->nodes)
    for (cudaGraphNode_t before : node->before) known[node]->before.push_back(known[before]);
  return cudaSuccess;
}

cudaError_t cudaGraphDestroy(cudaGraph_t graph) {
  if (graph == nullptr) return failed(cudaErrorInvalidValue);
  delete graph;
  return cudaSuccess;
}

cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *exec, cudaGraph_t graph,
                                          unsigned long long) {
  rk::Locked locked;
  if (exec == nullptr || graph == nullptr) return failed(cudaErrorInvalidValue);
  auto *made = new CUgraphExec_st;
  cudaError_t error = prepare(graph, made);
  if (error != cudaSuccess) {
    delete made;
    return error;
  }
  *exec = made;
  return cudaSuccess;
}

cudaError_t cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream) {
  if (exec == nullptr) return failed(cudaErrorInvalidValue);
  if (rk::capturing(stream) == nullptr) {
    rk::Locked locked;
    return run(exec->order, exec->work);
  }
  // What is launched later is what the graph is now.
  auto order = exec->order;
  auto work = exec->work;
  return rk::enqueue(stream, cudaGraphNodeTypeGraph, [order, work] { return run(order, work); });
}

cudaError_t cudaGraphUpload(cudaGraphExec_t exec, cudaStream_t) {
  return exec != nullptr ? cudaSuccess : failed(cudaErrorInvalidValue);
}

cudaError_t cudaGraphExecDestroy(cudaGraphExec_t exec) {
  if (exec == nullptr) return failed(cudaErrorInvalidValue);
  delete exec;
  return cudaSuccess;
}

cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph,
                                cudaGraphExecUpdateResultInfo *info) {
  rk::Locked locked;
  if (exec == nullptr || graph == nullptr || info == nullptr) return failed(cudaErrorInvalidValue);
  *info = cudaGraphExecUpdateResultInfo{cudaGraphExecUpdateSuccess, nullptr, nullptr};
  std::vector<cudaGraphNode_t> order = ordered(graph);
  if (order.size() != exec->types.size()) {
    info->result = cudaGraphExecUpdateErrorTopologyChanged;
    return failed(cudaErrorGraphExecUpdateFailure);
  }
  for (size_t number = 0; number < order.size(); ++number) {
    if (order[number]->type == exec->types[number]) continue;
    info->result = cudaGraphExecUpdateErrorNodeTypeChanged;
    info->errorNode = order[number];
    return failed(cudaErrorGraphExecUpdateFailure);
  }
  // The nodes that the graph was made of stay its names.
  for (size_t number = 0; number < order.size(); ++number)
    exec->work[exec->order[number]] = order[number]->work;
  return cudaSuccess;
}

cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count) {
  if (graph == nullptr || count == nullptr) return failed(cudaErrorInvalidValue);
  return list(graph->nodes, nodes, count);
}

cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count) {
  if (graph == nullptr || count == nullptr) return failed(cudaErrorInvalidValue);
  std::vector<cudaGraphNode_t> roots;
  for (cudaGraphNode_t node : graph->nodes)
    if (node->before.empty()) roots.push_back(node);
  return list(roots, nodes, count);
}

cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *type) {
  if (node == nullptr || type == nullptr) return failed(cudaErrorInvalidValue);
  *type = node->type;
  return cudaSuccess;
}

cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *nodes,
                                         size_t *count) {
  if (node == nullptr || count == nullptr) return failed(cudaErrorInvalidValue);
  return list(node->before, nodes, count);
}

cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                     const cudaGraphNode_t *to, size_t count) {
  rk::Locked locked;
  if (graph == nullptr) return failed(cudaErrorInvalidValue);
  for (size_t number = 0; number < count; ++number)
    if (!has(graph, from[number]) || !has(graph, to[number]) || from[number] == to[number])
      return failed(cudaErrorInvalidValue);
  for (size_t number = 0; number < count; ++number) to[number]->before.push_back(from[number]);
  return cudaSuccess;
}

cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                  const cudaGraphNode_t *before, size_t count) {
  return add(node, graph, before, count, cudaGraphNodeTypeEmpty, [] { return cudaSuccess; });
}

cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                   const cudaGraphNode_t *before, size_t count,
                                   const cudaKernelNodeParams *parameters) {
  Work work;
  cudaError_t error = kernel_of(parameters, &work);
  return error != cudaSuccess ? error
                              : add(node, graph, before, count, cudaGraphNodeTypeKernel, work);
}

cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                   const cudaGraphNode_t *before, size_t count,
                                   const cudaMemcpy3DParms *parameters) {
  if (parameters == nullptr) return failed(cudaErrorInvalidValue);
  cudaMemcpy3DParms kept = *parameters;
  return add(node, graph, before, count, cudaGraphNodeTypeMemcpy,
             [kept] { return cudaMemcpy3D(&kept); });
}

cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *node, cudaGraph_t graph,
                                     const cudaGraphNode_t *before, size_t count, void *to,
                                     const void *from, size_t size, cudaMemcpyKind kind) {
  return add(node, graph, before, count, cudaGraphNodeTypeMemcpy,
             [=] { return cudaMemcpy(to, from, size, kind); });
}

cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                   const cudaGraphNode_t *before, size_t count,
                                   const cudaMemsetParams *parameters) {
  if (parameters == nullptr || parameters->width == 0) return failed(cudaErrorInvalidValue);
  cudaMemsetParams kept = *parameters;
  if (kept.elementSize != 1 && kept.elementSize != 2 && kept.elementSize != 4)
    return failed(cudaErrorInvalidValue);
  return add(node, graph, before, count, cudaGraphNodeTypeMemset, [kept] { return fill(kept); });
}

cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                 const cudaGraphNode_t *before, size_t count,
                                 const cudaHostNodeParams *parameters) {
  if (parameters == nullptr || parameters->fn == nullptr) return failed(cudaErrorInvalidValue);
  cudaHostNodeParams kept = *parameters;
  return add(node, graph, before, count, cudaGraphNodeTypeHost,
             [kept] { return cudaLaunchHostFunc(nullptr, kept.fn, kept.userData); });
}

cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                       const cudaGraphNode_t *before, size_t count,
                                       cudaGraph_t child) {
  if (child == nullptr) return failed(cudaErrorInvalidValue);
  // The child is copied, as it is now.
  CUgraphExec_st made;
  cudaError_t error = prepare(child, &made);
  if (error != cudaSuccess) return error;
  return add(node, graph, before, count, cudaGraphNodeTypeGraph,
             [made] { return run(made.order, made.work); });
}

cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
                                         const cudaKernelNodeParams *parameters) {
  rk::Locked locked;
  if (node == nullptr || node->type != cudaGraphNodeTypeKernel)
    return failed(cudaErrorInvalidValue);
  return kernel_of(parameters, &node->work);
}

cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                             const cudaKernelNodeParams *parameters) {
  Work work;
  cudaError_t error = kernel_of(parameters, &work);
  return error != cudaSuccess ? error : set(exec, node, cudaGraphNodeTypeKernel, work);
}

cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t exec, cudaGraphNode_t node, void *to,
                                               const void *from, size_t size, cudaMemcpyKind kind) {
  return set(exec, node, cudaGraphNodeTypeMemcpy,
             [=] { return cudaMemcpy(to, from, size, kind); });
}

cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                           const cudaHostNodeParams *parameters) {
  if (parameters == nullptr || parameters->fn == nullptr) return failed(cudaErrorInvalidValue);
  cudaHostNodeParams kept = *parameters;
  return set(exec, node, cudaGraphNodeTypeHost,
             [kept] { return cudaLaunchHostFunc(nullptr, kept.fn, kept.userData); });
}

}  // extern "C"
