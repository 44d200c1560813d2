// A menu so large that its page brings only the beginning, and fetches the rest once it has loaded.
import type { Storefront } from '../catalogue/storefront.ts';

/** Larger menus come in two parts: several screens of dishes, and the rest. */
const WHOLE = 60;

type Listed = Pick<Storefront, 'menuGroups'>;

/** A dish counts once for each group that lists it. */
const dishesOn = ({ menuGroups }: Listed): number =>
  menuGroups.reduce((count, { itemIds }) => count + itemIds.length, 0);

export const isLargeMenu = (storefront: Listed): boolean => dishesOn(storefront) > WHOLE;
