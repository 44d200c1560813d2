// Several lines of text, with a count of the characters used.
import type { FieldValues } from 'react-hook-form';
import { Field, inputClasses } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { type BoundProps, useBound } from './bound.ts';
import { TextCounter } from './text-counter.tsx';

interface LongTextProps<Values extends FieldValues> extends BoundProps<Values> {
  rows?: number;
  placeholder?: string;
}

export function LongTextInput<Values extends FieldValues = FieldValues>(props: LongTextProps<Values>) {
  const { name, hint, rows = 4, placeholder } = props;
  const { form, isRequired, mayBeAbsent, maxLength, label, error } = useBound(props);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      aside={maxLength !== undefined && <TextCounter name={name} maxLength={maxLength} />}
    >
      {(input) => (
        <textarea
          {...input}
          rows={rows}
          placeholder={placeholder}
          maxLength={maxLength}
          className={`${inputClasses} field-sizing-content min-h-24 py-2`}
          {...form.register(name as string, mayBeAbsent ? optionalText : {})}
        />
      )}
    </Field>
  );
}
