import { beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../../src/api/client";
import type { Action, LegalAction, Position, ScoredEvent } from "../../../src/api/types";
import type { LiveGame } from "../../../src/table/game.svelte";
import { set } from "../../../src/game/settings.svelte";
import { keyboard, type Acts } from "../../../src/table/turn/keyboard";
import { Turn } from "../../../src/table/turn/turn.svelte";
import { position, settled } from "../../support";

const PLACE: LegalAction[] = [
  { type: "place", x: 1, y: 0, rotation: 0 },
  { type: "place", x: 1, y: 0, rotation: 2 },
  { type: "place", x: 0, y: 1, rotation: 3 },
];
const CITY: Action = { type: "follower", feature: "city", at: "N" };
const FOLLOWER: LegalAction[] = [CITY, { type: "follower", feature: "road", at: "E" }, { type: "skip" }];
const asking = (phase: "place" | "follower" | "castle" | "bid", legal: LegalAction[], ply = 0, to_act = 0): Position =>
  position(legal, { ply, seq: ply, last: { x: 0, y: 0 } }, { phase, to_act });
const previewed = (seen: Position): api.Ahead => ({ events: [], position: seen });

class Game {
  id = "g";
  asked: number | null = 0;
  position: Position | null = asking("place", PLACE);
  get ply(): number {
    return this.position?.ply ?? -1;
  }
  token = (): string => "red";
  take(taken: Position): void {
    this.position = taken;
  }
}
const settledRest = () => new Promise((done) => setTimeout(done, 150));
let game: Game;
let turn: Turn;
let told: string[];
let ahead: api.Ahead;
const moved = vi.fn();

function begin(first: Position = asking("place", PLACE)): void {
  game = new Game();
  game.position = first;
  told = [];
  turn = new Turn(game as unknown as LiveGame, (text) => told.push(text));
  turn.sync();
}
beforeEach(() => {
  set("confirm", true);
  ahead = previewed(asking("follower", FOLLOWER));
  vi.spyOn(api, "preview").mockImplementation(() => Promise.resolve(ahead));
  moved.mockReset().mockResolvedValue({ seq: 2, ply: 2, events: [], position: asking("place", PLACE, 2, 1) });
  vi.spyOn(api, "move").mockImplementation(moved as typeof api.move);
  begin();
});

describe("laying a tile", () => {
  test("goes on to the follower, in one turn", async () => {
    expect(turn.phase).toBe("place");
    turn.choose({ x: 1, y: 0 });
    expect(turn.current).toEqual(PLACE[0]);
    await turn.confirm();
    expect(turn.phase).toBe("follower");
    expect(turn.draft).toEqual([PLACE[0]]);
    expect(turn.canSkip).toBe(true);
    expect(moved).not.toHaveBeenCalled();
    ahead = previewed(asking("place", PLACE, 2, 1));
    turn.pick(CITY);
    await turn.confirm();
    expect(moved).toHaveBeenCalledWith("g", "red", expect.objectContaining({ ply: 0 }), [PLACE[0], CITY]);
    expect(game.ply).toBe(2);
    expect(turn.draft).toEqual([]);
    expect(turn.sending).toBe(false);
  });

  test("that could not be sent stays chosen, with the tile before it", async () => {
    turn.choose({ x: 1, y: 0 });
    await turn.confirm();
    turn.pick(CITY);
    ahead = previewed(asking("place", PLACE, 2, 1));
    for (const broken of [{ code: "offline" }, { code: "unavailable", status: 503 }, { code: "x", status: 429 }]) {
      moved.mockRejectedValueOnce(new api.Refusal(broken));
      await turn.confirm();
      expect(turn.draft).toEqual([PLACE[0]]);
      expect(turn.picked).toEqual(CITY);
      expect(turn.phase).toBe("follower");
    }
    expect(told).toHaveLength(3);
    await turn.confirm();
    expect(game.ply).toBe(2);
  });

  test("tells what each follower would bring: none of them is asked for again", async () => {
    const scored = {
      type: "scored",
      player: 0,
      points: 4,
      feature: "city",
      tiles: [],
      terms: [],
    } as unknown as ScoredEvent;
    ahead = { ...previewed(asking("follower", FOLLOWER)), next: [[scored], null, []] };
    turn.choose({ x: 1, y: 0 });
    await turn.confirm();
    turn.pick(CITY);
    await settledRest();
    expect([turn.ahead?.events, turn.ends]).toEqual([[scored], true]);
    const sent: (string | undefined)[] = [];
    moved.mockImplementationOnce(() => {
      sent.push(turn.sent?.lead.id);
      return Promise.resolve({ seq: 2, ply: 2, events: [], position: asking("place", PLACE, 2, 1) });
    });
    await turn.confirm();
    expect(moved).toHaveBeenCalledWith("g", "red", expect.objectContaining({ ply: 0 }), [PLACE[0], CITY]);
    expect(api.preview).toHaveBeenCalledTimes(1);
    expect(sent).toEqual(["city:N@0,0"]); // it stays on the board until the position is there
    expect(turn.sent).toBeNull();
  });

  test("asks again for an answer after which more is asked", async () => {
    ahead = { ...previewed(asking("follower", FOLLOWER)), next: [[], null, []] };
    turn.choose({ x: 1, y: 0 });
    await turn.confirm();
    ahead = previewed(asking("castle", FOLLOWER));
    turn.pick(FOLLOWER[1] as Action);
    await settledRest();
    expect(turn.ends).toBe(false);
    expect(api.preview).toHaveBeenCalledTimes(2);
  });

  test("that ends the turn is sent at once, with one preview", async () => {
    ahead = previewed(asking("place", PLACE, 1, 1));
    turn.choose({ x: 0, y: 1 });
    await new Promise((done) => setTimeout(done, 150));
    expect(turn.ends).toBe(true);
    await turn.confirm();
    expect(moved).toHaveBeenCalledWith("g", "red", expect.objectContaining({ ply: 0 }), [PLACE[2]]);
    expect(api.preview).toHaveBeenCalledTimes(1);
  });

  test("on the chosen square again turns it; where nothing fits nothing happens", () => {
    turn.choose({ x: 1, y: 0 });
    turn.choose({ x: 1, y: 0 });
    expect(turn.current).toEqual(PLACE[1]);
    turn.choose({ x: 9, y: 9 });
    expect(turn.laying.cell).toEqual({ x: 1, y: 0 });
  });

  test("needs no confirming where it was seen under the mouse", async () => {
    set("confirm", false);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    turn.laying.hover({ x: 1, y: 0 });
    turn.choose({ x: 1, y: 0 });
    await settled();
    expect(turn.draft).toEqual([PLACE[0]]);
  });
});

describe("taking back", () => {
  test("goes step by step: the answer, the tile, the square", async () => {
    turn.choose({ x: 1, y: 0 });
    await turn.confirm();
    turn.pick(CITY);
    await turn.back();
    expect(turn.picked).toBeNull();
    await turn.back();
    expect(turn.draft).toEqual([]);
    expect(turn.current).toEqual(PLACE[0]);
    await turn.back();
    expect(turn.touched).toBe(false);
  });
});

describe("an answer", () => {
  beforeEach(() => begin(asking("follower", FOLLOWER)));

  test("picked twice is confirmed", async () => {
    ahead = previewed(asking("place", PLACE, 1, 1));
    turn.pick(CITY);
    expect(moved).not.toHaveBeenCalled();
    turn.pick(CITY);
    await settled();
    expect(moved).toHaveBeenCalledWith("g", "red", expect.objectContaining({ ply: 0 }), [CITY]);
  });

  test("that is refused clears the draft and says why", async () => {
    vi.mocked(api.preview).mockRejectedValue(new api.Refusal({ code: "stale_ply" }));
    turn.pick(CITY);
    await turn.confirm();
    expect(told).toEqual(["The game has moved on meanwhile."]);
    expect(turn.picked).toBeNull();
    expect(await turn.peek(CITY)).toBeNull();
  });

  test("is gone with the position it was for", () => {
    turn.pick(CITY);
    game.position = asking("follower", FOLLOWER, 1);
    turn.sync();
    expect(turn.picked).toBeNull();
  });

  test("is not drafted for a position that has come since", async () => {
    let answer = (_: api.Ahead): void => undefined;
    vi.spyOn(api, "preview").mockReturnValue(new Promise((done) => (answer = done)));
    turn.pick(CITY);
    const confirmed = turn.confirm();
    game.position = asking("place", PLACE, 2);
    turn.sync();
    answer(previewed(asking("follower", FOLLOWER)));
    await confirmed;
    expect([turn.draft, turn.drafted, turn.picked, turn.sending]).toEqual([[], null, null, false]);
    expect(moved).not.toHaveBeenCalled();
  });

  test("that nobody asks for any more is not on its way for ever", async () => {
    ahead = previewed(asking("place", PLACE, 2, 1));
    turn.pick(CITY);
    vi.spyOn(api, "preview").mockImplementation(() => {
      game.asked = null; // somebody has left: the game is over
      return Promise.resolve(ahead);
    });
    await turn.confirm();
    expect(moved).not.toHaveBeenCalled();
    expect(turn.sending).toBe(false);
  });

  test("of others is not asked for", () => {
    game.asked = null;
    begin(asking("place", PLACE, 0, 1));
    game.asked = null;
    expect(turn.phase).toBeNull();
    expect(turn.choices).toEqual([]);
  });
});

describe("several figures at one place", () => {
  const LARGE: Action = { type: "follower", feature: "city", at: "N", figure: "large" };
  const BUILDER: Action = { type: "follower", feature: "road", at: "W", figure: "builder" };
  const BOTH: LegalAction[] = [CITY, LARGE, BUILDER, { type: "skip" }];
  const place = (index: number) => turn.places[index]!;
  beforeEach(() => begin(asking("follower", BOTH)));

  test("an ordinary one is picked with the place; another is chosen beside it", () => {
    expect(turn.several).toBeNull();
    turn.take(place(0));
    expect(turn.picked).toEqual(CITY);
    expect(turn.several?.choices).toHaveLength(2);
    turn.otherFigure();
    expect(turn.picked).toEqual(LARGE);
    expect(place(0).lead.action).toEqual(LARGE);
    turn.otherFigure();
    expect(turn.picked).toEqual(CITY);
  });

  test("nothing is chosen where only one may stand", () => {
    turn.take(place(1));
    expect(turn.picked).toEqual(BUILDER);
    expect(turn.several).toBeNull();
  });

  test("a figure may be wished for before there is a place", () => {
    turn.otherFigure();
    expect(turn.picked).toBeNull();
    turn.take(place(0));
    expect(turn.picked).toEqual(LARGE);
    begin(asking("follower", FOLLOWER));
    turn.otherFigure();
    expect(turn.picked).toBeNull();
  });

  test("who confirms nothing sees the figures before one is placed", async () => {
    set("confirm", false);
    ahead = previewed(asking("place", PLACE, 1, 1));
    turn.take(place(0));
    expect(turn.picked).toBeNull();
    expect(turn.several?.id).toBe(place(0).id);
    expect(turn.touched).toBe(true);
    await turn.back();
    expect(turn.several).toBeNull();
    turn.take(place(0));
    turn.pick(LARGE);
    await settled();
    expect(moved).toHaveBeenCalledWith("g", "red", expect.objectContaining({ ply: 0 }), [LARGE]);
  });
});

describe("keys", () => {
  const acts = Object.fromEntries(
    ["toggleFields", "toggleHoles", "fit", "zoom", "pan", "feature", "hint", "log", "keys"].map((name) => [
      name,
      vi.fn(),
    ]),
  ) as unknown as Acts & Record<string, ReturnType<typeof vi.fn>>;
  acts.blocked = () => false;

  function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body): boolean {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...more });
    const heard = (pressed: Event): void => keyboard(pressed as KeyboardEvent, turn, acts);
    target.addEventListener("keydown", heard, { once: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("move among the squares, turn the tile and lay it", async () => {
    expect(press("ArrowRight")).toBe(true);
    expect(turn.laying.cell).toEqual({ x: 1, y: 0 });
    press("r");
    expect(turn.laying.rotation).toBe(2);
    press("R", { shiftKey: true });
    expect(turn.laying.rotation).toBe(0);
    press("Enter");
    await settled();
    expect(turn.phase).toBe("follower");
  });

  test("pick an answer by its digit, by arrows, or none", async () => {
    begin(asking("follower", FOLLOWER));
    press("2");
    expect(turn.picked).toEqual(FOLLOWER[1]);
    press("ArrowDown");
    expect(turn.picked).toEqual(FOLLOWER[0]);
    press("ArrowUp");
    expect(turn.picked).toEqual(FOLLOWER[1]);
    expect(press("9")).toBe(false);
    press("n");
    expect(turn.picked).toEqual({ type: "skip" });
    press("Escape");
    await settled();
    expect(turn.picked).toBeNull();
    expect(press("Backspace")).toBe(false);
  });

  test("choose among the figures at a place", () => {
    const large: LegalAction = { type: "follower", feature: "city", at: "N", figure: "large" };
    begin(asking("follower", [...FOLLOWER, large]));
    press("1");
    expect(turn.picked).toEqual(CITY);
    press("g");
    expect(turn.picked).toEqual(large);
    press("ArrowRight");
    expect(turn.picked).toEqual(CITY);
    press("ArrowLeft");
    expect(turn.picked).toEqual(large);
    press("ArrowDown");
    expect(turn.picked).toEqual(FOLLOWER[1]);
    press("ArrowRight");
    expect(turn.picked).toEqual(large);
  });

  test("answer the questions of boxes", async () => {
    begin(asking("castle", [{ type: "castle", build: true }]));
    press("2");
    expect(turn.picked).toEqual({ type: "castle", build: false });
    expect(press("3")).toBe(false);
    begin(asking("bid", [{ type: "bid", points: { min: 1, max: 99 } }, { type: "pass" }]));
    press("n");
    await settled();
    expect(moved).toHaveBeenCalledWith("g", "red", expect.objectContaining({ ply: 0 }), [{ type: "pass" }]);
    expect(press("b")).toBe(true);
    expect(press("q")).toBe(false);
  });

  test.each([
    ["f", "toggleFields", []],
    ["d", "toggleHoles", []],
    ["z", "fit", []],
    ["+", "zoom", [1.25]],
    ["=", "zoom", [1.25]],
    ["-", "zoom", [0.8]],
    [".", "feature", [1]],
    [",", "feature", [-1]],
    ["h", "hint", []],
    ["l", "log", []],
    ["?", "keys", []],
  ])("%s does %s", (key, act, values) => {
    expect(press(key)).toBe(true);
    expect(acts[act]).toHaveBeenCalledWith(...values);
  });

  test("with Shift pan the board", () => {
    press("ArrowUp", { shiftKey: true });
    expect(acts["pan"]).toHaveBeenCalledWith(0, -1);
  });

  test("are left alone in a field, in a dialog, with Ctrl, and Enter on a button", () => {
    document.body.innerHTML = "<input><button></button>";
    turn.choose({ x: 1, y: 0 });
    expect(press("r", {}, document.querySelector("input")!)).toBe(false);
    expect(press("Enter", {}, document.querySelector("button")!)).toBe(false);
    expect(press("r", { ctrlKey: true })).toBe(false);
    acts.blocked = () => true;
    expect(press("r")).toBe(false);
    acts.blocked = () => false;
  });
});
