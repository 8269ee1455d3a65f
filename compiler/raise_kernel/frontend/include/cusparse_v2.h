// Another name of cuSPARSE's header.
#include "cusparse.h"
