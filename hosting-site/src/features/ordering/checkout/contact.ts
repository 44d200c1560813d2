// What is typed at checkout: how to reach the diner, and what they ask of the order, with its validation. Repeats the rules of the
// server's schema without loading it; a test compares the two.

import { isPhone } from '@bite/shared/kernel/phone';
import { t } from '@bite/shared/kernel/translate';
import { cardNumberTyped, holdsCardNumber } from '@bite/shared/payments/card-number';
import { CONTACT_KEY, rememberedContact } from '../../../lib/remembered-contact.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

export interface Contact {
  name: string;
  phone: string;
  email: string;
  note: string;
  /** For the driver. */
  instructions: string;
  /** Wants to be texted about this order. */
  wantsTexts?: boolean;
  /** What the diner must not eat. */
  allergies: string;
  cutlery: boolean;
  /** Of a delivery. */
  leaveAtDoor: boolean;
}

/** The maximum length of each field. */
export const limits = {
  name: 100,
  phone: 40,
  email: 254,
  note: 500,
  instructions: 300,
  allergies: 300,
} as const;

/** Messages by the API's field path. */
export type FieldErrors = Readonly<Record<string, string>>;

const email =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export function contactErrors(contact: Contact): FieldErrors {
  const errors: Record<string, string> = {};
  if (contact.name.trim() === '') errors['customer.name'] = t('Please enter your name');
  if (!isPhone(contact.phone.trim())) errors['customer.phone'] = t('Please enter a phone number we can call');
  if (!email.test(contact.email.trim())) errors['customer.email'] = t('Please enter a valid email address');
  for (const field of ['name', 'note', 'instructions', 'allergies'] as const)
    if (holdsCardNumber(contact[field]))
      errors[field === 'name' ? 'customer.name' : field] = t(cardNumberTyped);
  return errors;
}

const nobody: Contact = {
  name: '',
  phone: '',
  email: '',
  note: '',
  instructions: '',
  allergies: '',
  cutlery: false,
  leaveAtDoor: false,
};

/** What was typed in this session, so that a reload loses nothing; else the last diner on this device. */
export function readContact(): Contact {
  const found = (readStored('session', CONTACT_KEY) ?? rememberedContact() ?? {}) as Record<string, unknown>;
  const text = (field: keyof typeof limits) => {
    const value = found[field];
    return typeof value === 'string' ? value.slice(0, limits[field]) : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    note: text('note'),
    instructions: text('instructions'),
    ...(found['wantsTexts'] === true && { wantsTexts: true }),
    allergies: text('allergies'),
    cutlery: found['cutlery'] === true,
    leaveAtDoor: found['leaveAtDoor'] === true,
  };
}

export function saveContact(contact: Contact): void {
  writeStored('session', CONTACT_KEY, contact);
}

/** After an order the person is kept, and what belonged to that order is removed. */
export function forgetOrderNotes(contact: Contact): void {
  saveContact({ ...nobody, name: contact.name, phone: contact.phone, email: contact.email });
}

/** Clears all typed values. */
export function clearSavedContact(): Contact {
  saveContact(nobody);
  return nobody;
}
