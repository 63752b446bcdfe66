// The tiles of the river, as the box names them.
const LAKE = "RV02";

export const isRiver = (tile: string | null | undefined): boolean => !!tile?.startsWith("RV");
export const isLake = (tile: string | null | undefined): boolean => tile === LAKE;
