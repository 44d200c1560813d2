// Where guests of a website order: with us, or at an outside service, to which the site then leads.

export const orderingProviders = ['internal', 'doordash', 'ubereats', 'grubhub', 'custom'] as const;
export type OrderingProvider = (typeof orderingProviders)[number];

/** What the site's button for ordering says unless staff wrote something else. */
export const DEFAULT_ORDER_BUTTON = 'Order Now';

export const ORDERING_URL_MISSING = 'Please enter the address where guests order';

/** Whether the site would lead nowhere. */
export const orderingUrlMissing = ({
  provider,
  url,
}: {
  provider: OrderingProvider;
  url?: string | undefined;
}): boolean => provider !== 'internal' && !url;
