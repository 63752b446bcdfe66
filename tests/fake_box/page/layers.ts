import type { LayersPart } from "../../board/layers/boxes";
import BearMark from "./BearMark.svelte";

export const layers: LayersPart = { over: BearMark };
