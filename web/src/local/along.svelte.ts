// The game taken along from a server: it is fetched once, kept by the browser, and answers what it can while there is
// no network. Games that are begun so stay here, until they are sent to the server as records.
import { untrack } from "svelte";
import { ALONG } from "../api/home";
import { rememberImported } from "../api/imported";
import { leaveSeats } from "../api/seats";
import { answeredBy, ask, network, type Transport } from "../api/transport";
import { answering } from "./answering";
import { either } from "./either";
import { engineAt, EngineFault, fetchEngine, forgetEngines, keptEngine } from "./engine";
import { askToStay, forget, kept, lookForGames, NotDone, openHouse } from "./home.svelte";

const RECORDS = "/api/v1/games/import";
/** Where the page lies, as the engine's workers know it. */
const home = (): string => new URL(network.url("/"), location.href).href;

/** What this browser lacks to take the game along; null where it can. */
export function lacking(): "no_webassembly" | "no_workers" | "insecure" | null {
  if (typeof WebAssembly !== "object") return "no_webassembly";
  if (typeof Worker !== "function") return "no_workers";
  return "caches" in globalThis && "serviceWorker" in navigator ? null : "insecure";
}

/** Fetches the game and keeps it; tells how many bytes have come, of how many. Throws EngineFault. */
export async function takeAlong(tell: (loaded: number, total: number) => void): Promise<void> {
  await fetchEngine(home(), tell);
  if (!(await keptEngine(home()))) throw new EngineFault("not_kept", "");
  await navigator.serviceWorker.ready; // it has kept the page by then
  localStorage.setItem(ALONG, new Date().toISOString());
  void askToStay();
}

/** Gives the room back; games that were begun here stay, and can be seen again when the game is taken along again. */
export async function leaveBehind(): Promise<void> {
  localStorage.removeItem(ALONG);
  answeredBy();
  await forgetEngines();
}

/** From now on this browser answers too. Nothing is started before somebody wants it. */
export async function answerToo(): Promise<void> {
  await lookForGames().catch(() => undefined); // storage that cannot be read has no games
  // What is shown of a game is not asked for anew because another was begun or sent away.
  const games = { ids: () => untrack(kept), look: lookForGames };
  answeredBy(either(network, answeringLater(), games));
  void renew();
}

/** The house of the tables, opened by whatever is asked of it first. */
function answeringLater(): Transport {
  return answering({ ask: (question) => openHouse().ask(question), line: (to, heard) => openHouse().line(to, heard) });
}

/** Fetches the edition that the server has now, if it is another; without a network what is here stays. */
async function renew(): Promise<void> {
  try {
    const [now, here] = await Promise.all([engineAt(home()), keptEngine(home())]);
    if (now && now.version !== here?.version) await fetchEngine(home());
  } catch {
    // The next visit tries again.
  }
}

/** Sends the record of a game that is over, and forgets the game here; throws NotDone, and then nothing has changed. */
export async function sendToServer(game: string): Promise<string> {
  const record = await (await ask(`/api/v1/games/${game}/record`)).text();
  const answer = await network
    .fetch(RECORDS, { method: "POST", headers: { "Content-Type": "text/plain" }, body: record })
    .catch(() => null);
  const told = (await answer?.json().catch(() => null)) as { id?: string; detail?: string } | null;
  if (!answer?.ok || !told?.id) throw new NotDone(told?.detail ?? "");
  rememberImported(told.id);
  await forget([game]);
  leaveSeats(game);
  return told.id;
}
