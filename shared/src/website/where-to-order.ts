// Where guests of a website order: here, at an outside service, or not online at all.
import type { StorefrontWebsite } from '../catalogue/storefront.ts';

export type WhereToOrder = { kind: 'here' | 'nowhere' } | { kind: 'elsewhere'; url: string };

export function whereToOrder({
  orderingEnabled,
  orderingUrl,
}: Pick<StorefrontWebsite, 'orderingEnabled' | 'orderingUrl'>): WhereToOrder {
  if (orderingUrl) return { kind: 'elsewhere', url: orderingUrl };
  return { kind: orderingEnabled ? 'here' : 'nowhere' };
}
