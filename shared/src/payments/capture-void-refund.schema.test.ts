import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aCaptureRequest, aLineItem, anAuthorizationAnswer } from '../testing/payment-records.ts';
import {
  captureAnswer,
  captureRequest,
  partialCaptureRequest,
  partialRefundRequest,
  refundAnswer,
  refundRequest,
  tipAdjustmentRequest,
  voidAnswer,
  voidRequest,
} from './capture-void-refund.schema.ts';
import { settlementWords } from './settlement-status.ts';

const wholeCapture = {
  merchid: 'MID-7',
  retref: '288002073633',
  amount: '10.00',
  authcode: 'PPS123',
  orderid: 'order-12',
  receipt: 'Y',
  taxexempt: 'N',
  taxamnt: '1.00',
  ponumber: 'PO-7',
  invoiceid: 'INV-7',
  items: [aLineItem()],
};
const wholeRefund = { merchid: '496160873888', retref: '288002073633', amount: '10.00', orderid: 'order-12' };

describe('changes to an authorization', () => {
  it('I1-02 capture, void and refund keep every field that they are given', () => {
    expect(captureRequest.parse(wholeCapture)).toEqual(wholeCapture);
    expect(partialCaptureRequest.parse(wholeCapture)).toEqual(wholeCapture);
    expect(tipAdjustmentRequest.parse(wholeCapture)).toEqual(wholeCapture);
    expect(refundRequest.parse(wholeRefund)).toEqual(wholeRefund);
    expect(partialRefundRequest.parse(wholeRefund)).toEqual(wholeRefund);
    const whole = { merchid: 'MID-7', retref: '288002073633', receipt: 'Y' };
    expect(voidRequest.parse(whole)).toEqual(whole);
  });

  it.each([
    ['capture', captureRequest],
    ['void', voidRequest],
    ['refund', refundRequest],
  ])('a %s needs a merchant and a payment, and takes nothing unknown', (_, schema) => {
    expect(issuesOf(schema, aCaptureRequest())).toEqual([]);
    expect(issuesOf(schema, {}).map((issue) => issue.split(':')[0])).toEqual(['merchid', 'retref']);
    expect(issuesOf(schema, aCaptureRequest({ reason: 'cold' }))).toEqual([': Unrecognized key: "reason"']);
  });

  it('I5.2-01 a refund wants digits for its merchant', () => {
    expect(issuesOf(refundRequest, aCaptureRequest({ merchid: 'MID-7' }))).toEqual([
      'merchid: Merchant ID must be 1-16 digits',
    ]);
  });

  it.each([
    ['partial capture', partialCaptureRequest],
    ['tip adjustment', tipAdjustmentRequest],
    ['partial refund', partialRefundRequest],
  ])('I5.3-05 a %s needs an amount', (name, schema) => {
    const missing = [`amount: An amount is required for a ${name}`];
    expect(issuesOf(schema, aCaptureRequest())).toEqual(missing);
    expect(issuesOf(schema, aCaptureRequest({ amount: '' }))).toEqual(missing);
    expect(issuesOf(schema, aCaptureRequest({ amount: '10.00' }))).toEqual([]);
    expect(issuesOf(schema, aCaptureRequest({ amount: '10.005' }))).toEqual([
      'amount: Amount must be a decimal with up to 2 places',
    ]);
  });

  it.each([
    ['capture', captureRequest],
    ['partial capture', partialCaptureRequest],
    ['tip adjustment', tipAdjustmentRequest],
  ])('I5.3-03 a %s charges no tax on what is exempt', (_, schema) => {
    const change = { amount: '10.00', taxexempt: 'Y', taxamnt: '1.00' };
    expect(issuesOf(schema, aCaptureRequest(change))).toEqual([
      'taxamnt: Tax amount must be zero when tax exempt is Y',
    ]);
  });

  it.each([
    ['capture', captureAnswer],
    ['void', voidAnswer],
    ['refund', refundAnswer],
  ])('I1-02 reads the answer to a %s, with fields that came later', (_, schema) => {
    const answer = anAuthorizationAnswer({ authcode: 'REVERS', currency: 'USD', added: { later: true } });
    expect(schema.parse(answer)).toEqual(answer);
    expect(schema.parse(anAuthorizationAnswer({ amount: 12.5, retref: 288002073633 }))).toMatchObject({
      amount: '12.5',
      retref: '288002073633',
    });
  });

  it.each([...settlementWords, 'Sent by pigeon'])(
    'I4-09 reads the settlement status %s of a capture',
    (setlstat) => {
      expect(captureAnswer.parse(anAuthorizationAnswer({ setlstat })).setlstat).toBe(setlstat);
    },
  );
});
