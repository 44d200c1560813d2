// Fetches what the page came without: the items of a large menu, or of any menu on the home page, whose own content the other
// pages come without.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { menuFile } from '@bite/shared/website/site-page';
import type { MenuState, PageStorefront } from './menu-state.ts';
import { hrefOf, type Router } from './router.tsx';

/** What was there stays the same object, so that nothing of it is rendered again. A newer menu replaces everything. */
function joined(
  { isPartial: _, isWithoutHome: __, ...part }: PageStorefront,
  whole: Storefront,
): PageStorefront {
  if (whole.version !== part.version) return whole;
  const known = new Map(part.items.map((item) => [item.itemId, item]));
  const items = whole.items.map((item) => known.get(item.itemId) ?? item);
  return { ...part, website: whole.website, items, modifierGroups: whole.modifierGroups };
}

/** Rejects if that fails; the page works with what it has meanwhile. */
export async function loadWholeMenu({ storefront }: MenuState, router: Router): Promise<void> {
  const part = storefront.get();
  const response = await fetch(hrefOf(router, `/${menuFile(part.version)}`));
  if (!response.ok) throw new Error(`The whole menu: HTTP ${response.status}`);
  const whole: Storefront = await response.json();
  storefront.set(joined(part, whole));
}
