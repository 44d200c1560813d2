// How a payment is returned. Before its batch settles it can be voided: only as a whole, free of charge, and it disappears from
// the diner's statement. Afterwards any part of it can be refunded, which is a second entry on the statement.
import { isFlagSet } from './flags.ts';
import { settlementMeaning } from './settlement-status.ts';

export interface ReversiblePayment {
  /** Major unit, as captured, or authorized where nothing was captured. */
  amount: number;
  voidable?: string | boolean | null | undefined;
  refundable?: string | boolean | null | undefined;
  setlstat?: string | undefined;
}

export const reversalRefusals = {
  notPositive: 'The amount to give back must be greater than zero',
  tooMuch: 'More than was paid cannot be given back',
  voided: 'This payment has been voided already',
  nothingPaid: 'Nothing was paid, so there is nothing to give back',
  partNotSettled:
    'A part can be refunded only after the payment has settled; until then it can be voided as a whole',
  neither: 'The gateway allows neither a void nor a refund of this payment',
} as const;
export type ReversalRefusal = keyof typeof reversalRefusals;

export type Reversal =
  | { kind: 'void' }
  | { kind: 'refund'; amount: number }
  | { kind: 'refused'; reason: ReversalRefusal; message: string };

/** How to return `wanted` (major unit; the whole payment by default). An inquiry's flags outrank its settlement status. */
export function reversalOf(payment: ReversiblePayment, wanted = payment.amount): Reversal {
  const gone = noMoneyIn(payment);
  if (gone) return refused(gone);
  if (!(wanted > 0)) return refused('notPositive');
  if (wanted > payment.amount) return refused('tooMuch');
  const may = allowed(payment);
  if (may.void && wanted === payment.amount) return { kind: 'void' };
  if (may.refund) return { kind: 'refund', amount: wanted };
  return refused(may.void ? 'partNotSettled' : 'neither');
}

function noMoneyIn({ setlstat }: ReversiblePayment): ReversalRefusal | undefined {
  const settlement = settlementMeaning(setlstat);
  if (settlement?.stage !== 'none') return undefined;
  return settlement.word === 'Voided' ? 'voided' : 'nothingPaid';
}

function allowed({ voidable, refundable, setlstat }: ReversiblePayment): { void: boolean; refund: boolean } {
  const stage = settlementMeaning(setlstat)?.stage;
  return {
    void: isFlagSet(voidable) ?? stage === 'open',
    refund: isFlagSet(refundable) ?? stage === 'settled',
  };
}

const refused = (reason: ReversalRefusal): Reversal => ({
  kind: 'refused',
  reason,
  message: reversalRefusals[reason],
});
