// How the order is paid: by card on this page, or at the counter or the door.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { message, t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import type { PaymentOptions } from '@bite/shared/payments/payment-options';
import { type ReactNode, useId } from 'react';
import { Notice } from '../../../ui/notice.tsx';

export type PaymentMethod = 'card' | 'atPickup';

interface MethodWords {
  label: string;
  note: string;
}

const words: Record<PaymentMethod, Record<OrderType, MethodWords>> = {
  card: {
    pickup: { label: message('Card'), note: message('Paid now, on this page.') },
    delivery: { label: message('Card'), note: message('Paid now, on this page.') },
  },
  atPickup: {
    pickup: { label: message('Pay at pickup'), note: message('Cash or card, when you collect your food.') },
    delivery: { label: message('Pay on delivery'), note: message('Cash or card, when your food arrives.') },
  },
};

export const payLaterLabel = (orderType: OrderType): string => t(words.atPickup[orderType].label);

/** The methods that are open, the card first. */
export const methodsOf = ({ card, counter }: PaymentOptions): PaymentMethod[] => [
  ...(card ? (['card'] as const) : []),
  ...(counter ? (['atPickup'] as const) : []),
];

interface PaymentStepProps {
  options: PaymentOptions;
  method: PaymentMethod | undefined;
  orderType: OrderType;
  /** From which only cards are taken. */
  cardOnlyFrom: { amount: number; currency: string } | undefined;
  /** Why the server refused the method. */
  error: string | undefined;
  onChange: (method: PaymentMethod) => void;
  /** The fields for a card. */
  children: ReactNode;
}

export function PaymentStep({
  options,
  method,
  orderType,
  cardOnlyFrom,
  error,
  onChange,
  children,
}: PaymentStepProps) {
  const name = useId();
  const methods = methodsOf(options);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('Payment method')}</legend>
      {options.areCardsOff ? (
        <Notice>
          <p className="font-semibold">{t('Cards cannot be taken here at the moment.')}</p>
          <p>
            {options.counter
              ? t('Your order works as usual, and you pay when you get your food.')
              : t('Please try again later, or call the restaurant.')}
          </p>
        </Notice>
      ) : null}
      {methods.map((option) => (
        <div
          key={option}
          className="grid rounded-xl border border-line has-[>label>input:checked]:border-primary-edge has-[>label>input:focus-visible]:outline-3 has-[>label>input:focus-visible]:outline-focus"
        >
          <label className="flex items-start gap-3 p-4">
            <input
              type="radio"
              name={name}
              checked={option === method}
              aria-invalid={error && option === method ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
              onChange={() => onChange(option)}
              className="mt-0.5 size-5 shrink-0 accent-(--primary-text) outline-none"
            />
            <span>
              <span className="block font-semibold">{t(words[option][orderType].label)}</span>
              <span className="block text-sm text-soft">{t(words[option][orderType].note)}</span>
            </span>
          </label>
          {option === 'card' && method === 'card' ? <div className="px-4 pb-4">{children}</div> : null}
        </div>
      ))}
      {options.isCardOnly && cardOnlyFrom ? (
        <p className="text-sm text-soft">
          {t('Orders of {amount} and more are paid by card.', {
            amount: formatMoney(cardOnlyFrom.amount, cardOnlyFrom.currency),
          })}
        </p>
      ) : null}
      {error ? (
        <p id={`${name}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
