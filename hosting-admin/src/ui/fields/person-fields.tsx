// The name and phone fields of a person, in a BoundForm or FormPage with the fields firstName, lastName and phone.
import { FieldRow } from '../form-group.tsx';
import { TextInput } from './text-input.tsx';

interface PersonFieldsProps {
  /** The person fills it in themselves: their browser knows the rest. */
  isOwn?: boolean;
}

export const NameFields = ({ isOwn = false }: PersonFieldsProps) => (
  <FieldRow>
    <TextInput name="firstName" label="First name" {...(isOwn && { autoComplete: 'given-name' })} />
    <TextInput name="lastName" label="Last name" {...(isOwn && { autoComplete: 'family-name' })} />
  </FieldRow>
);

export const OwnPhoneField = () => (
  <TextInput
    name="phone"
    label="Phone (optional)"
    hint="US or Canada, without the +1."
    type="tel"
    autoComplete="tel-national"
  />
);
