// The menu as guests see it on the ordering page at a moment: the storefront's own composition and serving times. Pure.
import { isGroupSoldOn } from '@bite/shared/catalogue/availability';
import { composeMenu, type MenuSources } from '@bite/shared/catalogue/compose-menu';
import { sellingPrice } from '@bite/shared/catalogue/group-pricing';
import { whyUnavailable } from '@bite/shared/catalogue/menu-availability';
import { autoSelectedMenu } from '@bite/shared/catalogue/menu-choice';
import { pathTo } from '@bite/shared/catalogue/menu-tree';
import { servingLabel } from '@bite/shared/catalogue/serving-label';
import { isMarkedSoldOut } from '@bite/shared/catalogue/sold-out';
import type { GroupPricing, StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { PictureFocus } from '@bite/shared/media/picture-focus';
import { copyOf } from '@bite/shared/media/picture-source';
import { THUMBNAIL_COPY } from '../../../ui/thumbnail.tsx';
import { type Group, rowsOf } from './arrangement.ts';

export interface PreviewMoment {
  orderType: 'pickup' | 'delivery';
  /** When the food is wanted, in milliseconds since the epoch. */
  wanted: number;
  /** The present: what is sold out is judged by it. */
  now: number;
}

export interface PreviewOf extends MenuSources {
  menuGroups: readonly Group[];
  /** The website's choice of menu, if it has one. */
  parentMenuGroupId: number | undefined;
  currency: string;
  /** IANA */
  timezone: string;
}

export interface PreviewItem {
  itemId: number;
  name: string;
  price: string;
  /** The address of a small copy, and the point that stays in sight. */
  picture: string | undefined;
  focus: PictureFocus | undefined;
  /** Why it cannot be ordered. */
  note: string | undefined;
}

export interface PreviewSection {
  menuGroupId: number;
  name: string;
  isSpecial: boolean;
  /** Why nothing of it can be ordered for that moment. */
  notServed: string | undefined;
  items: PreviewItem[];
  /** The names of its items that are off the menu. */
  off: string[];
}

export interface Preview {
  /** As they stand on the page. */
  sections: PreviewSection[];
  /** Groups that are not on the page, with the reason. */
  hidden: { menuGroupId: number; name: string; why: string }[];
}

export function previewOf(of: PreviewOf, moment: PreviewMoment): Preview {
  const { menuGroups, items } = composeMenu(of, of.parentMenuGroupId);
  const shown = new Map(items.map((item) => [item.itemId, item]));
  const records = new Map(of.items.map((item) => [item.itemId, item]));
  const known = new Map(of.menuGroups.map((group) => [group.menuGroupId, group]));
  const sections = menuGroups.map((group): PreviewSection => {
    const listed = known.get(group.menuGroupId)?.items ?? [];
    return {
      menuGroupId: group.menuGroupId,
      name: group.name,
      isSpecial: group.isSpecial === true,
      notServed: whyNotServed(group, moment, of.timezone),
      items: group.itemIds.flatMap((itemId) => {
        const item = shown.get(itemId);
        const isSoldOut = isMarkedSoldOut(records.get(itemId)?.soldOut, moment.now);
        return item ? [previewItem(item, group.pricing, isSoldOut, of.currency)] : [];
      }),
      off: listed.flatMap(({ itemId }) => (shown.has(itemId) ? [] : (records.get(itemId)?.name ?? []))),
    };
  });
  const onPage = new Set(menuGroups.map(({ menuGroupId }) => menuGroupId));
  const hidden = rowsOf(of.menuGroups)
    .filter(({ id }) => !onPage.has(Number(id)))
    .map(({ id, label }) => ({ menuGroupId: Number(id), name: label, why: whyHidden(of, Number(id)) }));
  return { sections, hidden };
}

function whyNotServed(
  { availability }: StorefrontMenuGroup,
  { orderType, wanted }: PreviewMoment,
  timezone: string,
): string | undefined {
  const cause = whyUnavailable(availability, orderType, wanted, timezone);
  if (cause === undefined) return undefined;
  if (cause === 'channel') return `Not for ${orderType}`;
  const times = availability && servingLabel(availability)?.text;
  return ['Not served then', times].filter(Boolean).join(' · ');
}

function previewItem(
  item: StorefrontItem,
  pricing: GroupPricing | undefined,
  isSoldOut: boolean,
  currency: string,
): PreviewItem {
  const note = item.onlineOrdering ? isSoldOut && 'Sold out' : 'Cannot be ordered online';
  return {
    itemId: item.itemId,
    name: item.name,
    price: priceText(item, pricing, currency),
    picture: copyOf(item.image, THUMBNAIL_COPY),
    focus: item.image?.focus,
    note: note || undefined,
  };
}

/** '$9.00', '$9.00 to $14.00' over its sizes, 'Open price', 'No price yet' */
function priceText(item: StorefrontItem, pricing: GroupPricing | undefined, currency: string): string {
  if (item.pricingStrategy === 'open') return 'Open price';
  const own =
    item.pricingStrategy === 'size' ? (item.sizes ?? []).map(({ price }) => price) : [item.basePrice];
  const prices = own.flatMap((price) => sellingPrice(price, pricing, currency) ?? []);
  if (prices.length === 0) return 'No price yet';
  const [least = '', most = ''] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatMoney(price, currency),
  );
  return least === most ? least : `${least} to ${most}`;
}

function whyHidden({ menuGroups, parentMenuGroupId }: PreviewOf, menuGroupId: number): string {
  const path = pathTo(menuGroups, menuGroupId);
  const off = path.find(({ isActive }) => !isActive);
  if (off) return `${subject(off, menuGroupId)} off the menu`;
  const unsold = path.find((group) => !isGroupSoldOn(group, 'online'));
  if (unsold) return `${subject(unsold, menuGroupId)} hidden from online ordering`;
  const sold = menuGroups.filter((group) => isGroupSoldOn(group, 'online'));
  const known = new Set(menuGroups.map((group) => group.menuGroupId));
  const tops = sold.filter(({ parentId }) => parentId === undefined || !known.has(parentId));
  const chosen = autoSelectedMenu(sold, parentMenuGroupId, tops);
  if (chosen && !path.includes(chosen)) return `Guests see only the menu ${isolated(chosen.name)}`;
  return chosen?.menuGroupId === menuGroupId
    ? 'Its groups are shown without its name, since it has no items of its own'
    : 'It has no items to show';
}

const subject = (group: Group, menuGroupId: number): string =>
  group.menuGroupId === menuGroupId ? 'It is' : `${isolated(group.name)} above it is`;
