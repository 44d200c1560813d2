// Stores and forgets the contact details of the last order on this device. Separate from reading it, which every page does.
import {
  CONTACT_KEY,
  CONTACT_VERSION,
  isSamePerson,
  type RememberedContact,
  rememberedContact,
} from './remembered-contact.ts';
import { writeStored } from './stored-json.ts';

/** An order without an address keeps the address of an earlier delivery to the same person only. */
export function rememberContact(diner: RememberedContact): void {
  const last = rememberedContact();
  const {
    name,
    phone,
    email,
    address = last && isSamePerson(last, diner) ? last.address : undefined,
  } = diner;
  writeStored('local', CONTACT_KEY, { version: CONTACT_VERSION, name, phone, email, address });
}

export function forgetContact(): void {
  writeStored('local', CONTACT_KEY, undefined);
}
