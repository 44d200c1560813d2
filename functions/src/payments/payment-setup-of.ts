// How a restaurant takes payments, as it is stored now.

import type { RestaurantRef } from '@bite/shared/paths';
import { type PaymentSetup, paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import type { RecordReader } from '../ports/records.ts';

/** At the counter alone where nobody has set anything up. */
const unset: PaymentSetup = paymentSetup.parse({});

export const paymentSetupOf = async (
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<PaymentSetup> => (await records.get(paymentSetupsOf(place), PAYMENT_SETUP)) ?? unset;
