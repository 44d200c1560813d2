// Deliveries as drivers see them: no email address, no prices of dishes, nothing that is not yet ready.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { guid, isoTime, money } from '../kernel/schema.ts';
import { deliveryStates } from './deliveries.ts';

export const delivery = z.strictObject({
  guid,
  orderNumber: z.string(),
  state: z.enum(deliveryStates).describe('ready, or served once it is on its way.'),
  promisedAt: isoTime,
  customerName: z.string(),
  phone: z.string(),
  address: z.string().exactOptional(),
  instructions: z.string().exactOptional(),
  note: z.string().exactOptional(),
  allergies: z.string().exactOptional(),
  leaveAtDoor: z.literal(true).exactOptional(),
  itemCount: z.int().min(0),
  total: money,
  currency: z.string(),
  isPaid: z.boolean().describe('Otherwise the total is collected at the door.'),
  requiresId: z.boolean().describe('Whoever hands it over looks at an ID.'),
});

export const deliveryEndpoints = {
  listDeliveries: {
    summary: 'The deliveries that are ready or on their way, the earliest promised first.',
    params: z.object(restaurantParameters),
    answer: z.strictObject({
      deliveries: z.array(delivery),
      unreadable: z
        .array(z.string())
        .describe('The guids of orders that are left out because what is stored of them cannot be read.'),
    }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED'],
  },
} as const satisfies Record<string, Endpoint>;

export type Delivery = z.output<typeof delivery>;
