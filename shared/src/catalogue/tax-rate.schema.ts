// A tax and its rounding (C3-22, C5-10). `rate` is a percentage for Percent, an amount for Fixed.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { roundingOptions } from '../kernel/money.ts';
import { guid, money, positiveId } from '../kernel/schema.ts';
import { storedForms } from '../kernel/stored-form.schema.ts';
import { name } from '../kernel/text.schema.ts';
import { translatable } from '../website/translatable.schema.ts';

export const taxTypes = ['Percent', 'Fixed', 'Tax Table'] as const;

/** `amount` is charged if the taxable sum is in [from, to); no `to` means no upper end. */
export const taxTableRow = z.object({ from: money, to: money.optional(), amount: money });

const NEGATIVE = 'Rate cannot be negative';
const OVER_100 = 'Rate cannot be over 100%';
const ENDS_BEFORE = 'This must be above the first amount of the row';
const OVERLAPS = 'This row must begin where the one above ends, or later';

/** A fixed tax of an order: ample in every currency, and far from what a total can hold. */
const MAX_RATE = 1_000_000;

/** Larger stored rates are still read. */
const rate = () =>
  z
    .number()
    .min(0, NEGATIVE)
    .max(MAX_RATE, 'Rate cannot be over 1,000,000')
    .register(storedForms, { stored: () => z.number().min(0, NEGATIVE) });

export const taxRateEntity = entity({
  name: 'Tax rate',
  given: { taxRateId: positiveId, guid },
  fields: {
    number: name(50).optional(),
    ...translatable({ name: name(255, 'Tax rate name cannot be empty') }),
    importId: name(100).optional(),
    type: z.enum(taxTypes).default('Percent'),
    disabled: z.boolean().default(false),
    rate: rate(),
    taxTable: list(taxTableRow, 500).default([]),
    default: z.boolean().default(false),
    takeoutTaxEnabled: z.boolean().default(false),
    takeoutTaxrate: rate().optional(),
    roundingOptions: z.enum(roundingOptions).default('Half Even Rounding'),
  },
  rules: ({ type, rate, takeoutTaxrate = 0, taxTable }, reject) => {
    if (type === 'Percent' && rate > 100) reject('rate', OVER_100);
    if (type === 'Percent' && takeoutTaxrate > 100) reject('takeoutTaxrate', OVER_100);
    if (type !== 'Tax Table') return;
    for (const [index, row] of taxTable.entries()) {
      const next = taxTable[index + 1];
      if (row.to !== undefined && row.to <= row.from) reject(['taxTable', index, 'to'], ENDS_BEFORE);
      if (next && next.from < (row.to ?? Number.POSITIVE_INFINITY))
        reject(['taxTable', index + 1, 'from'], OVERLAPS);
    }
  },
});
export const taxRate = taxRateEntity.stored;

export type TaxRate = z.output<typeof taxRate>;
export type TaxRateInput = z.input<typeof taxRate>;
