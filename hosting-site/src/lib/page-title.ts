// Page titles, for the server and for navigation in the browser.

import type { Storefront } from '@bite/shared/catalogue/storefront';
import { message, t } from '@bite/shared/kernel/translate';
import { useEffect } from 'react';

/** The title that staff wrote is that of the page at the root. */
const rootTitle = ({ website }: Storefront, page: 'menu' | 'home'): string | undefined =>
  (website.startPage ?? 'menu') === page ? website.seoTitle : undefined;

export function menuTitle(storefront: Storefront): string {
  const { restaurant, website } = storefront;
  const words = website.orderingEnabled
    ? message('{restaurant} – Menu and online ordering')
    : message('{restaurant} – Menu');
  return rootTitle(storefront, 'menu') ?? t(words, { restaurant: restaurant.name });
}

export function homeTitle(storefront: Storefront): string {
  const { name, concept } = storefront.restaurant;
  return rootTitle(storefront, 'home') ?? [name, concept].filter(Boolean).join(' – ');
}

export function titleOf(storefront: Storefront, page?: string): string {
  return page ? `${page} – ${storefront.restaurant.name}` : menuTitle(storefront);
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
