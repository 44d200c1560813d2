// The choice of a tip: none, a percent with its amount, or an amount of the guest's own.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { useId } from 'react';
import { Field } from '../../../ui/field.tsx';
import { ConfirmField } from './confirm-field.tsx';
import type { FieldErrors } from './contact.ts';
import type { TipState } from './use-tip.ts';

type TipFieldProps = Omit<TipState, 'errors'> & { errors: FieldErrors; orderType: OrderType };

export function TipField(props: TipFieldProps) {
  const { suggested, currency, chosen, errors, orderType } = props;
  const id = useId();
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <div className="grid gap-3">
      <p id={`${id}-for`} className="text-sm text-soft">
        {orderType === 'delivery' ? t('For the driver and the kitchen.') : t('For the kitchen.')}
      </p>
      <fieldset aria-describedby={`${id}-for`} className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        <legend className="sr-only">{t('Tip')}</legend>
        <Choice {...props} value="none" label={t('No tip')} />
        {suggested.map(({ percent, amount }) => (
          <Choice
            key={percent}
            {...props}
            value={String(percent)}
            label={`${percent}%`}
            words={money(amount)}
          />
        ))}
        <Choice {...props} value="other" label={t('Another amount')} />
      </fieldset>
      {chosen === 'other' ? <OwnAmount {...props} /> : null}
      {chosen !== 'other' && errors['tip'] ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {errors['tip']}
        </p>
      ) : null}
      {props.isUnusual ? <Unusual {...props} /> : null}
    </div>
  );
}

interface ChoiceProps extends Pick<TipState, 'chosen' | 'choose'> {
  value: string;
  label: string;
  words?: string;
}

function Choice({ chosen, choose, value, label, words }: ChoiceProps) {
  return (
    // The last one of an odd number has a row of its own on a phone; the legend counts as a child.
    <label className="flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-xl border border-line px-2 py-1.5 text-center has-checked:border-primary-edge has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus last:even:col-span-2 sm:last:even:col-span-1">
      <input
        type="radio"
        name="tip"
        className="sr-only"
        checked={chosen === value}
        onChange={() => choose(value)}
      />
      <span className="font-semibold">{label}</span>
      {words ? <span className="text-sm text-soft tabular-nums">{words}</span> : null}
    </label>
  );
}

function OwnAmount({ typed, type, currency, errors }: TipFieldProps) {
  return (
    <Field label={t('Your tip ({currency})', { currency })} error={errors['tip']}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="control max-w-48"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

const Unusual = ({ amount, currency, isConfirmed, confirm, errors }: TipFieldProps) => (
  <ConfirmField
    label={t('Yes, tip {amount}', { amount: formatMoney(amount, currency) })}
    hint={t('This is more than your food costs.')}
    isConfirmed={isConfirmed}
    onConfirm={confirm}
    error={errors['tipConfirmed']}
  />
);
