// The analysis of a game, asked for and waited for while one looks at something else.
import * as api from "../../api/client";
import { Refusal } from "../../api/client";
import type { Analysis } from "../../api/types";

const PAUSE = 1000;

export class Study {
  analysis = $state.raw<Analysis | null>(null);
  progress = $state.raw<{ done: number; of: number } | null>(null);
  running = $state(false);
  trouble = $state("");
  /** Whether it is known if there is one. */
  looked = $state(false);
  private closed = false;

  constructor(private readonly id: string) {}

  /** Takes an analysis that is there already, or waits for one that is being made; starts none. */
  async look(): Promise<void> {
    try {
      const found = await api.findAnalysis(this.id);
      if (this.closed || this.running || this.analysis) return;
      if (found.status === "done") this.analysis = found.analysis;
      else if (found.status === "running") void this.begin();
    } catch {
      // It can be asked for all the same.
    } finally {
      this.looked = true;
    }
  }

  async begin(): Promise<void> {
    this.running = true;
    this.trouble = "";
    try {
      this.analysis = await this.wait();
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.detail || error.code : String(error);
    }
    this.running = false;
  }

  close(): void {
    this.closed = true;
  }

  /** Asks until the analysis is there, or nobody looks any more. */
  private async wait(): Promise<Analysis | null> {
    while (!this.closed) {
      const answer = await api.analysis(this.id);
      if (answer.status === "done") return answer.analysis;
      this.progress = { done: answer.done, of: answer.of };
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    return null;
  }
}
