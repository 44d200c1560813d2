// What a guest adds to the order as a whole: a tip and a promotion's code. Kept for this visit and this restaurant, so that a
// reload loses nothing; the next order begins without. A link with `?code=SUMMER` brings the code with it, once.
import { CallError } from '@bite/shared/api/client';
import { normalCode, type PromotionTerms } from '@bite/shared/ordering/promotions';
import type { TipChoice } from '@bite/shared/ordering/tips';
import { call } from './order-call.ts';
import { refusalText } from './refusal-texts.ts';
import type { Site } from './site.ts';
import { createStore, type Store } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';

export interface OrderExtras {
  tip?: TipChoice | undefined;
  /** The terms of the code that was entered. */
  promotion?: PromotionTerms | undefined;
  /** A code that could not be used, as it was entered, and why. */
  refusedCode?: { code: string; message: string } | undefined;
}

const KEY = 'bite-extras';

interface Kept extends OrderExtras {
  restaurantGuid: string;
  /** The code of a link that has been taken: a reload does not bring it back. */
  linkCode?: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isTip(value: unknown): value is TipChoice {
  if (!isObject(value)) return false;
  return typeof value[value['kind'] === 'percent' ? 'percent' : 'amount'] === 'number';
}

function isPromotion(value: unknown): value is PromotionTerms {
  if (!isObject(value)) return false;
  const { promotionId, code, name, type, itemIds, menuGroupIds } = value;
  return (
    typeof promotionId === 'number' &&
    [code, name, type].every((text) => typeof text === 'string') &&
    Array.isArray(itemIds) &&
    Array.isArray(menuGroupIds)
  );
}

function readKept(restaurantGuid: string): Kept {
  const found = readStored('session', KEY);
  if (!isObject(found) || found['restaurantGuid'] !== restaurantGuid) return { restaurantGuid };
  const { tip, promotion, linkCode } = found;
  return {
    restaurantGuid,
    ...(isTip(tip) && { tip }),
    ...(isPromotion(promotion) && { promotion }),
    ...(typeof linkCode === 'string' && { linkCode }),
  };
}

const stores = new WeakMap<Site, Store<OrderExtras>>();

export function extrasOf(site: Site): Store<OrderExtras> {
  const known = stores.get(site);
  if (known) return known;
  const { guid } = site.storefront.get().restaurant;
  const { linkCode, restaurantGuid: _, ...kept } = readKept(guid);
  const store = createStore<OrderExtras>(kept);
  stores.set(site, store);
  const asked = new URLSearchParams(window.location.search).get('code') ?? '';
  store.subscribe(() => {
    const { tip, promotion } = store.get();
    const link = asked || linkCode;
    writeStored('session', KEY, { restaurantGuid: guid, tip, promotion, linkCode: link } satisfies Kept);
  });
  if (asked && asked !== linkCode) void applyCode(site, asked);
  return store;
}

export function changeExtras(site: Site, change: OrderExtras): void {
  const store = extrasOf(site);
  store.set({ ...store.get(), ...change });
}

/** After an order: the next one begins without a tip and a code. */
export const clearExtras = (site: Site): void => extrasOf(site).set({});

/** Resolves with why the code cannot be used; undefined if it can, and its terms then hold for the cart. */
export async function applyCode(site: Site, typed: string): Promise<string | undefined> {
  const code = normalCode(typed);
  const { guid } = site.storefront.get().restaurant;
  try {
    const promotion = await call('checkPromoCode', { body: { restaurantGuid: guid, code } });
    changeExtras(site, { promotion, refusedCode: undefined });
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const message = refusalText(error);
    changeExtras(site, { refusedCode: { code, message } });
    return message;
  }
}
