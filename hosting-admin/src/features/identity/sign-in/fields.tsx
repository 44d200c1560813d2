// The input fields of the sign-in and sign-up forms (I5.1-13).
import type { ComponentProps } from 'react';
import { EmailField } from '../../../ui/email-field.tsx';

/** The address of an invitation, which nobody can change. Password managers store the password under it. */
export function AccountEmailField({ email }: { email: string }) {
  return (
    <EmailField
      label="Email"
      autoComplete="username"
      className="read-only:bg-column"
      value={email}
      readOnly
    />
  );
}

export function CheckField({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm font-medium">
      <input type="checkbox" {...rest} className="size-5 accent-(--accent)" />
      {label}
    </label>
  );
}
