"""Whole games with the fake box through every environment: layout 3, and one code for each legal choice."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from carcassonne import Rules
from carcassonne.engine.positions import legal_choices
from carcassonne.engine.setup import full_deck
from carcassonne.env import codes, gymnasium, open_spiel, pettingzoo
from carcassonne.env.codebook import section_of
from carcassonne.env.episode import Episode
from carcassonne.env.gymnasium_vector import CarcassonneVectorEnv
from carcassonne.env.layouts import LAYOUT_2, layout_for, layout_of
from carcassonne.env.summary import Lookahead
from carcassonne.env.vector import VectorEnv, random_codes


def rules_of(players: int = 2) -> Rules:
    return Rules.of("fair-day", players=players, options={"inns_cathedrals": True, "abbots": True})


def test_every_legal_choice_has_one_code_and_every_code_its_choice() -> None:
    seen: set[str] = set()
    for seed in range(12):
        rules, dice = rules_of(2 + seed % 5), random.Random(seed)
        episode = Episode(rules, seed)
        layout: Any = episode.layout
        assert layout.number == 3
        while not episode.over:
            choices = legal_choices(episode.state)
            legal = np.flatnonzero(episode.mask()).tolist()
            assert len(legal) == len(choices)
            assert sorted(codes.choice_for(episode.state, code, layout) for code in legal) == sorted(choices)
            assert layout_of(episode.state) is layout
            seen |= {section_of(code, layout).name for code in legal}
            assert episode.observe(episode.seat)["table"].shape == (layout.table,)
            episode.play(dice.choice(legal))
    own = {"fair: tile for the bear", "fair: trade", "fair: ticket", "figure 5", "figure 0 on an earlier tile"}
    assert seen >= own


def test_rules_without_the_fair_keep_their_layouts() -> None:
    assert layout_for(Rules.of("modern", 2)).number == 1
    assert layout_for(Rules.of("big-box", 2)) is LAYOUT_2


def test_a_summary_tells_the_tickets() -> None:
    rules = rules_of()
    episode, dice = Episode(rules, 1), random.Random(1)
    look, row = Lookahead(episode.layout), np.zeros(episode.layout.summary, np.float32)
    told = set()
    while not episode.over:
        look.summary(episode.state, 0, len(full_deck(rules)), row)
        told.add(float(row[59]))
        episode.play(dice.choice(np.flatnonzero(episode.mask()).tolist()))
    assert len(row) == 61
    assert len(told) > 1


def test_a_batch_plays_games_to_the_end() -> None:
    batch, dice = VectorEnv(8, rules_of(3), seed=1), np.random.default_rng(1)
    batch.reset()
    while batch.episode.min() == 0:
        batch.step(random_codes(batch.mask, dice))
        assert not batch.illegal.any()


def test_the_vector_environment_plays_on() -> None:
    envs, dice = CarcassonneVectorEnv(4, rules_of(), narrow=True), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(300):
        seen, *_, info = envs.step(random_codes(seen["action_mask"], dice))
        assert not info["illegal"].any()
    assert envs.single_observation_space.contains({name: array[0] for name, array in seen.items()})
    envs.close()


def test_gymnasium_and_pettingzoo_play_a_game() -> None:
    alone = gymnasium.CarcassonneEnv(rules_of(), opponents="random")
    _, info = alone.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, info = alone.step(alone.action_space.sample(info["action_mask"]))
        assert "illegal" not in info
    table = pettingzoo.env(rules_of(3))
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))


def test_open_spiel_plays_a_game_with_its_die_as_chance() -> None:
    game, dice = open_spiel.CarcassonneGame({"preset": "fair-day", "players": 2}), random.Random(2)
    state, chances = game.new_initial_state(), set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            chances.add(state.action_to_string(state.current_player(), outcomes[0][0]).split()[0])
            state.apply_action(dice.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert chances == {"draw", "roll"}
