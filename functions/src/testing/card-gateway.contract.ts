// The contract test of the CardGateway port: what every gateway must bring about, whoever stands behind it. The in-memory gateway
// is held to it, and the adapter together with the stack's gateway (tools/stack/card-gateway.test.ts).
import { randomUUID } from 'node:crypto';
import { reversalOf } from '@bite/shared/payments/reversal';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Authorization,
  Authorized,
  CardGateway,
  KnownPayment,
  Merchant,
} from '../ports/card-gateway.ts';
import { anotherSample, walletSamples } from './wallet-samples.ts';

export interface GatewayUnderTest {
  gateway: CardGateway;
  /** May refund only what has settled, and any part of it. */
  merchant: Merchant;
  /** Tokens of cards; of the partial one, a part is approved of a hundred. */
  tokens: { approved: string; another: string; declined: string; partial: string };
  /** Closes the merchant's batch and settles it. */
  settle: () => Promise<void>;
}

export const anOrderId = (): string => `t${randomUUID().replaceAll('-', '')}`;

/** @param make Called for each test; may answer the same gateway each time. */
export function cardGatewayContract(make: () => Promise<GatewayUnderTest>): void {
  let tested: GatewayUnderTest;
  let gateway: CardGateway;
  let merchant: Merchant;
  beforeEach(async () => {
    tested = await make();
    ({ gateway, merchant } = tested);
  });

  const request = (change: Partial<Authorization> = {}): Authorization => ({
    gatewayOrderId: anOrderId(),
    amount: 12.5,
    currency: 'USD',
    card: { token: tested.tokens.approved, expiry: '203012' },
    ...change,
  });
  const authorized = async (change: Partial<Authorization> = {}): Promise<Authorized> => {
    const outcome = await gateway.authorize(merchant, request(change));
    if (outcome.outcome !== 'approved') throw new Error(`Not approved: ${JSON.stringify(outcome)}`);
    return outcome;
  };
  const captured = async (amount = 12.5): Promise<string> => {
    const { retref } = await authorized({ amount });
    expect(await gateway.capture(merchant, { retref, currency: 'USD' })).toMatchObject({
      ...{ outcome: 'approved', amount },
    });
    return retref;
  };
  const known = async (retref: string): Promise<KnownPayment> => {
    const found = await gateway.inquire(merchant, retref);
    const [payment] = found.outcome === 'found' ? found.payments : [];
    if (!payment) throw new Error(`Not found: ${JSON.stringify(found)}`);
    return payment;
  };
  const refund = (retref: string, amount: number, gatewayOrderId = anOrderId()) =>
    gateway.refund(merchant, { retref, amount, currency: 'USD', gatewayOrderId });

  describe('an authorization', () => {
    it('I1-02 reserves the sum, says which card it was, and is found by its reference and its order id', async () => {
      const gatewayOrderId = anOrderId();
      const { retref, amount, lastFour } = await authorized({ gatewayOrderId });
      expect([amount, lastFour]).toEqual([12.5, tested.tokens.approved.slice(-4)]);
      const payment = await known(retref);
      expect(payment).toMatchObject({
        ...{ retref, isApproved: true, amount: 12.5, settlement: 'Authorized', voidable: true },
        ...{ refundable: false, gatewayOrderId },
      });
      expect(await gateway.inquireByOrderId(merchant, gatewayOrderId)).toEqual({
        ...{ outcome: 'found', payments: [payment] },
      });
    });

    it('I4-08 is declined with a code, and is found as declined', async () => {
      const gatewayOrderId = anOrderId();
      const card = { token: tested.tokens.declined, expiry: '203012' };
      const outcome = await gateway.authorize(merchant, request({ gatewayOrderId, card }));
      expect(outcome).toMatchObject({ outcome: 'declined' });
      const code = outcome.outcome === 'declined' ? outcome.code : '';
      expect(await gateway.inquireByOrderId(merchant, gatewayOrderId)).toMatchObject({
        payments: [{ isApproved: false, code, settlement: 'Declined' }],
      });
      expect(await gateway.voidByOrderId(merchant, gatewayOrderId)).toMatchObject({ reason: 'notFound' });
    });

    it('may be approved in part, with the part as its sum', async () => {
      const card = { token: tested.tokens.partial, expiry: '203012' };
      const { amount, retref } = await authorized({ card, amount: 100 });
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThan(100);
      expect(await known(retref)).toMatchObject({ isApproved: true, amount });
    });

    it('I4-09 of nothing checks the card and leaves nothing behind', async () => {
      const { amount, retref } = await authorized({ amount: 0 });
      expect(amount).toBe(0);
      const payment = await known(retref);
      expect(payment.settlement).toBe('Zero Amount');
      expect(reversalOf({ ...payment, setlstat: payment.settlement })).toMatchObject({
        reason: 'nothingPaid',
      });
    });

    it.each<[string, Partial<Merchant>]>([
      ['password', { password: 'guessed' }],
      ['user', { username: 'nobody' }],
    ])('is surely not done with a wrong %s, nor is anything else', async (_what, change) => {
      const other = { ...merchant, ...change };
      const refused = { outcome: 'notDone', reason: 'credentials' };
      expect(await gateway.authorize(other, request())).toMatchObject(refused);
      expect(await gateway.inquireMerchant(other)).toMatchObject(refused);
      const { retref } = await authorized();
      expect(await gateway.void(other, retref)).toMatchObject(refused);
      expect(await known(retref)).toMatchObject({ settlement: 'Authorized', amount: 12.5 });
    });
  });

  describe('a capture', () => {
    it('takes the whole of what was reserved, or less', async () => {
      expect(await known(await captured())).toMatchObject({
        ...{ amount: 12.5, settlement: 'Queued for Capture', voidable: true },
      });
      const { retref } = await authorized();
      const part = { retref, amount: 7.25, currency: 'USD' };
      expect(await gateway.capture(merchant, part)).toEqual({ outcome: 'approved', retref, amount: 7.25 });
      expect(await known(retref)).toMatchObject({ amount: 7.25 });
    });

    it('may come twice and takes the money once', async () => {
      const retref = await captured();
      expect(await gateway.capture(merchant, { retref, currency: 'USD' })).toMatchObject({ amount: 12.5 });
      expect(await known(retref)).toMatchObject({ amount: 12.5 });
    });

    it('is refused after a void, for more than was reserved, and of nothing that is there', async () => {
      const { retref } = await authorized();
      const more = await gateway.capture(merchant, { retref, amount: 13, currency: 'USD' });
      expect(['declined', 'notDone']).toContain(more.outcome);
      await gateway.void(merchant, retref);
      const late = await gateway.capture(merchant, { retref, currency: 'USD' });
      expect(['declined', 'notDone']).toContain(late.outcome);
      const nothing = await gateway.capture(merchant, { retref: '999999999999', currency: 'USD' });
      expect(nothing).toMatchObject({ outcome: 'notDone', reason: 'notFound' });
    });
  });

  describe('a void', () => {
    it.each([
      ['an authorization', async () => (await authorized()).retref],
      ['a captured payment', () => captured()],
    ])('of %s leaves nothing of it, once', async (_what, pay) => {
      const retref = await pay();
      expect(await gateway.void(merchant, retref)).toEqual({ outcome: 'approved', retref, amount: 0 });
      expect(await known(retref)).toMatchObject({ amount: 0, settlement: 'Voided' });
      expect(await gateway.void(merchant, retref)).toMatchObject({
        outcome: 'notDone',
        reason: 'notAllowed',
      });
    });

    it('finds a payment whose answer was lost by its order id, and says where there is none', async () => {
      const gatewayOrderId = anOrderId();
      const { retref } = await authorized({ gatewayOrderId });
      expect(await gateway.voidByOrderId(merchant, gatewayOrderId)).toMatchObject({
        ...{ outcome: 'approved', retref, amount: 0 },
      });
      const none = { outcome: 'notDone', reason: 'notFound' };
      expect(await gateway.voidByOrderId(merchant, anOrderId())).toMatchObject(none);
      expect(await gateway.inquireByOrderId(merchant, anOrderId())).toMatchObject(none);
      expect(await gateway.inquire(merchant, '999999999999')).toMatchObject(none);
      expect(await gateway.void(merchant, '999999999999')).toMatchObject(none);
    });

    it('comes too late once the batch has settled', async () => {
      const retref = await captured();
      await tested.settle();
      expect(await gateway.void(merchant, retref)).toMatchObject({
        outcome: 'notDone',
        reason: 'notAllowed',
      });
      const payment = await known(retref);
      expect(payment).toMatchObject({ settlement: 'Accepted', voidable: false, refundable: true });
      expect(reversalOf({ ...payment, setlstat: payment.settlement }, 5)).toEqual({
        kind: 'refund',
        amount: 5,
      });
    });
  });

  describe('a refund', () => {
    it('waits until the payment has settled', async () => {
      const retref = await captured();
      expect(await refund(retref, 5)).toMatchObject({ outcome: 'notDone', reason: 'notAllowed' });
    });

    it('gives back parts, each with a reference of its own by which it is found, and no more than was paid', async () => {
      const retref = await captured();
      await tested.settle();
      const gatewayOrderId = anOrderId();
      const first = await refund(retref, 5, gatewayOrderId);
      expect(first).toMatchObject({ outcome: 'approved', amount: 5 });
      const reference = first.outcome === 'approved' ? first.retref : retref;
      expect(reference).not.toBe(retref);
      expect(await gateway.inquireByOrderId(merchant, gatewayOrderId)).toMatchObject({
        payments: [{ retref: reference, isApproved: true, amount: 5 }],
      });
      const tooMuch = await refund(retref, 7.51);
      expect(['declined', 'notDone']).toContain(tooMuch.outcome);
      expect(await refund(retref, 7.5)).toMatchObject({ outcome: 'approved', amount: 7.5 });
    });

    it('of nothing that is there is refused', async () => {
      expect(await refund('999999999999', 5)).toMatchObject({ outcome: 'notDone', reason: 'notFound' });
    });
  });

  describe('reports', () => {
    it('I3.6-09 name a payment in the batch of the day it settled', async () => {
      const retref = await captured();
      await tested.settle();
      const days = [0, 1].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString());
      const found = await Promise.all(
        days.map((day) => gateway.settlement(merchant, { date: day.slice(5, 10).replace('-', '') })),
      );
      const payments = found.flatMap((one) =>
        one.outcome === 'found' ? one.answer.flatMap(({ txns }) => txns) : [],
      );
      expect(payments.find((one) => one.retref === retref)).toMatchObject({ setlstat: 'Y' });
    });

    it('I3.6-04 are empty where nothing has happened', async () => {
      expect(await gateway.settlement(merchant, { batchId: '1' })).toEqual({ outcome: 'found', answer: [] });
      const funding = await gateway.funding(merchant, '20200102');
      const { txns = [], fundings = [] } = funding.outcome === 'found' ? funding.answer : { txns: [1] };
      expect([txns, fundings]).toEqual([[], []]);
    });

    it('I3.6-08 say who the merchant is', async () => {
      const answer = await gateway.inquireMerchant(merchant);
      expect(answer).toMatchObject({ outcome: 'found', answer: { merchid: merchant.merchantId } });
    });

    it('I3.6-10 say what a card is', async () => {
      expect(await gateway.bin(merchant, tested.tokens.approved)).toMatchObject({ answer: { product: 'V' } });
    });
  });

  describe('a wallet', () => {
    it.each(['applePay', 'googlePay'] as const)('I1-02 pays by a token of its data: %s', async (wallet) => {
      const made = await gateway.tokenizeWallet(merchant, { wallet, data: walletSamples[wallet] });
      if (made.outcome !== 'approved') throw new Error(`No token: ${JSON.stringify(made)}`);
      expect(made.token).toMatch(/^9\d{15}$/);
      expect(await authorized({ card: { token: made.token } })).toMatchObject({
        ...{ amount: 12.5, lastFour: made.token.slice(-4) },
      });
    });

    it.each(['applePay', 'googlePay'] as const)(
      'I1-02 pays once: its data is not taken again: %s',
      async (wallet) => {
        const data = anotherSample(wallet, 'another payment');
        expect(await gateway.tokenizeWallet(merchant, { wallet, data })).toMatchObject({
          outcome: 'approved',
        });
        expect(await gateway.tokenizeWallet(merchant, { wallet, data })).toEqual({
          ...{ outcome: 'notDone', reason: 'invalid' },
        });
      },
    );

    it.each([
      ['no JSON', 'applePay', 'data'],
      ['the other wallet’s', 'applePay', walletSamples.googlePay],
      ['nothing', 'googlePay', '{}'],
    ] as const)('I1-02 pays nothing with data that is %s', async (_, wallet, data) => {
      const refused = { outcome: 'notDone', reason: 'invalid' };
      expect(await gateway.tokenizeWallet(merchant, { wallet, data })).toEqual(refused);
    });
  });

  describe('a stored card', () => {
    it('I3.6-07 is kept with a payment, charged again, renewed and deleted', async () => {
      const { profile } = await authorized({ save: true });
      if (!profile) throw new Error('The card was not kept');
      const card = { ...profile, lastFour: tested.tokens.approved.slice(-4), expiry: '1230' };
      expect(await gateway.savedCards(merchant, profile.profileId)).toMatchObject({ answer: [card] });
      expect(await authorized({ card: profile })).toMatchObject({ amount: 12.5, lastFour: card.lastFour });
      const renewed = { outcome: 'approved', card: { ...card, expiry: '1131' } };
      expect(await gateway.updateCard(merchant, { ...profile, expiry: '203111' })).toMatchObject(renewed);
      for (const _ of ['once', 'again'])
        expect(await gateway.deleteCard(merchant, profile)).toEqual({ outcome: 'approved' });
      expect(await gateway.savedCards(merchant, profile.profileId)).toEqual({ outcome: 'found', answer: [] });
      expect((await gateway.authorize(merchant, request({ card: profile }))).outcome).not.toBe('approved');
    });

    it('I5.3-10 joins others of its profile, and the first can be deleted before them', async () => {
      const expiry = '203012';
      const first = await gateway.saveCard(merchant, {
        token: tested.tokens.approved,
        expiry,
        name: 'Ann Lee',
      });
      if (first.outcome !== 'approved') throw new Error('The card was not kept');
      const { profileId, accountId } = first.card;
      const second = await gateway.saveCard(merchant, { token: tested.tokens.another, expiry, profileId });
      expect(second).toMatchObject({ outcome: 'approved', card: { profileId } });
      expect(await gateway.deleteCard(merchant, { profileId, accountId })).toEqual({ outcome: 'approved' });
      expect(await gateway.savedCards(merchant, profileId)).toMatchObject({
        answer: [{ lastFour: tested.tokens.another.slice(-4) }],
      });
    });
  });
}
