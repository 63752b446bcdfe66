import type { LayersPart } from "../../board/layers/boxes";
import Buildings from "./Buildings.svelte";

export const layers: LayersPart = { over: Buildings };
