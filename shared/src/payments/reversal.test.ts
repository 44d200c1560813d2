import { describe, expect, it } from 'vitest';
import { reversalOf, reversalRefusals } from './reversal.ts';

const paid = { amount: 25 };
const voidable = { ...paid, voidable: 'Y', refundable: 'N' };
const refundable = { ...paid, voidable: 'N', refundable: 'Y' };

const refusal = (reason: keyof typeof reversalRefusals) => ({
  kind: 'refused',
  reason,
  message: reversalRefusals[reason],
});

describe('giving a payment back', () => {
  it('I3.6-11 voids what is voidable, as a whole', () => {
    expect(reversalOf(voidable)).toEqual({ kind: 'void' });
    expect(reversalOf(voidable, 25)).toEqual({ kind: 'void' });
  });

  it('I3.6-11 refunds what is refundable, whole or in part', () => {
    expect(reversalOf(refundable)).toEqual({ kind: 'refund', amount: 25 });
    expect(reversalOf(refundable, 24.99)).toEqual({ kind: 'refund', amount: 24.99 });
    expect(reversalOf(refundable, 0.01)).toEqual({ kind: 'refund', amount: 0.01 });
  });

  it('prefers the void where both are possible, which a part never gets', () => {
    const both = { ...paid, voidable: 'Y', refundable: 'Y' };
    expect(reversalOf(both)).toEqual({ kind: 'void' });
    expect(reversalOf(both, 10)).toEqual({ kind: 'refund', amount: 10 });
  });

  it('gives no part back before the payment settles', () => {
    expect(reversalOf(voidable, 10)).toEqual(refusal('partNotSettled'));
  });

  it('I3.6-11 gives nothing back where the gateway allows neither', () => {
    expect(reversalOf({ ...paid, voidable: 'N', refundable: 'N' })).toEqual(refusal('neither'));
    expect(reversalOf(paid)).toEqual(refusal('neither'));
  });

  it.each([
    ['Authorized', { kind: 'void' }],
    ['Queued for Capture', { kind: 'void' }],
    ['Accepted', { kind: 'refund', amount: 25 }],
    ['Y', { kind: 'refund', amount: 25 }],
    ['Rejected', refusal('neither')],
    ['Voided', refusal('voided')],
    ['Declined', refusal('nothingPaid')],
    ['Zero Amount', refusal('nothingPaid')],
    ['something new', refusal('neither')],
  ])('I4-09 without flags goes by the settlement: %s', (setlstat, reversal) => {
    expect(reversalOf({ ...paid, setlstat })).toEqual(reversal);
  });

  it('trusts the flags over the settlement', () => {
    expect(reversalOf({ ...refundable, setlstat: 'Authorized' })).toEqual({ kind: 'refund', amount: 25 });
    expect(reversalOf({ ...voidable, setlstat: 'Accepted' })).toEqual({ kind: 'void' });
  });

  it('gives a voided payment back no second time, whatever the flags say', () => {
    expect(reversalOf({ ...refundable, setlstat: 'Voided' })).toEqual(refusal('voided'));
  });

  it.each([0, -1, Number.NaN])('refuses to give back %d', (wanted) => {
    expect(reversalOf(refundable, wanted)).toEqual(refusal('notPositive'));
  });

  it('refuses to give back more than was paid', () => {
    expect(reversalOf(refundable, 25.01)).toEqual(refusal('tooMuch'));
  });
});
