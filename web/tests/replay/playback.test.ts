import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import type { LogEntry, Table } from "../../src/api/types";
import { Study } from "../../src/replay/analysis/study.svelte";
import { Playback } from "../../src/replay/playback.svelte";
import { FakeSocket, fakeSockets } from "../fakes";
import { move, opening, position, scored, settled, state, table } from "../support";

const END = { type: "turn_ended", player: 0 } as const;
const skip = { type: "skip" } as const;
const LOG: LogEntry[] = [opening(), move(1, 0, skip), move(2, 0, skip, [scored(0, 4, "city", [], [[0, 0], [0, 0]]), END]), move(3, 1, skip, [END])]; // prettier-ignore
let fetched: number[];
const opened: Playback[] = [];

async function open(wanted?: number, at: Partial<Table> = { status: "over" }): Promise<Playback> {
  vi.spyOn(api, "gameOf").mockResolvedValue({ table: table(at), state: state() });
  vi.spyOn(api, "log").mockResolvedValue({ entries: LOG });
  const play = new Playback("g", wanted);
  opened.push(play);
  await settled();
  await settled();
  return play;
}
beforeEach(() => {
  fetched = [];
  fakeSockets();
  vi.spyOn(api, "position").mockImplementation((_id, ply) => {
    fetched.push(ply);
    return Promise.resolve(position([], { ply }));
  });
});
afterEach(() => {
  for (const play of opened.splice(0)) play.close();
  vi.useRealTimers();
});

describe("a replay", () => {
  test("begins at the end, or where the address says, with the neighbours fetched ahead", async () => {
    const play = await open();
    expect([play.ply, play.last]).toEqual([3, 3]);
    expect(fetched).toEqual([3, 2]);
    expect((await open(1)).position?.ply).toBe(1);
    expect((await open(99)).ply).toBe(3);
  });

  test("moves its pieces from one decision to the next, and never when it jumps or goes back", async () => {
    const play = await open(0);
    const to = async (ply: number): Promise<boolean> => {
      play.to(ply);
      await settled();
      return play.onward;
    };
    expect(await to(1)).toBe(true);
    expect(await to(3)).toBe(false);
    expect(await to(2)).toBe(false);
    expect(await to(3)).toBe(true);
  });

  test("goes by decisions and by turns, and never past its ends", async () => {
    const play = await open(0);
    play.by(1);
    expect(play.ply).toBe(1);
    play.byTurn(1);
    expect(play.ply).toBe(2);
    play.byTurn(1);
    play.byTurn(1);
    expect(play.ply).toBe(3);
    play.byTurn(-1);
    expect(play.ply).toBe(2);
    play.pick(-5);
    play.byTurn(-1);
    expect(play.ply).toBe(0);
  });

  test("shows what a decision scored, each square once", async () => {
    const play = await open(2);
    expect(play.scored).toEqual([[0, 0]]);
    expect(play.step?.seat).toBe(0);
    expect(play.scores.at(-1)).toEqual([4, 0]);
  });

  test("runs by itself to the end, and from the beginning when it is there", async () => {
    const play = await open();
    vi.useFakeTimers();
    play.play(true);
    expect(play.ply).toBe(0);
    vi.advanceTimersByTime(3 * 1300);
    expect([play.ply, play.playing]).toEqual([3, false]);
    play.play(true);
    play.pick(1);
    expect(play.playing).toBe(false);
  });

  test("has a position beside the one shown, fetched once", async () => {
    const play = await open(3);
    fetched = [];
    expect((await play.at(0)).ply).toBe(0);
    await play.at(0);
    expect(fetched).toEqual([0]);
  });

  test("of no game says so", async () => {
    vi.spyOn(api, "gameOf").mockRejectedValue(new api.Refusal({ status: 404, code: "no_game" }));
    vi.spyOn(api, "log").mockResolvedValue({ entries: [] });
    const play = new Playback("g", undefined);
    await settled();
    expect(play.failed).toBe("no_game");
  });

  test("whose positions do not come says so", async () => {
    vi.mocked(api.position).mockRejectedValue(new api.Refusal({ status: 0, code: "offline" }));
    expect((await open()).failed).toBe("offline");
  });
});

describe("a game that goes on", () => {
  test("is followed by who stands at its end, with the position that came", async () => {
    const play = await open(undefined, { status: "playing" });
    fetched = [];
    expect(FakeSocket.last.url).toContain("after=3");
    FakeSocket.last.say({ ...move(4, 0, skip), position: position([], { ply: 4 }) });
    await settled();
    expect(play.position?.ply).toBe(4);
    expect(fetched).toEqual([]);
    FakeSocket.last.say({ type: "table", table: table({ status: "over" }) });
    expect(play.table?.status).toBe("over");
    play.close();
    expect(FakeSocket.last.readyState).toBe(3);
  });

  test("leaves who looks back where they are, unless that was taken back", async () => {
    const play = await open(1, { status: "playing" });
    FakeSocket.last.say(move(4, 0, skip));
    expect(play.ply).toBe(1);
    play.to(4);
    const undo = { type: "undo", seq: 5, ply: 2, seat: 0, at: "", position: position([], { ply: 2 }) } as const;
    FakeSocket.last.say(undo);
    expect(play.ply).toBe(2);
  });
});

describe("a study", () => {
  test("is waited for, and tells how far it is", async () => {
    vi.useFakeTimers();
    const answers = [
      { status: "running", done: 3, of: 9 },
      { status: "done", analysis: { level: 4 } },
    ] as const;
    let asked = 0;
    vi.spyOn(api, "analysis").mockImplementation(() => Promise.resolve(answers[asked++] as never));
    const study = new Study("g");
    const done = study.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(study.progress).toEqual({ done: 3, of: 9 });
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(study.analysis).toEqual({ level: 4 });
    expect(study.running).toBe(false);
  });

  test("that fails says why", async () => {
    vi.spyOn(api, "analysis").mockRejectedValue(new api.Refusal({ code: "busy", detail: "try later" }));
    const study = new Study("g");
    await study.begin();
    expect(study.trouble).toBe("try later");
  });

  test("that nobody looks at any more ends", async () => {
    const study = new Study("g");
    study.close();
    await study.begin();
    expect(study.analysis).toBeNull();
  });
});
