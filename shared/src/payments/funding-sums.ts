// What deposits add up to, and whether a deposit's parts are its total. Amounts are signed: what the processor keeps is negative.
import type { KeptAdjustment, KeptDeposit, KeptTransaction } from './payment-day.schema.ts';
import { exactSum } from './payment-sums.ts';

export const depositParts = [
  'netSales',
  'fee',
  'thirdParty',
  'reversal',
  'interchange',
  'adjustment',
  'otherAdjustment',
  'serviceCharge',
] as const satisfies (keyof KeptDeposit)[];
export type DepositPart = (typeof depositParts)[number];

export type DepositSums = Record<DepositPart | 'total', number> & { count: number };

export function sumsOfDeposits(deposits: readonly KeptDeposit[]): DepositSums {
  const of = (part: DepositPart | 'total') => exactSum(deposits.map((deposit) => deposit[part]));
  return {
    ...(Object.fromEntries(depositParts.map((part) => [part, of(part)])) as Record<DepositPart, number>),
    total: of('total'),
    count: deposits.length,
  };
}

/** The total less its parts: zero where they agree to the cent. */
export const unexplainedPart = (deposit: Pick<KeptDeposit, DepositPart | 'total'>): number =>
  exactSum([deposit.total, ...depositParts.map((part) => -deposit[part])]);

/** By category, in the order in which they first appear; a category that is new to us keeps its own word. */
export function adjustmentSums(
  adjustments: readonly Pick<KeptAdjustment, 'category' | 'amount'>[],
): { category: string; amount: number; count: number }[] {
  const categories = [...new Set(adjustments.map(({ category }) => category))];
  return categories.map((category) => {
    const amounts = adjustments.flatMap((one) => (one.category === category ? [one.amount] : []));
    return { category, amount: exactSum(amounts), count: amounts.length };
  });
}

/** Whether a funding transaction gives money back; the gateway may say so by its type or by its sign. */
export const isGivenBack = ({ type = '', amount }: Pick<KeptTransaction, 'type' | 'amount'>): boolean =>
  amount < 0 || /refund|return|credit|void/i.test(type);

/** With its sign: what is given back is negative, however the gateway writes it. */
export const signedAmount = (transaction: Pick<KeptTransaction, 'type' | 'amount'>): number =>
  isGivenBack(transaction) ? -Math.abs(transaction.amount) : transaction.amount;
