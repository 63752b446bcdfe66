import type { LayersPart } from "../layers";
import Pig from "./Pig.svelte";

export const layers: LayersPart = { under: Pig };
