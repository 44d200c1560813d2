// Who ordered last on this device, so that their next order need not be typed anew: kept once an order has been placed, and
// never where the browser keeps nothing.
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'bite-diner';
const VERSION = 1;

export interface RememberedDiner {
  name: string;
  phone: string;
  email: string;
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

/** An order without an address leaves the one of an earlier delivery. */
export function rememberDiner(diner: RememberedDiner): void {
  const { name, phone, email, address = rememberedDiner()?.address } = diner;
  writeStored('local', KEY, { version: VERSION, name, phone, email, address });
}

export function forgetDiner(): void {
  writeStored('local', KEY, undefined);
}
