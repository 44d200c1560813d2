// A line of text, a phone number or an address on the web, bound to its form.
import { formatPhone } from '@bite/shared/kernel/format-phone';
import type { ComponentProps } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { EmailField } from '../email-field.tsx';
import { optionalText } from '../inputs.ts';
import { TextField } from '../text-field.tsx';
import { type BoundProps, changed, useBound } from './bound.ts';

type TextProps<Values extends FieldValues> = BoundProps<Values> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'type' | 'inputMode' | 'autoCapitalize'> & {
    unit?: string;
    /** What it becomes once it is left: what stands there is what will be saved. */
    rewrite?: (typed: string) => string;
  };

export function TextInput<Values extends FieldValues = FieldValues>(props: TextProps<Values>) {
  const { name, label: _label, autoComplete = 'off', rewrite, ...rest } = props;
  const { form, isRequired, mayBeAbsent, maxLength, label, error } = useBound(props);
  const onBlur = useRewrite(form, name, rewrite);
  return (
    <TextField
      {...rest}
      label={label}
      error={error}
      isRequired={isRequired}
      autoComplete={autoComplete}
      maxLength={maxLength}
      {...form.register(name as string, { ...(mayBeAbsent && optionalText), ...(onBlur && { onBlur }) })}
    />
  );
}

function useRewrite(form: UseFormReturn, name: string, rewrite: ((typed: string) => string) | undefined) {
  if (!rewrite) return undefined;
  return ({ target }: { target: { value: string } }): void => {
    const written = rewrite(target.value);
    if (written !== '' && written !== target.value) form.setValue(name, written, changed);
  };
}

/** With a question where it looks mistyped. */
export function EmailInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name, label: _label, ...rest } = props;
  const { form, isRequired, mayBeAbsent, maxLength, label, error } = useBound(props);
  return (
    <EmailField
      {...rest}
      label={label}
      error={error}
      isRequired={isRequired}
      maxLength={maxLength}
      onTake={(meant) => form.setValue(name as string, meant, changed)}
      {...form.register(name as string, mayBeAbsent ? optionalText : {})}
    />
  );
}

/** Written as its country writes it, once it is left. */
export function PhoneInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name, label: _label, ...rest } = props;
  const { form, isRequired, mayBeAbsent, maxLength, label, error } = useBound(props);
  const onBlur = useRewrite(form, name, formatPhone);
  return (
    <TextField
      {...rest}
      label={label}
      error={error}
      isRequired={isRequired}
      type="tel"
      autoComplete="off"
      maxLength={maxLength}
      {...form.register(name as string, {
        ...(mayBeAbsent && optionalText),
        ...(onBlur && { onBlur }),
      })}
    />
  );
}
