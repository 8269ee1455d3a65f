// Rays through the pixels of an image against spheres: the nearest hit, shaded and reflected until
// nothing is hit or little light is left.
struct Sphere {
  float3 centre;
  float radius;
  float3 colour;
  float mirror;
};

__device__ float3 along(float3 a, float3 b, float t) {
  return make_float3(a.x + t * b.x, a.y + t * b.y, a.z + t * b.z);
}
__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

__device__ int nearest(const Sphere* spheres, int count, float3 from, float3 to, float* distance) {
  int best = -1;
  for (int s = 0; s < count; s++) {
    float3 offset = along(from, spheres[s].centre, -1.0f);
    float b = dot(offset, to);
    float d = b * b - dot(offset, offset) + spheres[s].radius * spheres[s].radius;
    if (d < 0.0f) continue;
    float root = sqrtf(d);
    float t = -b - root > 1e-3f ? -b - root : -b + root;
    if (t > 1e-3f && t < *distance) {
      *distance = t;
      best = s;
    }
  }
  return best;
}

__global__ void rays(const Sphere* spheres, int count, float3* image, int width, int height) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  float3 from = make_float3(0.0f, 0.0f, -3.0f);
  float3 to = make_float3((px + 0.5f) / width - 0.5f, (py + 0.5f) / height - 0.5f, 1.0f);
  float length = sqrtf(dot(to, to));
  to = make_float3(to.x / length, to.y / length, to.z / length);
  float3 seen = make_float3(0.0f, 0.0f, 0.0f);
  float light = 1.0f;
  for (int bounce = 0; bounce < 4 && light > 0.01f; bounce++) {
    float distance = 1e20f;
    int hit = nearest(spheres, count, from, to, &distance);
    if (hit < 0) {
      seen = along(seen, make_float3(0.3f, 0.5f, 0.9f), light * 0.5f * (1.0f - to.y));
      break;
    }
    Sphere sphere = spheres[hit];
    from = along(from, to, distance);
    float3 normal = along(from, sphere.centre, -1.0f);
    float scale = 1.0f / sphere.radius;
    normal = make_float3(normal.x * scale, normal.y * scale, normal.z * scale);
    float lit = fmaxf(0.0f, dot(normal, make_float3(0.48f, -0.64f, -0.6f)));
    seen = along(seen, sphere.colour, light * (1.0f - sphere.mirror) * (0.1f + 0.9f * lit));
    light *= sphere.mirror;
    to = along(to, normal, -2.0f * dot(to, normal));
  }
  image[py * width + px] = seen;
}
