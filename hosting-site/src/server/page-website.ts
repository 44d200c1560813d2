// What a page brings of the website: not what the home page alone shows, and nothing that only its head says.
import type { PageStorefront } from '../lib/menu-state.ts';

export function withPageWebsite({ website, ...storefront }: PageStorefront): PageStorefront {
  const { home: _home, seoKeywords: _keywords, ...shown } = website;
  return { ...storefront, website: shown };
}
