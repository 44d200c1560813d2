// Favourites as a page shows them, and as a device keeps them for guests (favourites.ts).
import type { Site } from './site.ts';
import { createStore, type Store } from './store.ts';
import { onStoredElsewhere, readStored, writeStored } from './stored-json.ts';

const KEY = 'bite-favourites';
/** On one device. */
const MOST_RESTAURANTS = 50;

type OnDevice = Record<string, number[]>;

const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

function readDevice(): OnDevice {
  const found = readStored('local', KEY);
  if (typeof found !== 'object' || found === null) return {};
  const lists = Object.entries(found).map(([guid, ids]) => [
    guid,
    Array.isArray(ids) ? ids.filter(isId) : [],
  ]);
  return Object.fromEntries(lists);
}

const guidOf = (site: Site): string => site.storefront.get().restaurant.guid;

export const onDevice = (site: Site): readonly number[] => readDevice()[guidOf(site)] ?? [];

/** Returns false if the browser stores nothing. */
export function keepOnDevice(site: Site, itemIds: readonly number[]): boolean {
  const { [guidOf(site)]: _, ...others } = readDevice();
  const kept = Object.entries(others).slice(-(MOST_RESTAURANTS - 1));
  const own = itemIds.length > 0 ? [[guidOf(site), itemIds] as const] : [];
  return writeStored('local', KEY, Object.fromEntries([...kept, ...own]));
}

const stores = new WeakMap<Site, Store<readonly number[]>>();

/** By item id, the newest last; also of dishes that are off the menu. */
export function favouritesOf(site: Site): Store<readonly number[]> {
  const known = stores.get(site) ?? createStore<readonly number[]>([]);
  stores.set(site, known);
  return known;
}

/** Calls back when another tab has changed what the device keeps. Returns a function that stops it. */
export const onKeptElsewhere = (changed: () => void): (() => void) => onStoredElsewhere(KEY, changed);
