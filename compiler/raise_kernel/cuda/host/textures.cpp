// Textures and surfaces: objects, and references, which are variables of a module.
#include <string.h>

#include <string>
#include <unordered_map>

#include "arrays.h"
#include "connection.h"
#include "modules.h"

namespace {

using rk::ask;
using rk::failed;
using rk::Operation;

// As raise_kernel/cuda/device/images.py reads it: an array as a texture or surface.
struct Image {
  uint64_t address, size, width, height, depth, pitch;
  int32_t channels, bits, kind, is_surface;
  int32_t filter, normalized, read, addresses[3];
  float border[4];
};

struct Reference {
  rk::Module *module;
  std::string name;
};

std::unordered_map<const void *, Reference> &references() {
  static auto *all = new std::unordered_map<const void *, Reference>;
  return *all;
}

Image image_of(const void *data, const cudaChannelFormatDesc &format) {
  Image image;
  memset(&image, 0, sizeof image);
  image.address = (uint64_t)data;
  image.bits = format.x;
  image.channels = format.w ? 4 : format.z ? 3 : format.y ? 2 : 1;
  image.kind = format.f;
  return image;
}

Image image_of(cudaArray_const_t array) {
  Image image = image_of(array->data, array->format);
  image.width = array->width, image.height = array->height, image.depth = array->depth;
  image.pitch = array->pitch();
  return image;
}

// Linear memory, to the end of its allocation where that comes first.
Image linear(const void *data, const cudaChannelFormatDesc &format, size_t size) {
  Image image = image_of(data, format);
  image.size = size;
  return image;
}

void read_as(Image *image, const textureReference *reference, cudaTextureReadMode read) {
  image->filter = reference->filterMode;
  image->normalized = reference->normalized;
  image->read = read;
  for (int axis = 0; axis < 3; ++axis) image->addresses[axis] = reference->addressMode[axis];
}

cudaError_t bind(const void *variable, const Image &image) {
  rk::Locked locked;
  auto known = references().find(variable);
  if (known == references().end()) return failed(cudaErrorInvalidTexture);
  cudaError_t error = rk::load(known->second.module);
  if (error != cudaSuccess) return error;
  std::string data((const char *)&image, sizeof image);
  data += known->second.name;
  return ask(Operation::bind_image, {known->second.module->number}, nullptr, data.data(),
             data.size());
}

cudaError_t create(unsigned long long *handle, const Image &image) {
  rk::Results results;
  cudaError_t error = ask(Operation::create_image, {}, &results, &image, sizeof image);
  if (error == cudaSuccess) *handle = results.words[0];
  return error;
}

bool describe(Image *image, const cudaResourceDesc *resource) {
  switch (resource->resType) {
    case cudaResourceTypeArray:
      if (resource->res.array.array == nullptr) return false;
      *image = image_of(resource->res.array.array);
      return true;
    case cudaResourceTypeLinear:
      *image = linear(resource->res.linear.devPtr, resource->res.linear.desc,
                      resource->res.linear.sizeInBytes);
      return true;
    case cudaResourceTypePitch2D:
      *image = image_of(resource->res.pitch2D.devPtr, resource->res.pitch2D.desc);
      image->width = resource->res.pitch2D.width, image->height = resource->res.pitch2D.height;
      image->pitch = resource->res.pitch2D.pitchInBytes;
      return true;
    default:
      return false;
  }
}

}  // namespace

extern "C" {

void __cudaRegisterTexture(void **module, const void *variable, const void **, const char *name,
                           int, int, int) {
  references()[variable] = Reference{(rk::Module *)module, name};
}

void __cudaRegisterSurface(void **module, const void *variable, const void **, const char *name,
                           int, int) {
  references()[variable] = Reference{(rk::Module *)module, name};
}

cudaError_t rkBindTexture(const textureReference *reference, cudaTextureReadMode mode,
                          size_t *offset, const void *pointer, const cudaChannelFormatDesc *format,
                          size_t size) {
  if (offset != nullptr) *offset = 0;
  Image image = linear(pointer, *format, size);
  read_as(&image, reference, mode);
  return bind(reference, image);
}

cudaError_t rkBindTexture2D(const textureReference *reference, cudaTextureReadMode mode,
                            size_t *offset, const void *pointer,
                            const cudaChannelFormatDesc *format, size_t width, size_t height,
                            size_t pitch) {
  if (offset != nullptr) *offset = 0;
  Image image = image_of(pointer, *format);
  image.width = width, image.height = height, image.pitch = pitch;
  read_as(&image, reference, mode);
  return bind(reference, image);
}

cudaError_t rkBindTextureToArray(const textureReference *reference, cudaTextureReadMode mode,
                                 cudaArray_const_t array) {
  if (array == nullptr) return failed(cudaErrorInvalidResourceHandle);
  Image image = image_of(array);
  read_as(&image, reference, mode);
  return bind(reference, image);
}

cudaError_t rkBindSurfaceToArray(const surfaceReference *reference, cudaArray_const_t array) {
  if (array == nullptr) return failed(cudaErrorInvalidResourceHandle);
  Image image = image_of(array);
  image.is_surface = 1;
  return bind(reference, image);
}

cudaError_t rkUnbindTexture(const textureReference *reference) {
  rk::Locked locked;
  auto known = references().find(reference);
  if (known == references().end() || !known->second.module->loaded) return cudaSuccess;
  const std::string &name = known->second.name;
  return ask(Operation::unbind_image, {known->second.module->number}, nullptr, name.data(),
             name.size());
}

cudaError_t cudaCreateTextureObject(cudaTextureObject_t *object, const cudaResourceDesc *resource,
                                    const cudaTextureDesc *texture, const cudaResourceViewDesc *) {
  Image image;
  if (!describe(&image, resource)) return failed(cudaErrorInvalidValue);
  image.filter = texture->filterMode;
  image.normalized = texture->normalizedCoords;
  image.read = texture->readMode;
  for (int axis = 0; axis < 3; ++axis) image.addresses[axis] = texture->addressMode[axis];
  memcpy(image.border, texture->borderColor, sizeof image.border);
  return create(object, image);
}

cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object) {
  return ask(Operation::destroy_image, {object});
}

cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *object,
                                    const cudaResourceDesc *resource) {
  Image image;
  if (resource->resType != cudaResourceTypeArray || !describe(&image, resource))
    return failed(cudaErrorInvalidValue);
  image.is_surface = 1;
  return create(object, image);
}

cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object) {
  return ask(Operation::destroy_image, {object});
}
}
