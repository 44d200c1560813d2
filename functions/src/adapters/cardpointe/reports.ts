// What the gateway tells about a merchant, a card, a batch or a day, and a signature that it keeps with a payment.
import { fromDecimals, toGatewayAmount } from '@bite/shared/payments/amounts';
import { gatewayVerdict } from '@bite/shared/payments/answer-fields.schema';
import { binAnswer, binRequest } from '@bite/shared/payments/bin.schema';
import { feeInquiryAnswer, feeInquiryRequest } from '@bite/shared/payments/fee-inquiry.schema';
import { isFlagSet } from '@bite/shared/payments/flags';
import { type FundingAnswer, fundingAnswer, fundingRequest } from '@bite/shared/payments/funding.schema';
import { gatewayErrorKind } from '@bite/shared/payments/gateway-errors';
import { merchantAnswer, merchantRequest } from '@bite/shared/payments/merchant.schema';
import { settledBatch, settlementRequest } from '@bite/shared/payments/settlement.schema';
import { signatureAnswer, signatureRequest } from '@bite/shared/payments/signature.schema';
import type { CardGateway, Merchant, NotDone, Reported } from '../../ports/card-gateway.ts';
import { type Answered, type Ask, type Question, unknown } from './ask.ts';
import { checked } from './checked.ts';
import { readAnswer, readEach } from './read-answer.ts';
import { refusalIn } from './verdict.ts';

type Reports = Pick<
  CardGateway,
  'inquireMerchant' | 'settlement' | 'funding' | 'bin' | 'surcharge' | 'addSignature'
>;

export function reports(ask: Ask): Reports {
  return {
    async inquireMerchant(merchant) {
      const request = checked(merchantRequest, () => idOf(merchant));
      if ('outcome' in request) return request;
      const question: Question = { ...toRead('inquireMerchant'), path: ['inquireMerchant', request.merchid] };
      return reported(ask, merchant, question, ({ json }) => {
        const answer = readAnswer(merchantAnswer, json);
        return answer?.merchid === undefined && answer?.enabled === undefined ? undefined : answer;
      });
    },
    async settlement(merchant, period) {
      const query = checked(settlementRequest, () => ({
        ...idOf(merchant),
        ...('batchId' in period ? { batchid: period.batchId } : period),
      }));
      if ('outcome' in query) return query;
      // "No batches" comes as plain text.
      const batches = reported(ask, merchant, { ...toRead('settlestat'), query }, ({ json }) =>
        readEach(settledBatch, json),
      );
      return orNone(await batches, []);
    },
    async funding(merchant, date) {
      const request = checked(fundingRequest, () => ({ ...idOf(merchant), date }));
      if ('outcome' in request) return request;
      const query = { merchid: request.merchid, date: request.date };
      const report = reported(ask, merchant, { ...toRead('funding'), query }, ({ json }) =>
        readEach(fundingAnswer, json).reduce(joined, noFunding),
      );
      return orNone(await report, noFunding);
    },
    async bin(merchant, token) {
      const request = checked(binRequest, () => ({ ...idOf(merchant), token }));
      if ('outcome' in request) return request;
      const question: Question = { ...toRead('bin'), path: ['bin', request.merchid, request.token] };
      return reported(ask, merchant, question, ({ json }) => {
        const answer = readAnswer(binAnswer, json);
        const isKnown = !answer?.errormsg && isFlagSet(answer?.success) !== false;
        return isKnown ? answer : notFound;
      });
    },
    async surcharge(merchant, { postal, token, amount, currency }) {
      const query = checked(feeInquiryRequest, () => ({
        ...{ ...idOf(merchant), postal, token, amount: toGatewayAmount(amount, currency) },
      }));
      if ('outcome' in query) return query;
      return reported(ask, merchant, { ...toRead('surcharge'), query }, ({ json }) => {
        const answer = readAnswer(feeInquiryAnswer, json);
        return answer && feeIn(answer.fee_amount, currency);
      });
    },
    addSignature: (merchant, signature) => addSignature(ask, merchant, signature),
  };
}

const idOf = ({ merchantId }: Merchant) => ({ merchid: merchantId });
const toRead = (name: string): Question => ({ name, method: 'GET', path: [name] });
const notFound: NotDone = { outcome: 'notDone', reason: 'notFound' };

/** @param read Undefined for an answer that cannot be understood. */
async function reported<Answer extends object>(
  ask: Ask,
  merchant: Merchant,
  question: Question,
  read: (answered: Answered) => Answer | NotDone | undefined,
): Promise<Reported<Answer>> {
  const answered = await ask(merchant, question);
  if (answered.outcome !== 'answered') return answered;
  const refusal = errorIn(answered.json);
  if (refusal) return refusal;
  const answer = read(answered);
  if (answer === undefined) return unknown;
  return isNotDone(answer) ? answer : { outcome: 'found', answer };
}

const isNotDone = (answer: object): answer is NotDone => 'outcome' in answer;

/** An error that was sent as a success. */
function errorIn(json: unknown): NotDone | typeof unknown | undefined {
  const fields = readAnswer(gatewayVerdict, json);
  if (!fields) return undefined;
  if (fields.respstat !== undefined) {
    const refusal = refusalIn(fields, 'change');
    if (refusal?.outcome !== 'declined') return refusal;
    return { outcome: 'notDone', reason: 'invalid', code: refusal.code };
  }
  const { errorcode } = fields as { errorcode?: unknown };
  if (typeof errorcode !== 'string' && typeof errorcode !== 'number') return undefined;
  const isLogin = gatewayErrorKind(200, { errorcode }) === 'authentication';
  return { outcome: 'notDone', reason: isLogin ? 'credentials' : 'invalid', code: String(errorcode) };
}

const orNone = <Answer>(reply: Reported<Answer>, none: Answer): Reported<Answer> =>
  reply.outcome === 'notDone' && reply.reason === 'notFound' ? { outcome: 'found', answer: none } : reply;

const noFunding: FundingAnswer = {};

/** Of a day with several reports. */
function joined(one: FundingAnswer, other: FundingAnswer): FundingAnswer {
  return {
    ...one,
    ...other,
    fundings: [...(one.fundings ?? []), ...(other.fundings ?? [])],
    txns: [...(one.txns ?? []), ...(other.txns ?? [])],
    adjustments: [...(one.adjustments ?? []), ...(other.adjustments ?? [])],
    chargebacks: [...(one.chargebacks ?? []), ...(other.chargebacks ?? [])],
  };
}

/** Without a sum there is none. */
function feeIn(amount: string | undefined, currency: string): { fee: number } | undefined {
  try {
    return { fee: amount ? fromDecimals(amount.trim(), currency) : 0 };
  } catch {
    return undefined;
  }
}

/** Its answer has no verdict, only a code. */
const SIGNATURE_KEPT: readonly (string | undefined)[] = ['00', '000', '02'];

async function addSignature(
  ask: Ask,
  merchant: Merchant,
  signature: { retref: string; signature: string },
): ReturnType<CardGateway['addSignature']> {
  const body = checked(signatureRequest, () => ({ ...idOf(merchant), ...signature }));
  if ('outcome' in body) return body;
  const answer = await ask(merchant, { name: 'sigcap', method: 'POST', path: ['sigcap'], body });
  if (answer.outcome !== 'answered') return answer;
  const fields = readAnswer(signatureAnswer, answer.json);
  if (!fields?.respcode && !fields?.respstat) return unknown;
  const respstat = fields.respstat ?? (SIGNATURE_KEPT.includes(fields.respcode?.trim()) ? 'A' : 'C');
  return refusalIn({ ...fields, respstat }, 'change') ?? { outcome: 'approved' };
}
