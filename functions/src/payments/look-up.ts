// Where the money of a known payment stands, by the gateway's own word.
import { settlementMeaning } from '@bite/shared/payments/settlement-status';
import type { CardGateway, Merchant } from '../ports/card-gateway.ts';

export type Standing =
  /** Reserved, and may be captured or voided. */
  | { is: 'reserved' }
  /** `isSettled`: its batch is closed, so that it can only be refunded. */
  | { is: 'captured'; amount: number; isSettled: boolean }
  /** There is no money in it, and will be none. */
  | { is: 'gone' }
  | { is: 'unknown'; retryAfter?: number | undefined };

export async function lookUp(
  { cardGateway }: { cardGateway: Pick<CardGateway, 'inquire'> },
  merchant: Merchant,
  retref: string,
): Promise<Standing> {
  const asked = await cardGateway.inquire(merchant, retref);
  if (asked.outcome === 'unknown') return { is: 'unknown' };
  if (asked.outcome === 'notDone') return { is: 'unknown', retryAfter: asked.retryAfter };
  const payment = asked.payments.find((one) => one.retref === retref);
  if (!payment) return { is: 'unknown' };
  const { settlement, amount, isApproved } = payment;
  if (settlement === 'Authorized') return { is: 'reserved' };
  const stage = settlementMeaning(settlement)?.stage;
  if (stage === 'open') return { is: 'captured', amount, isSettled: false };
  if (stage === 'settled') return { is: 'captured', amount, isSettled: true };
  return stage !== undefined || !isApproved ? { is: 'gone' } : { is: 'unknown' };
}
