// A checkbox with its label, and below it what there is to say of it: the hint, and the error. What is around them sets their distances.
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isChecked: boolean;
  isRequired?: boolean | undefined;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, hint, error, isChecked, isRequired, onChange }: CheckboxProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <>
      <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${hint ? 'font-semibold' : ''}`}>
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isChecked}
          required={isRequired}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </>
  );
}
