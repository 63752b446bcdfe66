"""Ratings: what a game says of everybody's strength, and whether ratings tell something at all."""

from __future__ import annotations

import math
import random

from carcassonne.engine.rules import Rules
from carcassonne.server.ratings.derived import ResultOf, derive, fit
from carcassonne.server.ratings.model import Parameters, Rating, first_rating, guess_loss, rated
from carcassonne.server.ratings.pools import POOLS, pool_of, siblings

PEOPLE, GAMES = 200, 40


def a_season(seed: int, players: int = 2) -> tuple[dict[str, float], list[ResultOf]]:
    """People with true strengths, and forty games for each, as luck would have them."""
    dice = random.Random(seed)
    truth = {f"p{number}": dice.gauss(25.0, 25 / 3) for number in range(PEOPLE)}
    results = []
    for number in range(PEOPLE * GAMES // players):
        table = dice.sample(sorted(truth), players)
        played = [dice.gauss(truth[person], 12.5) for person in table]
        places = [1 + sum(other > mine for other in played) for mine in played]
        results.append(ResultOf(f"g{number}", "base-2" if players == 2 else "base-many", table, places, float(number)))
    return truth, results


def correlation(one: list[float], other: list[float]) -> float:
    """Pearson's."""
    middle, there = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - middle) * (b - there) for a, b in zip(one, other, strict=True))
    return both / math.sqrt(sum((a - middle) ** 2 for a in one) * sum((b - there) ** 2 for b in other))


def test_ratings_of_200_people_tell_their_strength_after_40_games() -> None:
    truth, results = a_season(1)
    table, counted = derive(results)
    people = sorted(truth)
    found = correlation([truth[p] for p in people], [table[p, "base-2"].rating.mu for p in people])
    assert found >= 0.75
    assert sum(each.loss for each in counted[-2000:]) / 2000 < guess_loss(2)
    assert table["p0", "base-2"].games == sum("p0" in result.people for result in results)


def test_the_same_results_give_the_same_table_bit_for_bit() -> None:
    _, results = a_season(2, players=4)
    assert derive(results[:300]) == derive(results[:300])


def test_a_fit_finds_the_beta_that_games_were_made_with() -> None:
    _, results = a_season(3)
    found = fit(results[:1800], known=8)
    assert 25 / 3 <= found[0].beta <= 2.4 * 25 / 3
    assert found[0].loss < found[0].guess
    assert found[-1].beta == 0.5 * 25 / 3, "much too sure of itself"


def test_who_wins_gains_and_a_tie_between_equals_changes_no_strength() -> None:
    (winner, loser), loss = rated([Rating(), Rating()], [1, 2])
    assert winner.mu > 25 > loser.mu
    assert loss == guess_loss(2)
    assert winner.sigma < Rating().sigma
    tied, _ = rated([Rating(), Rating()], [1, 1])
    assert tied[0].mu == tied[1].mu == 25.0


def test_with_more_players_places_are_in_order() -> None:
    after, _ = rated([Rating()] * 4, [2, 1, 4, 3])
    assert sorted(range(4), key=lambda seat: -after[seat].mu) == [1, 0, 3, 2]


def test_what_people_see() -> None:
    assert Rating(25.0).shown == 1500
    assert Rating(65.0).shown == 1900
    assert Rating(25.0, 7.31).provisional
    assert not Rating(25.0, 7.3).provisional
    assert Rating(30.0, 7.0).sure == 16.0


def test_about_twenty_games_make_a_rating_sure_enough() -> None:
    mine, games = Rating(), 0
    while mine.provisional:
        (mine, _), _ = rated([mine, Rating(25.0, 7.0)], [1 + games % 2, 2 - games % 2])
        games += 1
    assert 12 <= games <= 30


def test_four_pools_by_boxes_and_players() -> None:
    found = [pool_of(Rules.of(preset, players)) for preset in ("modern", "big-box") for players in (2, 5)]
    assert found == list(POOLS)
    assert pool_of(Rules.of("first-edition-nl", 3)) == "base-many"
    assert pool_of(Rules.of("wheel-of-fortune", 2)) == "boxes-2"
    assert siblings("boxes-many") == ("base-many", "boxes-2", "base-2")


def test_a_new_pool_begins_as_strong_as_the_closest_and_as_unsure_as_anybody() -> None:
    known = {"base-2": Rating(31.0, 6.0), "boxes-many": Rating(20.0, 7.0)}
    assert first_rating("boxes-2", known) == Rating(31.0)
    assert first_rating("base-many", known) == Rating(20.0)
    assert first_rating("base-2", {}) == Rating()
    parameters = Parameters(edition=2, mu=30.0)
    assert first_rating("base-2", {}, parameters).mu == 30.0
    won = ResultOf("g", "base-2", ["a", "b"], [1, 2])
    table, counted = derive([won, ResultOf("h", "boxes-2", ["a", "c"], [1, 2])])
    assert counted[1].before[0].mu == table["a", "base-2"].rating.mu > 25
