// A text that takes several lines on the screen, with a count of the characters used.
import type { FormEvent, KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, inputClasses } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { type BoundProps, useBound } from './bound.ts';
import { TextCounter } from './text-counter.tsx';

interface LongTextProps<Values extends FieldValues> extends BoundProps<Values> {
  rows?: number;
  placeholder?: string;
  /** It wraps, and has no line breaks of its own. */
  isOneParagraph?: boolean;
}

const oneParagraph = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  },
  /** Of what is pasted. Before the form hears of the change. */
  onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    if (currentTarget.value.includes('\n'))
      currentTarget.value = currentTarget.value.replace(/\s*\n\s*/g, ' ');
  },
};

export function LongTextInput<Values extends FieldValues = FieldValues>(props: LongTextProps<Values>) {
  const { name, hint, isOneParagraph = false, rows = isOneParagraph ? 2 : 4, placeholder } = props;
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
          className={`${inputClasses} field-sizing-content py-2 ${isOneParagraph ? 'min-h-16' : 'min-h-24'}`}
          {...(isOneParagraph && oneParagraph)}
          {...form.register(name as string, mayBeAbsent ? optionalText : {})}
        />
      )}
    </Field>
  );
}
