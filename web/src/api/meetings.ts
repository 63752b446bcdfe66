// Every request of matches and events (docs/server.md). Who asks is known by the browser's cookie.
import { call, get, newId, patiently, ROOT } from "./client";
import { url } from "./transport";
import type {
  ArenaPlace,
  EntrantsWanted,
  EventChanges,
  EventDocument,
  EventLog,
  Events,
  EventSetupWanted,
  Match,
  MatchWanted,
  Matches,
  MatchSeat,
  ResultWanted,
} from "./types";

const match = (id: string) => `/matches/${encodeURIComponent(id)}`;
const event = (id: string) => `/events/${encodeURIComponent(id)}`;
const send = <T>(path: string, body: unknown = {}, method: "POST" | "PATCH" = "POST") =>
  patiently(() => call<T>(path, { method, body }));

export const meetings = {
  challenge(wanted: Omit<MatchWanted, "request_id">): Promise<Match> {
    return send("/matches", { ...wanted, request_id: newId() });
  },
  myMatches: (): Promise<Matches> => get("/matches"),
  match: (id: string): Promise<Match> => get(match(id)),
  proposeTimes: (id: string, times: string[]): Promise<Match> => send(`${match(id)}/times`, { times }),
  agree: (id: string, time: string): Promise<Match> => send(`${match(id)}/answer`, { time }),
  decline: (id: string): Promise<Match> => send(`${match(id)}/answer`, { time: null }),
  come: (id: string): Promise<MatchSeat> => send(`${match(id)}/ready`),
  calendarOf: (id: string): string => url(`${ROOT}${match(id)}/calendar`),

  events: (): Promise<Events> => get("/events"),
  event: (id: string): Promise<EventDocument> => get(event(id)),
  announce(name: string, setup: Partial<EventSetupWanted>, starts: string | null): Promise<EventDocument> {
    return send("/events", { name, setup, starts, request_id: newId() });
  },
  change: (id: string, wanted: EventChanges): Promise<EventDocument> => send(event(id), wanted, "PATCH"),
  enter: (id: string, wanted: Partial<EntrantsWanted> = {}): Promise<EventDocument> =>
    send(`${event(id)}/entrants`, wanted),
  withdraw: (id: string, number: number): Promise<EventDocument> =>
    send(`${event(id)}/entrants/${number}`, { out: true }, "PATCH"),
  substitute: (id: string, number: number, person: string): Promise<EventDocument> =>
    send(`${event(id)}/entrants/${number}`, { person }, "PATCH"),
  here: (id: string): Promise<ArenaPlace> => send(`${event(id)}/here`),
  begin: (id: string): Promise<EventDocument> => send(`${event(id)}/rounds`),
  extend: (id: string, until: string): Promise<EventDocument> => send(`${event(id)}/rounds`, { until }),
  setResult: (id: string, wanted: ResultWanted): Promise<EventDocument> => send(`${event(id)}/results`, wanted),
  giveLineup: (id: string, slot: string, members: number[]): Promise<EventDocument> =>
    send(`${event(id)}/lineups`, { slot, members }),
  log: (id: string): Promise<EventLog> => get(`${event(id)}/log`),
  documentOf: (id: string): string => url(`${ROOT}${event(id)}`),
  tableOf: (id: string): string => url(`${ROOT}${event(id)}/standing`),
};
