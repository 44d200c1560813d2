// How and when a diner wants an order (O3-14): kept in the browser, unset at first.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';

export const orderConfiguration = z.object({
  orderType: z.enum(['pickup', 'delivery']).default('pickup'),
  deliveryAddress: z.string().default(''),
  /** A slot's instant; null for as soon as possible. */
  scheduledTime: isoTime.nullable().default(null),
  isConfigured: z.boolean().default(false),
});

export type OrderConfiguration = z.output<typeof orderConfiguration>;
