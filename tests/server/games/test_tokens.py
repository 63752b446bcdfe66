"""Tokens: 256 bits, kept as hashes, compared as a whole."""

from __future__ import annotations

import base64

import pytest

from carcassonne.server.games.tokens import GAME_ID, TOKEN, bearer, hash_of, new_game_id, new_token, seats_opened_by
from carcassonne.server.problems import Problem


def test_a_token_has_256_bits_and_no_two_are_alike() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(TOKEN.fullmatch(token) and len(base64.urlsafe_b64decode(token + "=")) == 32 for token in tokens)


def test_a_game_id_has_sixteen_signs() -> None:
    ids = [new_game_id() for _ in range(1000)]
    assert all(GAME_ID.fullmatch(one) for one in ids)
    assert not any(one.startswith("-") for one in ids)  # `carcassonne admin purge --game -…`


def test_a_token_opens_the_seats_of_its_hash_and_no_other() -> None:
    mine, other = new_token(), new_token()
    assert seats_opened_by(mine, [None, hash_of(mine), hash_of(other), hash_of(mine)]) == [1, 3]
    assert seats_opened_by(mine, [None, None]) == []
    assert seats_opened_by("", [None, hash_of(mine)]) == []


def test_any_text_can_be_shown_as_a_token() -> None:
    assert seats_opened_by("\ud800 é \x00", [hash_of(new_token())]) == []


def test_a_bearer_is_read_whatever_the_case() -> None:
    assert bearer("bearer abc") == bearer("Bearer  abc ") == "abc"


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer ", "Basic abc", "abc"])
def test_without_a_bearer_one_is_asked_for(header: str | None) -> None:
    with pytest.raises(Problem) as refused:
        bearer(header)
    assert refused.value.code == "no_token"
    assert refused.value.headers == {"WWW-Authenticate": "Bearer"}
