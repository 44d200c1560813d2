// The strip: a restaurant's featured items in a row (O2.8-02), and its messages to the surrounding page.

import type { Storefront, StorefrontItem } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useCallback, useEffect } from 'react';
import type { HostPage } from '../../lib/host-page.ts';
import { themeColors } from '../../lib/theme-colors.ts';
import { Notice } from '../../ui/notice.tsx';
import { Scroller } from '../../ui/scroller.tsx';
import { ItemCard } from './item-card.tsx';
import { menuLink, type Tell } from './menu-link.ts';
import { emptyMessage, HEIGHT_DELAY_MILLISECONDS, heightMessage, targetOrigin } from './messages.ts';

interface FeaturedStripProps {
  storefront: Storefront;
  host: HostPage;
}

/** The items that the storefront names, in its order (O2.8-08). */
function featuredOf({ items, featured }: Storefront): StorefrontItem[] {
  return featured.flatMap((itemId) => items.find((item) => item.itemId === itemId) ?? []);
}

/** Undefined outside of a frame. */
function useTell(host: HostPage, frameHosts: readonly string[]): Tell | undefined {
  const origin = targetOrigin(host.referrer, frameHosts);
  const tell = useCallback<Tell>((message) => host.post(message, origin), [host, origin]);
  return host.isFramed ? tell : undefined;
}

/** Tells the host page the strip's height, or that there is nothing to show (O2.8-05, O2.8-06). */
function useAnnouncement(tell: Tell | undefined, slug: string, itemCount: number): void {
  useEffect(() => {
    if (!tell) return undefined;
    if (itemCount === 0) {
      tell(emptyMessage(slug));
      return undefined;
    }
    const timer = setTimeout(() => tell(heightMessage(slug, itemCount)), HEIGHT_DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [tell, slug, itemCount]);
}

export function FeaturedStrip({ storefront, host }: FeaturedStripProps) {
  const { restaurant, website } = storefront;
  const items = featuredOf(storefront);
  const tell = useTell(host, website.frameHosts);
  useAnnouncement(tell, restaurant.slug, items.length);
  const title = t('Featured at {restaurant}', { restaurant: isolated(restaurant.name) });
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (items.length === 0) return <Notice title={t('No featured items available')} />;
  return (
    <main className="strip" style={themeColors(website.colors)}>
      <Scroller title={title}>
        {items.map((item) => (
          <ItemCard
            key={item.itemId}
            item={item}
            currency={restaurant.currency}
            way={menuLink(storefront, item, tell)}
          />
        ))}
      </Scroller>
    </main>
  );
}
