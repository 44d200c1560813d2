// Puts the dishes of an order into the cart again. What has changed about them since is said before.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { plural, t } from '@bite/shared/kernel/translate';
import type { PriceChange, SameAgain } from '@bite/shared/ordering/order-again';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useRef, useState } from 'react';
import { loadEngine } from '../../../lib/engine.ts';
import { refreshLive, refreshStorefront } from '../../../lib/live-storefront.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { indexOf, type Site, useSite, useStorefront } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** What the diner is asked, 'failed' if the rules could not be loaded. */
type Answer = SameAgain | 'failed' | undefined;

export function OrderAgain({ order }: { order: TrackedOrder }) {
  const site = useSite();
  const { website } = useStorefront();
  const { openCart } = useOrderingActions();
  const [answer, setAnswer] = useState<Answer>();
  const [isLooking, setLooking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const put = async ({ requests }: SameAgain) => {
    const { withLines } = await loadEngine();
    const index = indexOf(site.storefront.get());
    site.cart.change((cart, now) => withLines(index, cart, requests, now));
    setAnswer(undefined);
    openCart();
  };
  const look = async () => {
    if (isLooking) return;
    setLooking(true);
    try {
      const again = await lookUp(site, order);
      if (again.left.length === 0 && again.priceChanges.length === 0) await put(again);
      else setAnswer(again);
    } catch {
      setAnswer('failed');
    }
    setLooking(false);
  };
  if (!website.orderingEnabled) return null;
  return (
    <>
      <Button ref={button} look="quiet" aria-disabled={isLooking} onClick={() => void look()}>
        {t('Order again')}
      </Button>
      {answer === 'failed' ? (
        <Notice tone="bad" isAlert className="w-full">
          {t('We could not reach the restaurant. Check your connection and try again.')}
        </Notice>
      ) : null}
      {typeof answer === 'object' ? (
        <Changes
          again={answer}
          currency={order.totals.currency}
          onPut={() => void put(answer)}
          onClose={() => {
            setAnswer(undefined);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** By the menu of this moment. */
async function lookUp(site: Site, order: TrackedOrder): Promise<SameAgain> {
  const [{ sameAgain }] = await Promise.all([loadEngine(), refreshStorefront(site), refreshLive(site)]);
  const index = indexOf(site.storefront.get());
  return sameAgain(index, site.live.get(), order.items, site.details.get(), Date.now());
}

interface ChangesProps {
  again: SameAgain;
  currency: string;
  onPut: () => void;
  onClose: () => void;
}

function Changes({ again: { requests, priceChanges, left }, currency, onPut, onClose }: ChangesProps) {
  const count = requests.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Notice isAlert className="no-print w-full">
      <p className="font-semibold">
        {t(count === 0 ? 'Nothing of this order can be had right now.' : 'Something has changed since.')}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {left.map((sentence) => (
          <li key={sentence}>{sentence}.</li>
        ))}
        {priceChanges.map((change) => (
          <li key={`${change.name} ${change.quantity} ${change.before}`}>
            {priceSentence(change, currency)}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {count > 0 ? (
          <Button onClick={onPut}>
            {plural(count, 'Put one item in the cart', 'Put {count} items in the cart')}
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClose}>
          {t(count > 0 ? 'No, thanks' : 'All right')}
        </Button>
      </div>
    </Notice>
  );
}

function priceSentence({ name, quantity, before, now }: PriceChange, currency: string): string {
  const many = quantity > 1 ? `${quantity} × ` : '';
  return t('{item}: {now} now, {before} then.', {
    item: `${many}${isolated(name)}`,
    now: formatMoney(now, currency),
    before: formatMoney(before, currency),
  });
}
