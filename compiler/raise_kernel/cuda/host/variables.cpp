// Variables of modules: those that clang's host code registers, and others by name.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <string>
#include <unordered_map>

#include "connection.h"
#include "graphs/graphs.h"
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

// Managed variables have pages of their own in a section, which this page ends.
constexpr size_t PAGE = 4096;
__attribute__((section("rk_managed"), aligned(PAGE), used)) char last_page[PAGE] = {0};
extern "C" char __start_rk_managed[], __stop_rk_managed[];

bool is_managed(const char *variable) {
  return __start_rk_managed <= variable && variable < __stop_rk_managed;
}

// Where the section begins in the file that both sides see.
uint64_t managed_pages() {
  static uint64_t offset = 0;
  if (offset != 0) return offset;
  size_t size = (size_t)(__stop_rk_managed - __start_rk_managed + PAGE - 1) / PAGE * PAGE;
  if (rk::share_own_pages(__start_rk_managed, size, &offset)) return offset;
  fprintf(stderr, "raise-kernel: no memory for managed variables\n");
  exit(1);
}

// The device process writes the variable's first value: host code may read it before any call.
void manage(char *variable, Symbol *symbol) {
  uint64_t offset = managed_pages() + (uint64_t)(variable - __start_rk_managed);
  cudaError_t error = rk::load(symbol->module);
  if (error == cudaSuccess)
    error = rk::ask(rk::Operation::manage,
                    {symbol->module->number, (uint64_t)variable, offset, symbol->size}, nullptr,
                    symbol->name.data(), symbol->name.size());
  if (error != cudaSuccess) return;
  rk::know_managed(variable, symbol->size);
  symbol->address = (uint64_t)variable;
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
  Symbol &symbol = symbols()[variable] = Symbol{(rk::Module *)module, name, size};
  if (is_managed(variable)) manage(variable, &symbol);
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
