// The name and phone fields of everybody who joins (I5.1-13).
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';

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
