"""Sending: one encrypted message to one push service. An endpoint is somebody else's word: it may lead only outside.

The address is looked up once, checked and connected to, so that a name cannot mean one host when it is checked and
another when it is used. Answers are not read, redirects are not followed.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import json
import socket
import ssl
import time
from typing import Any
from urllib.parse import urlsplit

from carcassonne.errors import CarcassonneError
from carcassonne.server.notices.subscriptions import Subscription

TIMEOUT = 10.0
DAY = 86400
GONE = (404, 410)
"""What a push service answers for a device that wants no more calls."""
LONGEST_ENDPOINT = 1024
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


def check_endpoint(endpoint: str, local: bool) -> None:
    """Raise PushError for an endpoint that no push service has; `local` allows those of this machine, for tests."""
    parts = urlsplit(endpoint)
    try:
        port = parts.port
    except ValueError as reason:
        raise PushError("the endpoint's port is no number") from reason
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not parts.hostname or parts.username is not None:
        raise PushError("this is no endpoint of a push service")
    if local and parts.scheme == "http" and parts.hostname == "127.0.0.1":
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise PushError("an endpoint must begin with https:// and use its usual port")


def check_keys(subscription: Subscription) -> None:
    """Raise PushError for keys with which nothing can be encrypted."""
    try:
        _encrypted(subscription, b"-")
    except Exception as reason:  # whatever the libraries think of it
        raise PushError("the keys of the subscription cannot be used") from reason


def send(subscription: Subscription, message: dict[str, Any], private_key: str, contact: str, local: bool) -> bool:
    """Send a message; return whether the device still wants to be called. Raises PushError, OSError."""
    check_endpoint(subscription.endpoint, local)
    parts = urlsplit(subscription.endpoint)
    connection = _connection(parts.scheme, str(parts.hostname), parts.port, local)
    body = _encrypted(subscription, json.dumps(message).encode())
    headers = _headers(f"{parts.scheme}://{parts.netloc}", private_key, contact)
    try:
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    except http.client.HTTPException as fault:
        raise PushError(f"the push service broke off: {type(fault).__name__}") from fault
    finally:
        connection.close()
    if status in GONE:
        return False
    if not 200 <= status < 300:
        raise PushError(f"the push service answered {status}")
    return True


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


def _connection(scheme: str, host: str, port: int | None, local: bool) -> http.client.HTTPConnection:
    """Return a connection to a checked address of a host."""
    address = _public_address(host, port or 443, local)
    if scheme == "http":
        return http.client.HTTPConnection(address, port or 80, timeout=TIMEOUT)
    return _Pinned(host, address, port or 443)


class _Pinned(http.client.HTTPSConnection):
    """Connects to an address that was checked; the certificate must be that of the host."""

    def __init__(self, host: str, address: str, port: int) -> None:
        super().__init__(host, port, timeout=TIMEOUT, context=ssl.create_default_context())
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), TIMEOUT)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def _public_address(host: str, port: int, local: bool) -> str:
    """Return an address of a host; raises PushError where any of them is not of the public network."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or (not local and not all(ipaddress.ip_address(address).is_global for address in found)):
        raise PushError("the endpoint does not lead to the public network")
    return found[0]
