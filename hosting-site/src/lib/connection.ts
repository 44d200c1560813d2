// Whether the page can reach the restaurant, and how old its menu is (live-storefront.ts keeps it).
import { message } from '@bite/shared/kernel/translate';

export interface Connection {
  /** The device has no network, or the server cannot be reached. Undefined while it can. */
  lost?: 'offline' | 'unreached' | undefined;
  /** When the menu on the page left the server, in milliseconds; 0 until it is known. */
  menuAt: number;
}

/** What to say first. */
export const lostTexts = {
  offline: message('You are offline.'),
  unreached: message('The restaurant cannot be reached at the moment.'),
} as const;

/** When this page left the server, in milliseconds, if the service worker has kept it; undefined for a page from the network. */
export function keptSince(): number | undefined {
  const keptAt = Number(document.getElementById('root')?.dataset['keptAt']);
  return keptAt > 0 ? keptAt : undefined;
}
