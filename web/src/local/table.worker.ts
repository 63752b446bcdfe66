// The worker that holds the tables: it answers what the windows of the page ask, as a server would, by the server's own
// commands in Python, and keeps the games in the browser's storage.
import { EngineFault, fetchEngine, startPython } from "./engine";
import { KeptGames } from "./kept";
import { live } from "./life";
import type { Answer, Begin, Damaged, EngineState, FromTable, LineWord, Question, ToTable } from "./messages";
import { Thinker } from "./thinkers";

interface Proxy {
  toJs(): unknown;
  destroy(): void;
}
interface Told {
  opened(): void;
  text(text: string): void;
  closed(): void;
}
interface PythonLine {
  send(text: string): void;
  close(): void;
}
/** `carcassonne.local.home.Home`. */
interface Home {
  request(method: string, target: string, headers: string, body: string | null): Promise<Proxy>;
  open_line(target: string, heard: Told): PythonLine;
  damaged(): string;
  export(): string;
  take_in(text: string): Promise<string>;
  remove(ids: string): Promise<void>;
}
type AskBot = (line: string, told: { (line: string): void; copy?(): typeof told; destroy?(): void }) => Promise<string>;
interface Local {
  open(kept: string, keep: (text: string) => Promise<string | null>, ask: AskBot, settings: string): Promise<Home>;
}

const say = (message: FromTable): void => postMessage(message);
const tell = (state: EngineState): void => say({ state });
const lines = new Map<string, PythonLine>();
let home: Promise<Home>;
let games: KeptGames;

self.onmessage = ({ data }: MessageEvent<Begin | ToTable>) => {
  if ("begin" in data) home = begin(data.begin);
  else void answer(data);
};

async function begin({ folder, life }: Begin["begin"]): Promise<Home> {
  await live(life);
  try {
    const engine = await fetchEngine(folder, (loaded, total) => tell({ phase: "fetching", loaded, total }));
    tell({ phase: "starting" });
    const [python, kept] = await Promise.all([startPython(engine), KeptGames.open()]);
    games = kept;
    const [quick, slow] = [new Thinker(engine), new Thinker(engine)];
    const ask: AskBot = async (line, told) => {
      const thinker = line.includes('"analyse"') ? slow : quick;
      const heard = told.copy?.() ?? told; // Python forgets what it has given when the call returns
      try {
        return await thinker.ask(line, (progress) => heard(progress));
      } finally {
        if (heard !== told) heard.destroy?.();
      }
    };
    const local = python.pyimport("carcassonne.local") as Local;
    const opened = await local.open(await kept.read(), keep, ask, "{}");
    tell({ phase: "ready", keeps: kept.keeps, damaged: JSON.parse(opened.damaged()) as Damaged[] });
    await tellGames();
    quick.begin();
    return opened;
  } catch (problem) {
    tell(failure(problem));
    throw problem;
  }
}

function failure(problem: unknown): EngineState {
  if (problem instanceof EngineFault) return { phase: "failed", fault: problem.fault, detail: problem.message };
  const text = String(problem);
  const unreadable = /Unreadable: (.*)/.exec(text)?.[1];
  return { phase: "failed", fault: unreadable ? "unreadable" : "not_started", detail: unreadable ?? text };
}

let here = "";

async function keep(text: string): Promise<string | null> {
  const newer = await games.write(text);
  await tellGames();
  return newer;
}

/** Says which games are kept, where they are others than before. */
async function tellGames(): Promise<void> {
  const ids = await games.ids();
  if (here === (here = ids.join(" "))) return;
  say({ here: ids });
}

async function answer(asked: ToTable): Promise<void> {
  const { window, id } = asked;
  if ("gone" in asked) return endLines(window);
  if ("line" in asked) return lineOf(window, id, asked);
  say({ window, id, answer: await answered(asked) });
}

async function answered(asked: Question): Promise<Answer> {
  try {
    const at = await home;
    if (asked.ask === "request") return await request(at, asked);
    if (asked.ask === "export") return plain(at.export());
    if (asked.ask === "take_in") return plain(await at.take_in(asked.text));
    await at.remove(JSON.stringify(asked.games));
    return plain("");
  } catch (problem) {
    const reason = failure(problem);
    const detail = "detail" in reason ? reason.detail : "";
    const body = JSON.stringify({ status: 503, code: "unavailable", title: "Unavailable", detail });
    return { status: 503, headers: { "content-type": "application/problem+json" }, body };
  }
}

const plain = (body: string): Answer => ({ status: 200, headers: { "content-type": "application/json" }, body });

async function request(at: Home, { method, target, headers, body }: Question & { ask: "request" }): Promise<Answer> {
  const proxy = await at.request(method, target, JSON.stringify(headers), body);
  const [status, named, text] = proxy.toJs() as [number, string, string];
  proxy.destroy();
  return { status, headers: JSON.parse(named) as Record<string, string>, body: text };
}

async function lineOf(window: string, id: number, asked: LineWord): Promise<void> {
  const key = `${window} ${id}`;
  if (asked.line === "open") {
    try {
      const at = await home;
      const heard: Told = {
        opened: () => say({ window, id, told: "opened" }),
        text: (text) => say({ window, id, text }),
        closed: () => {
          lines.delete(key);
          say({ window, id, told: "closed" });
        },
      };
      lines.set(key, at.open_line(asked.target, heard));
    } catch {
      say({ window, id, told: "closed" });
    }
  } else if (asked.line === "send") lines.get(key)?.send(asked.text);
  else {
    await home.catch(() => undefined);
    lines.get(key)?.close();
    lines.delete(key);
  }
}

/** A window was closed: its lines end. */
function endLines(window: string): void {
  for (const [key, line] of lines)
    if (key.startsWith(`${window} `)) {
      line.close();
      lines.delete(key);
    }
}
