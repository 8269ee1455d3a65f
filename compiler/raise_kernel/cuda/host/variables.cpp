// Variables of modules: those that clang's host code registers, and others by name.
#include <string.h>

#include <string>
#include <unordered_map>

#include "connection.h"
#include "graphs.h"
#include "modules.h"

namespace {

using rk::failed;

struct Symbol {
  rk::Module *module;
  std::string name;
  size_t size;
  uint64_t address = 0;
};

std::unordered_map<const void *, Symbol> &symbols() {
  static auto *all = new std::unordered_map<const void *, Symbol>;
  return *all;
}

}  // namespace

cudaError_t rk::find_variable(Module *module, const char *name, uint64_t *address, size_t *size) {
  cudaError_t error = load(module);
  if (error != cudaSuccess) return error;
  Results results;
  error = ask(Operation::find_symbol, {module->number, *size}, &results, name, strlen(name));
  if (error != cudaSuccess) return error;
  *address = results.words[0];
  *size = results.words[1];
  know(*address, *size);
  return cudaSuccess;
}

extern "C" {

void __cudaRegisterVar(void **module, char *variable, char *, const char *name, int, size_t size,
                       int, int) {
  symbols()[variable] = Symbol{(rk::Module *)module, name, size};
}

cudaError_t cudaGetSymbolAddress(void **pointer, const void *variable) {
  rk::Locked locked;
  auto known = symbols().find(variable);
  if (known == symbols().end()) return failed(cudaErrorInvalidSymbol);
  Symbol &symbol = known->second;
  cudaError_t error = cudaSuccess;
  if (symbol.address == 0)
    error = rk::find_variable(symbol.module, symbol.name.c_str(), &symbol.address, &symbol.size);
  if (error == cudaSuccess) *pointer = (void *)symbol.address;
  return error;
}

cudaError_t cudaGetSymbolSize(size_t *size, const void *variable) {
  auto known = symbols().find(variable);
  if (known == symbols().end()) return failed(cudaErrorInvalidSymbol);
  *size = known->second.size;
  return cudaSuccess;
}

cudaError_t cudaMemcpyToSymbol(const void *variable, const void *from, size_t size, size_t offset,
                               cudaMemcpyKind kind) {
  void *pointer;
  cudaError_t error = cudaGetSymbolAddress(&pointer, variable);
  return error != cudaSuccess ? error : cudaMemcpy((char *)pointer + offset, from, size, kind);
}

cudaError_t cudaMemcpyToSymbolAsync(const void *variable, const void *from, size_t size,
                                    size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  return rk::enqueue(stream, cudaGraphNodeTypeMemcpy,
                     [=] { return cudaMemcpyToSymbol(variable, from, size, offset, kind); });
}

cudaError_t cudaMemcpyFromSymbol(void *to, const void *variable, size_t size, size_t offset,
                                 cudaMemcpyKind kind) {
  void *pointer;
  cudaError_t error = cudaGetSymbolAddress(&pointer, variable);
  return error != cudaSuccess ? error : cudaMemcpy(to, (char *)pointer + offset, size, kind);
}

cudaError_t cudaMemcpyFromSymbolAsync(void *to, const void *variable, size_t size, size_t offset,
                                      cudaMemcpyKind kind, cudaStream_t stream) {
  return rk::enqueue(stream, cudaGraphNodeTypeMemcpy,
                     [=] { return cudaMemcpyFromSymbol(to, variable, size, offset, kind); });
}
}
