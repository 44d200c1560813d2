// The tax fields of authorizations and captures, and the rule about two of them (I5.3-03).
import { z } from 'zod';
import { amount, flag } from './fields.schema.ts';
import { lineItem } from './line-item.schema.ts';

export const taxFields = {
  taxexempt: flag.optional(),
  taxamnt: amount.optional(),
  ponumber: z.string().optional(),
  invoiceid: z.string().optional(),
  items: z.array(lineItem).optional(),
};

const isZero = (text: string): boolean => /^[0.]*$/.test(text);

export function checkTax(
  { taxexempt, taxamnt = '' }: { taxexempt?: string | undefined; taxamnt?: string | undefined },
  context: z.RefinementCtx,
): void {
  const reject = (message: string): void => context.addIssue({ code: 'custom', path: ['taxamnt'], message });
  if (taxexempt === 'Y' && !isZero(taxamnt)) reject('Tax amount must be zero when tax exempt is Y');
  if (taxexempt === 'N' && isZero(taxamnt)) reject('Tax amount must not be zero when tax exempt is N');
}
