// Says that a cart has expired or belongs to another restaurant, and offers to add its available items here.
import { list, plural, t } from '@bite/shared/kernel/translate';
import { belongsTo } from '@bite/shared/ordering/cart-state';
import { useMemo } from 'react';
import { useEngine } from '../../../lib/engine.ts';
import { useIndex, useSite } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function EarlierCart({ className = '' }: { className?: string }) {
  const { cart } = useSite();
  const index = useIndex();
  const engine = useEngine();
  const earlier = useStore(cart.earlier);
  const kept = useMemo(() => earlier && engine?.keepLines(index, earlier.items), [earlier, engine, index]);
  if (!earlier || !engine || !kept) return null;
  const { requests, left } = kept;
  const count = requests.reduce((sum, { quantity }) => sum + quantity, 0);
  const putBack = () => {
    cart.change((current, now) => engine.withLines(index, current, requests, now));
    cart.dropEarlier();
  };
  const isOurs = belongsTo(earlier, index.storefront.restaurant);
  return (
    <Notice isAlert className={className}>
      <p className="font-semibold">
        {t(isOurs ? 'Your cart from earlier has expired.' : 'Your last cart was for another restaurant.')}
      </p>
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
        <Button look="quiet" onClick={cart.dropEarlier}>
          {t(requests.length > 0 ? 'No, thanks' : 'All right')}
        </Button>
      </div>
    </Notice>
  );
}
