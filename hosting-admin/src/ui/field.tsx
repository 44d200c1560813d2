// Connects a label, a hint and an error to their input, for all forms.
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

export const inputClasses =
  'min-h-11 w-full rounded-lg border border-strong-line bg-card px-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:bg-column disabled:text-muted';

/** Hidden from screen readers, which use `aria-required`. */
export const requiredMark = "after:ml-0.5 after:text-danger after:content-['*'_/_'']";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** It has to be filled in. */
  isRequired?: boolean | undefined;
  /** At the end of the hint's line: the number of remaining characters. */
  aside?: ReactNode;
  children: (input: InputProps) => ReactNode;
}

export function Field({ label, hint, error, isRequired = false, aside, children }: FieldProps) {
  const id = useId();
  const described = describedBy(id, hint, error);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={classNames('text-sm font-semibold', isRequired && requiredMark)}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired || undefined,
        'aria-describedby': described,
      })}
      <HintAndError id={id} hint={hint} error={error} aside={aside} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'children' | 'aside'> {
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** For several inputs that answer one question. */
export function FieldGroup({
  label,
  hint,
  error,
  isRequired = false,
  role = 'group',
  children,
}: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy(id, hint, error)}
      {...(role === 'radiogroup' && { 'aria-required': isRequired, 'aria-invalid': error !== undefined })}
      className="grid min-w-0 content-start gap-1.5"
    >
      <p id={id} className={classNames('text-sm font-semibold', isRequired && requiredMark)}>
        {label}
      </p>
      {children}
      <HintAndError id={id} hint={hint} error={error} />
    </fieldset>
  );
}

const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [Boolean(hint) && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

interface HintAndErrorProps extends Pick<FieldProps, 'hint' | 'error' | 'aside'> {
  id: string;
}

function HintAndError({ id, hint, error, aside }: HintAndErrorProps) {
  return (
    <>
      {(hint || aside) && (
        <div className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {hint && (
            <p id={`${id}-hint`} className="min-w-0">
              {hint}
            </p>
          )}
          {aside}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}
