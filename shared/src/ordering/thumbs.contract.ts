// How guests liked the dishes, for staff.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { positiveId } from '../kernel/schema.ts';
import { thumbCount } from './thumbs.schema.ts';

export const thumbEndpoints = {
  listThumbs: {
    summary: 'How many guests gave each item a thumb up or down; items without any are left out.',
    params: z.object(restaurantParameters),
    answer: z.strictObject({ items: z.array(z.strictObject({ itemId: positiveId, ...thumbCount.shape })) }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
