// How the order is paid: by card on this page, or at the counter or the door.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { message, t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { type ReactNode, useId } from 'react';
import { methodsOf, type PaymentMethod } from './payment-methods.ts';
import { PaymentNotice, type PaymentRefusal } from './payment-notice.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

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

export const payLaterLabel = (orderType: OrderType): string =>
  t(orderType === 'delivery' ? 'Pay on delivery instead' : 'Pay at pickup instead');

interface PaymentStepProps {
  choice: PaymentChoice;
  orderType: OrderType;
  /** Why the server refused the method. */
  refusal: PaymentRefusal | undefined;
  /** The fields for a card. */
  children: ReactNode;
}

export function PaymentStep({ choice, orderType, refusal, children }: PaymentStepProps) {
  const { options, method, haveCardsGone, cardOnlyFrom, choose } = choice;
  const name = useId();
  const methods = methodsOf(options);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('Payment method')}</legend>
      <PaymentNotice options={options} haveCardsGone={haveCardsGone} refusal={refusal} />
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
              onChange={() => choose(option)}
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
    </fieldset>
  );
}
