import type { LayersPart } from "../../board/layers/boxes";
import Magicians from "./Magicians.svelte";

export const layers: LayersPart = { over: Magicians };
