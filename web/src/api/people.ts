// Every request about people: what everybody may know of them, and what one has to do with them (docs/server.md).
import { call, get, patiently } from "./client";
import type { CaseFile, CaseRequest, Cases, PersonGames, Profile, Top, VerdictRequest } from "./types";

export type Pool = Top["pool"];
export const POOLS: readonly Pool[] = ["base-2", "base-many", "boxes-2", "boxes-many"];

const person = (name: string) => `/people/${encodeURIComponent(name)}`;

export const profileOf = (name: string): Promise<Profile> => get(person(name));
export const gamesOf = (name: string): Promise<PersonGames> => get(`${person(name)}/games`);
export const topOf = (pool: Pool): Promise<Top> => get(`/top/${pool}`);

/** Follows or blocks somebody, or does so no more. */
export function relate(list: "follows" | "blocks", name: string, on: boolean): Promise<unknown> {
  const path = `/me/${list}/${encodeURIComponent(name)}`;
  return patiently(() => call(path, { method: on ? "PUT" : "DELETE", body: {} }));
}
export const casesOf = (state: "open" | "closed"): Promise<Cases> => get(`/cases?state=${state}`);
export const caseOf = (id: string): Promise<CaseFile> => get(`/cases/${encodeURIComponent(id)}`);
export const judge = (id: string, verdict: VerdictRequest): Promise<CaseFile> =>
  patiently(() => call(`/cases/${encodeURIComponent(id)}/verdict`, { body: verdict }));
export const report = (wanted: CaseRequest): Promise<unknown> => call("/cases", { body: wanted });
