// The price of a call option by Monte Carlo: cuRAND draws, CUB's block reduction adds up, and the first
// thread reports with the device's printf. The exact price is the closed form of Black and Scholes.
//
//   raise-kernel run examples/programs/option_price.cu -lcurand
#include <cub/cub.cuh>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "curand.h"

#define CHECK(call)                                                                                \
  do {                                                                                             \
    int status = (int)(call);                                                                      \
    if (status != 0) {                                                                             \
      std::printf("line %d: %s: status %d\n", __LINE__, #call, status);                            \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Option {
  double spot, strike, rate, volatility, years;
};

const int BLOCK = 128;

// Each block's sum of discounted payoffs.
__global__ void payoffs(const double *normal, double *sums, Option o, int n) {
  typedef cub::BlockReduce<double, BLOCK> Reduce;
  __shared__ typename Reduce::TempStorage storage;
  int i = blockIdx.x * BLOCK + threadIdx.x;
  double payoff = 0;
  if (i < n) {
    double drift = (o.rate - 0.5 * o.volatility * o.volatility) * o.years;
    double spot = o.spot * exp(drift + o.volatility * sqrt(o.years) * normal[i]);
    payoff = exp(-o.rate * o.years) * fmax(spot - o.strike, 0.0);
  }
  double sum = Reduce(storage).Sum(payoff);
  if (threadIdx.x == 0) sums[blockIdx.x] = sum;
}

__global__ void report(const double *sums, double *price, int blocks, int n) {
  double sum = 0;
  for (int i = 0; i < blocks; ++i) sum += sums[i];
  *price = sum / n;
  printf("%d paths in %d blocks\n", n, blocks);
}

double below(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

int main() {
  const int n = 100000, blocks = (n + BLOCK - 1) / BLOCK;
  Option o = {100, 105, 0.03, 0.2, 1};
  double *normal, *sums, *price, got;
  CHECK(cudaMalloc(&normal, n * sizeof(double)));
  CHECK(cudaMalloc(&sums, blocks * sizeof(double)));
  CHECK(cudaMalloc(&price, sizeof(double)));

  curandGenerator_t generator;
  CHECK(curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10));
  CHECK(curandSetPseudoRandomGeneratorSeed(generator, 2024));
  CHECK(curandGenerateNormalDouble(generator, normal, n, 0, 1));
  payoffs<<<blocks, BLOCK>>>(normal, sums, o, n);
  report<<<1, 1>>>(sums, price, blocks, n);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(&got, price, sizeof(double), cudaMemcpyDeviceToHost));
  CHECK(curandDestroyGenerator(generator));

  double spread = o.volatility * std::sqrt(o.years);
  double d = (std::log(o.spot / o.strike) + o.rate * o.years) / spread + spread / 2;
  double exact = o.spot * below(d) - o.strike * std::exp(-o.rate * o.years) * below(d - spread);
  // The payoff's standard deviation is about 12.5: four standard errors of the mean.
  double allowed = 4 * 12.5 / std::sqrt((double)n);
  std::printf("exact price %.4f, difference %s %.2f\n", exact, std::fabs(got - exact) < allowed ? "<" : ">=", allowed);
  return std::fabs(got - exact) < allowed ? 0 : 1;
}
