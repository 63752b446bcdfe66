import type { LayersPart } from "../../board/layers/boxes";
import Landing from "./Landing.svelte";

export const layers: LayersPart = { over: Landing };
