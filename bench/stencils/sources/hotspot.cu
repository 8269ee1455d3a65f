// Heat in a chip: conduction to four neighbours (itself past the edge), to the sink, and a source.
extern "C" __global__ void hotspot(const float* power, const float* heat, float* next, float rx,
                                   float ry, float rz, float step, int rows, int columns) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= rows || j >= columns) return;
  int c = i * columns + j;
  float here = heat[c];
  float up = i > 0 ? heat[c - columns] : here;
  float down = i < rows - 1 ? heat[c + columns] : here;
  float left = j > 0 ? heat[c - 1] : here;
  float right = j < columns - 1 ? heat[c + 1] : here;
  next[c] = here + step * (power[c] + (up + down - 2.0f * here) * ry +
                           (left + right - 2.0f * here) * rx + (80.0f - here) * rz);
}
