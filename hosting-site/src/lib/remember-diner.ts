// Stores and forgets the last diner on this device. Separate from reading it, which every page does.
import {
  DINER_KEY,
  DINER_VERSION,
  isSamePerson,
  type RememberedDiner,
  rememberedDiner,
} from './remembered-diner.ts';
import { writeStored } from './stored-json.ts';

/** An order without an address keeps the address of an earlier delivery to the same person only. */
export function rememberDiner(diner: RememberedDiner): void {
  const last = rememberedDiner();
  const {
    name,
    phone,
    email,
    address = last && isSamePerson(last, diner) ? last.address : undefined,
  } = diner;
  writeStored('local', DINER_KEY, { version: DINER_VERSION, name, phone, email, address });
}

export function forgetDiner(): void {
  writeStored('local', DINER_KEY, undefined);
}
