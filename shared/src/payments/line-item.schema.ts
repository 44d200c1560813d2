// One line of an order, sent along for the lower rates of company cards (I5.2-17).
import { z } from 'zod';
import { amount } from './fields.schema.ts';

const decimalText = (name: string) =>
  z
    .string(`${name} is required`)
    .max(12, `${name} must be at most 12 characters`)
    .regex(/^\d+(\.\d+)?$/, `${name} must be a decimal`);

const descriptionMessage = 'Description must be 1-26 characters';

export const lineItem = z.strictObject({
  lineno: z.string().optional(),
  description: z.string(descriptionMessage).min(1, descriptionMessage).max(26, descriptionMessage),
  upc: z
    .string()
    .regex(/^[A-Za-z0-9]{1,14}$/, 'UPC must be 1-14 letters or digits')
    .refine((code) => !/^0+$/.test(code), 'UPC must not be all zeros')
    .optional(),
  uom: z.string().min(1).max(8, 'Unit of measure must be at most 8 characters').optional(),
  quantity: decimalText('Quantity'),
  unitcost: decimalText('Unit cost'),
  netamnt: amount,
  taxamnt: amount.optional(),
  discamnt: amount.optional(),
});
