"""Sending: one encrypted message to one push service. An endpoint is somebody else's word: it may lead only outside.

The address is looked up once, checked and connected to, so that a name cannot mean one host when it is checked and
another when it is used. Answers are not read, redirects are not followed.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from ipaddress import ip_address, ip_network
from threading import Thread
from typing import Any, TypeVar, cast
from urllib.parse import SplitResult, urlsplit

from carcassonne.errors import CarcassonneError
from carcassonne.server.notices.subscriptions import Subscription

SECONDS = 10.0
"""For the whole of a message: a push service that drips byte by byte has no more."""
DAY = 86400
GONE = (404, 410)
"""What a push service answers for a device that wants no more calls."""
LONGEST_ENDPOINT = 1024
LONGEST_LINE = 8192
_PLAIN = re.compile(r"[!-~]+")
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")
PUBLIC_IPV6 = ip_network("2000::/3")
NOT_PUBLIC = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # a provider's own
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocols; some clouds answer there
        "192.0.2.0/24",
        "192.88.99.0/24",  # relays
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",  # everybody, and what is reserved
        "2001::/23",  # Teredo and other protocols
        "2001:db8::/32",
        "2002::/16",  # 6to4: any address of IPv4, our own too
        "3fff::/20",
    )
)
"""Networks in which no push service is. `ipaddress` calls some of them global; NAT64, site-local and addresses of IPv4
in disguise lie outside of PUBLIC_IPV6."""
T = TypeVar("T")
MISSING = "this server cannot send notices: it was installed without pip install 'carcassonne[push]'"


class PushError(CarcassonneError):
    """A message that cannot be sent; the text says why."""


def installed() -> bool:
    """Return whether what encrypts messages is installed."""
    try:
        import pywebpush
    except ImportError:
        return False
    return pywebpush is not None


def new_key() -> str:
    """Return a new private key of the server, as text."""
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    pem: bytes = key.private_pem()
    return pem.decode()


def public_key(private_key: str) -> str:
    """Return the public part of the server's key as browsers take it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(private_key.encode()).public_key.public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def check_endpoint(endpoint: str, local: bool) -> SplitResult:
    """Return the parts of an endpoint; `local` allows those of this machine, for tests.

    Raises PushError for an endpoint that no push service has.
    """
    if len(endpoint) > LONGEST_ENDPOINT or not _PLAIN.fullmatch(endpoint):
        raise PushError("this is no endpoint of a push service")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as reason:
        raise PushError(f"this is no endpoint of a push service: {reason}") from reason
    if not parts.hostname or parts.username is not None:
        raise PushError("this is no endpoint of a push service")
    if local and parts.scheme == "http" and parts.hostname == "127.0.0.1":
        return parts
    if parts.scheme != "https" or port not in (None, 443):
        raise PushError("an endpoint must begin with https:// and use its usual port")
    return parts


def check_keys(subscription: Subscription) -> None:
    """Raise PushError for keys with which nothing can be encrypted."""
    try:
        _encrypted(subscription, b"-")
    except Exception as reason:  # whatever the libraries think of it
        raise PushError("the keys of the subscription cannot be used") from reason


async def send(
    subscription: Subscription, message: dict[str, Any], private_key: str, contact: str, local: bool
) -> bool:
    """Send a message within some seconds; return whether the device still wants to be called.

    Raises PushError, OSError, and TimeoutError where the push service is too slow, however it passes the time.
    """
    parts = check_endpoint(subscription.endpoint, local)
    async with asyncio.timeout(SECONDS):
        address = await _address_of(parts, local)
        body = await asyncio.to_thread(_encrypted, subscription, json.dumps(message).encode())
        headers = await asyncio.to_thread(_headers, f"{parts.scheme}://{parts.netloc}", private_key, contact)
        status = await _status_of(parts, address, headers, body)
    if status in GONE:
        return False
    if not 200 <= status < 300:
        raise PushError(f"the push service answered {status}")
    return True


async def tell(address: str, message: dict[str, Any], local: bool) -> None:
    """Post a message in plain JSON to an address that an organiser has named; raises as `send` does."""
    parts = check_endpoint(address, local)
    async with asyncio.timeout(SECONDS):
        found = await _address_of(parts, local)
        status = await _status_of(parts, found, {"Content-Type": "application/json"}, json.dumps(message).encode())
    if not 200 <= status < 300:
        raise PushError(f"the other side answered {status}")


async def _address_of(parts: SplitResult, local: bool) -> str:
    """Return the address on the public network to which an endpoint leads."""
    return await _in_a_thread(_public_address, str(parts.hostname), parts.port or 443, local)


async def _status_of(parts: SplitResult, address: str, headers: dict[str, str], body: bytes) -> int:
    """Post a body to an address that was checked, and return the status; of the answer no more is read."""
    encrypted: dict[str, Any] = {}
    if parts.scheme == "https":  # the certificate must be that of the host
        encrypted = {"ssl": await asyncio.to_thread(_trusted), "server_hostname": parts.hostname}
    port = parts.port or (443 if encrypted else 80)
    reader, writer = await asyncio.open_connection(address, port, limit=LONGEST_LINE, **encrypted)
    try:
        lines = [
            f"POST {parts.path or '/'}{f'?{parts.query}' if parts.query else ''} HTTP/1.1",
            f"Host: {parts.netloc}",
        ]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        found = _STATUS.match(await reader.readline())
    except ValueError as fault:
        raise PushError("the push service answers with an endless line") from fault
    finally:
        writer.transport.abort()
    if found is None:
        raise PushError("the push service broke off")
    return int(found[1])


async def _in_a_thread(work: Callable[..., T], *given: object) -> T:
    """Return what some work comes to that may hang, in a thread for which nobody waits when the process ends."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(result: T | None, fault: BaseException | None) -> None:
        if not done.done():
            done.set_exception(fault) if fault is not None else done.set_result(cast(T, result))

    def run() -> None:
        result, failed = None, None
        try:
            result = work(*given)
        except Exception as fault:
            failed = fault
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(tell, result, failed)

    Thread(target=run, name="looking up", daemon=True).start()
    return await done


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _encrypted(subscription: Subscription, plain: bytes) -> bytes:
    from pywebpush import WebPusher

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    encoded: bytes = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(plain)["body"]
    return encoded


def _headers(origin: str, private_key: str, contact: str) -> dict[str, str]:
    from py_vapid import Vapid02

    claims = {"aud": origin, "sub": contact, "exp": int(time.time()) + DAY // 2}
    signed: dict[str, str] = Vapid02.from_pem(private_key.encode()).sign(claims)
    return {**signed, "Content-Encoding": "aes128gcm", "TTL": str(DAY), "Urgency": "high"}


def _public_address(host: str, port: int, local: bool) -> str:
    """Return an address of a host; raises PushError where any of them is not of the public network."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or (not local and not all(map(is_public, found))):
        raise PushError("the endpoint does not lead to the public network")
    return found[0]


def is_public(text: str) -> bool:
    """Return whether an address is somebody's on the public network: none of our own, none that stands for another."""
    address = ip_address(text)
    refused = any(address in network for network in NOT_PUBLIC)
    return address.is_global and not refused and (address.version == 4 or address in PUBLIC_IPV6)
