"""Requests about accounts: the JSON that clients may send."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from carcassonne.server.http.requests import StrictModel, Token
from carcassonne.server.people.model import Judged, Scope

Text = Annotated[str, Field(max_length=8192)]
Reason = Literal["name", "cheating", "leaving", "stalling", "other"]


class ChallengeRequest(StrictModel):
    """What a passkey is wanted for; `register` needs a name, `add` and `confirm` somebody who is signed in."""

    purpose: Literal["register", "sign_in", "add", "confirm"]
    name: Annotated[str, Field(max_length=80, examples=["Anna"])] | None = None


class CredentialResponse(StrictModel):
    """What an authenticator has signed, each in base64url, as `PublicKeyCredential.toJSON()` gives it."""

    clientDataJSON: Text  # noqa: N815
    attestationObject: Text | None = None  # noqa: N815
    authenticatorData: Text | None = None  # noqa: N815
    signature: Text | None = None
    userHandle: Text | None = None  # noqa: N815
    transports: list[Annotated[str, Field(max_length=32)]] | None = None
    publicKeyAlgorithm: int | None = None  # noqa: N815
    publicKey: Text | None = None  # noqa: N815


class Credential(StrictModel):
    """A passkey's answer to a challenge."""

    id: Annotated[str, Field(min_length=1, max_length=1400)]
    rawId: Annotated[str, Field(min_length=1, max_length=1400)]  # noqa: N815
    type: Literal["public-key"]
    response: CredentialResponse
    authenticatorAttachment: Annotated[str, Field(max_length=32)] | None = None  # noqa: N815
    clientExtensionResults: dict[str, Any] = Field(default_factory=dict)  # noqa: N815

    def plain(self) -> dict[str, Any]:
        """Return what the library takes."""
        return self.model_dump(exclude_none=True)


class CredentialRequest(StrictModel):
    """A passkey's answer to a challenge."""

    credential: Credential


class SessionRequest(StrictModel):
    """A passkey's answer to a challenge; or a code, for whoever has no passkey any more."""

    credential: Credential | None = None
    code: Annotated[str, Field(max_length=40, examples=["abcd-efgh-2345-6723"])] | None = None


class TokenRequest(StrictModel):
    """A token for a program; the same `token_id` again gets the same token.

    The scope `bot` stands alone: the token is that of a bot of one's own, which is made if there is none of the name.
    """

    label: Annotated[str, Field(min_length=1, max_length=40, examples=["my bot"])]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]
    token_id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$", examples=["q0Vd1bJ2cYk7Xw4n"])]
    bot: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class ClaimRequest(StrictModel):
    """The tokens of seats in which one played as a guest."""

    tokens: Annotated[list[Token], Field(max_length=200)]


class CaseRequest(StrictModel):
    """Whom the operator should look at, and why; words are for the operator alone."""

    about: Annotated[str, Field(min_length=1, max_length=40, examples=["Bram"])]
    reason: Reason
    game: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")] | None = None
    words: Annotated[str, Field(max_length=500)] = ""


class VerdictRequest(StrictModel):
    """What a moderator decides: `days` go with `no_rated` and `close`, `name` with `rename`; the person reads why."""

    what: Judged
    reason: Annotated[str, Field(min_length=3, max_length=400, examples=["four games left this week"])]
    days: Annotated[float, Field(gt=0, le=36500)] | None = None
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None
