"""Passkeys: what a browser is asked, and whether its answer is right (WebAuthn, by the library `fido2`).

A key must know its person (a PIN, a finger, a face) and be found without a name; who made it is nobody's business.
"""

from __future__ import annotations

import base64
import importlib.util
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import urlsplit

from carcassonne.server.problems import Problem

MISSING = "accounts need a library that is not installed: pip install 'carcassonne[accounts]'"
MILLISECONDS = 300_000
ALGORITHMS = (-8, -7, -257)
"""EdDSA, ES256 and RS256: what every authenticator has one of."""
LONGEST_KEY = 4096


@dataclass(frozen=True, slots=True)
class NewKey:
    """A passkey as an authenticator has made it."""

    id: str
    public_key: bytes = field(repr=False)
    counter: int
    synced: bool


def installed() -> bool:
    """Return whether passkeys can be checked."""
    return importlib.util.find_spec("fido2") is not None


def creation_options(host: str, challenge: str, person: str, name: str, known: Sequence[str]) -> dict[str, Any]:
    """Return what a browser needs to make a passkey, as WebAuthn writes it in JSON."""
    return {
        "rp": {"id": host, "name": host},
        "user": {"id": _web(person.encode()), "name": name, "displayName": name},
        "challenge": challenge,
        "pubKeyCredParams": [{"type": "public-key", "alg": algorithm} for algorithm in ALGORITHMS],
        "timeout": MILLISECONDS,
        "excludeCredentials": [{"type": "public-key", "id": key} for key in known],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "required",
        },
        "attestation": "none",
        "extensions": {"credProps": True},
    }


def request_options(host: str, challenge: str, known: Sequence[str] = ()) -> dict[str, Any]:
    """Return what a browser needs to show a passkey; any of this host, or one of those that are known."""
    return {
        "rpId": host,
        "challenge": challenge,
        "timeout": MILLISECONDS,
        "allowCredentials": [{"type": "public-key", "id": key} for key in known],
        "userVerification": "required",
    }


def challenge_in(credential: Mapping[str, Any]) -> str:
    """Return the challenge that a browser says it answers; raises Problem where it says none."""
    try:
        read = json.loads(_unweb(credential["response"]["clientDataJSON"]))
        return str(read["challenge"])
    except (ValueError, KeyError, TypeError) as reason:
        raise refused("its data cannot be read") from reason


def new_key(host: str, challenge: str, credential: Mapping[str, Any]) -> NewKey:
    """Return the passkey that answers a challenge; raises Problem where the answer is wrong."""
    from fido2 import cbor
    from fido2.webauthn import AuthenticatorData

    try:
        made: AuthenticatorData = _server(host).register_complete(_asked(challenge), credential)
        known = made.credential_data
        assert known is not None
        key = cbor.encode(dict(known.public_key))
        if known.public_key.get(3) not in ALGORITHMS or len(key) > LONGEST_KEY:
            raise refused("its kind of key is not known here")
        synced = bool(made.flags & AuthenticatorData.FLAG.BE)
        return NewKey(_web(known.credential_id), key, made.counter, synced)
    except Problem:
        raise
    except Exception as reason:  # whatever a stranger's bytes make of a parser
        raise refused(reason) from reason


def check_shown(host: str, challenge: str, credential: Mapping[str, Any], public_key: bytes, counter: int) -> int:
    """Return the counter of a passkey that answers a challenge; raises Problem where the answer is wrong."""
    from fido2 import cbor
    from fido2.cose import CoseKey
    from fido2.webauthn import Aaguid, AttestedCredentialData, AuthenticationResponse

    try:
        shown = AuthenticationResponse.from_dict(credential)
        key = CoseKey.parse(cast(dict[int, Any], cbor.decode(public_key)))
        known = AttestedCredentialData.create(Aaguid(bytes(16)), shown.raw_id, key)
        _server(host).authenticate_complete(_asked(challenge), [known], credential)
        now = shown.response.authenticator_data.counter
    except Exception as reason:  # whatever a stranger's bytes make of a parser
        raise refused(reason) from reason
    if (now or counter) and now <= counter:
        raise refused("its counter ran back: somebody may have copied it")
    return now


def refused(reason: object) -> Problem:
    """Return what is said of a passkey that does not open."""
    return Problem("passkey_refused", f"the passkey was not accepted: {str(reason)[:200] or type(reason).__name__}")


def _server(host: str) -> Any:
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    return Fido2Server(
        PublicKeyCredentialRpEntity(name=host, id=host), verify_origin=lambda origin: is_origin_of(host, origin)
    )


def is_origin_of(host: str, origin: str) -> bool:
    """Return whether a page is the server's own: of this very host, encrypted unless it is this machine.

    >>> is_origin_of("play.example.org", "https://play.example.org"), is_origin_of("example.org", "https://x.example.org")
    (True, False)
    """
    parts = urlsplit(origin)
    return parts.hostname == host and (parts.scheme == "https" or host == "localhost")


def _asked(challenge: str) -> dict[str, str]:
    return {"challenge": challenge, "user_verification": "required"}


def _web(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode("ascii").rstrip("=")


def _unweb(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
