// What the form of a payment set-up holds, and what its fields are called.
import { type PaymentChoices, paymentChoices } from '@bite/shared/payments/payment-setup.schema';
import { walletNames } from '@bite/shared/payments/wallets';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { Loaded } from '../../../ui/use-record-form.ts';
import type { SetupRecord } from './setup-queries.ts';

export type SetupValues = z.input<typeof paymentChoices>;
export type SetupOutput = PaymentChoices;

export const setupResolver = formResolver<SetupOutput, SetupValues>(paymentChoices);

export const valuesOf = (setup: Partial<SetupRecord['setup']>): SetupValues => {
  const { cards, counter, captureWhen, postalMismatch, securityCodeMismatch } = setup;
  const { cardOnlyFrom, applePay, googlePay } = setup;
  const chosen = { cards, counter, captureWhen, postalMismatch, securityCodeMismatch };
  return { ...chosen, applePay, googlePay, cardOnlyFrom };
};

export const loadedFrom = ({ setup, version }: SetupRecord): Loaded<SetupValues> => ({
  values: valuesOf(setup),
  version,
});

export const setupNames: Readonly<Record<string, string>> = {
  cards: 'Cards on the website',
  counter: 'Pay at the counter or the door',
  ...walletNames,
  captureWhen: 'The money is taken',
  postalMismatch: 'If the postal code is wrong',
  securityCodeMismatch: 'If the security code is wrong',
  cardOnlyFrom: 'Cards alone from a total of',
};

export const captureChoices = [
  { value: 'accepted', label: 'When you accept the order' },
  { value: 'ordered', label: 'As soon as it is ordered' },
] as const;

export const postalChoices = [
  { value: 'accept', label: 'Take the payment' },
  { value: 'refuse', label: 'Refuse the payment' },
] as const;

const choices = [...captureChoices, ...postalChoices];

/** In conflicts and the list of unsaved changes. */
export const wordsOf = (_path: string, value: unknown): string | undefined =>
  choices.find((choice) => choice.value === value)?.label;
