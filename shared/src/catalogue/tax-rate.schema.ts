// A tax and how its cents are rounded (C3-22, C5-10). `rate` is a percent for Percent, an amount for Fixed.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { roundingOptions } from '../kernel/money.ts';
import { guid, money, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';

export const taxTypes = ['Percent', 'Fixed', 'Tax Table'] as const;

/** `amount` is owed when the taxable sum lies in [from, to); no `to` means no upper end. */
export const taxTableRow = z.object({ from: money, to: money.optional(), amount: money });

export const taxRateEntity = entity({
  name: 'Tax rate',
  given: { taxRateId: positiveId, guid },
  fields: {
    number: name(50).optional(),
    name: name(255, 'Tax rate name cannot be empty'),
    importId: name(100).optional(),
    type: z.enum(taxTypes).default('Percent'),
    disabled: z.boolean().default(false),
    rate: z.number().min(0, 'Rate cannot be negative'),
    taxTable: list(taxTableRow, 500).default([]),
    default: z.boolean().default(false),
    takeoutTaxEnabled: z.boolean().default(false),
    takeoutTaxrate: z.number().min(0, 'Rate cannot be negative').optional(),
    roundingOptions: z.enum(roundingOptions).default('Half Even Rounding'),
  },
});
export const taxRate = taxRateEntity.stored;

export type TaxRate = z.output<typeof taxRate>;
export type TaxRateInput = z.input<typeof taxRate>;
