// One dish on the menu: tap it for its dialog, tap plus to have it (O2.4). There may be a thousand of these on the page,
// so each listens to its own figures only, and its look is one rule set in styles.css.

import { hasPrice, isQuickAdd, priceLabel } from '@bite/shared/catalogue/item-price';
import { isSoldOut, type StorefrontItem } from '@bite/shared/catalogue/storefront';
import { pictureSource } from '@bite/shared/media/picture-source';
import { quantityOf } from '@bite/shared/ordering/cart-state';
import { memo } from 'react';
import { useOrderingActions } from '../../lib/ordering-actions.ts';
import { DEFAULT_DISH } from '../../lib/pictures.ts';
import { Link } from '../../lib/router.tsx';
import { useSite } from '../../lib/site.ts';
import { useSelected } from '../../lib/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';

interface DishCardProps {
  item: StorefrontItem;
  currency: string;
  /** False where the restaurant takes no orders on its site: a menu to read. */
  isOrdering: boolean;
  /** With the picture on top, for the scroller. */
  isTall?: boolean;
  isFirst?: boolean;
}

function useSoldOut(itemId: number): boolean {
  const { live, clock } = useSite();
  return useSelected(live, (current) => {
    const now = clock.get();
    return now !== undefined && isSoldOut(current, itemId, now);
  });
}

export const DishCard = memo(function DishCard({
  item,
  currency,
  isOrdering,
  isTall,
  isFirst,
}: DishCardProps) {
  const soldOut = useSoldOut(item.itemId);
  const isOff = soldOut || !item.onlineOrdering;
  return (
    <li className={`dish${isTall ? ' dish-tall' : ''}${isOff ? ' dish-off' : ''}`}>
      <div className="dish-text">
        <h3 className="dish-name">
          <Link to="/" parameters={{ item: item.guid }} keepScroll className="dish-open">
            {item.name}
          </Link>
        </h3>
        {item.description ? <p className="dish-words">{item.description}</p> : null}
        <p className="dish-price">
          {priceLabel(item, currency)}
          <DishNote item={item} soldOut={soldOut} />
        </p>
      </div>
      <Picture
        source={pictureSource(item.image, DEFAULT_DISH, isTall ? 248 : 144)}
        sizes={isTall ? '248px' : '144px'}
        width={isTall ? 248 : 144}
        height={isTall ? 168 : 144}
        isFirst={isFirst ?? false}
        className="dish-picture"
      />
      {isOrdering ? <DishAdd item={item} isOff={isOff || !hasPrice(item)} /> : null}
    </li>
  );
});

function DishNote({ item, soldOut }: { item: StorefrontItem; soldOut: boolean }) {
  if (soldOut) return <strong className="dish-more dish-sold-out">Sold out</strong>;
  if (!item.onlineOrdering) return <span className="dish-more">In the restaurant only</span>;
  const notes = [item.calories !== undefined && `${item.calories} cal`, item.containsAlcohol && '21+'].filter(
    Boolean,
  );
  return notes.length > 0 ? <span className="dish-more">{notes.join(' · ')}</span> : null;
}

/** The plus, and once the dish is in the cart, its count (O2.4-02 to O2.4-04). */
function DishAdd({ item, isOff }: { item: StorefrontItem; isOff: boolean }) {
  const { cart } = useSite();
  const actions = useOrderingActions();
  const count = useSelected(cart, (current) => (current ? quantityOf(current, item.itemId) : 0));
  const add = () => {
    if (isQuickAdd(item)) actions.add({ menuItemId: item.itemId, quantity: 1, modifiers: [] });
    else actions.openItem(item.guid);
  };
  if (count > 0) {
    const newest = () => cart.get()?.items.findLast((line) => line.menuItemId === item.itemId);
    const less = () => {
      const line = newest();
      if (line) actions.setQuantity(line.cartItemId, line.quantity - 1);
    };
    return (
      <Stepper
        className="dish-add"
        count={count}
        label={item.name}
        max={isOff ? count : 99}
        onChange={(next) => (next < count ? less() : add())}
      />
    );
  }
  return (
    <button
      type="button"
      className="dish-add dish-plus"
      disabled={isOff}
      aria-label={`Add ${item.name}`}
      onClick={add}
    >
      <Icon name="plus" />
    </button>
  );
}
