// Messages from the strip to the surrounding page (O2.8-04), documented for restaurants in docs/embed.md. They contain only
// public data.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';

export const messageTypes = {
  height: 'BITE_EMBED_HEIGHT',
  empty: 'BITE_EMBED_EMPTY',
  navigate: 'BITE_EMBED_NAVIGATE_TO_MENU',
} as const;

export const HEIGHT_DELAY_MILLISECONDS = 100;

export const emptyMessage = (restaurantSlug: string) => ({ type: messageTypes.empty, restaurantSlug });

/** Height in CSS pixels: max(300, 80 × items + 60) (O2.8-05). */
export const heightMessage = (restaurantSlug: string, itemCount: number) => ({
  type: messageTypes.height,
  restaurantSlug,
  height: Math.max(300, 80 * itemCount + 60),
});

export const navigateMessage = (restaurantSlug: string, item: { guid: string; name: string }) => ({
  type: messageTypes.navigate,
  restaurantSlug,
  itemGuid: item.guid,
  itemName: item.name,
});

/**
 * Whom the messages are for: the page around us when we know it and the restaurant lists it, else whoever frames us.
 * That is safe, as browsers let none but listed hosts frame us and nothing in a message is secret.
 * @param frameHosts Origins, with '*.' for any subdomain.
 */
export function targetOrigin(referrer: string, frameHosts: readonly string[]): string {
  const origin = parsedUrl(referrer)?.origin ?? '';
  return frameHosts.some((host) => matches(origin, host)) ? origin : '*';
}

function matches(origin: string, host: string): boolean {
  const [scheme, domain] = host.toLowerCase().split('//*.');
  if (domain === undefined) return origin === host.toLowerCase();
  return origin.startsWith(`${scheme}//`) && origin.endsWith(`.${domain}`);
}
