// Numbers bound to their form: with buttons that go up and down, as an amount of money, or in percent.
import { currencyDecimals } from '@bite/shared/kernel/money-decimals';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Field, inputClasses } from '../field.tsx';
import { optionalNumber } from '../inputs.ts';
import { TextField } from '../text-field.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';
import { useDecimalTyping } from './use-decimal-typing.ts';

interface NumberProps<Values extends FieldValues> extends BoundProps<Values> {
  /** 'minutes': stands behind the number and in its label. */
  unit?: string;
  /** What an arrow key and a button add; also how fine the number may be, unless `isExact`. */
  step?: number;
  /** Any number of decimals may be typed. */
  isExact?: boolean;
}

const withoutSpinner =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none';

export function NumberInput<Values extends FieldValues = FieldValues>(props: NumberProps<Values>) {
  const { name, hint, unit, step = 1, isExact = false } = props;
  const { form, isRequired, min, max, label, error } = useBound(props);
  const change = useChange(form, name);
  const add = (amount: number): void => change(stepped(form.getValues(name as string), amount, min, max));
  const words = unit ? `${label} (${unit})` : label;
  const { refusal, handlers } = useDecimalTyping();
  return (
    <Field label={words} hint={hint} error={refusal ?? error} isRequired={isRequired}>
      {(input) => (
        <span className="flex">
          <StepButton label={`Less: ${label}`} className="rounded-r-none" onClick={() => add(-step)}>
            <Minus className="size-4" aria-hidden="true" />
          </StepButton>
          <input
            {...input}
            {...handlers}
            type="number"
            inputMode="decimal"
            step={isExact ? 'any' : step}
            min={min}
            max={max}
            onWheel={({ currentTarget }) => currentTarget.blur()}
            className={classNames(
              inputClasses,
              withoutSpinner,
              'relative min-w-0 rounded-none text-center focus:z-1',
            )}
            {...form.register(name as string, optionalNumber)}
          />
          <StepButton label={`More: ${label}`} className="rounded-l-none" onClick={() => add(step)}>
            <Plus className="size-4" aria-hidden="true" />
          </StepButton>
        </span>
      )}
    </Field>
  );
}

/** For fingers and mice: a keyboard has arrows for it. */
function StepButton({ label, className, ...rest }: React.ComponentProps<typeof Button> & { label: string }) {
  return (
    <Button
      {...rest}
      tabIndex={-1}
      aria-label={label}
      className={classNames('w-11 shrink-0 px-0 first:border-r-0 last:border-l-0', className)}
    />
  );
}

/** `amount` more than `value`, within the limits, without the noise of binary fractions. */
function stepped(value: unknown, amount: number, min = -Infinity, max = Infinity): number {
  const from = typeof value === 'number' && Number.isFinite(value) ? value : 0;
  return Math.min(max, Math.max(min, Number((from + amount).toFixed(6))));
}

interface AmountProps<Values extends FieldValues> extends BoundProps<Values> {
  /** ISO 4217 */
  currency: string;
}

/** An amount in the currency's major unit, as finely as the currency is counted. */
export function MoneyInput<Values extends FieldValues = FieldValues>(props: AmountProps<Values>) {
  const { currency } = props;
  const decimals = currencyDecimals(currency);
  return <Amount {...props} unit={currency} step={10 ** -decimals} />;
}

/** 8.875 is 8.875%. */
export function PercentInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  return <Amount {...props} unit="%" step="any" />;
}

interface UnitProps<Values extends FieldValues> extends BoundProps<Values> {
  unit: string;
  step: number | 'any';
}

function Amount<Values extends FieldValues>(props: UnitProps<Values>) {
  const { name, hint, unit, step } = props;
  const { form, isRequired, min, max, label, error } = useBound(props);
  return (
    <AmountField
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      unit={unit}
      step={step}
      min={min}
      max={max}
      {...form.register(name as string, optionalNumber)}
    />
  );
}

/** Not bound to a form: for amounts that are no fields of their own. */
export function AmountField({
  label,
  unit,
  error,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'unit'> & { unit: string }) {
  const { refusal, handlers } = useDecimalTyping();
  return (
    <TextField
      {...handlers}
      label={`${label} (${unit})`}
      unit={unit}
      error={refusal ?? error}
      type="number"
      inputMode="decimal"
      onWheel={({ currentTarget }) => currentTarget.blur()}
      className={classNames(withoutSpinner, 'pr-14! text-right tabular-nums')}
      {...rest}
    />
  );
}
