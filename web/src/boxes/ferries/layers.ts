import type { LayersPart } from "../../board/layers/boxes";
import Ferries from "./Ferries.svelte";

export const layers: LayersPart = { over: Ferries };
