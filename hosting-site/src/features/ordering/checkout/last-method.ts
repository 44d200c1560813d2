// How the last order on this device was paid: the next one begins with it.
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import type { PaymentMethod } from './payment-methods.ts';

const KEY = 'bite-paid-by';
const methods: readonly PaymentMethod[] = ['card', 'atPickup'];

export function lastMethod(): PaymentMethod | undefined {
  const found = readStored('local', KEY);
  return methods.find((method) => method === found);
}

export const rememberMethod = (method: PaymentMethod | undefined): void =>
  void writeStored('local', KEY, method);
