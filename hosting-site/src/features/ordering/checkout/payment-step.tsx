// The payment method. There is one today; others are added to the list.
import { message, t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { useId } from 'react';

export type PaymentMethod = 'atPickup';

interface MethodWords {
  label: string;
  note: string;
}

const words: Record<PaymentMethod, Record<OrderType, MethodWords>> = {
  atPickup: {
    pickup: { label: message('Pay at pickup'), note: message('Cash or card, when you collect your food.') },
    delivery: { label: message('Pay on delivery'), note: message('Cash or card, when your food arrives.') },
  },
};

interface PaymentStepProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  orderType: OrderType;
  onChange: (method: PaymentMethod) => void;
}

export function PaymentStep({ methods, method, orderType, onChange }: PaymentStepProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('Payment method')}</legend>
      {methods.map((option) => (
        <label
          key={option}
          className="flex items-start gap-3 rounded-xl border border-line p-4 has-checked:border-primary-edge has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={option === method}
            onChange={() => onChange(option)}
            className="mt-0.5 size-5 shrink-0 accent-(--primary-text) outline-none"
          />
          <span>
            <span className="block font-semibold">{t(words[option][orderType].label)}</span>
            <span className="block text-sm text-soft">{t(words[option][orderType].note)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
