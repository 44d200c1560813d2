// What became of a payment, asked by its reference or by our order id.

import { isFlagSet } from '@bite/shared/payments/flags';
import {
  type InquiryAnswer,
  inquiryAnswer,
  inquiryByOrderRequest,
  inquiryRequest,
} from '@bite/shared/payments/inquiry.schema';
import { settlementMeaning } from '@bite/shared/payments/settlement-status';
import type { CardGateway, Inquired, KnownPayment, Merchant } from '../../ports/card-gateway.ts';
import { type Ask, unknown } from './ask.ts';
import { checked } from './checked.ts';
import { amountIn, cardIn, objectsIn, readAnswer, said } from './read-answer.ts';
import { refusalIn } from './verdict.ts';

export function inquiries(ask: Ask): Pick<CardGateway, 'inquire' | 'inquireByOrderId'> {
  return {
    async inquire(merchant, reference) {
      const request = checked(inquiryRequest, () => ({ merchid: merchant.merchantId, retref: reference }));
      if ('outcome' in request) return request;
      return inquired(ask, merchant, 'inquire', [request.retref, request.merchid]);
    },
    async inquireByOrderId(merchant, orderId) {
      const request = checked(inquiryByOrderRequest, () => ({
        ...{ merchid: merchant.merchantId, orderid: orderId, set: '1' },
      }));
      if ('outcome' in request) return request;
      // The last part: only payments of this merchant.
      return inquired(ask, merchant, 'inquireByOrderid', [request.orderid, request.merchid, '1']);
    },
  };
}

async function inquired(
  ask: Ask,
  merchant: Merchant,
  name: string,
  parts: readonly string[],
): Promise<Inquired> {
  const answer = await ask(merchant, { name, method: 'GET', path: [name, ...parts] });
  if (answer.outcome !== 'answered') return answer;
  const read = objectsIn(answer.json).map(readPayment);
  const payments = read.flatMap((one) => (one.outcome === 'found' ? one.payments : []));
  const refusal = read.find((one) => one.outcome === 'notDone');
  if (read.length === 0 || read.some((one) => one.outcome === 'unknown')) return unknown;
  return payments.length > 0 || !refusal ? { outcome: 'found', payments } : refusal;
}

function readPayment(json: object): Inquired {
  const fields = readAnswer(inquiryAnswer, json);
  if (!fields) return unknown;
  const refusal = refusalIn(fields, 'change');
  const settlement = settlementMeaning(fields.setlstat);
  // An answer without a payment. One about a payment has its settlement, also where the payment was declined.
  if (refusal?.outcome === 'notDone' && !fields.setlstat) return refusal;
  if (!fields.retref) return unknown;
  // The gateway does not know either, unless it says that nothing is left of it.
  if (refusal?.outcome === 'unknown' && settlement?.stage !== 'none') return unknown;
  const amount = amountIn(fields) ?? (refusal ? 0 : undefined);
  if (amount === undefined) return unknown;
  const verdict = { isApproved: !refusal, isDeclined: refusal?.outcome === 'declined' };
  return { outcome: 'found', payments: [{ ...paymentOf(fields, amount), ...verdict }] };
}

function paymentOf(fields: InquiryAnswer, amount: number): Omit<KnownPayment, 'isApproved' | 'isDeclined'> {
  const { retref = '', authcode, avsresp, cvvresp, orderid, orderId } = fields;
  const { lastFour = fields.lastfour } = cardIn(fields);
  return {
    ...{ retref, amount, code: fields.respcode ?? '' },
    settlement: settlementMeaning(fields.setlstat)?.word,
    voidable: isFlagSet(fields.voidable),
    refundable: isFlagSet(fields.refundable),
    ...said({ gatewayOrderId: orderid || orderId, authcode, avs: avsresp, cvv: cvvresp, lastFour }),
  };
}
