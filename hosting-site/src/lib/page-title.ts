// Page titles, for the server and for navigation in the browser.

import type { Storefront } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { useEffect } from 'react';

export function menuTitle({ restaurant, website }: Storefront): string {
  return website.seoTitle ?? t('{restaurant} – Menu and online ordering', { restaurant: restaurant.name });
}

export function titleOf(storefront: Storefront, page?: string): string {
  return page ? `${page} – ${storefront.restaurant.name}` : menuTitle(storefront);
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
