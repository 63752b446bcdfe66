// The one way from the page to whatever answers it: a server, over the network, unless something else stands in its
// place (`answeredBy`). Everything that is asked, shown or downloaded goes through here.
import { folder } from "./home";

/** A line on which texts come and go, as long as it is open. */
export interface Line {
  send(text: string): void;
  close(): void;
}
/** What is told of a line; nothing is told before `open` has returned it, nor after it was closed from here. */
export interface Heard {
  opened(): void;
  text(text: string): void;
  closed(): void;
}
/** Paths begin with a slash and are the server's: `/api/v1/…`, `/art/…`, `/healthz`. */
export interface Transport {
  /** The address of something that the browser itself fetches: a picture, a download, a link. */
  url(path: string): string;
  /** Asks and is answered; rejects where nobody answers. */
  fetch(path: string, options?: RequestInit): Promise<Response>;
  open(path: string, heard: Heard): Line;
  /** The address of a picture to be shown, where that is not its `url`. */
  picture?(path: string): Promise<string>;
  /** Whether this browser answers a game, so that nobody at another device can see it. */
  alone?(game: string): boolean;
}

export const network: Transport = {
  url: (path) => folder() + path,
  fetch: (path, options) => fetch(folder() + path, options),
  open(path, heard) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${folder()}${path}`);
    let mine = true;
    socket.onopen = () => mine && heard.opened();
    socket.onmessage = (message) => mine && heard.text(String(message.data));
    socket.onclose = () => mine && heard.closed();
    return {
      send: (text) => socket.send(text),
      close() {
        mine = false;
        socket.close();
      },
    };
  },
};
let current = network;

/** Puts something in the server's place, or the server back. */
export function answeredBy(other: Transport = network): void {
  current = other;
}
export const url: Transport["url"] = (path) => current.url(path);
export const ask: Transport["fetch"] = (path, options) => current.fetch(path, options);
export const open: Transport["open"] = (path, heard) => current.open(path, heard);
export const alone = (game: string): boolean => current.alone?.(game) ?? false;
export const picture = (path: string): Promise<string> => current.picture?.(path) ?? Promise.resolve(url(path));
