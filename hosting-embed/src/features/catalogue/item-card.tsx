// One featured item: picture, name, price, and the button that opens it on the menu (O2.8-02, O2.8-03).

import { priceLabel } from '@bite/shared/catalogue/item-price';
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { Picture } from '../../ui/picture.tsx';
import type { Way } from './menu-link.ts';

const DISH_PLACEHOLDER = '/images/dish-placeholder.svg';

interface ItemCardProps {
  item: StorefrontItem;
  currency: string;
  way: Way | undefined;
}

export function ItemCard({ item, currency, way }: ItemCardProps) {
  return (
    <li className="card">
      <Picture source={pictureSource(item.image, DISH_PLACEHOLDER)} fallback={DISH_PLACEHOLDER} />
      <div className="card-text">
        <h2 className="card-name" lang={languageIn(item)}>
          {item.name}
        </h2>
        {item.onlineOrdering ? null : <p className="card-note">{t('In the restaurant only')}</p>}
      </div>
      <div className="card-foot">
        <p className="card-price">{priceLabel(item, currency)}</p>
        <OpenItem item={item} way={way} />
      </div>
    </li>
  );
}

function OpenItem({ item, way }: Pick<ItemCardProps, 'item' | 'way'>) {
  const label = t('Order {item}', { item: isolated(item.name) });
  if (!way) return null;
  if ('href' in way && item.onlineOrdering) {
    return (
      <a className="card-open" href={way.href} aria-label={label}>
        {t('Order')}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="card-open"
      aria-label={label}
      disabled={!item.onlineOrdering}
      onClick={'onOpen' in way ? way.onOpen : undefined}
    >
      {t('Order')}
    </button>
  );
}
