// Every test speaks English, with the words of the pages that come late, and has what the boxes bring.
import { afterAll, vi } from "vitest";
import { addWords, speak } from "../src/words";
import { withBoxes } from "../src/words/boxes";

// What a test has not answered is out of reach, also for what comes when the test is over.
globalThis.fetch = () => Promise.reject(new TypeError("no network in tests"));

await speak("en");
await Promise.all((["learn", "puzzle", "replay", "rules"] as const).map(addWords));
await withBoxes();

// Files share a world: what the last test of one has kept, or put in place of a global, must not be there for the next.
localStorage.clear();
afterAll(() => void vi.unstubAllGlobals());
