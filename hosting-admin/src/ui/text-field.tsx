// A text input in a form, with label, hint and error.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, inputClasses } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** A suffix: '%', 'minutes'. */
  unit?: string;
  /** Marks it as required; the form's schema enforces it. */
  isRequired?: boolean;
  /** At the end of the hint's line. */
  aside?: ReactNode;
}

/** Takes the props of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error,
  unit,
  isRequired,
  aside,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} aside={aside}>
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
