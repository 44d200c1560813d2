// A read-only value in a form: set by the server, or changed on another screen.
import type { ReactNode } from 'react';

interface FactFieldProps {
  label: string;
  /** Why it cannot be changed, or where it can. */
  hint?: ReactNode;
  children: ReactNode;
}

export function FactField({ label, hint, children }: FactFieldProps) {
  return (
    <dl className="grid content-start gap-1.5">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="grid gap-1.5">
        <div className="flex min-h-11 items-center rounded-lg bg-column px-3 wrap-anywhere">{children}</div>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </dd>
    </dl>
  );
}
