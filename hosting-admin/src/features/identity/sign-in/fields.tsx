// The input fields of the sign-in and sign-up forms (I5.1-13).
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The address that somebody signs in with. */
export function AccountEmailField(props: Omit<ComponentProps<typeof EmailField>, 'label'>) {
  return <EmailField label="Email" autoComplete="username" className="read-only:bg-column" {...props} />;
}

export function CheckField({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm font-medium">
      <input type="checkbox" {...rest} className="size-5 accent-(--accent)" />
      {label}
    </label>
  );
}

type Errors = { readonly [Name in 'firstName' | 'lastName' | 'phone']?: { message?: string } | undefined };

interface NameFieldsProps {
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errors: Errors;
}

/** The form registers its fields in the order in which they stand, for that is the order in which mistakes get the focus. */
export function NameFields({ firstName, lastName, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...firstName}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...lastName}
      />
    </div>
  );
}

export function PhoneField({ phone, errors }: { phone: UseFormRegisterReturn; errors: Errors }) {
  return (
    <TextField
      label="Phone (optional)"
      hint="US or Canada, without the +1."
      type="tel"
      autoComplete="tel-national"
      error={errors.phone?.message}
      {...phone}
    />
  );
}
