// The device process that `raise-kernel run` has started for this program; see cuda/started.py.
#ifndef RK_STARTED_H
#define RK_STARTED_H

namespace rk {

// The program's ends: the socket, the file of transfers, and the pipe that tells, when the device
// process has ended, the status that waitpid has for it.
struct Started {
  int channel, file, ended;
};

// Whether there is one that is as this process would start it now. One that is not is let go.
bool take_started(Started *ends);

}  // namespace rk

#endif
