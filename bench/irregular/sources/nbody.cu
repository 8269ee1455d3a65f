// Gravity between all pairs of bodies, tiles of bodies in shared memory.
#define B 128
extern "C" __global__ void nbody(const float4* body, float4* force, int n) {
  __shared__ float4 tile[B];
  int i = blockIdx.x * B + threadIdx.x;
  float4 me = i < n ? body[i] : make_float4(0, 0, 0, 0);
  float fx = 0.0f, fy = 0.0f, fz = 0.0f;
  for (int first = 0; first < n; first += B) {
    int k = first + threadIdx.x;
    tile[threadIdx.x] = k < n ? body[k] : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int j = 0; j < B; j++) {
      float dx = tile[j].x - me.x, dy = tile[j].y - me.y, dz = tile[j].z - me.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-3f);
      float pull = tile[j].w * inverse * inverse * inverse;
      fx += pull * dx;
      fy += pull * dy;
      fz += pull * dz;
    }
    __syncthreads();
  }
  if (i < n) force[i] = make_float4(fx, fy, fz, 0.0f);
}
