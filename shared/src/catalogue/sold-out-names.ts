// What messages call something that is sold out.

import { isolated } from '../kernel/isolated.ts';
import { t } from '../kernel/translate.ts';
import type { SoldOutKey } from './sold-out.ts';
import type { StorefrontIndex } from './storefront-index.ts';

/** 'Margherita (Large)' for messages; undefined if it is no longer on the menu. */
export function soldOutName(index: StorefrontIndex, key: SoldOutKey): string | undefined {
  const [, isOption, first, second] = /^(m?)(\d+)(?:-(\d+))?$/.exec(key) ?? [];
  const [ownerId, partId] = [Number(first), Number(second)];
  if (isOption) return index.modifierGroup(ownerId)?.modifiers.find(({ id }) => id === partId)?.name;
  const item = index.item(ownerId);
  if (second === undefined) return item?.name;
  const size = item?.sizes?.find(({ id }) => id === partId);
  return item && size && `${item.name} (${size.name})`;
}

/** 'Margherita is sold out', 'Only 2 left of Olives' */
export function soldOutSentence(name: string, left = 0): string {
  const item = isolated(name);
  return left > 0 ? t('Only {left} left of {item}', { left, item }) : t('{item} is sold out', { item });
}
