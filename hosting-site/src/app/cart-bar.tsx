// On phones, a cart button at the bottom as soon as the cart is not empty.

import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { badgeOf, itemCount } from '@bite/shared/ordering/cart-state';
import { useEffect } from 'react';
import { loadEngine } from '../lib/engine.ts';
import { useOrderingActions } from '../lib/ordering-actions.ts';
import { useCart } from '../lib/site.ts';
import { useCartView } from '../lib/use-cart-view.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function CartBar() {
  const cart = useCart();
  const view = useCartView();
  const { openCart } = useOrderingActions();
  const count = cart ? itemCount(cart) : 0;
  useEffect(() => {
    if (count > 0) void loadEngine().catch(() => undefined);
  }, [count]);
  if (count === 0) return null;
  const amount = view && formatMoney(view.totals.subtotal, view.totals.currency);
  return (
    <div className="safe-bottom fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 sm:hidden">
      <button type="button" className={buttonClass('filled', 'w-full')} onClick={openCart}>
        <Icon name="bag" />
        {[t('View cart'), badgeOf(count), amount].filter(Boolean).join(' · ')}
      </button>
    </div>
  );
}
