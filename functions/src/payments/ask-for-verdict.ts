// Finds out what became of an authorization whose answer was lost, as the gateway's guide says: it is looked up by each order id
// under which it was sent; what is not found is voided three times, so that nothing that is still on its way counts.
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { CardGateway, KnownPayment, Merchant, Unknown } from '../ports/card-gateway.ts';
import type { Answer } from './after-answer.ts';

const VOIDED_TIMES = 3;
const unknown: Unknown = { outcome: 'unknown' };

/** `notDone` says that surely nothing is reserved. */
export async function askForVerdict(
  { cardGateway }: { cardGateway: Pick<CardGateway, 'inquireByOrderId' | 'void' | 'voidByOrderId'> },
  merchant: Merchant,
  { gatewayOrderIds }: Pick<PaymentAttempt, 'gatewayOrderIds'>,
): Promise<Answer | Unknown> {
  const found: KnownPayment[] = [];
  const unseen: string[] = [];
  for (const id of gatewayOrderIds) {
    const asked = await cardGateway.inquireByOrderId(merchant, id);
    if (asked.outcome === 'found') found.push(...asked.payments);
    else if (asked.outcome === 'unknown' || asked.reason !== 'notFound') return unknown;
    else unseen.push(id);
  }
  const reserved = found.filter(({ isApproved, settlement }) => isApproved && settlement !== 'Voided');
  const [counting, ...others] = reserved.reverse();
  // A repeated call and the first one both arrived: one is enough.
  for (const { retref } of others)
    if ((await cardGateway.void(merchant, retref)).outcome !== 'approved') return unknown;
  if (counting) return approval(counting);
  const refused = found.findLast(({ isDeclined }) => isDeclined);
  if (refused) {
    const others = await voidUnseen({ cardGateway }, merchant, unseen);
    if (others.outcome === 'unknown') return unknown;
    const { code, lastFour } = refused;
    return {
      ...{ outcome: 'declined', code, retry: 'never', note: {} },
      ...(lastFour !== undefined && { lastFour }),
    };
  }
  return voidUnseen({ cardGateway }, merchant, gatewayOrderIds);
}

const approval = ({ retref, amount, authcode, avs, cvv, lastFour }: KnownPayment): Answer => ({
  ...{ outcome: 'approved', retref, amount },
  ...(authcode !== undefined && { authcode }),
  ...(avs !== undefined && { avs }),
  ...(cvv !== undefined && { cvv }),
  ...(lastFour !== undefined && { lastFour }),
});

async function voidUnseen(
  { cardGateway }: { cardGateway: Pick<CardGateway, 'voidByOrderId'> },
  merchant: Merchant,
  ids: readonly string[],
): Promise<Answer | Unknown> {
  for (const id of ids)
    for (let times = 0; times < VOIDED_TIMES; times += 1) {
      const voided = await cardGateway.voidByOrderId(merchant, id);
      const isKnown =
        voided.outcome === 'approved' || (voided.outcome === 'notDone' && voided.reason === 'notFound');
      if (!isKnown) return unknown;
    }
  return { outcome: 'notDone', reason: 'notFound' };
}
