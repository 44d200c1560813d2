// The diner's details as typed, and their validation. Repeats the rules of the server's schema without loading it; a test
// compares the two.

import { isPhone } from '@bite/shared/kernel/phone';
import { t } from '@bite/shared/kernel/translate';
import { DINER_KEY, rememberedDiner } from '../../../lib/remembered-diner.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

export interface Diner {
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

export function dinerErrors(diner: Diner): FieldErrors {
  const errors: Record<string, string> = {};
  if (diner.name.trim() === '') errors['customer.name'] = t('Please enter your name');
  if (!isPhone(diner.phone.trim())) errors['customer.phone'] = t('Please enter a phone number we can call');
  if (!email.test(diner.email.trim())) errors['customer.email'] = t('Please enter a valid email address');
  return errors;
}

const nobody: Diner = {
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
export function readDiner(): Diner {
  const found = (readStored('session', DINER_KEY) ?? rememberedDiner() ?? {}) as Record<string, unknown>;
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

export function saveDiner(diner: Diner): void {
  writeStored('session', DINER_KEY, diner);
}

/** After an order the person is kept, and what belonged to that order is removed. */
export function forgetOrderNotes(diner: Diner): void {
  saveDiner({ ...nobody, name: diner.name, phone: diner.phone, email: diner.email });
}

/** Clears all typed values. */
export function clearSavedDiner(): Diner {
  saveDiner(nobody);
  return nobody;
}
