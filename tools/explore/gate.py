"""What stands between the network and the explore page.

A request comes through only where it is addressed to this machine by one of its loopback names,
has the token in its path, and was not made by a page of another origin. There is no CORS: a page of
another origin reads nothing, and what it sends is refused before it is read.
"""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# With any port: one that is forwarded, `ssh -L 9000:localhost:8000`, has another one here.
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")

# The page loads what this server has, and nothing else; no page may have it in a frame. The editor
# writes its styles into the page itself.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class Gate:
    """The application, for those with its token: `/TOKEN/raise` is its `/raise`."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_HEADERS)
            await send(message)

        problem = self._problem(scope)
        if problem is not None:
            await PlainTextResponse(f"{problem}\n", 403)(scope, receive, told)
            return
        path = "/" + scope["path"].split("/", 2)[2]
        await self._app({**scope, "path": path, "raw_path": path.encode()}, receive, told)

    def _problem(self, scope: Scope) -> str | None:
        """Why a request is refused; None for one that is let through."""
        if scope["type"] != "http":
            return "This server speaks HTTP only."
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if _name(host) not in LOOPBACK:
            return f"This server answers to {', '.join(LOOPBACK)} only, not to {host or 'no name'}."
        origin = headers.get("origin")
        others = headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        if others or (origin is not None and origin != f"http://{host}"):
            return "A page of another origin may not use this server."
        parts = scope["path"].split("/", 2)
        given = parts[1].encode() if len(parts) == 3 else b""
        if not secrets.compare_digest(given, self._token):
            return (
                "The address has no token of this server, or that of an earlier one. Open the "
                "address that raise-kernel explore has printed."
            )
        return None


def _name(host: str) -> str:
    """A Host header without its port; "" for what is none."""
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return ""
    return f"[{name}]" if ":" in name else name
