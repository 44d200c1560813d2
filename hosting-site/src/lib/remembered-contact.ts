// The contact details of the last order on this device, so that the next order need not be typed again: stored after an order has been placed
// (remember-contact.ts), unless the browser stores nothing. Name, phone, email and address belong to one person and are never
// mixed.
import { readStored } from './stored-json.ts';

/** In the local storage: those of the last order. In the session storage: what is being typed (checkout/contact.ts). */
export const CONTACT_KEY = 'bite-diner';
export const CONTACT_VERSION = 1;

interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface RememberedContact extends Contact {
  /** Of the last delivery; its user must check its form. */
  address?: unknown;
}

export function rememberedContact(): RememberedContact | undefined {
  const found = readStored('local', CONTACT_KEY) as
    | Partial<RememberedContact & { version: number }>
    | undefined;
  if (found?.version !== CONTACT_VERSION) return undefined;
  const { name, phone, email, address } = found;
  const isWhole = [name, phone, email].every((text) => typeof text === 'string');
  return isWhole ? ({ name, phone, email, address } as RememberedContact) : undefined;
}

export const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email;

/** Of the last delivery, unless another person's name has been typed in this session. */
export function rememberedAddress(): unknown {
  const last = rememberedContact();
  const typed = readStored('session', CONTACT_KEY) as Contact | undefined;
  return last && (!typed || isSamePerson(last, typed)) ? last.address : undefined;
}
