// Fetches the items of a large menu that the page came without.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { menuFile } from '@bite/shared/website/site-page';
import { isPartial, type MenuState, type PageStorefront } from './menu-state.ts';
import { hrefOf, type Router } from './router.tsx';

/** What was there stays the same object, so that nothing of it is rendered again. A newer menu replaces everything. */
function joined({ isPartial: _, ...part }: PageStorefront, whole: Storefront): Storefront {
  if (whole.version !== part.version) return whole;
  const known = new Map(part.items.map((item) => [item.itemId, item]));
  const items = whole.items.map((item) => known.get(item.itemId) ?? item);
  return { ...part, items, modifierGroups: whole.modifierGroups };
}

/** Rejects if that fails; the page works with what it has meanwhile. */
export async function loadWholeMenu({ storefront }: MenuState, router: Router): Promise<void> {
  const part = storefront.get();
  if (!isPartial(part)) return;
  const response = await fetch(hrefOf(router, `/${menuFile(part.version)}`));
  if (!response.ok) throw new Error(`The rest of the menu: HTTP ${response.status}`);
  const whole: Storefront = await response.json();
  storefront.set(joined(part, whole));
}
