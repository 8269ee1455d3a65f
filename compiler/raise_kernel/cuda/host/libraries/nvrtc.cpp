// NVRTC: the compiler is a process of its own (raise_kernel/cuda/nvrtc.py), in a folder of its own.
#include "nvrtc.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "connection.h"

struct _nvrtcProgram {
  std::string source, name, log, image;
  std::map<std::string, std::string> headers;
  // What a name expression is called in the image, once that is there.
  std::vector<std::string> expressions;
  std::map<std::string, std::string> lowered;
  bool compiled = false;
};

namespace {

namespace fs = std::filesystem;

void write(const fs::path &path, const std::string &text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::string text_of(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  return std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
}

std::vector<std::string> lines_of(const std::string &text) {
  std::vector<std::string> lines;
  for (size_t begin = 0, end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
    lines.push_back(text.substr(begin, end - begin));
  return lines;
}

// Its exit code; what it says goes to a file.
int run(const fs::path &folder) {
  const char *python = rk::python();
  std::string named = folder.string(), log = (folder / "log").string();
  pid_t child = fork();
  if (child == 0) {
    if (freopen(log.c_str(), "w", stderr) == nullptr) _exit(127);
    execlp(python, python, "-m", "raise_kernel.cuda.nvrtc", named.c_str(), (char *)nullptr);
    fprintf(stderr, "%s does not start; set RAISE_KERNEL_PYTHON\n", python);
    _exit(127);
  }
  int status;
  if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

// A header goes where its name says, and no further up than the folder.
bool add_headers(const _nvrtcProgram &program, const fs::path &folder) {
  for (const auto &[name, text] : program.headers) {
    fs::path path = (folder / name).lexically_normal();
    if (path.string().rfind(folder.string() + "/", 0) != 0) return false;
    fs::create_directories(path.parent_path());
    write(path, text);
  }
  return true;
}

nvrtcResult compile_in(const fs::path &folder, nvrtcProgram program, const std::string &options) {
  fs::path headers = folder / "headers";
  fs::create_directory(headers);
  if (!add_headers(*program, headers)) return NVRTC_ERROR_INVALID_INPUT;
  // The program's own name is what messages and remarks say.
  std::string name = fs::path(program->name).filename().string();
  write(headers / name, program->source);
  std::string expressions;
  for (const std::string &expression : program->expressions) expressions += expression + "\n";
  write(folder / "name", name);
  write(folder / "options", options);
  write(folder / "expressions", expressions);
  int code = run(folder);
  program->log = text_of(folder / "log");
  if (code == 2) return NVRTC_ERROR_INVALID_OPTION;
  if (code == 1) return NVRTC_ERROR_COMPILATION;
  if (code != 0) return NVRTC_ERROR_INTERNAL_ERROR;
  program->image = text_of(folder / "image");
  std::vector<std::string> names = lines_of(text_of(folder / "lowered"));
  for (size_t number = 0; number < names.size(); ++number)
    program->lowered[program->expressions[number]] = names[number];
  program->compiled = true;
  return NVRTC_SUCCESS;
}

}  // namespace

extern "C" {

const char *nvrtcGetErrorString(nvrtcResult result) {
  static const char *const names[] = {
      "NVRTC_SUCCESS",
      "NVRTC_ERROR_OUT_OF_MEMORY",
      "NVRTC_ERROR_PROGRAM_CREATION_FAILURE",
      "NVRTC_ERROR_INVALID_INPUT",
      "NVRTC_ERROR_INVALID_PROGRAM",
      "NVRTC_ERROR_INVALID_OPTION",
      "NVRTC_ERROR_COMPILATION",
      "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE",
      "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
      "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
      "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
      "NVRTC_ERROR_INTERNAL_ERROR",
  };
  bool known = 0 <= result && result <= NVRTC_ERROR_INTERNAL_ERROR;
  return known ? names[result] : "NVRTC_ERROR unknown";
}

nvrtcResult nvrtcVersion(int *major, int *minor) {
  *major = 12, *minor = 0;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetNumSupportedArchs(int *count) {
  *count = 1;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetSupportedArchs(int *architectures) {
  *architectures = 80;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcCreateProgram(nvrtcProgram *program, const char *source, const char *name,
                               int count, const char *const *headers, const char *const *names) {
  if (program == nullptr || source == nullptr || count < 0) return NVRTC_ERROR_INVALID_INPUT;
  auto *made = new _nvrtcProgram;
  made->source = source;
  made->name = name != nullptr && *name ? name : "default_program";
  for (int i = 0; i < count; ++i) made->headers[names[i]] = headers[i];
  *program = made;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcDestroyProgram(nvrtcProgram *program) {
  if (program == nullptr || *program == nullptr) return NVRTC_ERROR_INVALID_PROGRAM;
  delete *program;
  *program = nullptr;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char *const *options) {
  if (program == nullptr) return NVRTC_ERROR_INVALID_PROGRAM;
  std::string pattern = (fs::temp_directory_path() / "raise-kernel-XXXXXX").string(), words;
  for (int i = 0; i < count; ++i) words += std::string(options[i]) + "\n";
  words += "-I" + fs::absolute(program->name).parent_path().string() + "\n";
  if (mkdtemp(pattern.data()) == nullptr) return NVRTC_ERROR_INTERNAL_ERROR;
  nvrtcResult result = compile_in(pattern, program, words);
  fs::remove_all(pattern);
  return result;
}

nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *size) {
  if (program == nullptr || !program->compiled) return NVRTC_ERROR_INVALID_PROGRAM;
  *size = program->image.size();
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *image) {
  if (program == nullptr || !program->compiled) return NVRTC_ERROR_INVALID_PROGRAM;
  memcpy(image, program->image.data(), program->image.size());
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *size) {
  return nvrtcGetCUBINSize(program, size);
}

nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *image) {
  return nvrtcGetCUBIN(program, image);
}

nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, size_t *size) {
  if (program == nullptr) return NVRTC_ERROR_INVALID_PROGRAM;
  *size = program->log.size() + 1;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char *log) {
  if (program == nullptr) return NVRTC_ERROR_INVALID_PROGRAM;
  memcpy(log, program->log.c_str(), program->log.size() + 1);
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcAddNameExpression(nvrtcProgram program, const char *expression) {
  if (program == nullptr) return NVRTC_ERROR_INVALID_PROGRAM;
  if (program->compiled) return NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
  program->expressions.push_back(expression);
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetLoweredName(nvrtcProgram program, const char *expression, const char **name) {
  if (program == nullptr) return NVRTC_ERROR_INVALID_PROGRAM;
  if (!program->compiled) return NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
  auto known = program->lowered.find(expression);
  if (known == program->lowered.end()) return NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
  *name = known->second.c_str();
  return NVRTC_SUCCESS;
}
}
