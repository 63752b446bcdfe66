"""A person at the table in a browser: sees what the page shows and answers by mouse, by keys or by touch."""

from __future__ import annotations

import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from support.tally import TALLY

Json = dict[str, Any]
PATIENCE = 40.0
CONFIRM = ".acts .btn.pri"
SEEN = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const table = document.querySelector("[data-phase]");
  const usable = (one) => !one.disabled;
  return {
    phase: table?.dataset.phase ?? "loading",
    ply: table?.dataset.ply ?? "",
    squares: all("[data-square]").map((one) => one.dataset.square),
    choices: all("[data-choice]").filter(usable).map((one) => one.dataset.choice),
    figures: all(".answers .figure").filter(usable).map((one) => one.dataset.choice),
    trading: all(".market button").filter(usable).map((one) => one.textContent),
    confirm: all(".acts .btn.pri").some(usable),
    decline: all(".decline .btn").length > 0,
  };
}"""
TRADING = ("auction", "bid", "deal")
NO_QUESTIONS = ("loading", "over")


@dataclass
class Table:
    """The table screen of one device."""

    page: Page
    game: str
    url: str
    dice: random.Random = field(default_factory=lambda: random.Random(7))
    moves: int = 0

    def see(self) -> Json:
        """What can be chosen on the page now."""
        found: Json = self.page.evaluate(SEEN)
        return found

    def asks(self, seen: Json) -> bool:
        """Whether the page asks something of this device, and shows what can be answered."""
        if seen["phase"] in NO_QUESTIONS:
            return False
        trading = seen["trading"] if seen["phase"] in TRADING else []  # the market lies open in other phases, too
        return bool(seen["squares"] or seen["choices"] or trading or seen["decline"])

    def wait_until(self, holds: Callable[[Json], bool], what: str, seconds: float = PATIENCE) -> Json:
        """Look until something holds, ever less often: looking takes the page time that it needs itself."""
        deadline = time.monotonic() + seconds
        pause = 15.0
        while not holds(seen := self.see()):
            assert time.monotonic() < deadline, f"{what}: the page shows {seen}"
            self.page.wait_for_timeout(pause)
            pause = min(1.5 * pause, 120.0)
        return seen

    def wait_to_be_asked(self) -> Json:
        """Wait for one's turn, or the end."""
        return self.wait_until(lambda seen: self.asks(seen) or seen["phase"] == "over", "nothing is asked")

    @property
    def state(self) -> Json:
        """The state as the server has it."""
        found: Json = self.page.request.get(f"{self.url}/api/v1/games/{self.game}").json()["state"]
        return found

    def final_scores(self) -> list[int]:
        """The scores that the page tells at the end, by seat: the last number beside each name."""
        expect(self.page.locator(".over")).to_be_visible()
        told = self.page.locator("[data-seat]").all_inner_texts()
        return [int(re.findall(r"-?\d+", text)[-1]) for text in told]

    # --- whole games --------------------------------------------------------------------------------------------------
    def play_to_the_end(self, hand: Hand, most: int = 1000) -> Json:
        """Answer whatever is asked until the game is over."""
        for _ in range(most):
            seen = self.wait_to_be_asked()
            if seen["phase"] == "over":
                return seen
            self.answer(hand, seen)
        raise AssertionError(f"not over after {most} answers")

    def play(self, hand: Hand, answers: int) -> None:
        """Give some answers."""
        for _ in range(answers):
            seen = self.wait_to_be_asked()
            if seen["phase"] == "over":
                return
            self.answer(hand, seen)

    def answer(self, hand: Hand, seen: Json) -> None:
        """Answer one question, and wait until the page has taken it."""
        phase = seen["phase"]
        if phase == "place":
            hand.place(self, seen)
        elif phase in TRADING:
            hand.trade(self, seen)
        else:
            hand.choose(self, seen)
        self.moves += 1
        TALLY.moves += 1
        before = {name: seen[name] for name in ("phase", "ply", "squares", "choices")}
        self.wait_until(lambda now: {name: now[name] for name in before} != before, f"{phase} changed nothing")


class Hand(ABC):
    """How a person answers."""

    @abstractmethod
    def place(self, table: Table, seen: Json) -> None:
        """Lay the tile in hand, or let it go."""

    @abstractmethod
    def choose(self, table: Table, seen: Json) -> None:
        """Take one of the choices that are offered."""

    @abstractmethod
    def trade(self, table: Table, seen: Json) -> None:
        """Answer on a market day."""


def places_of(seen: Json) -> list[list[str]]:
    """The choices by their places: the first of a place, then the other figures that may stand there."""
    places: list[list[str]] = []
    for choice in seen["choices"]:
        if choice in seen["figures"]:
            places[-1].append(choice)
        elif choice != "skip":
            places.append([choice])
    return places


IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !!top && (element.contains(top) || top.contains(element));
}"""


def in_sight(page: Page, one: Locator) -> bool:
    """Whether the middle of something is inside the window and nothing lies over it."""
    return bool(one.evaluate(IN_SIGHT))


COVERED = """(over, what) => {
  const lies = over.getBoundingClientRect();
  return [...document.querySelectorAll(what)].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const felt = getComputedStyle(one).pointerEvents !== "none";  // else no look at a point finds it
    const seen = !felt || over.contains(top) || (!!top && (one.contains(top) || top.contains(one)));
    const apart = box.left >= lies.right || box.right <= lies.left || box.top >= lies.bottom || box.bottom <= lies.top;
    return box.width > 0 && seen && !apart && !over.contains(one);
  }).map((one) => one.outerHTML.slice(0, 120));
}"""
PRESSED = "button, a[href], input, select, summary, [role=radio], [data-square], [data-spot]"


def covered_by(over: Locator, what: str = PRESSED) -> list[str]:
    """What of these in the window lies under something, wholly or in part: whatever can be pressed, if nothing else."""
    found: list[str] = over.evaluate(COVERED, what)
    return found


def squares_in_sight(page: Page) -> set[str]:
    """The open squares of which that holds, seen in one look."""
    found: list[str] = page.locator("[data-square]").evaluate_all(
        f"(all) => all.filter({IN_SIGHT}).map((one) => one.dataset.square)"
    )
    return set(found)


class Pointer(Hand):
    """By mouse or by touch: the same places, pressed in another way."""

    def __init__(self, eager: bool = False) -> None:
        self.eager = eager
        """Whether every question about a follower is answered by placing one."""

    @abstractmethod
    def press(self, one: Locator) -> None:
        """Press something, as this hand does."""

    def place(self, table: Table, seen: Json) -> None:
        if not seen["squares"]:
            self.press(table.page.locator(".decline .btn"))
            return
        squares = list(seen["squares"])
        table.dice.shuffle(squares)
        chosen = next((one for one in map(self._square(table), squares) if in_sight(table.page, one)), None)
        if chosen is None:
            table.page.keyboard.press("z")  # nothing in sight: show the whole board
            table.page.wait_for_timeout(400)
            chosen = self._square(table)(squares[0])
        self.press(chosen)
        for _ in range(table.dice.randrange(3)):
            self.press(table.page.locator(".hand .btn.icon").last)
        self.press(table.page.locator(CONFIRM))

    def _square(self, table: Table) -> Callable[[str], Locator]:
        return lambda name: table.page.locator(f'[data-square="{name}"]')

    def choose(self, table: Table, seen: Json) -> None:
        """Where a figure stands on the board it is pressed there; everything else by its button."""
        choices = [one for one in seen["choices"] if not self.eager or one != "skip"] or seen["choices"]
        choice = table.dice.choice(choices)
        place = next((one[0] for one in places_of(seen) if choice in one), choice)
        spot = table.page.locator(f'[data-spot="{place}"]')
        if spot.count() and in_sight(table.page, spot):
            self.press(spot)
            if choice != place:
                self.press(table.page.locator(f'[data-figure="{choice}"]'))
        else:
            self.press(table.page.locator(f'[data-choice="{choice}"]'))
        self.press(table.page.locator(CONFIRM))

    def trade(self, table: Table, seen: Json) -> None:
        tiles = table.page.locator(".market .tile[role=radio]")
        if tiles.count():
            self.press(tiles.nth(table.dice.randrange(tiles.count())))
            if table.dice.random() < 0.5 and (plus := table.page.locator(".market .stepper .btn").last).count():
                self.press(plus)
            self.press(table.page.locator(".market .btn.pri"))
            return
        bids = table.page.locator(".market .two .btn")
        if bids.count():
            self.press(bids.nth(table.dice.randrange(bids.count())))
            return
        deals = table.page.locator(".market .deal")
        self.press(deals.nth(table.dice.randrange(deals.count())))


class Mouse(Pointer):
    """By mouse alone."""

    def press(self, one: Locator) -> None:
        one.click()


class Touch(Pointer):
    """By touch alone."""

    def press(self, one: Locator) -> None:
        one.tap()


class Keyboard(Hand):
    """By the documented keys alone."""

    def place(self, table: Table, seen: Json) -> None:
        keys = table.page.keyboard
        if not seen["squares"]:
            table.page.locator(".decline .btn").focus()
            keys.press("Enter")
            return
        for _ in range(table.dice.randint(1, 3)):
            keys.press(table.dice.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        for _ in range(table.dice.randrange(3)):
            keys.press("r")
        if not table.see()["confirm"]:  # no square lay in that direction
            for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
                keys.press(arrow)
                if table.see()["confirm"]:
                    break
        keys.press("Enter")

    def choose(self, table: Table, seen: Json) -> None:
        keys = table.page.keyboard
        choice = table.dice.choice(seen["choices"])
        places = places_of(seen)
        number = next((number for number, one in enumerate(places) if choice in one), None)
        if number is None:
            keys.press("n")
        elif number < 9:
            keys.press(str(number + 1))
        else:  # digits go to nine; the arrows go through all
            for _ in range(number + 1):
                keys.press("ArrowDown")
        for _ in range(0 if number is None else places[number].index(choice)):
            keys.press("g")
        keys.press("Enter")

    def trade(self, table: Table, seen: Json) -> None:
        keys = table.page.keyboard
        keys.press("1")
        keys.press("Enter")


def eventually(holds: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def eventually_on(page: Page, holds: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something holds that only a page which goes on brings about, such as a request of its own."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(20)


__all__ = ["Hand", "Keyboard", "Mouse", "Table", "TooLate", "Touch", "eventually", "eventually_on"]
