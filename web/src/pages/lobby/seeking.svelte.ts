// Looking for somebody to play with: goes on while this page is open, whatever it shows. The token is made here, and
// opens the seat that is found; it is kept for as long as the window lives, so that a reload goes on looking.
import { ROOT, Refusal, seek, stopSeeking } from "../../api/client";
import { takeSeats } from "../../api/seats";
import { open, type Line } from "../../api/transport";
import type { BotGame, LobbyChangesFrame, LobbyFrame, MySeekFrame, Seek, SeekWanted } from "../../api/types";
import { away, chime, mark, notify } from "../../notices/turn.svelte";
import { wishes as notices } from "../../notices/wishes.svelte";
import { go, page } from "../../router.svelte";
import { addWords } from "../../words";
import { KEY, search } from "./search.svelte";

type Frame = LobbyFrame | LobbyChangesFrame | MySeekFrame | { type: "ping" };
export type Wanted = Omit<SeekWanted, "token">;
interface Kept {
  wanted: SeekWanted;
  since: number;
}
const SHORTEST = 500;
const LONGEST = 8000;

const state = $state({
  wanted: null as SeekWanted | null,
  since: 0,
  connected: false,
  /** Others who look, as far as a line is open. */
  seeks: [] as Seek[],
  count: 0,
  mine: "",
  /** The game that was found, while the player is busy elsewhere. */
  found: null as { game: string; seat: number } | null,
});
/** What is known of the search and of the lobby. */
export const lobbyState = (): Readonly<typeof state> => state;

let line: Line | null = null;
let watching = 0;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Begins to look; throws the server's refusal. */
export async function startSeeking(wanted: Wanted): Promise<void> {
  const whole = { ...wanted, token: newToken() };
  const told = await seek(whole);
  state.wanted = whole;
  state.since = Date.now();
  search.on = true;
  state.mine = told.seek?.id ?? "";
  keep({ wanted: whole, since: state.since });
  if (state.connected) hello();
  else connect();
}

/** Begins a game for which nobody is looked for, by a token of one's own; throws the server's refusal. */
export async function playAtOnce(ask: (token: string) => Promise<BotGame>): Promise<void> {
  const token = newToken();
  const { game, seat } = await ask(token);
  takeSeats(game, { [String(seat)]: token });
  go(`/g/${game}`);
}

/** Looks no longer. Whoever was found meanwhile waits at the table: go there. */
export async function endSearch(): Promise<void> {
  const token = state.wanted?.token;
  forget();
  if (!token) return;
  const told = await stopSeeking(token).catch(() => null);
  if (told?.game && typeof told.seat === "number") arrive(token, told.game, told.seat);
}

/** Goes on with the search of before a reload. */
export function resumeSeeking(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    if (!kept?.wanted?.token || state.wanted) return;
    state.wanted = kept.wanted;
    state.since = kept.since;
    void addWords("lobby").then(() => {
      search.on = true;
      connect();
    });
  } catch {
    // nothing was kept
  }
}

/** Listens to the lobby for as long as somebody looks at it; give back what is returned to end it. */
export function watchLobby(): () => void {
  watching++;
  connect();
  return () => {
    watching--;
    if (!watching && !state.wanted) drop();
  };
}

function connect(): void {
  clearTimeout(timer);
  if (line) return;
  line = open(`${ROOT}/lobby/socket`, {
    opened() {
      state.connected = true;
      failures = 0;
      hello();
    },
    text: (text) => take(JSON.parse(text) as Frame),
    closed() {
      drop();
      if (!watching && !state.wanted) return;
      timer = setTimeout(connect, Math.min(LONGEST, SHORTEST * 2 ** failures++) * (0.5 + Math.random() / 2));
    },
  });
}

function drop(): void {
  clearTimeout(timer);
  line?.close();
  line = null;
  state.connected = false;
}

function hello(): void {
  if (state.wanted) line?.send(JSON.stringify({ type: "hello", tokens: [state.wanted.token] }));
}

function take(frame: Frame): void {
  if (frame.type === "lobby") state.seeks = frame.seeks;
  if (frame.type === "changes") {
    const gone = new Set(frame.gone);
    state.seeks = [...state.seeks.filter((one) => !gone.has(one.id)), ...frame.came];
  }
  if (frame.type === "lobby" || frame.type === "changes") state.count = frame.open;
  if (frame.type === "seek") void heard(frame);
}

/** What has become of the search: a game; or nothing, where the server has forgotten it: then it is asked again. */
async function heard(frame: MySeekFrame): Promise<void> {
  const wanted = state.wanted;
  if (!wanted) return;
  if (frame.game && typeof frame.seat === "number") {
    forget();
    return arrive(wanted.token, frame.game, frame.seat);
  }
  if (frame.seek) {
    state.mine = frame.seek.id;
    return;
  }
  try {
    await seek(wanted);
    hello();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.code !== "offline") forget();
  }
}

/** A game was found: go there, unless the player is busy at another table; then they are called. */
function arrive(token: string, game: string, seat: number): void {
  takeSeats(game, { [String(seat)]: token });
  if (notices.sound) chime();
  if (away()) void notify({ id: game, names: [], mine: new Map() });
  if (page().bare) {
    state.found = { game, seat };
    search.on = true;
    mark(true);
  } else go(`/g/${game}`);
}

/** Goes to the game that was found. */
export function goToFound(): void {
  const found = state.found;
  state.found = null;
  search.on = state.wanted !== null;
  mark(false);
  if (found) go(`/g/${found.game}`);
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing looks until the page is left
  }
}

function forget(): void {
  state.wanted = null;
  state.mine = "";
  search.on = state.found !== null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // as above
  }
  if (!watching) drop();
}
