// The workers that think for the tables: one for bots and hints, another for analyses, which take long; each is started
// when it is first wanted, and anew when it has died.
import { mourn } from "./life";
import type { Fetched } from "./engine";
import type { BeginThinking, Thought } from "./messages";

interface Waiting {
  told: (line: string) => void;
  answer: (line: string) => void;
  refuse: (problem: Error) => void;
}
type Said =
  | { lives: true }
  | { failed: string }
  | ({ id: number } & ({ told: string } | { answer: string } | { failed: string }));

export class Thinker {
  private worker: Worker | null = null;
  private waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly engine: Fetched) {}

  /** Starts the worker, so that it is there when somebody asks. */
  begin(): Worker {
    if (this.worker) return this.worker;
    const life = `carcassonne.thinker.${crypto.randomUUID?.() ?? Math.random()}`;
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("lives" in data) mourn(life, () => this.died(worker, "it has died"));
      else if ("id" in data) this.heard(data);
      else this.died(worker, data.failed);
    };
    worker.onerror = (event) => this.died(worker, event.message);
    worker.postMessage({ begin: { ...this.engine, life } } satisfies BeginThinking);
    return (this.worker = worker);
  }

  /** Asks for an answer; `told` hears what is said meanwhile. Rejects where the worker dies. */
  ask(line: string, told: (line: string) => void): Promise<string> {
    const worker = this.begin();
    const id = ++this.last;
    return new Promise((answer, refuse) => {
      this.waiting.set(id, { told, answer, refuse });
      worker.postMessage({ id, line } satisfies Thought);
    });
  }

  private heard(said: Extract<Said, { id: number }>): void {
    const waiting = this.waiting.get(said.id);
    if (!waiting) return;
    if ("told" in said) return waiting.told(said.told);
    this.waiting.delete(said.id);
    if ("answer" in said) waiting.answer(said.answer);
    else waiting.refuse(new Error(said.failed));
  }

  private died(worker: Worker, why: string): void {
    if (worker !== this.worker) return;
    this.worker = null;
    worker.terminate();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { refuse } of waiting) refuse(new Error(why));
  }
}
