import { describe, expect, it } from 'vitest';
import { type PaymentSetup, paymentSetup } from './payment-setup.schema.ts';
import { paymentsOffered } from './payments-offered.ts';

const cardFieldOf = (site: string): string => `https://${site}.gateway.example/field`;
const working: Partial<PaymentSetup> = {
  ...{ cards: true, site: 'fts', merchantId: '800000000101', verifiedAt: '2026-06-10T12:00:00.000Z' },
};
const offered = (change: Partial<PaymentSetup>) =>
  paymentsOffered(paymentSetup.parse({ ...working, ...change }), cardFieldOf);
const tokenizer = 'https://fts.gateway.example/field';

describe('what a storefront says of payments', () => {
  it('is nothing where guests pay at the counter alone', () => {
    expect(paymentsOffered(undefined, cardFieldOf)).toBeUndefined();
    expect(offered({ cards: false, cardOnlyFrom: 50 })).toBeUndefined();
  });

  it('is where the card is entered, and from what total on nothing else is taken', () => {
    expect(offered({})).toEqual({ cards: true, counter: true, tokenizer });
    expect(offered({ counter: false, cardOnlyFrom: 50 })).toEqual({
      ...{ cards: true, counter: false, cardOnlyFrom: 50, tokenizer },
    });
  });

  it.each<[string, Partial<PaymentSetup>]>([
    ['has not been found to work', { verifiedAt: undefined }],
    ['names no merchant', { merchantId: undefined }],
    ['names no site', { site: undefined }],
  ])('offers no cards with an account that %s', (_what, change) => {
    expect(offered(change)).toBeUndefined();
    expect(offered({ ...change, counter: false })).toEqual({ cards: false, counter: false });
  });
});
