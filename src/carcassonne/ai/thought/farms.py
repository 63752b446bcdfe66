"""Farms of the first editions: cities pay, not fields, so each city is weighed by itself."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import chance_of, cities_around
    from carcassonne.core.features import majority
    from carcassonne.core.fields import pool_farmers, promised_value
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE


def add_farmed_cities(o, s):
    """Cities paid one by one to whoever has most farmers in all fields around them (ruling A2)."""
    segment: cython.int
    at: cython.int
    farmers: cython.int
    i: cython.int
    p: cython.int
    best: cython.int
    mark: cython.uint
    worth: cython.double
    o.epoch += 1
    mark = o.epoch
    for segment in range(s.segments):
        if s.follower[segment] == 0 or LANDSCAPE[s.printed[segment]] != FIELD:
            continue
        farmers = 0
        at = first_on(s, segment)
        while at:
            if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                o.expected[(figure_at(s, at) & OWNER) - 1] += o.know.weight[W_FIELD_GROWTH] * o.left / 71
                farmers += 1
            at = next_figure(s, at)
        if farmers == 0:
            continue
        for i in range(cities_around(o, s, segment, mark)):
            worth = farmed_city_worth(o, s, o.city[i])
            pool_farmers(s, o.city[i])
            best = majority(s)
            for p in range(s.players):
                if best and s.claim[p] == best:
                    o.expected[p] += worth


def farmed_city_worth(o, s, city):
    """What a city promises whoever farms around it."""
    if s.open[city]:
        return 4 * o.know.weight[W_FIELD_CITY] * chance_of(o, s, city)
    return promised_value(s, city)
