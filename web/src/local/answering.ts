// The transport of the page where this browser answers: what a server would be asked goes to the worker that holds the
// tables. Files of the page, as its artwork, come from where the page lies.
import { network, type Transport } from "../api/transport";
import { ANSWERED, paint } from "./downloads";
import type { House } from "./house";

/** Python draws; a picture is painted from its drawing. */
const PAINTED = "/picture.png";
const ASKED = /^\/(api\/|healthz)/;

/** Answers the page by the worker of a house. */
export function answering(house: Pick<House, "ask" | "line">): Transport {
  return {
    url: (path) => (ASKED.test(path) ? ANSWERED + path : network.url(path)),
    fetch(path, options) {
      if (!ASKED.test(path)) return network.fetch(path, options);
      return path.includes(PAINTED) ? painted(house, path) : asked(house, path, options);
    },
    open: (path, heard) => house.line(path, heard),
    picture: (path) => shown(house, path),
    alone: () => true,
  };
}

async function asked(house: Pick<House, "ask">, target: string, options: RequestInit = {}): Promise<Response> {
  const named = [...new Headers(options.headers)];
  const headers = Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]));
  const body = typeof options.body === "string" ? options.body : null;
  const answer = house.ask({ ask: "request", method: options.method ?? "GET", target, headers, body });
  const { status, headers: told, body: text } = await unlessAborted(answer, options.signal ?? null);
  return new Response(status === 204 ? null : text, { status, headers: told });
}

async function painted(house: Pick<House, "ask">, path: string): Promise<Response> {
  const drawing = await asked(house, path.replace(PAINTED, "/picture.svg"));
  return drawing.ok ? new Response(await paint(await drawing.blob())) : drawing;
}

/** Drawings that are shown: each is asked for once, and made into an address. */
const drawings = new Map<string, Promise<string>>();

function shown(house: Pick<House, "ask">, path: string): Promise<string> {
  const drawn =
    drawings.get(path) ??
    asked(house, path).then(async (answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
    });
  drawings.set(path, drawn);
  drawn.catch(() => drawings.delete(path));
  return drawn;
}

/** What is asked is done all the same; nobody waits for it any more. */
function unlessAborted<Result>(answer: Promise<Result>, signal: AbortSignal | null): Promise<Result> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
