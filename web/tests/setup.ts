// Every test speaks English, with the words of the pages that come late.
import { addWords, speak } from "../src/words";

// What a test has not answered is out of reach, also for what comes when the test is over.
globalThis.fetch = () => Promise.reject(new TypeError("no network in tests"));

await speak("en");
await Promise.all((["learn", "replay", "rules"] as const).map(addWords));
