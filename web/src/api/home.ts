// The page has two homes: a server, which answers it, and a folder of any web host, where this browser answers by
// itself. It is the same page; its index says which.

/** Whether nobody but this browser answers the page. */
export const serverless = (): boolean => document.documentElement.dataset.home === "browser";

export const ALONG = "carcassonne.along";
/** Whether this device has taken the game along from a server, to play without a network too. */
export function takenAlong(): boolean {
  try {
    return !serverless() && localStorage.getItem(ALONG) !== null;
  } catch {
    return false; // a browser that keeps nothing has not kept the game either
  }
}

/** The folder that the page lies in, without a slash at its end: a server has it at its root. */
export const folder = (): string =>
  serverless()
    ? new URL(".", document.baseURI).pathname.replace(/\/$/, "")
    : import.meta.env.BASE_URL.replace(/\/$/, "");
