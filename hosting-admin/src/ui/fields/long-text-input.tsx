// Several lines of text, with a count of the characters used.
import { type FieldValues, useWatch } from 'react-hook-form';
import { Field, inputClasses } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { type BoundProps, useBound } from './bound.ts';

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
      aside={maxLength !== undefined && <Counter name={name} maxLength={maxLength} />}
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

/** Said aloud only near the end: nobody wants to hear a number with every letter. */
const NEARLY = 0.9;

function Counter({ name, maxLength }: { name: string; maxLength: number }) {
  const length = String(useWatch({ name }) ?? '').length;
  const isNearlyFull = length >= maxLength * NEARLY;
  return (
    <p className="ml-auto tabular-nums">
      <span aria-hidden="true">
        {length} of {maxLength}
      </span>
      <span role="status" className="sr-only">
        {isNearlyFull && `${maxLength - length} characters left`}
      </span>
    </p>
  );
}
