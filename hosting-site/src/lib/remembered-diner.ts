// Who ordered last on this device, so that their next order need not be typed anew: kept once an order has been placed, and
// never where the browser keeps nothing. Name, phone, email and address belong to one person and are never mixed.
import { readStored, writeStored } from './stored-json.ts';

/** In the session storage it holds what is being typed. */
const KEY = 'bite-diner';
const VERSION = 1;

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
  const found = readStored('local', KEY) as Partial<RememberedDiner & { version: number }> | undefined;
  if (found?.version !== VERSION) return undefined;
  const { name, phone, email, address } = found;
  const isWhole = [name, phone, email].every((text) => typeof text === 'string');
  return isWhole ? ({ name, phone, email, address } as RememberedDiner) : undefined;
}

const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email;

/** An order without an address leaves the one of an earlier delivery to the same person, and no other. */
export function rememberDiner(diner: RememberedDiner): void {
  const last = rememberedDiner();
  const {
    name,
    phone,
    email,
    address = last && isSamePerson(last, diner) ? last.address : undefined,
  } = diner;
  writeStored('local', KEY, { version: VERSION, name, phone, email, address });
}

/** Of the last delivery, unless somebody else has typed their name in this session. */
export function rememberedAddress(): unknown {
  const last = rememberedDiner();
  const typed = readStored('session', KEY) as Contact | undefined;
  return last && (!typed || isSamePerson(last, typed)) ? last.address : undefined;
}

export function forgetDiner(): void {
  writeStored('local', KEY, undefined);
}
