import type { LayersPart } from "../../board/layers/boxes";
import Ingots from "./Ingots.svelte";

export const layers: LayersPart = { over: Ingots };
