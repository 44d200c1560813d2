// Whether a menu group or item is available at a time and on a channel, and why not. The diner's site uses the shorter rules
// of menu-availability.ts, since its snapshot contains only what is sold online.

import { isolated } from '../kernel/isolated.ts';
import { message, t } from '../kernel/translate.ts';
import { availabilityOf, within } from './group-availability.ts';
import type { Item } from './item.schema.ts';
import { type UnavailableReason, unavailableBecause, whyNotServed } from './menu-availability.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import { pathTo } from './menu-tree.ts';
import { isSoldOut, itemKey } from './sold-out.ts';
import type { MenuAvailability, StorefrontLive } from './storefront.ts';

export type SalesChannel = 'pos' | 'kiosk' | 'online' | 'partners' | 'invoices';
export type Service = 'dineIn' | 'takeout' | 'delivery';

export interface Occasion {
  channel: SalesChannel;
  service: Service;
  /** When the food is wanted, in milliseconds since the epoch. */
  wanted: number;
  /** IANA time zone of the restaurant. */
  timezone: string;
}

/** 'channel' is the kind of order, such as dine-in; 'salesChannel' where it is sold, such as at the kiosk. */
export type Unavailability = UnavailableReason | 'inactive' | 'salesChannel' | 'soldOut';

const sentences: Record<Unavailability, string> = {
  ...unavailableBecause,
  inactive: message('{item} is not on the menu'),
  salesChannel: message('{item} is not sold here'),
  soldOut: message('{item} is sold out'),
};

/** 'Pancakes is not served at that time' */
export const unavailableSentence = (name: string, reason: Unavailability): string =>
  t(sentences[reason], { item: isolated(name) });

const groupIsSold: Record<SalesChannel, (group: MenuGroup) => boolean> = {
  pos: (group) => group.visibleInPOS,
  kiosk: (group) => group.visibleInKiosk && group.availability.kiosk,
  online: (group) => group.visibleInOnlineOrdering && group.availability.online,
  partners: (group) => group.visibleToPartners && group.availability.partners,
  invoices: (group) => group.visibleInInvoices,
};

const itemIsSold: Record<SalesChannel, (item: Item) => boolean> = {
  pos: (item) => item.pos,
  kiosk: (item) => item.kiosk,
  online: (item) => item.onlineOrdering,
  partners: (item) => item.onlineOrderingPartners,
  invoices: (item) => item.customerInvoices,
};

/** Whether it is shown there at all, at any time. */
export const isGroupSoldOn = (group: MenuGroup, channel: SalesChannel): boolean =>
  group.isActive && groupIsSold[channel](group);

/**
 * Undefined if it is served. `path` leads from the top menu down to the group (`pathTo`): restrictions of a menu apply to all
 * of its sections.
 */
export function whyGroupUnavailable(
  path: readonly MenuGroup[],
  occasion: Occasion,
): Exclude<Unavailability, 'soldOut'> | undefined {
  if (path.some((group) => !group.isActive)) return 'inactive';
  if (path.some((group) => !groupIsSold[occasion.channel](group))) return 'salesChannel';
  if (path.some((group) => !group.availability[occasion.service])) return 'channel';
  const availability = path
    .map(availabilityOf)
    .reduce<MenuAvailability | undefined>((outer, own) => within(outer, own), undefined);
  return whyNotServed(availability, occasion.wanted, occasion.timezone);
}

/**
 * Undefined if it is available. It is enough if one of its groups is served; otherwise the first group's reason is returned.
 * An item without groups is not restricted by any. What is sold out is judged by the live state, for the time that the function
 * soldOutAt says.
 */
export function whyItemUnavailable(
  item: Item,
  groups: readonly MenuGroup[],
  occasion: Occasion,
  { live, soldOutAt }: { live: Pick<StorefrontLive, 'soldOut'>; soldOutAt: number },
): Unavailability | undefined {
  if (!item.isActive) return 'inactive';
  if (!itemIsSold[occasion.channel](item)) return 'salesChannel';
  if (isSoldOut(live, itemKey(item.itemId), soldOutAt)) return 'soldOut';
  const causes = groups
    .filter(({ items }) => items.some(({ itemId }) => itemId === item.itemId))
    .map(({ menuGroupId }) => whyGroupUnavailable(pathTo(groups, menuGroupId), occasion));
  return causes.includes(undefined) ? undefined : causes[0];
}
