// Takes the device process that `raise-kernel run` has started.
#include "started.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

extern char **environ;

namespace rk {
namespace {

constexpr const char *VARIABLE = "RAISE_KERNEL_STARTED_DEVICE";

struct File {
  int number;
  dev_t device;
  ino_t node;
};

// What the device process was started with. No other initialization touches these.
File files[3];
struct stat folder;
uint64_t environment;
pid_t program = 0;

uint64_t digest_of_environment() {
  uint64_t digest = 0xcbf29ce484222325ull;
  for (char **words = environ; words != nullptr && *words != nullptr; ++words)
    for (const char *at = *words;; ++at) {
      digest = (digest ^ (unsigned char)*at) * 0x100000001b3ull;
      if (*at == 0) break;
    }
  return digest;
}

bool is_same(const File &file) {
  struct stat now;
  return fstat(file.number, &now) == 0 && now.st_dev == file.device && now.st_ino == file.node;
}

// Before anything of the program runs, which may change its environment, or start programs.
__attribute__((constructor(101))) void find_started() {
  const char *words = getenv(VARIABLE);
  if (words == nullptr) return;
  int numbers[3];
  bool found = sscanf(words, "%d,%d,%d", &numbers[0], &numbers[1], &numbers[2]) == 3;
  unsetenv(VARIABLE);
  for (int i = 0; found && i < 3; ++i) {
    struct stat now;
    found = fstat(numbers[i], &now) == 0 && fcntl(numbers[i], F_SETFD, FD_CLOEXEC) == 0;
    files[i] = {numbers[i], now.st_dev, now.st_ino};
  }
  if (!found || stat(".", &folder) != 0) return;
  environment = digest_of_environment();
  program = getpid();
}

}  // namespace

bool take_started(Started *ends) {
  if (program == 0) return false;
  bool there = true;
  for (const File &file : files) there &= is_same(file);
  struct stat now;
  bool fits = there && program == getpid() && environment == digest_of_environment() &&
              stat(".", &now) == 0 && now.st_dev == folder.st_dev && now.st_ino == folder.st_ino;
  program = 0;
  if (fits) {
    *ends = {files[0].number, files[1].number, files[2].number};
    return true;
  }
  for (const File &file : files)
    if (is_same(file)) close(file.number);
  return false;
}

}  // namespace rk
