// How and when a diner wants an order (O3-14): stored in the browser, unset at first.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';
import { storedAddress } from './delivery-address.schema.ts';
import { noAddress } from './delivery-address.ts';

export const orderConfiguration = z.object({
  orderType: z.enum(['pickup', 'delivery']).default('pickup'),
  deliveryAddress: storedAddress.default(noAddress),
  /** A slot's instant; null for as soon as possible. */
  scheduledTime: isoTime.nullable().default(null),
  isConfigured: z.boolean().default(false),
});

export type OrderConfiguration = z.output<typeof orderConfiguration>;
