import type { LayersPart } from "../../board/layers/boxes";
import Meanings from "./Meanings.svelte";
import Pig from "./Pig.svelte";

export const layers: LayersPart = { under: Pig, over: Meanings };
