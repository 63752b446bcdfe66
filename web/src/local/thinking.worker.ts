// A worker that thinks: bots, hints and analyses, a line in and a line out. While it thinks it hears nothing else.
import { startPython } from "./engine";
import { live } from "./life";
import type { BeginThinking, Thought } from "./messages";

interface Thinking {
  open(say: (line: string) => void): (line: string) => string;
}
let asked = 0;
let thinking: Promise<(line: string) => string>;

self.onmessage = async ({ data }: MessageEvent<BeginThinking | Thought>) => {
  if ("begin" in data) {
    thinking = begin(data.begin);
    await thinking.then(
      () => postMessage({ lives: true }),
      (problem: unknown) => postMessage({ failed: String(problem) }),
    );
    return;
  }
  const { id, line } = data;
  try {
    const think = await thinking;
    asked = id;
    postMessage({ id, answer: think(line) });
  } catch (problem) {
    postMessage({ id, failed: String(problem) });
  }
};

async function begin({ base, files, life }: BeginThinking["begin"]): Promise<(line: string) => string> {
  await live(life);
  const python = await startPython({ base, files });
  const module = python.pyimport("carcassonne.local.thinking") as Thinking;
  return module.open((line) => postMessage({ id: asked, told: line }));
}
