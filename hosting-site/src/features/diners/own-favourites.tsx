// The dishes that the diner has marked as favourites here. Those that are off the menu are left out until they are back.

import { priceLabel } from '@bite/shared/catalogue/item-price';
import { languageIn } from '@bite/shared/catalogue/own-language';
import { t } from '@bite/shared/kernel/translate';
import { useFavourites } from '../../lib/favourites.ts';
import { itemParameters } from '../../lib/item-address.ts';
import { Link } from '../../lib/router.tsx';
import { useIndex, useSite } from '../../lib/site.ts';
import { useStore } from '../../lib/store.ts';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { AccountSection } from './account-section.tsx';

export function OwnFavourites() {
  const index = useIndex();
  const { currency } = index.storefront.restaurant;
  const soldOut = useStore(useSite().soldOut);
  const items = useFavourites().flatMap((itemId) => index.item(itemId) ?? []);
  return (
    <AccountSection title={t('Favourites')}>
      {items.length === 0 ? (
        <p className="text-soft">{t('Dishes that you mark with the heart are kept here.')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.toReversed().map((item) => (
            <li key={item.itemId} className="flex flex-wrap items-center gap-x-3 py-2 first:pt-0">
              <Link
                to="/"
                parameters={itemParameters(item.guid)}
                className="inline-flex min-h-11 min-w-0 flex-1 items-center font-semibold break-words text-primary-text underline underline-offset-4"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]" lang={languageIn(item)}>
                  {item.name}
                </span>
              </Link>
              <span className="text-sm text-soft">
                {soldOut[item.itemId]?.words ?? priceLabel(item, currency)}
              </span>
              <FavouriteButton item={item} />
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
