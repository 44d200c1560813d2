// The lines of the cart, each with its options, quantity, price and problems.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import type { CartLine } from '../../../lib/cart-view.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useIndex } from '../../../lib/site.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stepper } from '../../../ui/stepper.tsx';

interface CartLinesProps {
  lines: readonly CartLine[];
  onEdit: (cartItemId: string) => void;
}

export function CartLines({ lines, onEdit }: CartLinesProps) {
  return (
    <ul aria-label={t('Items in your cart')} className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <Line key={line.item.cartItemId} line={line} onEdit={onEdit} />
      ))}
    </ul>
  );
}

const small =
  'inline-flex min-h-11 items-center px-1 text-sm font-semibold text-primary-text underline-offset-4 hover:underline';

function Line({ line, onEdit }: { line: CartLine; onEdit: (cartItemId: string) => void }) {
  const index = useIndex();
  const { setQuantity } = useOrderingActions();
  const { item, choices, lineTotal, problem, hasNewPrice } = line;
  const { currency } = index.storefront.restaurant;
  const isOnMenu = index.item(item.menuItemId) !== undefined;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">{item.name}</p>
          {choices.map((choice) => (
            <p key={choice} className="text-sm text-soft">
              {choice}
            </p>
          ))}
          {item.notes ? <p className="mt-0.5 text-sm text-soft italic">“{item.notes}”</p> : null}
        </div>
        <p className="shrink-0 font-semibold whitespace-nowrap tabular-nums">
          {lineTotal === undefined ? '–' : formatMoney(lineTotal, currency)}
        </p>
      </div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {hasNewPrice ? <Notice>{t('The price of this item has changed since you added it.')}</Notice> : null}
      <div className="flex items-center justify-between gap-3">
        <Stepper
          count={item.quantity}
          label={item.name}
          onChange={(quantity) => setQuantity(item.cartItemId, quantity)}
        />
        <div className="flex gap-3">
          {isOnMenu ? (
            <button
              type="button"
              className={small}
              aria-label={t('Edit {item}', { item: isolated(item.name) })}
              onClick={() => onEdit(item.cartItemId)}
            >
              {t('Edit')}
            </button>
          ) : null}
          <button
            type="button"
            className={small}
            aria-label={t('Remove {item} from the cart', { item: isolated(item.name) })}
            onClick={() => setQuantity(item.cartItemId, 0)}
          >
            {t('Remove')}
          </button>
        </div>
      </div>
    </li>
  );
}
