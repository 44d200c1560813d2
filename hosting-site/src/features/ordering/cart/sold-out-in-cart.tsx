// Says what in the cart has sold out since, and offers for each dish what can be done: the dish without its options that have
// sold out, to choose again, or to take it out; or a time when everything is back.

import { isolated } from '@bite/shared/kernel/isolated';
import { list } from '@bite/shared/kernel/phrases';
import { t } from '@bite/shared/kernel/translate';
import type { LineRequest } from '@bite/shared/ordering/line';
import { useEffect } from 'react';
import type { CartLine, CartView } from '../../../lib/cart-view.ts';
import { useEngine } from '../../../lib/engine.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { indexOf, useSite } from '../../../lib/site.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { useCartView } from '../../../lib/use-cart-view.ts';
import { BetterTime } from '../../../ui/better-time.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function SoldOutInCart() {
  const view = useCartView();
  const lines = soldOutIn(view);
  return lines.length > 0 ? (
    <Notice tone="bad" isAlert>
      <SoldOutLines lines={lines} betterTime={view?.betterTime} />
    </Notice>
  ) : null;
}

/** Of what guests have put away, until more is sold out: the cart says it, too. */
const putAway = createStore('');

/** At the bottom of the window, above the cart bar. */
export function SoldOutOverPage() {
  const view = useCartView();
  const lines = soldOutIn(view);
  const told = lines.map(({ item }) => item.cartItemId).join();
  const isPutAway = useStore(putAway) === told;
  useEffect(() => {
    if (told === '') putAway.set('');
  }, [told]);
  if (lines.length === 0 || isPutAway) return null;
  return (
    <Notice
      tone="bad"
      isAlert
      className="fixed inset-x-4 bottom-24 z-20 mx-auto max-h-[60dvh] max-w-md overflow-y-auto shadow-lift sm:bottom-4"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <SoldOutLines lines={lines} betterTime={view?.betterTime} />
        </div>
        <button
          type="button"
          aria-label={t('Close')}
          className={buttonClass('bare', '-me-2 -mt-2 size-11 shrink-0 px-0')}
          onClick={() => putAway.set(told)}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </Notice>
  );
}

const soldOutIn = (view: CartView | undefined): CartLine[] =>
  view?.lines.filter(({ isSoldOut }) => isSoldOut) ?? [];

function SoldOutLines({ lines, betterTime }: { lines: CartLine[]; betterTime: CartView['betterTime'] }) {
  return (
    <>
      <div className="grid gap-4">
        {lines.map((line) => (
          <SoldOutLine key={line.item.cartItemId} line={line} />
        ))}
      </div>
      <BetterTime time={betterTime} />
    </>
  );
}

function SoldOutLine({ line: { item, problem = '', without, canChooseAgain } }: { line: CartLine }) {
  const { openItem, setQuantity } = useOrderingActions();
  const change = useChangeLine();
  const name = isolated(item.name);
  return (
    <div>
      <p className="font-semibold">{problem.includes(item.name) ? problem : `${name}: ${problem}`}.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {without ? (
          <Button look="filled" onClick={() => change(item.cartItemId, without.request)}>
            {t('Without {options}', { options: list(without.names.map(isolated)) })}
          </Button>
        ) : null}
        {canChooseAgain ? (
          <Button
            aria-label={t('Choose again for {item}', { item: name })}
            onClick={() => openItem(item.menuItemGuid, item.menuGroupId, item.cartItemId)}
          >
            {t('Choose again')}
          </Button>
        ) : null}
        <Button onClick={() => setQuantity(item.cartItemId, 0)}>
          {t('Take {item} out of the cart', { item: name })}
        </Button>
      </div>
    </div>
  );
}

/** Changes a line to one that can be priced. */
function useChangeLine(): (cartItemId: string, request: LineRequest) => void {
  const { cart, storefront } = useSite();
  const engine = useEngine();
  return (cartItemId, request) =>
    cart.change((current, now) => {
      const index = indexOf(storefront.get());
      const next = engine?.withChangedLine(index, current, cartItemId, request, now);
      return next && 'items' in next ? next : current;
    });
}
