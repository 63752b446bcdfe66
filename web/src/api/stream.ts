// The live frames of a game: a WebSocket that comes back by itself, NDJSON where sockets are blocked. Each entry is
// delivered once, in order of `seq`. The first frame of a connection has the position as it is then, and so has the
// last entry of every move: whoever listens need not ask.
import { ROOT } from "./client";
import { ask, open, type Line } from "./transport";
import type { Frame, TableFrame } from "./types";

export type Connection = "connecting" | "open" | "waiting" | "closed";
export type EmoteFrame = Extract<Frame, { type: "emote" }>;
export type EntryFrame = Extract<Frame, { seq: number }>;
export interface Listener {
  entry(frame: EntryFrame): void;
  table(frame: TableFrame): void;
  /** Somebody at the table said something to the others. */
  emote?(frame: EmoteFrame): void;
  connection(status: Connection): void;
}

const SHORTEST = 400;
const LONGEST = 15_000;
const SILENCE = 60_000;

export class Stream {
  private seq: number;
  private line: Line | null = null;
  private reading: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private socketsFailed = 0;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly tokens: () => string[],
    private readonly listener: Listener,
    after = -1,
  ) {
    this.seq = after;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.drop();
    this.listener.connection("closed");
  }

  /** Connects anew, as after a seat was taken: the server takes one hello a socket. */
  again(): void {
    this.drop();
    this.connect();
  }

  private hurry = (): void => {
    if (!this.closed && this.timer !== undefined && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    this.timer = undefined;
    if (this.closed) return;
    this.listener.connection("connecting");
    // A socket that never opened twice in a row is blocked on the way: read lines instead.
    if (this.socketsFailed >= 2 && this.socketsFailed % 4 !== 0) void this.readLines();
    else this.openSocket();
  }

  private openSocket(): void {
    let opened = false;
    const line = open(this.address("socket"), {
      opened: () => {
        opened = true;
        this.socketsFailed = 0;
        // Says hello with the seats of this device; with none it is counted among those who watch.
        line.send(JSON.stringify({ type: "hello", tokens: this.tokens() }));
        this.heard();
        this.listener.connection("open");
      },
      text: (text) => this.take(text),
      closed: () => {
        if (!opened) this.socketsFailed++;
        this.lost();
      },
    });
    this.line = line;
  }

  /** Where the entries come from that this page has not heard yet. */
  private address(way: "socket" | "stream"): string {
    return `${ROOT}/games/${this.id}/${way}?after=${this.seq}&position=true`;
  }

  private async readLines(): Promise<void> {
    const reading = new AbortController();
    this.reading = reading;
    try {
      const answer = await ask(this.address("stream"), { signal: reading.signal });
      if (!answer.ok || !answer.body) throw new Error(answer.statusText);
      this.heard();
      this.listener.connection("open");
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = ""; ;) {
        const { value, done } = await reader.read();
        if (done) break;
        const lines = (rest + value).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line.trim()) this.take(line);
      }
    } catch {
      // Whatever broke it, the way back is the same: try again from the last entry.
    }
    if (this.reading === reading) {
      this.socketsFailed++;
      this.lost();
    }
  }

  private take(text: string): void {
    const frame = JSON.parse(text) as Frame;
    this.failures = 0;
    this.heard();
    if (frame.type === "ping") return;
    if (frame.type === "table") return this.listener.table(frame);
    if (frame.type === "emote") return this.listener.emote?.(frame);
    if (frame.seq <= this.seq) return;
    if (this.seq >= 0 && frame.seq > this.seq + 1) return this.again();
    this.seq = frame.seq;
    this.listener.entry(frame);
  }

  private heard(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.again(), SILENCE);
  }

  private drop(): void {
    clearTimeout(this.watchdog);
    const { line, reading } = this;
    this.line = null;
    this.reading = null;
    line?.close();
    reading?.abort();
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.listener.connection("waiting");
    const longest = Math.min(LONGEST, SHORTEST * 2 ** this.failures++);
    this.timer = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }
}
