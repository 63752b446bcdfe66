// The transport of a page that was taken along from a server. Games that were begun here are answered here, all others
// by the server; while it is away, what needs nobody else is answered here too.
import type { GamesFound } from "../api/types";
import type { Heard, Line, Transport } from "../api/transport";

const FIND = "/api/v1/games/find";
const GAME = /^\/api\/v1\/games\/([\w-]+)/;
/** What is asked about no game in particular. */
const OF_ANYBODY = /^\/api\/v1\/(games$|games\/import$|presets$|players$|rules\/|examples\/|puzzles\/)/;
/** A seat for whoever comes by a link: nobody comes without a server. */
const OPEN_SEAT = '"kind":"open"';
/** What a host says whose server does not answer it. */
const AWAY = [502, 504];

/** The games that this browser keeps. */
export interface GamesHere {
  ids(): ReadonlySet<string>;
  /** Looks again: another window may have begun one. */
  look(): Promise<void>;
}

export function either(server: Transport, here: Transport, games: GamesHere): Transport {
  const known = new Set<string>();
  const isHere = (path: string): boolean => games.ids().has(gameOf(path));

  async function whose(path: string): Promise<Transport> {
    const game = gameOf(path);
    if (game && !known.has(game)) {
      known.add(game);
      if (!isHere(path)) await games.look();
    }
    return isHere(path) ? here : server;
  }

  async function whoeverIsThere(path: string, options: RequestInit): Promise<Response> {
    const { body, signal } = options;
    const canBeHere = OF_ANYBODY.test(path) && !(typeof body === "string" && body.includes(OPEN_SEAT));
    try {
      const answer = await server.fetch(path, options);
      if (!canBeHere || !AWAY.includes(answer.status)) return answer;
    } catch (problem) {
      if (!canBeHere || signal?.aborted) throw problem;
    }
    return here.fetch(path, options);
  }

  /** The games of both in one list; those of one, while the other does not answer. */
  async function found(options: RequestInit): Promise<Response> {
    await games.look();
    if (!games.ids().size) return server.fetch(FIND, options);
    const [theirs, ours] = await Promise.allSettled([server.fetch(FIND, options), here.fetch(FIND, options)]);
    if (theirs.status === "rejected" || !theirs.value.ok) {
      if (ours.status === "rejected") throw ours.reason;
      return ours.value;
    }
    if (ours.status === "rejected" || !ours.value.ok) return theirs.value;
    const [one, other] = (await Promise.all([theirs.value.json(), ours.value.json()])) as [GamesFound, GamesFound];
    const others = [...(one.others ?? []), ...(other.others ?? [])];
    return Response.json({ ...one, games: [...one.games, ...other.games], others });
  }

  return {
    url: (path) => (isHere(path) ? here : server).url(path),
    async fetch(path, options = {}) {
      if (path === FIND) return found(options);
      return (await whose(path)) === here ? here.fetch(path, options) : whoeverIsThere(path, options);
    },
    open: (path, heard) => lineLater(whose(path), path, heard),
    async picture(path) {
      const theirs = await whose(path);
      return theirs.picture?.(path) ?? theirs.url(path);
    },
    alone: (game) => games.ids().has(game),
  };
}

/** The game that an address names; no game is called as what can be asked of all of them. */
const gameOf = (path: string): string => GAME.exec(path)?.[1] ?? "";

/** A line that is opened when it is known who has its other end. */
function lineLater(coming: Promise<Transport>, path: string, heard: Heard): Line {
  let line: Line | null = null;
  let wanted = true;
  void coming.then((transport) => {
    if (wanted) line = transport.open(path, heard);
  });
  return {
    send: (text) => line?.send(text),
    close() {
      wanted = false;
      line?.close();
    },
  };
}
