// Who ordered last on this device, so that their next order need not be typed anew: kept once an order has been placed
// (remember-diner.ts), and never where the browser keeps nothing. Name, phone, email and address belong to one person and
// are never mixed.
import { readStored } from './stored-json.ts';

/** In the session storage it holds what is being typed. */
export const DINER_KEY = 'bite-diner';
export const DINER_VERSION = 1;

interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface RememberedDiner extends Contact {
  /** Of the last delivery; whoever uses it checks its form. */
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

/** Of the last delivery, unless somebody else has typed their name in this session. */
export function rememberedAddress(): unknown {
  const last = rememberedDiner();
  const typed = readStored('session', DINER_KEY) as Contact | undefined;
  return last && (!typed || isSamePerson(last, typed)) ? last.address : undefined;
}
