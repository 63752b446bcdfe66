// Every request of docs/server.md, typed. A refusal is thrown as a Refusal with its stable code. Whatever changes a
// game is answered with the position it leads to (`?position=true`), so that nothing has to be fetched afterwards; what
// every turn asks says which position the page has (`?have=`), and is answered with what changes in it.
import { applyChanges } from "./positions";
import { ask, picture, url } from "./transport";
import type {
  Action,
  AnalysisDone,
  AnalysisMissing,
  AnalysisProgress,
  Emote,
  GameMade,
  GamePuzzles,
  GamePosition,
  GameState,
  GameWanted,
  GamesFound,
  Hint,
  Invitation,
  BotGame,
  BotGameWanted,
  LentBots,
  Lobby,
  Log,
  Shuffle,
  MovedChanges,
  MovedPosition,
  MySeek,
  Players,
  Position,
  PositionChanges,
  Presets,
  PreviewedChanges,
  PreviewedPosition,
  Problem,
  PushKept,
  PushKey,
  PushWanted,
  Puzzle,
  PuzzleAttempt,
  PuzzlePreview,
  RuleExamplePosition,
  RuleExamplesPosition,
  Rules,
  SeatTaken,
  SeekWanted,
  Site,
  TableChanged,
} from "./types";

export const ROOT = "/api/v1";

/** The server's no, or code `offline` when it could not be reached. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly ply: number | undefined;
  /** The member of the request that was refused, such as `seats.1.level`; "" where it is about none. */
  readonly field: string;

  constructor(problem: Partial<Problem>) {
    super(problem.detail || problem.title || problem.code || "refused");
    this.status = problem.status ?? 0;
    this.code = problem.code ?? "unknown";
    this.detail = problem.detail ?? "";
    this.ply = problem.ply;
    this.field = problem.field ?? "";
  }
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  token?: string | null;
  body?: unknown;
  text?: string;
  signal?: AbortSignal;
}

export async function call<T>(path: string, { method = "POST", token, body, text, signal }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (method !== "GET") headers["Content-Type"] = text === undefined ? "application/json" : "text/plain";
  let answer: Response;
  try {
    const payload = method !== "GET" ? (text ?? JSON.stringify(body ?? {})) : null;
    answer = await ask(ROOT + path, { method, headers, body: payload, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal({ status: 0, code: "offline", detail: String(error) });
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  const type = answer.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

async function problemOf(answer: Response): Promise<Partial<Problem>> {
  try {
    return { status: answer.status, ...((await answer.json()) as Partial<Problem>) };
  } catch {
    return { status: answer.status, code: "unreadable", detail: answer.statusText };
  }
}

export const get = <T>(path: string, signal?: AbortSignal) =>
  call<T>(path, signal ? { method: "GET", signal } : { method: "GET" });
const game = (id: string) => `/games/${encodeURIComponent(id)}`;
const file = (id: string, name: string) => url(`${ROOT}${game(id)}/${name}`);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A name for one request that nobody else has, so that sending it again does it once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const WAITS = [300, 800, 2000, 4000];

/** Sends a request that has a name; after a broken connection it is sent again, which does it once. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const wait = WAITS[attempt];
      const again = error instanceof Refusal && (error.code === "offline" || error.status === 503);
      if (!again || wait === undefined) throw error;
      await pause(wait);
    }
  }
}

/** An answer with the whole position, where it tells what changes in the one that the page has. */
function drawn<Told extends { position?: Position; changes?: PositionChanges }>(
  { changes, ...told }: Told,
  have: Position,
): Omit<Told, "changes"> & { position: Position } {
  return { ...told, position: told.position ?? (changes ? applyChanges(have, changes) : have) };
}

/** Plays a turn from the position that the page has. */
export function move(id: string, token: string, have: Position, actions: Action[]): Promise<MovedPosition> {
  const body = { ply: have.ply, move_id: newId(), actions };
  return patiently(() => call<MovedChanges>(`${game(id)}/moves?have=${have.seq}`, { token, body })).then((moved) =>
    drawn(moved, have),
  );
}

/** The names under which this page has sat down, by link: whoever presses twice sits once. */
const joins = new Map<string, string>();

/** Sits down by a link. */
export function join(id: string, secret: string, name: string, colour: number | null = null): Promise<SeatTaken> {
  const join_id = joins.get(secret) ?? newId();
  joins.set(secret, join_id);
  return patiently(() => call<SeatTaken>(`${game(id)}/join`, { token: secret, body: { name, colour, join_id } }));
}

export const newGame = (wanted: GameWanted) => call<GameMade>("/games", { body: wanted });
export const gameOf = (id: string) => get<GameState>(game(id));
/** The seat that a link opens. */
export const invitation = (id: string, secret: string) =>
  call<Invitation>(`${game(id)}/invitation`, { method: "GET", token: secret });
/** What answers would bring; `next` tells it of each answer that may follow, null where more would be asked. */
export interface Ahead extends PreviewedPosition {
  next?: PreviewedChanges["next"];
}
/** Tries answers in the position that the page has. */
export const preview = (id: string, token: string, have: Position, actions: Action[]): Promise<Ahead> =>
  call<PreviewedChanges>(`${game(id)}/preview?have=${have.seq}`, { token, body: { ply: have.ply, actions } }).then(
    (seen) => drawn(seen, have),
  );
/** The position at a ply, for replays; at a table positions come with the stream. */
export const position = (id: string, ply: number, signal?: AbortSignal) =>
  get<Position>(`${game(id)}/position?ply=${ply}`, signal);
/** The seed of a game that is over, what was promised, and the tiles that the seed deals. */
export const shuffle = (id: string) => get<Shuffle>(`${game(id)}/shuffle`);
/** Everything that happened, page by page. */
export async function log(id: string): Promise<Log> {
  const found = await get<Log>(`${game(id)}/log`);
  while (typeof found.next === "number") {
    const page = await get<Log>(`${game(id)}/log?after=${found.next}`);
    found.entries.push(...page.entries);
    found.next = page.next ?? null;
  }
  return found;
}
export const claim = (id: string, token: string) => call<GamePosition>(`${game(id)}/claim?position=true`, { token });
export const resign = (id: string, token: string) => call<GamePosition>(`${game(id)}/resign?position=true`, { token });
export const undo = (id: string, token: string, ply: number) =>
  call<GamePosition>(`${game(id)}/undo?position=true`, { token, body: { ply } });
export const answerUndo = (id: string, token: string, accept: boolean) =>
  call<GamePosition>(`${game(id)}/undo/answer?position=true`, { token, body: { accept } });
/** Offers a rematch, or agrees to one: the game where nobody else is asked, else the table with the offer. */
export const rematch = (id: string, token: string, sameTiles: boolean) =>
  call<GameMade | TableChanged>(`${game(id)}/rematch`, { token, body: { same_tiles: sameTiles } });
export const answerRematch = (id: string, token: string, accept: boolean) =>
  call<GameMade | TableChanged>(`${game(id)}/rematch/answer`, { token, body: { accept } });
/** Calls a game off that has not begun. */
export const cancel = (id: string, token: string) => call<GamePosition>(`${game(id)}/cancel?position=true`, { token });
/** Lets a bot take an open seat. */
export const fill = (id: string, token: string, seat: number, level: number) =>
  call<GamePosition>(`${game(id)}/fill?position=true`, { token, body: { seat, level } });
export const takeColour = (id: string, token: string, colour: number) =>
  call<GamePosition>(`${game(id)}/colour?position=true`, { token, body: { colour } });
export const sendEmote = (id: string, token: string, emote: Emote) =>
  call<TableChanged>(`${game(id)}/emotes`, { token, body: { emote } });
/** A new game that goes on from a moment of a finished one, against the same bots. */
export const again = (id: string, ply: number, seat: number) =>
  call<GameMade>(`${game(id)}/again`, { body: { ply, seat } });
export const importRecord = (text: string) => call<GameMade>("/games/import", { text });
/** The games that tokens open, and others by their ids. */
export const findGames = (tokens: string[], games: string[] = []) =>
  call<GamesFound>("/games/find", { body: { tokens, games } });
export const hint = (id: string, token: string) => call<Hint>(`${game(id)}/hint`, { token });
/** Addresses of what a browser shows or keeps of a game: its landscape, a picture, all its moves, its record. */
export const landscapeOf = (id: string, seq: number) => picture(`${ROOT}${game(id)}/landscape.svg?seq=${seq}`);
export const pictureOf = (id: string, ply?: number) =>
  file(id, ply === undefined ? "picture.png" : `picture.png?ply=${ply}`);
export const animationOf = (id: string) => file(id, "animation.svg");
export const recordOf = (id: string) => file(id, "record");
/** The picture itself, to be handed on. */
export const fetchPicture = (id: string, ply: number) =>
  ask(`${ROOT}${game(id)}/picture.png?ply=${ply}`).then((answer) => answer.blob());
/** The analysis as it stands; nothing is started. */
export const findAnalysis = (id: string) =>
  get<AnalysisProgress | AnalysisDone | AnalysisMissing>(`${game(id)}/analysis`);
export const analysis = (id: string) => call<AnalysisProgress | AnalysisDone>(`${game(id)}/analysis`);
/** Looks for somebody to play with; asked again, it is the same search. */
export const seek = (wanted: SeekWanted) => patiently(() => call<MySeek>("/seeks", { body: wanted }));
export const stopSeeking = (token: string) => call<MySeek>("/seeks", { method: "DELETE", token });
export const bots = () => get<LentBots>("/bots");
export const playBot = (name: string, wanted: BotGameWanted) =>
  patiently(() => call<BotGame>(`/bots/${encodeURIComponent(name)}/games`, { body: wanted }));
export const lobby = () => get<Lobby>("/lobby");
/** The server's public key for calling devices by push. */
export const pushKey = () => get<PushKey>("/push/key");
export const pushSubscribe = (wanted: PushWanted) => call<PushKept>("/push/subscribe", { body: wanted });
export const pushUnsubscribe = (endpoint: string) => call<PushKept>("/push/unsubscribe", { body: { endpoint } });

/** The puzzle of the day, another than the one before, or one by its id. */
export const puzzleOfToday = () => get<Puzzle>("/puzzles/today");
export const puzzleAfter = (id: string) => get<Puzzle>(`/puzzles/next${id && `?after=${encodeURIComponent(id)}`}`);
export const puzzleOf = (id: string) => get<Puzzle>(`/puzzles/${encodeURIComponent(id)}`);
/** The mistakes of an analysed game, each a puzzle by its id. */
export const puzzlesOfGame = (id: string) => get<GamePuzzles>(`${game(id)}/puzzles`);
/** What an answer would bring, and whether it is right. */
export const tryPuzzle = (id: string, actions: Action[]) =>
  call<PuzzlePreview>(`/puzzles/${encodeURIComponent(id)}/preview`, { body: { actions } });
export const answerPuzzle = (id: string, actions: Action[]) =>
  patiently(() => call<PuzzleAttempt>(`/puzzles/${encodeURIComponent(id)}/attempts`, { body: { actions } }));

/** What kind of server this is; asked for once. */
export const site = (): Promise<Site> => (asked ??= get<Site>("/site").catch(forget));
let asked: Promise<Site> | null = null;
function forget(problem: unknown): never {
  asked = null;
  throw problem;
}

/** Whether the server is there; a cache does not answer for it. */
export const served = (): Promise<boolean> =>
  ask("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

export const players = () => get<Players>("/players");
export const presets = () => get<Presets>("/presets");
const changed = (options: string): string => (options ? `options=${encodeURIComponent(options)}` : "");
/** What a preset with changed options comes to; options are written as in a record. */
export const rules = (preset: string, options: string, signal?: AbortSignal) =>
  get<Rules>(`/rules/${encodeURIComponent(preset)}?${changed(options)}`, signal);
/** The examples of a rules page by name: a position, what to light on it, what happens next and the points by seat. */
export const examples = (preset: string, options = ""): Promise<Record<string, RuleExamplePosition>> =>
  get<RuleExamplesPosition>(
    `/examples/${encodeURIComponent(preset)}?position=true${options && `&${changed(options)}`}`,
  ).then((answer) => answer.examples);
