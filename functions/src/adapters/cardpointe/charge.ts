// What moves money: authorize, capture, void, refund. What the schemas of the calls refuse is not sent. An approval without a
// reference or a sum that can be read is no approval to build on: it is unknown, and has to be looked up.
import { toGatewayAmount } from '@bite/shared/payments/amounts';
import { authorizationAnswer, authorizationRequest } from '@bite/shared/payments/authorization.schema';
import {
  captureAnswer,
  captureRequest,
  partialRefundRequest,
  refundAnswer,
  voidAnswer,
  voidByOrderRequest,
  voidRequest,
} from '@bite/shared/payments/capture-void-refund.schema';
import type { z } from 'zod';
import type {
  Authorization,
  Authorized,
  CardGateway,
  Merchant,
  Moved,
  Unknown,
} from '../../ports/card-gateway.ts';
import { type Ask, type Question, unknown } from './ask.ts';
import { checked, shortExpiry } from './checked.ts';
import { amountIn, cardIn, readAnswer, said } from './read-answer.ts';
import { refusalIn } from './verdict.ts';

const NAME_MAX_LENGTH = 30;

type Charges = Pick<CardGateway, 'authorize' | 'capture' | 'void' | 'voidByOrderId' | 'refund'>;

export function charges(ask: Ask): Charges {
  const move = (merchant: Merchant, question: MoveOf): ReturnType<CardGateway['capture']> =>
    moved(ask, merchant, question);
  return {
    authorize: (merchant, authorization) => authorize(ask, merchant, authorization),
    capture: (merchant, { retref, amount, currency }) =>
      move(merchant, {
        path: 'capture',
        request: captureRequest,
        answer: captureAnswer,
        body: () => ({ retref, ...(amount !== undefined && { amount: toGatewayAmount(amount, currency) }) }),
        currency,
      }),
    void: (merchant, retref) =>
      move(merchant, { path: 'void', request: voidRequest, answer: voidAnswer, body: () => ({ retref }) }),
    voidByOrderId: (merchant, orderid) =>
      move(merchant, {
        path: 'voidByOrderId',
        request: voidByOrderRequest,
        answer: voidAnswer,
        body: () => ({ orderid }),
      }),
    refund: (merchant, { retref, amount, currency, gatewayOrderId }) =>
      move(merchant, {
        path: 'refund',
        request: partialRefundRequest,
        answer: refundAnswer,
        body: () => ({ retref, amount: toGatewayAmount(amount, currency), orderid: gatewayOrderId }),
        currency,
      }),
  };
}

async function authorize(
  ask: Ask,
  merchant: Merchant,
  authorization: Authorization,
): ReturnType<CardGateway['authorize']> {
  const body = checked(authorizationRequest, () => authorizationOf(merchant, authorization));
  if ('outcome' in body) return body;
  const answer = await ask(merchant, { ...toMove('auth'), body });
  if (answer.outcome !== 'answered') return answer;
  const fields = readAnswer(authorizationAnswer, answer.json);
  if (!fields) return unknown;
  const refusal = refusalIn(fields, 'charge');
  if (refusal?.outcome === 'declined') return { ...refusal, ...chargedCard(fields) };
  return refusal ?? approvalOf(fields, authorization.currency);
}

type AuthorizationFields = z.output<typeof authorizationAnswer>;

const chargedCard = ({ token, account, binInfo }: AuthorizationFields): ReturnType<typeof cardIn> =>
  cardIn({ token, account, product: binInfo?.product });

/** Never captured at once: between both, staff look at the order, and the sum may turn out to be a part. */
function authorizationOf(merchant: Merchant, authorization: Authorization): object {
  const { gatewayOrderId, amount, currency, card, name, postal, save } = authorization;
  return {
    merchid: merchant.merchantId,
    orderid: gatewayOrderId,
    amount: toGatewayAmount(amount, currency),
    currency,
    ecomind: 'E',
    bin: 'Y',
    ...('token' in card
      ? { account: card.token, ...(card.expiry !== undefined && { expiry: shortExpiry(card.expiry) }) }
      : { profile: `${card.profileId}/${card.accountId}` }),
    ...(name && { name: name.slice(0, NAME_MAX_LENGTH) }),
    ...addressOf(postal),
    ...(save && { profile: 'Y', cofpermission: 'Y' }),
    ...((save || !('token' in card)) && { cof: 'C', cofscheduled: 'N' }),
  };
}

/** Which country a postal code is of is not asked, and only American ones need none. */
function addressOf(postal = ''): { postal?: string; country?: string } {
  const code = postal.trim().toUpperCase();
  if (/^\d{5}(-\d{4})?$/.test(code)) return { postal: code };
  return /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(code) ? { postal: code, country: 'CA' } : {};
}

function approvalOf(fields: AuthorizationFields, currency: string): Authorized | Unknown {
  const amount = amountIn(fields, currency);
  const { retref, authcode, avsresp, cvvresp, profileid, acctid } = fields;
  if (!retref || amount === undefined) return unknown;
  return {
    ...{ outcome: 'approved', retref, amount },
    ...said({ authcode, avs: avsresp, cvv: cvvresp }),
    ...chargedCard(fields),
    ...(profileid && acctid && { profile: { profileId: profileid, accountId: acctid } }),
  };
}

interface MoveOf {
  path: string;
  request: z.ZodType<object>;
  answer: z.ZodType<z.output<typeof voidAnswer>>;
  /** Without the merchant. */
  body: () => object;
  currency?: string;
}

async function moved(
  ask: Ask,
  merchant: Merchant,
  { path, request, answer: schema, body: bodyOf, currency }: MoveOf,
): ReturnType<CardGateway['capture']> {
  const body = checked(request, () => ({ merchid: merchant.merchantId, ...bodyOf() }));
  if ('outcome' in body) return body;
  const answer = await ask(merchant, { ...toMove(path), body });
  if (answer.outcome !== 'answered') return answer;
  const fields = readAnswer(schema, answer.json);
  if (!fields) return unknown;
  const refusal = refusalIn(fields, 'change');
  if (refusal) return refusal;
  const amount = amountIn(fields, currency) ?? (path.startsWith('void') ? 0 : undefined);
  const retref = fields.retref || ('retref' in body ? String(body.retref) : undefined);
  if (amount === undefined || !retref) return unknown;
  return { outcome: 'approved', retref, amount } satisfies Moved;
}

const toMove = (path: string): Question => ({ name: path, method: 'POST', path: [path], movesMoney: true });
