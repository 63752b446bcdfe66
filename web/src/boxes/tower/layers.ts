import type { LayersPart } from "../../board/layers/boxes";
import Towers from "./Towers.svelte";

export const layers: LayersPart = { over: Towers };
