// Prices of European options by the Black-Scholes formula, and how the call's moves with the spot.
__device__ float normal(float x) {
  // Abramowitz and Stegun 26.2.17.
  float k = 1.0f / (1.0f + 0.2316419f * fabsf(x));
  float tail = k * (0.319381530f +
               k * (-0.356563782f +
               k * (1.781477937f +
               k * (-1.821255978f + k * 1.330274429f))));
  tail *= 0.39894228040143267794f * expf(-0.5f * x * x);
  return x > 0.0f ? 1.0f - tail : tail;
}

__global__ void black_scholes(const float* spot, const float* strike, const float* years,
                              float* call, float* put, float* delta, float rate, float sigma,
                              int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float root = sigma * sqrtf(years[i]);
    float d1 = (logf(spot[i] / strike[i]) + (rate + 0.5f * sigma * sigma) * years[i]) / root;
    float d2 = d1 - root;
    float now = strike[i] * expf(-rate * years[i]);
    call[i] = spot[i] * normal(d1) - now * normal(d2);
    put[i] = now * normal(-d2) - spot[i] * normal(-d1);
    delta[i] = normal(d1);
  }
}
