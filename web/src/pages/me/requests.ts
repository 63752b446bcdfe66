// What one asks the server about one's own account. Passkeys are the browser's; the library that hands them over comes
// when somebody makes or shows one.
import { call, newId, patiently } from "../../api/client";
import { allTokens } from "../../api/seats";
import type { Account, Asked, Claimed, Codes, Entered, TokenMade, TokenRequest } from "../../api/types";

type Purpose = "register" | "sign_in" | "add" | "confirm";
export type Scope = TokenRequest["scopes"][number];
type Wanted = Record<string, unknown>;

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function";

async function credential(purpose: Purpose, name?: string): Promise<Wanted> {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await call<Asked>("/people/challenge", {
    body: name === undefined ? { purpose } : { purpose, name },
  });
  const making = purpose === "register" || purpose === "add";
  const answer = making
    ? await startRegistration({ optionsJSON: options as never })
    : await startAuthentication({ optionsJSON: options as never });
  return { credential: plain(answer as unknown as Wanted) };
}

/** What the server takes of it: extensions and hints are the browser's own business. */
function plain({ id, rawId, type, response }: Wanted): Wanted {
  return { id, rawId, type, response };
}

const del = <T>(path: string, body: unknown = {}): Promise<T> =>
  patiently(() => call<T>(path, { method: "DELETE", body }));

export async function register(name: string): Promise<Entered> {
  const body = await credential("register", name);
  return patiently(() => call<Entered>("/people", { body }));
}
export async function signIn(): Promise<Entered> {
  const body = await credential("sign_in");
  return patiently(() => call<Entered>("/sessions", { body }));
}
export const signInByCode = (code: string): Promise<Entered> =>
  patiently(() => call<Entered>("/sessions", { body: { code } }));
export async function addPasskey(): Promise<void> {
  const body = await credential("add");
  await patiently(() => call("/me/passkeys", { body }));
}
export async function leave(): Promise<void> {
  const body = await credential("confirm");
  await del("/me", body);
}

/** The games of this device become those of whoever is signed in; says how many. */
export async function claimSeats(): Promise<number> {
  const tokens = allTokens().slice(-200);
  if (!tokens.length) return 0;
  return (await patiently(() => call<Claimed>("/me/claim", { body: { tokens } }))).games.length;
}

export const account = (): Promise<Account> => call<Account>("/me/account", { method: "GET" });
export const signOut = (): Promise<unknown> => del("/sessions/this");
export const endSession = (id: string): Promise<unknown> => del(`/sessions/${encodeURIComponent(id)}`);
export const removePasskey = (id: string): Promise<unknown> => del(`/me/passkeys/${encodeURIComponent(id)}`);
export const newCodes = async (): Promise<string[]> => (await call<Codes>("/me/recovery")).codes;
export const everything = (): Promise<unknown> => call("/me/export", { method: "GET" });
export function makeToken(label: string, scopes: Scope[]): Promise<TokenMade> {
  const bot = scopes.includes("bot") ? { bot: label } : {};
  const body = { label, scopes, token_id: newId(), ...bot };
  return patiently(() => call<TokenMade>("/me/tokens", { body }));
}
export const forget = (list: "blocks" | "follows", name: string): Promise<unknown> =>
  del(`/me/${list}/${encodeURIComponent(name)}`);
