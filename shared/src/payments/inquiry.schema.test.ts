import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { anInquiryAnswer } from '../testing/payment-records.ts';
import { inquiryAnswer, inquiryByOrderRequest, inquiryRequest } from './inquiry.schema.ts';
import { reversalOf } from './reversal.ts';

const whole = {
  ...anInquiryAnswer(),
  currency: 'USD',
  orderid: 'order-12',
  orderId: 'order-12',
  authcode: 'PPS123',
  batchid: '1900942291',
  capturedate: '20261121120000',
  authdate: '20261121',
  lastfour: '1111',
  entrymode: 'ECommerce',
  userfields: [{ table: '7' }],
  receipt: { dba: 'Bella' },
  receiptObj: { footer: 'Thank you' },
  emvTagData: { TVR: '0000000000' },
};

describe('inquiry', () => {
  it('I3.6-11 keeps every field of an answer, later ones too', () => {
    const answer = { ...whole, settledate: '20261122' };
    expect(inquiryAnswer.parse(answer)).toEqual(answer);
  });

  it('I3.6-11 unpacks user fields from text', () => {
    expect(inquiryAnswer.parse(anInquiryAnswer({ userfields: '[{"table":"7"}]' })).userfields).toEqual([
      { table: '7' },
    ]);
  });

  it('I5.3-12 refuses a receipt that is no JSON', () => {
    expect(issuesOf(inquiryAnswer, anInquiryAnswer({ receipt: '{' }))).toEqual([
      'receipt: Invalid JSON in receipt string',
    ]);
  });

  it('I3.6-11 says whether to void or to refund', () => {
    const read = (change: Record<string, unknown>) =>
      reversalOf({ ...inquiryAnswer.parse(anInquiryAnswer(change)), amount: 12.5 });
    expect(read({})).toEqual({ kind: 'void' });
    expect(read({ voidable: 'N', refundable: 'Y' })).toEqual({ kind: 'refund', amount: 12.5 });
    expect(read({ voidable: false, refundable: true })).toEqual({ kind: 'refund', amount: 12.5 });
    expect(read({ voidable: null, refundable: 7, setlstat: 'Accepted' })).toEqual({
      kind: 'refund',
      amount: 12.5,
    });
  });

  it('I5.2-01 asks with digits for the merchant', () => {
    const asked = { merchid: '496160873888', retref: '288002073633' };
    expect(inquiryRequest.parse(asked)).toEqual(asked);
    expect(issuesOf(inquiryRequest, { ...asked, merchid: 'MID-7' })).toEqual([
      'merchid: Merchant ID must be 1-16 digits',
    ]);
    expect(issuesOf(inquiryRequest, { ...asked, retref: '../9' })).toEqual([
      'retref: retref must be 1-14 letters or digits',
    ]);
  });

  it('I5.2-14 asks by order id, of a set if one is named', () => {
    const asked = { merchid: '496160873888', orderid: 'order-12', set: '1' };
    expect(inquiryByOrderRequest.parse(asked)).toEqual(asked);
    expect(issuesOf(inquiryByOrderRequest, { ...asked, set: undefined })).toEqual([]);
    expect(issuesOf(inquiryByOrderRequest, { ...asked, set: '2' })).toHaveLength(1);
    expect(issuesOf(inquiryByOrderRequest, { ...asked, orderid: '' })).toEqual([
      'orderid: Order ID must be 1-50 characters',
    ]);
  });
});
