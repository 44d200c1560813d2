// In whose name a domain is registered. Names of fields begin with 'registrant.'.
import type { FieldPath, FieldValues } from 'react-hook-form';
import { EmailInput, TextInput } from '../../../ui/fields/text-input.tsx';

export const registrantNames = {
  'registrant.firstName': 'First name',
  'registrant.lastName': 'Last name',
  'registrant.companyName': 'Company (optional)',
  'registrant.email': 'Email',
  'registrant.phone': 'Phone',
  'registrant.address1': 'Address',
  'registrant.address2': 'Address, second line (optional)',
  'registrant.city': 'City',
  'registrant.state': 'State or province',
  'registrant.zip': 'ZIP code',
  'registrant.country': 'Country',
} as const;

/** As the form begins. */
export const blankRegistrant = {
  ...{ firstName: '', lastName: '', companyName: '', email: '', phone: '', address1: '', address2: '' },
  ...{ city: '', state: '', zip: '', country: 'US' },
};

type FieldName = keyof typeof registrantNames;

export function RegistrantFields<Values extends FieldValues & { registrant: typeof blankRegistrant }>() {
  const at = (name: FieldName) => name as unknown as FieldPath<Values>;
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Who owns it</legend>
      <p className="text-sm text-muted">The registry asks for it, and hides it from others where it can.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput<Values> name={at('registrant.firstName')} autoComplete="given-name" />
        <TextInput<Values> name={at('registrant.lastName')} autoComplete="family-name" />
      </div>
      <TextInput<Values> name={at('registrant.companyName')} autoComplete="organization" />
      <EmailInput<Values> name={at('registrant.email')} autoComplete="email" />
      <TextInput<Values>
        name={at('registrant.phone')}
        type="tel"
        autoComplete="tel"
        hint="With its country code: +12125550123"
      />
      <TextInput<Values> name={at('registrant.address1')} autoComplete="address-line1" />
      <TextInput<Values> name={at('registrant.address2')} autoComplete="address-line2" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput<Values> name={at('registrant.city')} autoComplete="address-level2" />
        <TextInput<Values> name={at('registrant.state')} autoComplete="address-level1" />
        <TextInput<Values> name={at('registrant.zip')} autoComplete="postal-code" />
        <TextInput<Values>
          name={at('registrant.country')}
          autoComplete="country"
          hint="Two letters, such as US"
        />
      </div>
    </fieldset>
  );
}
