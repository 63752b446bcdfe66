"""Addresses: whose requests are counted together, and which of them are proxies'."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

PREFIX_OF_ONE = 64
"""The bits of an IPv6 address that one household or one server has: what follows is its own choice."""
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::[0-9]{1,5})?")


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what an address is counted under: itself, or the /64 of an IPv6 address.

    >>> network_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    found = _address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, PREFIX_OF_ONE), strict=False))
    return str(found) if found is not None else address


def is_numeric(host: str) -> bool:
    """Return whether a host is an address and no name."""
    return _address(host.strip("[]")) is not None


def authority_of(host: str) -> tuple[str, str]:
    """Return what a Host header names, without and with its port; both empty if that cannot be a name."""
    found = _HOST.fullmatch(host.lower())
    return (found[1].rstrip("."), host.lower()) if found else ("", "")


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    """Return whether an address is this machine's own."""
    found = _address(address)
    return found is not None and found.is_loopback


def read_networks(texts: Sequence[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Return the networks of `10.0.0.0/8` or `127.0.0.1`; raises ValueError."""
    return tuple(ip_network(text) for text in texts)


def is_within(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    """Return whether an address lies in one of some networks."""
    found = _address(address)
    return found is not None and any(found in network for network in networks)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address, that of IPv4 where IPv6 only carries it; None for anything else."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
