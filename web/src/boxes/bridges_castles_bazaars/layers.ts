import type { LayersPart } from "../layers";
import Buildings from "./Buildings.svelte";

export const layers: LayersPart = { over: Buildings };
