import type { LayersPart } from "../../board/layers/boxes";
import DragonAndFairy from "./DragonAndFairy.svelte";

export const layers: LayersPart = { over: DragonAndFairy };
