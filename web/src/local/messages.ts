// What the windows of the page and the worker that holds the tables say to each other. Several windows may be open:
// one of them has the worker, and passes on what the others ask.

/** How far the engine has come, and what it cannot do here. */
export type EngineState =
  /** Before anybody wants it it is `closed`. */
  | { phase: "closed" | "waiting" | "starting" }
  /** Bytes that have come, of how many. */
  | { phase: "fetching"; loaded: number; total: number }
  | { phase: "ready"; keeps: Keeping; damaged: Damaged[] }
  | { phase: "failed"; fault: Fault; detail: string };
export type Fault =
  "no_webassembly" | "no_workers" | "not_fetched" | "not_whole" | "not_kept" | "unreadable" | "not_started" | "died";
/** Whether games are kept: in the browser's storage, or only as long as its windows are open. */
export type Keeping = "kept" | "memory";
export interface Damaged {
  id: string;
  why: string;
}
export interface Engine {
  version: string;
  /** How much is fetched, where the host packs it and where it does not. */
  gzip: number;
  bytes: number;
  files: EngineFile[];
}
export interface EngineFile {
  name: string;
  bytes: number;
  /** Of its packed neighbour; none where there is no such file. */
  gzip?: number;
  sha256: string;
}

/** What a window asks, with a number of its own. */
export type Question =
  | { ask: "request"; method: string; target: string; headers: Record<string, string>; body: string | null }
  | { ask: "export" }
  | { ask: "take_in"; text: string }
  | { ask: "remove"; games: string[] };
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/** What a window says of one of its lines to a game. */
export type LineWord = { line: "open"; target: string } | { line: "send"; text: string } | { line: "close" };
export type ToTable = { window: string; id: number } & (Question | LineWord | { gone: true });
export type FromTable =
  | { state: EngineState }
  | { here: string[] }
  | ({ window: string; id: number } & (
      { answer: Answer } | { text: string } | { told: "opened" } | { told: "closed" }
    ));
/** What starts the worker: where the page lies, and the lock that it holds as long as it lives. */
export interface Begin {
  begin: { folder: string; life: string };
}
/** What starts a worker that thinks. */
export interface BeginThinking {
  begin: { base: string; files: Map<string, Blob>; life: string };
}
export interface Thought {
  id: number;
  line: string;
}
