// The windows of the page, of which one at a time has the worker that holds the tables. A lock says which: who has it
// starts the worker and passes on what the others ask; they wait for the lock, and take over when that one is closed. A
// window that sleeps, as on a phone, does not pass anything on: then the lock is taken from it. Two workers at once
// would do no harm, for what is kept names the version that it was made from.
import { mourn } from "./life";
import type { Answer, Begin, EngineState, FromTable, Question, ToTable } from "./messages";
import type { Heard, Line } from "../api/transport";

const NAME = "carcassonne.tables";
/** Milliseconds after which a window that says nothing is taken to be asleep. */
const PATIENCE = 6000;
/** So many times in a row a worker may die before it has answered anything. */
const TRIES = 3;

interface Waiting {
  asked: Question;
  answer: (answer: Answer) => void;
  refuse: (problem: Error) => void;
}
/** What windows say to each other. */
type Said =
  | { to: "leader"; asks: ToTable }
  | { to: "leader"; hello: string }
  | { to: string; has: number }
  | { all: FromTable }
  | { all: { restarted: true } };

export interface Told {
  state(state: EngineState): void;
  /** The games that are kept here have changed. */
  here(games: string[]): void;
}

export class House {
  private readonly me = newName();
  private readonly channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
  private worker: Worker | null = null;
  private said: EngineState = { phase: "waiting" };
  private games: string[] | null = null;
  private died = 0;
  /** What was asked before it is known which window has the worker. */
  private early: ToTable[] | null = [];
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Heard>();
  /** What was asked of the other window, until it says that it has it. */
  private readonly unheard = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly folder: string,
    private readonly told: Told,
  ) {}

  /** Starts, or follows the window that has started. */
  open(): void {
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    addEventListener("pagehide", () => this.post({ window: this.me, id: 0, gone: true }));
    const lacks =
      typeof WebAssembly !== "object" ? "no_webassembly" : typeof Worker !== "function" ? "no_workers" : null;
    if (lacks) return this.fail({ phase: "failed", fault: lacks, detail: "" });
    if (!navigator.locks || !this.channel) return this.lead();
    void navigator.locks
      .request(NAME, { ifAvailable: true }, (lock) => (lock ? this.hold() : null))
      .then(
        () => this.follow(),
        () => this.follow(),
      );
  }

  /** Asks what a server would be asked; rejects where the worker died meanwhile. */
  ask(question: Question): Promise<Answer> {
    const id = ++this.last;
    return new Promise((answer, refuse) => {
      this.waiting.set(id, { asked: question, answer, refuse });
      this.post({ window: this.me, id, ...question });
    });
  }

  line(target: string, heard: Heard): Line {
    const id = ++this.last;
    this.lines.set(id, heard);
    this.post({ window: this.me, id, line: "open", target });
    return {
      send: (text) => this.post({ window: this.me, id, line: "send", text }),
      close: () => {
        if (this.lines.delete(id)) this.post({ window: this.me, id, line: "close" });
      },
    };
  }

  /** Tries again after a failure. */
  again(): void {
    this.died = 0;
    if (this.worker) this.restart();
    else if (navigator.locks) this.rob();
    else this.lead();
  }

  // --- who has the worker --------------------------------------------------------------------------------------------
  private hold(): Promise<never> {
    this.lead();
    return new Promise(() => undefined);
  }

  private follow(): void {
    const had = this.worker !== null;
    this.dismiss();
    if (had) this.breakOff();
    this.channel?.postMessage({ to: "leader", hello: this.me } satisfies Said);
    this.postEarly();
    navigator.locks.request(NAME, () => this.hold()).catch(() => this.follow()); // it was taken from this window
  }

  private rob(): void {
    navigator.locks.request(NAME, { steal: true }, () => this.hold()).catch(() => this.follow());
  }

  private lead(): void {
    if (this.early) {
      this.hire();
      return this.postEarly();
    }
    const asked = [...this.unheard.keys()];
    this.unheard.forEach(clearTimeout);
    this.unheard.clear();
    this.hire();
    // What nobody has heard is asked again; what somebody had heard may have been done.
    for (const [id, { asked: question }] of this.waiting)
      if (asked.includes(id)) this.post({ window: this.me, id, ...question });
    this.breakOff((id) => !asked.includes(id));
  }

  private postEarly(): void {
    const early = this.early ?? [];
    this.early = null;
    for (const message of early) this.post(message);
  }

  // --- the worker ----------------------------------------------------------------------------------------------------
  private hire(): void {
    const life = `carcassonne.table.${newName()}`;
    let worker: Worker;
    try {
      worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    } catch (problem) {
      return this.fail({ phase: "failed", fault: "no_workers", detail: String(problem) });
    }
    this.worker = worker;
    let mourned = false;
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (worker !== this.worker) return;
      if (!mourned) mourn(life, () => this.lost(worker));
      mourned = true;
      if ("state" in data && data.state.phase === "ready") this.died = 0;
      this.pass(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.said.phase !== "failed") this.lost(worker);
    };
    worker.postMessage({ begin: { folder: this.folder, life } } satisfies Begin);
  }

  private lost(worker: Worker): void {
    if (worker !== this.worker) return;
    if (++this.died > TRIES) {
      this.fail({ phase: "failed", fault: "died", detail: "" });
    } else this.restart();
  }

  /** There is no worker, and there will be none. */
  private fail(state: EngineState): void {
    this.dismiss();
    this.tell(state);
    this.channel?.postMessage({ all: { state } } satisfies Said);
    this.early = null;
    this.breakOff();
  }

  private restart(): void {
    this.dismiss();
    this.channel?.postMessage({ all: { restarted: true } } satisfies Said);
    this.hire();
    this.breakOff();
  }

  private dismiss(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** Nobody answers any more what was asked of a worker that is gone; lines connect anew. */
  private breakOff(which: (id: number) => boolean = () => true): void {
    for (const [id, { refuse }] of this.waiting)
      if (which(id)) {
        this.waiting.delete(id);
        refuse(new TypeError("the worker has died"));
      }
    const heard = [...this.lines.values()];
    this.lines.clear();
    for (const one of heard) one.closed();
  }

  // --- passing on ----------------------------------------------------------------------------------------------------
  private post(message: ToTable): void {
    if (this.worker) return this.worker.postMessage(message);
    if (this.early) return void this.early.push(message);
    if (this.said.phase === "failed" || !this.channel) return void queueMicrotask(() => this.breakOff());
    this.channel.postMessage({ to: "leader", asks: message } satisfies Said);
    if (this.waiting.has(message.id))
      this.unheard.set(
        message.id,
        setTimeout(() => this.rob(), PATIENCE),
      );
  }

  private hear(said: Said): void {
    if ("all" in said) {
      if (this.worker) return; // two at once, for a moment: this one has its own
      if ("restarted" in said.all) this.breakOff();
      else this.take(said.all);
    } else if (said.to === "leader") {
      if (this.worker) this.serve(said as Extract<Said, { to: "leader" }>);
    } else if (said.to === this.me && "has" in said) {
      clearTimeout(this.unheard.get(said.has));
      this.unheard.delete(said.has);
    }
  }

  /** Serves another window. */
  private serve(said: Extract<Said, { to: "leader" }>): void {
    if ("hello" in said) {
      this.channel?.postMessage({ all: { state: this.said } } satisfies Said);
      if (this.games) this.channel?.postMessage({ all: { here: this.games } } satisfies Said);
      return;
    }
    this.channel?.postMessage({ to: said.asks.window, has: said.asks.id } satisfies Said);
    this.worker?.postMessage(said.asks);
  }

  /** Takes what the worker says, and tells the windows that it concerns. */
  private pass(message: FromTable): void {
    const mine = "window" in message && message.window === this.me;
    if (!mine) this.channel?.postMessage({ all: message } satisfies Said);
    if (mine || !("window" in message)) this.take(message);
  }

  private take(message: FromTable): void {
    if ("state" in message) return this.tell(message.state);
    if ("here" in message) {
      this.games = message.here;
      return this.told.here(message.here);
    }
    if (message.window !== this.me) return;
    if ("answer" in message) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      return waiting?.answer(message.answer);
    }
    const heard = this.lines.get(message.id);
    if ("text" in message) return heard?.text(message.text);
    if (message.told === "opened") return heard?.opened();
    this.lines.delete(message.id);
    heard?.closed();
  }

  private tell(state: EngineState): void {
    this.said = state;
    this.told.state(state);
  }
}

/** A name that no other window has; only secure addresses have `randomUUID`. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
