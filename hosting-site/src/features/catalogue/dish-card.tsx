// One dish on the menu: a tap opens its dialog, plus adds it (O2.4). A page may have a thousand of these, so each subscribes
// only to its own figures, and its look is one rule set in styles.css. In a list, a dish without a picture has only text, since
// a thousand placeholders show nothing.

import { DEFAULT_DISH } from '@bite/shared/catalogue/default-dish';
import { dietLabels } from '@bite/shared/catalogue/diets';
import { hasPrice, isQuickAdd, priceLabel, usualPriceLabel } from '@bite/shared/catalogue/item-price';
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import type { Cart } from '@bite/shared/ordering/cart';
import { quantityOf } from '@bite/shared/ordering/cart-quantity';
import { type ComponentProps, memo } from 'react';
import { itemParameters } from '../../lib/item-address.ts';
import { type SoldOutNotes, useMenuState } from '../../lib/menu-state.ts';
import { useOrderingActions } from '../../lib/ordering-actions.ts';
import { Link } from '../../lib/router.tsx';
import { useSelected } from '../../lib/store.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { UsualPrice } from '../../ui/usual-price.tsx';
import { hasPicture } from './menu-sections.ts';

interface DishCardProps {
  item: StorefrontItem;
  /** The menu group it is listed in, if that has its own prices. */
  group: StorefrontMenuGroup | undefined;
  currency: string;
  /** False if the restaurant takes no orders on its site, so the menu is read-only. */
  isOrdering: boolean;
  /** With the picture on top, for the scroller. */
  isTall?: boolean;
  /** When its picture is loaded. */
  turn?: ComponentProps<typeof Picture>['turn'];
}

export const DishCard = memo(function DishCard({
  item,
  group,
  currency,
  isOrdering,
  isTall = false,
  turn,
}: DishCardProps) {
  const soldOut = useSelected(useMenuState().soldOut, (notes) => notes[item.itemId]);
  const isOff = soldOut?.isOut || !item.onlineOrdering;
  const usual = usualPriceLabel(item, currency, group?.pricing);
  return (
    <li className={`dish${lookOf(item, isTall)}${isOff ? ' dish-off' : ''}`}>
      <div className="dish-text">
        <h3 className="dish-name" lang={languageIn(item)}>
          <Link
            to="/"
            parameters={itemParameters(item.guid, group?.menuGroupId)}
            keepScroll
            className="dish-open"
          >
            {item.name}
          </Link>
        </h3>
        {item.description ? (
          <p className="dish-words" lang={languageIn(item, 'description')}>
            {item.description}
          </p>
        ) : null}
        <p className="dish-price">
          {priceLabel(item, currency, group?.pricing)}
          {usual ? <UsualPrice label={usual} /> : null}
          <DishNote item={item} soldOut={soldOut} />
        </p>
      </div>
      <DishPicture item={item} isTall={isTall} turn={turn} />
      {isOrdering ? (
        <DishAdd
          item={item}
          menuGroupId={group?.menuGroupId}
          isOff={isOff || !hasPrice(item, currency, group?.pricing)}
        />
      ) : null}
    </li>
  );
});

const lookOf = (item: StorefrontItem, isTall: boolean): string => {
  if (isTall) return ' dish-tall';
  return hasPicture(item) ? '' : ' dish-plain';
};

function DishPicture({ item, isTall, turn }: Pick<DishCardProps, 'item' | 'isTall' | 'turn'>) {
  if (!isTall && !hasPicture(item)) return null;
  const [width, height] = isTall ? [248, 168] : [144, 144];
  return (
    <Picture
      source={pictureSource(item.image, DEFAULT_DISH, width)}
      sizes={`${width}px`}
      width={width}
      height={height}
      turn={turn}
      className="dish-picture"
    />
  );
}

function DishNote({ item, soldOut }: { item: StorefrontItem; soldOut: SoldOutNotes[number] | undefined }) {
  const alcoholAge = useSelected(
    useMenuState().storefront,
    ({ restaurant }) => restaurant.ordering.alcoholAge,
  );
  if (soldOut)
    return (
      <strong className={`dish-more dish-note${soldOut.isOut ? ' dish-sold-out' : ''}`}>
        {soldOut.words}
      </strong>
    );
  if (!item.onlineOrdering) return <span className="dish-more">{t('In the restaurant only')}</span>;
  const notes = [
    item.calories !== undefined && t('{calories} cal', { calories: String(item.calories) }),
    item.containsAlcohol && `${alcoholAge}+`,
  ].filter(Boolean);
  return (
    <>
      {notes.length > 0 ? (
        <span className="dish-more">
          <span className="sr-only">, </span>
          {notes.join(' · ')}
        </span>
      ) : null}
      {item.diets ? (
        <span className="dish-more dish-note">
          <span className="sr-only">, </span>
          {dietLabels(item.diets).join(' · ')}
        </span>
      ) : null}
    </>
  );
}

interface DishAddProps {
  item: StorefrontItem;
  menuGroupId: number | undefined;
  isOff: boolean;
}

/** The cart lines with the prices of this card. */
const linesAt = (cart: Cart | undefined, menuGroupId: number | undefined) =>
  cart?.items.filter((line) => line.menuGroupId === menuGroupId) ?? [];

/** Plus, and once the dish is in the cart, its count (O2.4-02 to O2.4-04). */
function DishAdd({ item, menuGroupId, isOff }: DishAddProps) {
  const { inCart } = useMenuState();
  const actions = useOrderingActions();
  const count = useSelected(inCart, (current) =>
    quantityOf({ items: linesAt(current, menuGroupId) }, item.itemId),
  );
  const add = () => {
    if (isQuickAdd(item)) actions.add({ menuItemId: item.itemId, menuGroupId, quantity: 1, modifiers: [] });
    else actions.openItem(item.guid, menuGroupId);
  };
  const less = () => {
    const newest = linesAt(inCart.get(), menuGroupId).findLast((line) => line.menuItemId === item.itemId);
    if (newest) actions.setQuantity(newest.cartItemId, newest.quantity - 1);
  };
  return (
    <Stepper
      className="dish-add"
      aloneClass="dish-plus"
      count={count}
      label={item.name}
      max={isOff ? count : 99}
      onChange={(next) => (next < count ? less() : add())}
    />
  );
}
