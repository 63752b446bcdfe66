// Who is signed in here, and under which name of the server people sign in at all. The cookie is the browser's secret,
// so that the page only remembers that there is one, and asks the server where it matters.
import { call, Refusal, site } from "./client";
import { serverless } from "./home";
import { bringSeats, leaveBroughtSeats } from "./seats";
import type { Me, MyGames } from "./types";

const KEY = "carcassonne.person";

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const known = $state({ host: undefined as string | null | undefined, name: remembered() });

/** Where people sign in; null where nobody does, undefined until the server has said so. */
export const accountsHost = (): string | null | undefined => known.host;
/** The name of whoever is signed in here; null for a guest. */
export const signedInAs = (): string | null => (known.host === null ? null : known.name);

/** Somebody has signed in here. */
export function entered(name: string): void {
  known.name = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // The cookie keeps them signed in; the page asks again when it is opened.
  }
}

/** Nobody is signed in here any more. */
export function left(): void {
  known.name = null;
  localStorage.removeItem(KEY);
  leaveBroughtSeats();
}

let asked: Promise<void> | null = null;
/** Learns, once a visit or once more, where people sign in, and whether whoever was signed in here still is. */
export function askWhoIAm(again = false): Promise<void> {
  if (again) asked = null;
  return (asked ??= learn());
}

async function learn(): Promise<void> {
  if (serverless()) {
    known.host = null;
    return;
  }
  try {
    known.host = (await site()).accounts;
    if (known.host && known.name) entered((await call<Me>("/me", { method: "GET" })).name);
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 401) left();
    asked = null; // without a network nobody knows: ask again
  }
}

/** Brings the games of whoever is signed in to this device. */
export async function bringGames(): Promise<void> {
  await askWhoIAm();
  if (!signedInAs()) return;
  try {
    bringSeats((await call<MyGames>("/me/games", { method: "GET" })).games);
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 401) left();
  }
}
