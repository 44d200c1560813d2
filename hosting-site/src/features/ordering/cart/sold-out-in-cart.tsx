// Says that something in the cart has sold out since, names it, and offers to take it out, or a time when it is back.
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useCartView } from '../../../lib/use-cart-view.ts';
import { BetterTime } from '../../../ui/better-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** @param isOverPage At the bottom of the window, above the cart bar. */
export function SoldOutInCart({ isOverPage = false }: { isOverPage?: boolean }) {
  const view = useCartView();
  const { setQuantity } = useOrderingActions();
  const lines = view?.lines.filter(({ isSoldOut }) => isSoldOut) ?? [];
  if (lines.length === 0) return null;
  return (
    <Notice
      tone="bad"
      isAlert
      className={isOverPage ? 'fixed inset-x-4 bottom-24 z-20 mx-auto max-w-md shadow-lift sm:bottom-4' : ''}
    >
      {lines.map(({ item, problem = '' }) => (
        <p key={item.cartItemId} className="font-semibold">
          {problem.includes(item.name) ? problem : `${item.name}: ${problem}`}.
        </p>
      ))}
      <BetterTime time={view?.betterTime} />
      <Button
        className="mt-2"
        onClick={() => {
          for (const { item } of lines) setQuantity(item.cartItemId, 0);
        }}
      >
        {lines.length === 1 ? 'Take it out of the cart' : 'Take them out of the cart'}
      </Button>
    </Notice>
  );
}
