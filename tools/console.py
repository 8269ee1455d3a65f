"""The console scripts. Nothing else imports this module: Ctrl-C ends the process from here on.

Python turns SIGINT into an exception, which is a traceback while the tools are imported.
`supervised` sets up its own handling in the child that does the work.
"""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def raise_kernel() -> None:
    from raise_kernel.tools.raise_kernel import main

    main()


def raise_opt() -> None:
    from raise_kernel.tools.raise_opt import main

    main()
