// What an item's button does: the framing page decides (O2.8-07); without one it opens the restaurant's own site.
import type { Storefront, StorefrontItem } from '@bite/shared/catalogue/storefront';
import { languageOf, languageParameters } from '@bite/shared/website/languages';
import { navigateMessage } from './messages.ts';

export type Tell = (message: object) => void;
export type Way = { onOpen: () => void } | { href: string };

/**
 * Undefined if there is neither a framing page nor a domain of the restaurant's own.
 * @param tell Undefined without a framing page.
 */
export function menuLink(
  { restaurant, website }: Pick<Storefront, 'restaurant' | 'website'>,
  item: Pick<StorefrontItem, 'guid' | 'name'>,
  tell: Tell | undefined,
): Way | undefined {
  if (tell) return { onOpen: () => tell(navigateMessage(restaurant.slug, item)) };
  const { primaryDomain } = website;
  // A demo domain is served at a port that is unknown here.
  if (!primaryDomain || primaryDomain.endsWith('.localhost')) return undefined;
  const language = languageParameters(languageOf(document.documentElement.lang));
  return { href: `https://${primaryDomain}/?${new URLSearchParams({ item: item.guid, ...language })}` };
}
