// Asks once per order with alcohol whether the diner is old enough.
import { t } from '@bite/shared/kernel/translate';
import { useId } from 'react';
import type { AgeConfirmation } from './use-age-confirmation.ts';

export function AgeField({
  age,
  isConfirmed,
  confirm,
  error,
}: AgeConfirmation & { error: string | undefined }) {
  const id = useId();
  return (
    <div className="grid gap-1.5 rounded-xl bg-wash p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isConfirmed}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => confirm(event.target.checked)}
        />
        {t('I am {age} or older', { age })}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('Your order contains alcohol. Please have an ID ready: it is looked at before you get it.')}
      </p>
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
