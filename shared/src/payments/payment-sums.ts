// What card payments add up to, in exact decimals.
import { type Big, decimal, zero } from '../kernel/money.ts';
import type { AttemptState, PaymentRefund } from './payment-attempt.schema.ts';

/** A payment as far as it counts in sums; amounts in the major unit. */
export interface SummedPayment {
  state: AttemptState;
  authorized?: number | undefined;
  captured?: number | undefined;
  refunded: number;
  /** Refunds that are asked for and not done, such as those that wait for the settlement. */
  refunding?: number | undefined;
  tip?: number | undefined;
}

export interface PaymentSums {
  /** Reserved on cards and not taken yet. */
  authorized: number;
  /** Taken, whatever was given back later. A payment that was voided as a whole was never taken. */
  captured: number;
  refunded: number;
  refunding: number;
  /** What is left: captured less refunded. Refunds under way are still among it. */
  kept: number;
  /** Tips within what was captured. */
  tips: number;
  /** How many were captured. */
  count: number;
}

/** Where the money is in each state; of what is `taken`, only what was captured. */
const moneyIn: Readonly<Record<AttemptState, 'none' | 'reserved' | 'taken'>> = {
  requested: 'none',
  authorized: 'reserved',
  declined: 'none',
  failed: 'none',
  capturing: 'reserved',
  captured: 'taken',
  voiding: 'taken',
  voided: 'none',
  refunded: 'taken',
};

/** Whether the restaurant has, or had, its money. */
export const isTaken = ({ state, captured }: Pick<SummedPayment, 'state' | 'captured'>): boolean =>
  captured !== undefined && moneyIn[state] === 'taken';

/** What was given back, as far as it is done. */
export const refundedBy = (refunds: readonly Pick<PaymentRefund, 'state' | 'amount'>[]): number =>
  exactSum(refunds.flatMap(({ state, amount }) => (state === 'done' ? [amount] : [])));

/** Without the errors of binary floats: 0.1 and 0.2 are 0.3. */
export const exactSum = (amounts: Iterable<number>): number => {
  let total: Big = zero;
  for (const amount of amounts) total = total.plus(decimal(amount));
  return total.toNumber();
};

export function sumsOfPayments(payments: readonly SummedPayment[]): PaymentSums {
  const captured = payments.filter(isTaken);
  const sum = {
    authorized: exactSum(
      payments.map((one) => (moneyIn[one.state] === 'reserved' ? (one.authorized ?? 0) : 0)),
    ),
    captured: exactSum(captured.map((one) => one.captured ?? 0)),
    refunded: exactSum(captured.map((one) => one.refunded)),
    refunding: exactSum(captured.map((one) => one.refunding ?? 0)),
    tips: exactSum(captured.map((one) => one.tip ?? 0)),
  };
  return { ...sum, kept: exactSum([sum.captured, -sum.refunded]), count: captured.length };
}
