// Asks whether the diner wants to be texted, where the restaurant offers it. Never ticked by itself: it is a consent.
import { t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { useId } from 'react';

interface TextsFieldProps {
  orderType: OrderType;
  isWanted: boolean;
  error?: string | undefined;
  onChange: (isWanted: boolean) => void;
}

export function TextsField({ orderType, isWanted, error, onChange }: TextsFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isWanted}
          aria-describedby={error ? `${errorId} ${id}` : id}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {orderType === 'pickup' ? t('Text me when it is ready') : t('Text me when it is on its way')}
      </label>
      {error ? (
        <p id={errorId} className="text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      <p id={id} className="text-sm text-soft">
        {t(
          'To the phone number above, also if the order is cancelled. Your carrier may charge for messages. Reply STOP to end them.',
        )}
      </p>
    </div>
  );
}
