// Whether a restaurant takes cards at this moment: three things may have switched them off (cards-off.ts).
import { DomainError } from '@bite/shared/kernel/errors';
import { areCardsOff } from '@bite/shared/payments/cards-off';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { RecordReader } from '../ports/records.ts';
import { platformCardsNow } from './cards-off.ts';

interface TakesCardsDeps {
  records: Pick<RecordReader, 'get'>;
  /** Milliseconds. */
  now: () => number;
}

/** Throws CONFLICT with words for the guest. */
export async function assertTakesCards({ records, now }: TakesCardsDeps, setup: PaymentSetup): Promise<void> {
  const isOff = !setup.cards || areCardsOff(setup, now()) || (await platformCardsNow(records)).off;
  if (isOff) throw noCards(setup);
}

export function noCards({ counter }: Pick<PaymentSetup, 'counter'>): DomainError {
  const message = counter ? paymentMessages.noCards : paymentMessages.noCardsAtAll;
  return new DomainError('CONFLICT', message, { fields: { payment: message } });
}
