// Starts the device process and talks to it over a socket.
#include "connection.h"

#include "started.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <utility>

#ifndef RK_PYTHON
#define RK_PYTHON "python3"
#endif
// What this library is built of: the device process refuses programs of another one.
#ifndef RK_VERSION
#define RK_VERSION "unknown"
#endif

namespace rk {
namespace {

struct Request {
  uint32_t operation, size;
  uint64_t words[MOST_WORDS];
};
// Every version of this library takes a reply that begins with STOP and goes on with zeros.
struct Reply {
  int32_t error;
  uint32_t size, printed;
  int32_t late;  // The first error of what was posted since the reply before.
  uint64_t words[MOST_RESULTS];
};

// The error of a reply after which the program is to end: the device process has said why.
constexpr int32_t STOP = -1;
// In `operation`: no reply is wanted.
constexpr uint32_t POSTED = 1u << 31;
// The exit code of a process that did not become the device, and has said why.
constexpr int NOT_STARTED = 127;

enum class State { before, running, broken };
State state = State::before;
int channel = -1;
int file = -1;
uint64_t file_size = WINDOW;
// The device process, where it is a child; else the pipe that tells how it has ended.
pid_t owner = 0, device = 0;
int ended = -1;
bool has_replied = false;
// Whether something was posted since the last reply.
bool is_owed = false;
// What went wrong in it, until a call without results gives it to the program.
cudaError_t late = cudaSuccess;
// Whether a request or reply is on its way: a signal may end the program then.
bool is_talking = false;
char *transfers = nullptr;
pthread_mutex_t mutex;
pthread_once_t mutex_made = PTHREAD_ONCE_INIT;

void make_mutex() {
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &kind);
}

struct sigaction before_fault;

void tell(const char *text) {
  if (write(2, text, strlen(text)) < 0) return;
}

// A host that reads or writes device memory is told so, or what lies right before it, as `free` does;
// any other fault is as it was.
void fault(int number, siginfo_t *info, void *) {
  if (is_device(info->si_addr) || is_device((char *)info->si_addr + 64)) {
    char text[160];
    snprintf(text, sizeof text,
             "raise-kernel: the host accesses device memory at %p: copy it with cudaMemcpy, or "
             "allocate it with cudaMallocManaged\n",
             info->si_addr);
    tell(text);
    _exit(1);
  }
  sigaction(number, &before_fault, nullptr);
}

// No memory of the program can come to lie where device addresses are.
void reserve_addresses() {
  void *begin = (void *)DEVICE_BEGIN;
  mmap(begin, DEVICE_END - DEVICE_BEGIN, PROT_NONE,
       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = fault;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGSEGV, &action, &before_fault);
}

[[noreturn]] void become_device(int socket) {
  const char *python = rk::python();
  fcntl(socket, F_SETFD, 0);
  fcntl(file, F_SETFD, 0);
  char numbers[2][16];
  snprintf(numbers[0], sizeof numbers[0], "%d", socket);
  snprintf(numbers[1], sizeof numbers[1], "%d", file);
  // What interrupts the program from a terminal is the program's to handle.
  signal(SIGINT, SIG_IGN);
  execlp(python, python, "-m", "raise_kernel.cuda.device", numbers[0], numbers[1], RK_VERSION,
         (char *)nullptr);
  fprintf(stderr, "raise-kernel: %s does not start: %s; set RAISE_KERNEL_PYTHON\n", python,
          strerror(errno));
  _exit(NOT_STARTED);
}

// A new device process, and the program's ends of what joins it.
bool start_device() {
  int ends[2];
  file = memfd_create("raise-kernel", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, (off_t)file_size) != 0) return false;
  // No other process that the program starts holds an end: a dead one is seen as closed.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
  fflush(stdout);
  fflush(stderr);
  device = fork();
  if (device < 0) return false;
  if (device == 0) {
    close(ends[0]);
    become_device(ends[1]);
  }
  close(ends[1]);
  channel = ends[0];
  return true;
}

bool start() {
  Started found;
  if (take_started(&found))
    channel = found.channel, file = found.file, ended = found.ended;
  else if (!start_device())
    return false;
  void *pages = mmap(nullptr, WINDOW, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (pages == MAP_FAILED) return false;
  transfers = (char *)pages;
  reserve_addresses();
  owner = getpid();
  return true;
}

// Waits until the device process has ended. Whether it is known how.
bool wait_for_end(int *status) {
  if (ended >= 0) return read(ended, status, sizeof *status) == (ssize_t)sizeof *status;
  return waitpid(device, status, 0) == device;
}

bool send_all(const void *data, size_t size) {
  const char *at = (const char *)data;
  while (size > 0) {
    ssize_t done = send(channel, at, size, MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    at += done, size -= (size_t)done;
  }
  return true;
}

bool receive_all(void *data, size_t size) {
  char *at = (char *)data;
  while (size > 0) {
    ssize_t done = recv(channel, at, size, 0);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    at += done, size -= (size_t)done;
  }
  return true;
}

bool receive_text(std::string *text, size_t size) {
  text->resize(size);
  return size == 0 || receive_all(&(*text)[0], size);
}

// The device process has ended: a message says so once, and nothing works any more.
cudaError_t broken() {
  state = State::broken;
  int status = 0;
  bool known = wait_for_end(&status);
  if (known && WIFSIGNALED(status))
    fprintf(stderr, "raise-kernel: the device process was killed by signal %d (%s)%s\n",
            WTERMSIG(status), strsignal(WTERMSIG(status)),
            WTERMSIG(status) == SIGKILL ? ": the system may be out of memory" : "");
  else if (has_replied || !known || WEXITSTATUS(status) != NOT_STARTED)
    fprintf(stderr, "raise-kernel: the device process has ended (exit code %d)\n",
            known ? WEXITSTATUS(status) : -1);
  return has_replied ? cudaErrorLaunchFailure : cudaErrorInitializationError;
}

struct Talking {
  Talking() { is_talking = true; }
  ~Talking() { is_talking = false; }
};

bool send_request(const Request &request, const void *data) {
  std::string whole((const char *)&request, sizeof request);
  if (request.size != 0) whole.append((const char *)data, request.size);
  return send_all(whole.data(), whole.size());
}

bool receive_reply(Reply *reply, std::string *found) {
  std::string printed;
  if (!receive_all(reply, sizeof *reply) || !receive_text(found, reply->size)) return false;
  if (!receive_text(&printed, reply->printed)) return false;
  fwrite(printed.data(), 1, printed.size(), stdout);
  return true;
}

Request request_of(uint32_t operation, std::initializer_list<uint64_t> words, size_t size) {
  Request request;
  memset(&request, 0, sizeof request);
  request.operation = operation;
  request.size = (uint32_t)size;
  int number = 0;
  for (uint64_t word : words) request.words[number++] = word;
  return request;
}

// The error without which there is a device process to ask.
cudaError_t ready() {
  if (state == State::before) state = start() ? State::running : State::broken;
  // A child that was forked after the device was used has none, as with a GPU.
  if (lost() != cudaSuccess) return lost();
  bool is_there = state != State::broken && owner == getpid();
  return is_there ? cudaSuccess : cudaErrorInitializationError;
}

cudaError_t asked(const Request &request, Results *results, const void *data) {
  cudaError_t error = ready();
  if (error != cudaSuccess) return error;
  Reply reply;
  Results unused;
  Results *into = results != nullptr ? results : &unused;
  Talking talking;
  if (!send_request(request, data) || !receive_reply(&reply, &into->data)) return broken();
  has_replied = true;
  is_owed = false;
  if (reply.error == STOP) {
    fflush(stdout);
    _exit(1);
  }
  memcpy(into->words, reply.words, sizeof reply.words);
  if (late == cudaSuccess) late = (cudaError_t)reply.late;
  return (cudaError_t)reply.error;
}

cudaError_t posted(const Request &request, const void *data) {
  cudaError_t error = ready();
  if (error != cudaSuccess) return error;
  is_owed = true;
  Talking talking;
  return send_request(request, data) ? cudaSuccess : broken();
}

// What was posted last may print, or fail with a message: a program that ends waits for it.
__attribute__((destructor)) void settle() {
  if (!is_owed || owner != getpid()) return;
  Locked locked;
  if (!is_talking) ask(Operation::begin);
}

}  // namespace

const char *python() {
  const char *named = getenv("RAISE_KERNEL_PYTHON");
  return named != nullptr && *named ? named : RK_PYTHON;
}

void lock() {
  pthread_once(&mutex_made, make_mutex);
  pthread_mutex_lock(&mutex);
}

void unlock() { pthread_mutex_unlock(&mutex); }

cudaError_t ask(Operation operation, std::initializer_list<uint64_t> words, Results *results,
                const void *data, size_t size) {
  Locked locked;
  cudaError_t error = asked(request_of((uint32_t)operation, words, size), results, data);
  // A library has errors of its own.
  if (error == cudaSuccess && results == nullptr && operation != Operation::library)
    std::swap(error, late);
  return failed(error);
}

cudaError_t post(Operation operation, std::initializer_list<uint64_t> words, const void *data,
                 size_t size) {
  Locked locked;
  return failed(posted(request_of((uint32_t)operation | POSTED, words, size), data));
}

char *window() {
  if (transfers == nullptr) ask(Operation::begin);
  return transfers;
}

void *shared_pages(size_t size, uint64_t *offset) {
  Locked locked;
  if (window() == nullptr) return nullptr;
  *offset = file_size;
  if (ftruncate(file, (off_t)(file_size + size)) != 0) return nullptr;
  file_size += size;
  void *pages = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)*offset);
  return pages == MAP_FAILED ? nullptr : pages;
}

bool share_own_pages(void *begin, size_t size, uint64_t *offset) {
  Locked locked;
  void *pages = shared_pages(size, offset);
  if (pages == nullptr) return false;
  memcpy(pages, begin, size);
  munmap(pages, size);
  return mmap(begin, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, (off_t)*offset) !=
         MAP_FAILED;
}

}  // namespace rk
