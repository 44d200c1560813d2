// The last diner on this device, so that the next order need not be typed again: stored after an order has been placed
// (remember-diner.ts), unless the browser stores nothing. Name, phone, email and address belong to one person and are never
// mixed.
import { readStored } from './stored-json.ts';

/** In the local storage: the last diner. In the session storage: what is being typed (checkout/diner.ts). */
export const DINER_KEY = 'bite-diner';
export const DINER_VERSION = 1;

interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface RememberedDiner extends Contact {
  /** Of the last delivery; its user must check its form. */
  address?: unknown;
}

export function rememberedDiner(): RememberedDiner | undefined {
  const found = readStored('local', DINER_KEY) as Partial<RememberedDiner & { version: number }> | undefined;
  if (found?.version !== DINER_VERSION) return undefined;
  const { name, phone, email, address } = found;
  const isWhole = [name, phone, email].every((text) => typeof text === 'string');
  return isWhole ? ({ name, phone, email, address } as RememberedDiner) : undefined;
}

export const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email;

/** Of the last delivery, unless another person's name has been typed in this session. */
export function rememberedAddress(): unknown {
  const last = rememberedDiner();
  const typed = readStored('session', DINER_KEY) as Contact | undefined;
  return last && (!typed || isSamePerson(last, typed)) ? last.address : undefined;
}
