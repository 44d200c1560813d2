// The ordered items and all figures of the order.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { totalsRows } from '@bite/shared/ordering/totals-rows';
import type { CartLine, CartView } from '../../../lib/cart-view.ts';
import { Amounts } from '../../../ui/amounts.tsx';
import { BetterTime } from '../../../ui/better-time.tsx';
import { mistake } from '../../../ui/invalid-fields.ts';
import { OrderedLine } from '../../../ui/ordered-line.tsx';
import { PromoCode } from './promo-code.tsx';

interface OrderSummaryProps {
  view: CartView;
  onEdit: (cartItemId: string) => void;
  onRemove: (cartItemId: string) => void;
  /** Why the server refused the code. */
  codeError: string | undefined;
  onCodeChange: () => void;
}

export function OrderSummary({ view, onEdit, onRemove, codeError, onCodeChange }: OrderSummaryProps) {
  const { currency } = view.totals;
  const firstProblem = view.lines.find(({ problem }) => problem !== undefined);
  return (
    <div className="grid gap-4">
      <ul aria-label={t('Your order')} className="divide-y divide-line">
        {view.lines.map((line) => (
          <SummaryLine
            key={line.item.cartItemId}
            line={line}
            isFirstProblem={line === firstProblem}
            currency={currency}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <BetterTime time={view.betterTime} />
      <PromoCode promotion={view.promotion} error={codeError} onChange={onCodeChange} />
      <div className="border-t border-line pt-4">
        <Amounts rows={totalsRows(view)} />
      </div>
    </div>
  );
}

const action =
  'inline-flex min-h-11 items-center font-semibold text-primary-text underline-offset-4 hover:underline';

interface SummaryLineProps extends Pick<OrderSummaryProps, 'onEdit' | 'onRemove'> {
  line: CartLine;
  /** The form leads to it. */
  isFirstProblem: boolean;
  currency: string;
}

function SummaryLine({ line, isFirstProblem, currency, onEdit, onRemove }: SummaryLineProps) {
  const { item, choices, lineTotal, problem } = line;
  return (
    <li {...(isFirstProblem && mistake(item.name))} className="scroll-my-52 py-3">
      <OrderedLine
        quantity={item.quantity}
        name={item.name}
        choices={choices}
        notes={item.notes}
        amount={lineTotal === undefined ? '–' : formatMoney(lineTotal, currency)}
      >
        {problem ? <p className="text-sm font-medium text-bad">{problem}</p> : null}
      </OrderedLine>
      {problem ? (
        <div className="flex gap-4 ps-10 text-sm">
          <button
            type="button"
            className={action}
            aria-label={t('Edit {item}', { item: isolated(item.name) })}
            onClick={() => onEdit(item.cartItemId)}
          >
            {t('Edit')}
          </button>
          <button
            type="button"
            className={action}
            aria-label={t('Remove {item} from the cart', { item: isolated(item.name) })}
            onClick={() => onRemove(item.cartItemId)}
          >
            {t('Remove')}
          </button>
        </div>
      ) : null}
    </li>
  );
}
