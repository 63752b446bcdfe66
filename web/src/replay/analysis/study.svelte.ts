// The analysis of a game, asked for and waited for while one looks at something else.
import { Refusal } from "../../api/client";
import { analysed, type Analysis } from "./analysis";

export class Study {
  analysis = $state.raw<Analysis | null>(null);
  progress = $state.raw<{ done: number; of: number } | null>(null);
  running = $state(false);
  trouble = $state("");
  private closed = false;

  constructor(private readonly id: string) {}

  async begin(): Promise<void> {
    this.running = true;
    this.trouble = "";
    try {
      this.analysis = await analysed(
        this.id,
        (done, of) => (this.progress = { done, of }),
        () => this.closed,
      );
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.detail || error.code : String(error);
    }
    this.running = false;
  }

  close(): void {
    this.closed = true;
  }
}
