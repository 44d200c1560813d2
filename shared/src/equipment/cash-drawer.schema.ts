// The cash drawer, or pair of drawers, that a printer opens (C3-27, C5-01). Balances are in the restaurant's currency.
import { z } from 'zod';
import { guid, money, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';

export const balanceResets = ['Automatic', 'Manual'] as const;

export const cashDrawer = z.object({
  id: positiveId.optional(),
  guid: guid.optional(),
  number: name(50).optional(),
  name: name(30, undefined, 'Cash drawer name cannot exceed 30 characters').optional(),
  primaryStartingBalance: money.default(0),
  secondaryStartingBalance: money.default(0),
  primaryResetBalanceType: z.enum(balanceResets).default('Automatic'),
  secondaryResetBalanceType: z.enum(balanceResets).default('Automatic'),
});

export type CashDrawer = z.output<typeof cashDrawer>;
