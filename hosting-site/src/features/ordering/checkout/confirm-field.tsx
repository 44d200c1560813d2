// Asks the guest to confirm one thing before the order is placed.
import { useId } from 'react';

interface ConfirmFieldProps {
  label: string;
  hint: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  isRequired?: boolean;
  error: string | undefined;
}

export function ConfirmField({ label, hint, isConfirmed, onConfirm, isRequired, error }: ConfirmFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5 rounded-xl bg-wash p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isConfirmed}
          required={isRequired}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => onConfirm(event.target.checked)}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
