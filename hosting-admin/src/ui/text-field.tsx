// A line of text in a form: label, input, hint and error as one.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, inputClasses } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** What stands behind the value: '%', 'minutes'. */
  unit?: string;
  /** Marks it as one that has to be filled in; the form's schema is what refuses it empty. */
  isRequired?: boolean;
}

/** Takes the props of react-hook-form's `register` as they are. */
export function TextField({ label, hint, error, unit, isRequired, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(input) => (
        <span className="relative grid">
          <input {...input} {...rest} className={classNames(inputClasses, unit && 'pr-20', className)} />
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 my-auto h-fit text-sm text-muted"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
