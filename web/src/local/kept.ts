// The games in this browser's storage: a row a game, in the form that the tables' worker gives it. A change is kept
// whole or not at all; where another window has changed a game meanwhile, nothing is written and its game is told.
import type { Keeping } from "./messages";

const DATABASE = "carcassonne";
/** The form of the rows, as `carcassonne.local` counts it. */
const SCHEMA = 1;
interface Rows {
  game: { version: number };
}
interface Text {
  schema: number;
  secret?: string;
  games: Record<string, Rows | null>;
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's storage refuses"));
  });

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("the browser's storage refuses"));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games");
    request.result.createObjectStore("about");
  };
  return done(request);
}

export class KeptGames {
  private constructor(private readonly database: IDBDatabase | null) {}

  /** Opens the storage; a browser that has none, as in some private modes, keeps nothing. */
  static async open(): Promise<KeptGames> {
    try {
      return new KeptGames(await opened());
    } catch {
      return new KeptGames(null);
    }
  }

  get keeps(): Keeping {
    return this.database ? "kept" : "memory";
  }

  /** Everything that is kept, as text; "" where nothing is. */
  async read(): Promise<string> {
    if (!this.database) return "";
    const look = this.database.transaction(["games", "about"]);
    const [games, about] = [look.objectStore("games"), look.objectStore("about")];
    const [names, rows, schema, secret] = await Promise.all([
      done(games.getAllKeys()),
      done(games.getAll()),
      done(about.get("schema") as IDBRequest<number | undefined>),
      done(about.get("secret") as IDBRequest<string | undefined>),
    ]);
    if (!names.length && !secret) return "";
    const all = Object.fromEntries(names.map((name, index) => [name as string, rows[index] as Rows]));
    return JSON.stringify({ schema: schema ?? SCHEMA, secret, games: all });
  }

  /** The games that are kept, by their ids. */
  async ids(): Promise<string[]> {
    if (!this.database) return [];
    return (await done(this.database.transaction("games").objectStore("games").getAllKeys())) as string[];
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    if (!this.database) return;
    const change = this.database.transaction(["games", "about"], "readwrite");
    const safe = finished(change);
    change.objectStore("games").clear();
    change.objectStore("about").clear();
    await safe;
  }

  /** Keeps what has changed; null when it is safe, else the games that somebody else has changed, as they are now. */
  async write(text: string): Promise<string | null> {
    if (!this.database) return null;
    const { schema, secret, games } = JSON.parse(text) as Text;
    const change = this.database.transaction(["games", "about"], "readwrite", { durability: "strict" });
    const safe = finished(change);
    safe.catch(() => undefined); // it is awaited below
    const rows = change.objectStore("games");
    const newer: Record<string, Rows | null> = {};
    for (const [name, row] of Object.entries(games)) {
      if (!row) rows.delete(name);
      else {
        const there = (await done(rows.get(name))) as Rows | undefined;
        if ((there?.game.version ?? 0) === row.game.version - 1 || !there) rows.put(row, name);
        else newer[name] = there;
      }
    }
    if (Object.keys(newer).length) {
      change.abort();
      await safe.catch(() => undefined);
      return JSON.stringify({ schema: SCHEMA, games: newer });
    }
    change.objectStore("about").put(schema, "schema");
    if (secret) change.objectStore("about").put(secret, "secret");
    await safe;
    return null;
  }
}
