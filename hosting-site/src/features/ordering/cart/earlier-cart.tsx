// Says that a cart is over (expired, of another restaurant or person), and offers to add its available items here.
import { list } from '@bite/shared/kernel/phrases';
import { plural, t } from '@bite/shared/kernel/translate';
import type { Cart } from '@bite/shared/ordering/cart';
import { belongsTo, type CartPlace, isAnonymous, isExpired } from '@bite/shared/ordering/cart-state';
import { useMemo } from 'react';
import { useEngine } from '../../../lib/engine.ts';
import { indexOf, useIndex, useSite } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function EarlierCart({ className = '' }: { className?: string }) {
  const { cart, storefront } = useSite();
  const index = useIndex();
  const engine = useEngine();
  const earlier = useStore(cart.earlier);
  const kept = useMemo(() => earlier && engine?.keepLines(index, earlier.items), [earlier, engine, index]);
  if (!earlier || !engine || !kept) return null;
  const { requests, left } = kept;
  const count = requests.reduce((sum, { quantity }) => sum + quantity, 0);
  const putBack = () => {
    // A menu that came in this moment is shown in the next one, and its prices count.
    const newest = indexOf(storefront.get());
    const { requests: present } = engine.keepLines(newest, earlier.items);
    cart.change((current, now) => engine.withLines(newest, current, present, now));
    cart.offer(undefined);
  };
  return (
    <Notice isAlert className={className}>
      <p className="font-semibold">{whyOver(earlier, index.storefront.restaurant)}</p>
      {left.length > 0 ? (
        <p>
          {t(
            requests.length > 0
              ? 'Not on this menu as you had it: {items}.'
              : 'Nothing of it is on this menu: {items}.',
            { items: list(new Set(left)) },
          )}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {requests.length > 0 ? (
          <Button onClick={putBack}>{plural(count, 'Put the item back', 'Put {count} items back')}</Button>
        ) : null}
        <Button look="quiet" onClick={() => cart.offer(undefined)}>
          {t(requests.length > 0 ? 'No, thanks' : 'All right')}
        </Button>
      </div>
    </Notice>
  );
}

function whyOver(cart: Cart, restaurant: CartPlace): string {
  if (!belongsTo(cart, restaurant)) return t('Your last cart was for another restaurant.');
  return isAnonymous(cart) || isExpired(cart, Date.now())
    ? t('Your cart from earlier has expired.')
    : t('The cart on this device was somebody else’s.');
}
