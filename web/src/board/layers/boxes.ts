// What the boxes draw on the board, in two layers: under what is lit and drafted, and over it but under the followers.
import type { Component } from "svelte";
import type { Layout } from "../layout";
import type { Ghost } from "../types";
import { Parts } from "../../boxes";

export interface LayerProps {
  layout: Layout;
  ghost: Ghost | null;
  names: string[];
  animate: boolean;
}
export interface LayersPart {
  under?: Component<LayerProps>;
  over?: Component<LayerProps>;
}

const LAYERS = new Parts<LayersPart>("layers");
export const under = () => LAYERS.all.flatMap((part) => part.under ?? []);
export const over = () => LAYERS.all.flatMap((part) => part.over ?? []);
