// What a page brings of the website: what the home page alone shows is fetched when somebody goes there, and what only a head says
// is in the head.
import type { PageName } from '../app/pages.ts';
import type { PageStorefront } from '../lib/menu-state.ts';

export function withPageWebsite(
  { website, ...storefront }: PageStorefront,
  page: PageName | undefined,
): PageStorefront {
  const { home, seoKeywords: _, ...shown } = website;
  if (page !== 'home')
    return { ...storefront, website: shown, ...(home && { isWithoutHome: true as const }) };
  return { ...storefront, website: { ...shown, ...(home && { home }) } };
}
