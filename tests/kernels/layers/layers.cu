// Layers of networks over flat indices, as frameworks write them: pooling with windows that are cut
// at the edges and its derivative, columns back into an image, other orders of axes.

#define GRID_STRIDE(i, n) \
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)

extern "C" __global__ void max_pool_cut(const float* x, float* y, int total, int height, int width,
                                        int oh, int ow, int size, int stride, int pad) {
  GRID_STRIDE(index, total) {
    int column = index % ow, row = (index / ow) % oh, plane = index / ow / oh;
    int top = row * stride - pad, left = column * stride - pad;
    int bottom = min(top + size, height), right = min(left + size, width);
    top = max(top, 0);
    left = max(left, 0);
    float best = -3.402823466e+38f;
    const float* here = x + plane * height * width;
    for (int h = top; h < bottom; ++h)
      for (int w = left; w < right; ++w)
        if (here[h * width + w] > best) best = here[h * width + w];
    y[index] = best;
  }
}

extern "C" __global__ void mean_pool_gradient(const float* dy, float* dx, int total, int height,
                                              int width, int oh, int ow, int size, int stride) {
  GRID_STRIDE(index, total) {
    int w = index % width, h = (index / width) % height, plane = index / width / height;
    int top = h < size ? 0 : (h - size) / stride + 1, bottom = min(h / stride + 1, oh);
    int left = w < size ? 0 : (w - size) / stride + 1, right = min(w / stride + 1, ow);
    float sum = 0.0f;
    const float* here = dy + plane * oh * ow;
    for (int i = top; i < bottom; ++i)
      for (int j = left; j < right; ++j) sum += here[i * ow + j];
    dx[index] = sum / (size * size);
  }
}

extern "C" __global__ void columns_to_image(const float* columns, float* y, int total, int height,
                                            int width, int size, int pad, int stride, int rows,
                                            int places) {
  GRID_STRIDE(index, total) {
    float sum = 0.0f;
    int w = index % width + pad, h = (index / width) % height + pad, c = index / (width * height);
    int first_w = w < size ? 0 : (w - size) / stride + 1, end_w = min(w / stride + 1, places);
    int first_h = h < size ? 0 : (h - size) / stride + 1, end_h = min(h / stride + 1, rows);
    int offset = (c * size * size + h * size + w) * rows * places;
    int by_row = (1 - stride * size * rows) * places, by_place = 1 - stride * rows * places;
    for (int i = first_h; i < end_h; ++i)
      for (int j = first_w; j < end_w; ++j) sum += columns[offset + i * by_row + j * by_place];
    y[index] += sum;
  }
}

// One remainder after the other, the strides of the axes as arguments.
extern "C" __global__ void permuted_axes(const float* x, float* y, int total, int b, int c, int d,
                                         int along_a, int along_b, int along_c, int along_d) {
  GRID_STRIDE(index, total) {
    int rest = index;
    int i = rest / (b * c * d);
    rest %= b * c * d;
    int j = rest / (c * d);
    rest %= c * d;
    int k = rest / d, l = rest % d;
    y[index] = x[i * along_a + j * along_b + k * along_c + l * along_d];
  }
}

extern "C" __global__ void channels_to_space(const float* x, float* y, int total, int width,
                                             int height, int channels, int stride) {
  int index = (blockIdx.x + blockIdx.y * gridDim.x) * blockDim.x + threadIdx.x;
  if (index >= total) return;
  int rest = index, column = rest % width;
  rest /= width;
  int row = rest % height;
  rest /= height;
  int channel = rest % channels, image = rest / channels;
  int kept = channels / (stride * stride), offset = channel / kept;
  int to_column = column * stride + offset % stride, to_row = row * stride + offset / stride;
  y[to_column + width * stride * (to_row + height * stride * (channel % kept + kept * image))] =
      x[index];
}

extern "C" __global__ void padded_images(const float* x, float* y, int total, int height, int width,
                                         int oh, int ow, int top, int left, float value) {
  GRID_STRIDE(index, total) {
    int plane = index / ow;
    int column = index % ow - left, row = plane % oh - top;
    plane /= oh;
    y[index] = row < 0 || column < 0 || row >= height || column >= width
                   ? value
                   : x[(plane * height + row) * width + column];
  }
}

// Fewer threads than elements, and no power of two among the sizes.
extern "C" __global__ void repeated_pixels(const float* x, float* y, int total, int height,
                                           int width, int by_rows, int by_columns) {
  GRID_STRIDE(index, total) {
    int ow = width * by_columns, oh = height * by_rows;
    int column = index % ow / by_columns, row = index / ow % oh / by_rows;
    y[index] = x[(index / (ow * oh) * height + row) * width + column];
  }
}
