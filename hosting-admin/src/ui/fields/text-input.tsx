// A line of text, a phone number or an address on the web, bound to its form.
import { formatPhone } from '@bite/shared/kernel/format-phone';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { optionalText } from '../inputs.ts';
import { TextField } from '../text-field.tsx';
import { type BoundProps, changed, useBound } from './bound.ts';

type TextProps<Values extends FieldValues> = BoundProps<Values> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'type' | 'inputMode' | 'autoCapitalize'> & {
    unit?: string;
  };

export function TextInput<Values extends FieldValues = FieldValues>(props: TextProps<Values>) {
  const { name, label: _label, autoComplete = 'off', ...rest } = props;
  const { form, isRequired, maxLength, label, error } = useBound(props);
  return (
    <TextField
      {...rest}
      label={label}
      error={error}
      isRequired={isRequired}
      autoComplete={autoComplete}
      maxLength={maxLength}
      {...form.register(name, isRequired ? {} : optionalText)}
    />
  );
}

/** Written as its country writes it, once it is left. */
export function PhoneInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name, label: _label, ...rest } = props;
  const { form, isRequired, maxLength, label, error } = useBound(props);
  const write = (typed: string): void => {
    const phone = formatPhone(typed);
    if (phone !== '' && phone !== typed) form.setValue(name as string, phone, changed);
  };
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
        ...(!isRequired && optionalText),
        onBlur: ({ target }) => write(target.value),
      })}
    />
  );
}
