"""The shuffle: its seed, and the promise of it."""

from __future__ import annotations

import hashlib

from carcassonne.server.games.shuffle import BITS, commitment, is_commitment, matches, new_seed


def test_a_seed_has_256_bits_and_no_two_are_the_same() -> None:
    seeds = [new_seed() for _ in range(64)]
    assert len(set(seeds)) == 64
    assert all(0 <= seed < 2**BITS for seed in seeds)
    assert max(seed.bit_length() for seed in seeds) > BITS - 8


def test_the_commitment_is_the_sha_256_that_the_documentation_says() -> None:
    assert commitment(42) == hashlib.sha256(b"carcassonne shuffle 42").hexdigest()
    assert is_commitment(commitment(new_seed()))
    assert not is_commitment(commitment(1).upper())
    assert not is_commitment(commitment(1) + "\n")


def test_only_the_seed_that_was_committed_to_matches() -> None:
    seed = new_seed()
    assert matches(seed, commitment(seed))
    assert not matches(seed ^ 1, commitment(seed))
