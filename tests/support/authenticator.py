"""An authenticator in software: it makes passkeys and signs with them as a browser and its device would."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256

Json = dict[str, Any]
PRESENT, VERIFIED, SYNCABLE, ATTESTED = 0x01, 0x04, 0x08, 0x40


def web(raw: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass(slots=True)
class Authenticator:
    """Keeps one passkey; what it says wrongly is for tests of refusals."""

    host: str
    origin: str = ""
    verified: bool = True
    counter: int = 0
    id: bytes = field(default_factory=lambda: os.urandom(16))
    key: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: Json) -> Json:
        """What the browser sends for a challenge to make a passkey."""
        self.host = options["rp"]["id"]
        public = cbor.encode(dict(ES256.from_cryptography_key(self.key.public_key())))  # type: ignore[no-untyped-call]
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = cbor.encode({"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + known})
        told = self._told("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": web(told), "attestationObject": web(made)})

    def show(self, options: Json) -> Json:
        """What the browser sends for a challenge to show it."""
        self.counter += 1
        data, told = self._data(0), self._told("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": web(told), "authenticatorData": web(data), "signature": web(signed)}
        return self._credential(answer)

    def _data(self, further: int) -> bytes:
        flags = PRESENT | SYNCABLE | further | (VERIFIED if self.verified else 0)
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _told(self, kind: str, challenge: str) -> bytes:
        origin = self.origin or f"https://{self.host}"
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, answer: Json) -> Json:
        return {"id": web(self.id), "rawId": web(self.id), "type": "public-key", "response": answer,
                "clientExtensionResults": {}}  # fmt: skip
