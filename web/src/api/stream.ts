// The live frames of a game: a WebSocket that comes back by itself, NDJSON where sockets are blocked. Each entry is
// delivered once, in order of `seq`. The server is told which position the page has: the first frame of a connection
// has a whole one where it lacks it, and every request brings what has changed. Whoever listens gets whole positions.
import { ROOT } from "./client";
import { applyChanges } from "./positions";
import { ask, open, type Line } from "./transport";
import type { ChangesFrame, Frame, LogEntry, Position, Table, TableFrame } from "./types";

export type Connection = "connecting" | "open" | "waiting" | "closed";
export type EmoteFrame = Extract<Frame, { type: "emote" }>;
export type EntryFrame = Extract<Frame, { seq: number }>;
export interface Listener {
  /** The newest position that the page has, from here or from an answer; left out where it draws none. */
  position?(): Position | null;
  entry(frame: EntryFrame): void;
  table(frame: TableFrame): void;
  /** Somebody at the table said something to the others. */
  emote?(frame: EmoteFrame): void;
  connection(status: Connection): void;
}

const withPosition = (entry: LogEntry, position: Position) => ({ ...entry, position }) as EntryFrame;
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
  private table: Table | null = null;

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
    return `${ROOT}/games/${this.id}/${way}?after=${this.seq}&have=${this.listener.position?.()?.seq ?? -1}`;
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
    if (frame.type === "emote") return this.listener.emote?.(frame);
    if (frame.type === "changes") return this.change(frame);
    if (frame.type === "table") this.show(frame);
    else this.tell(frame);
  }

  /** What one request has changed, entry by entry; with the last of them comes the position, then the table. */
  private change({ entries, table, changes, position }: ChangesFrame): void {
    const have = this.listener.position?.();
    const applies = changes && have?.seq === changes.since;
    const missed = changes && !applies && have !== undefined && (have?.seq ?? -1) < changes.seq;
    if (missed || !this.table) return this.again(); // a new connection begins with the whole
    const now = applies ? applyChanges(have, changes) : position;
    const last = entries.pop();
    const told =
      entries.every((entry) => this.tell(entry)) && (!last || this.tell(now ? withPosition(last, now) : last));
    if (told) this.show({ type: "table", table: { ...this.table, ...(table as Partial<Table>) } });
  }

  private show(frame: TableFrame): void {
    this.table = frame.table;
    this.listener.table(frame);
  }

  /** Tells of an entry once; false where one before it was missed, and the connection is made anew. */
  private tell(entry: EntryFrame): boolean {
    if (entry.seq <= this.seq) return true;
    if (this.seq >= 0 && entry.seq > this.seq + 1) {
      this.again();
      return false;
    }
    this.seq = entry.seq;
    this.listener.entry(entry);
    return true;
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
