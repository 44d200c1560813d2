// A line of text, an email address, a password or a phone number, bound to its form.
import { formatPhone } from '@bite/shared/kernel/format-phone';
import type { ComponentProps } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { EmailField } from '../email-field.tsx';
import { optionalText } from '../inputs.ts';
import { PasswordField } from '../password-field.tsx';
import { TextField } from '../text-field.tsx';
import { type BoundProps, changed, useBound } from './bound.ts';
import { TextCounter } from './text-counter.tsx';

type TextProps<Values extends FieldValues> = BoundProps<Values> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'type' | 'inputMode' | 'autoCapitalize'> & {
    unit?: string;
    /** With a count of the characters used. */
    isCounted?: boolean;
    /** What it becomes once it is left: what stands there is what will be saved. */
    rewrite?: (typed: string) => string;
  };

export function TextInput<Values extends FieldValues = FieldValues>(props: TextProps<Values>) {
  const { name, label: _label, autoComplete = 'off', rewrite, isCounted = false, ...rest } = props;
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
      aside={isCounted && maxLength !== undefined && <TextCounter name={name} maxLength={maxLength} />}
      {...form.register(name as string, { ...(mayBeAbsent && optionalText), ...(onBlur && { onBlur }) })}
    />
  );
}

function useRewrite(form: UseFormReturn, name: string, rewrite: ((typed: string) => string) | undefined) {
  if (!rewrite) return undefined;
  return ({ target }: { target: { value: string } }): void => {
    // What is stored stays as it is until somebody changes it.
    if (target.value === get(form.formState.defaultValues, name)) return;
    const written = rewrite(target.value);
    if (written !== '' && written !== target.value) form.setValue(name, written, changed);
  };
}

/** With a question where it looks mistyped. */
export function EmailInput<Values extends FieldValues = FieldValues>(
  props: BoundProps<Values> & Pick<ComponentProps<'input'>, 'autoComplete'>,
) {
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

/** Can be shown while it is typed. */
export function PasswordInput<Values extends FieldValues = FieldValues>(
  props: BoundProps<Values> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { name, label: _label, ...rest } = props;
  const { form, isRequired, mayBeAbsent, label, error } = useBound(props);
  return (
    <PasswordField
      {...rest}
      label={label}
      error={error}
      isRequired={isRequired}
      {...form.register(name as string, mayBeAbsent ? optionalText : {})}
    />
  );
}

/** Written as its country writes it, once it is left. */
export const PhoneInput = <Values extends FieldValues = FieldValues>(props: BoundProps<Values>) => (
  <TextInput {...props} type="tel" rewrite={formatPhone} />
);
