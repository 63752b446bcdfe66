// Goods that are taken, tiles that follow a first, and what a pig adds to its field.
import { list, t, type Key } from "../../words";
import { placing } from "../figures";
import type { MessagesPart } from "../../game/messages/boxes";
import { goodsWords } from "./table";

const builder = placing("builder", "table.event.builder");
const pig = placing("pig", "table.event.farm_pig");

export const messages: MessagesPart = {
  told: {
    follower_placed: (event, happened) => builder(event, happened) ?? pig(event, happened),
    goods_taken: ({ player, goods }, { name }) => ({
      text: t("table.event.goods", { name: name(player), goods: list(goodsWords(goods)) }),
      seat: player,
      loud: true,
    }),
    second_part: ({ player }, { name }) => ({
      text: t("table.event.second", { name: name(player) }),
      seat: player,
      loud: true,
    }),
  },
  terms: { goods: (kind, points) => t("table.term.goods", { goods: t(`table.goods.${kind}` as Key), points }) },
  added: { pig: (points) => t("table.term.pig", { points }) },
};
