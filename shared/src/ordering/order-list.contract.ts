// The orders of a restaurant, open or over, for staff who look for one.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { pageAnswer, pageQuery, restaurantParameters } from '../api/parameters.ts';
import { guid, isoDate, isoTime, money } from '../kernel/schema.ts';
import { order } from './order.schema.ts';

const { orderNumber, status, lifecycleState, paymentStatus, paymentMethod, type } = order.shape;

export const listedOrder = z.strictObject({
  guid,
  orderNumber,
  createdAt: isoTime,
  type: type.unwrap(),
  status: status.unwrap(),
  lifecycleState: lifecycleState.unwrap(),
  paymentStatus: paymentStatus.unwrap(),
  paymentMethod: paymentMethod.unwrap(),
  isByCard: z
    .literal(true)
    .exactOptional()
    .describe('It was paid, or is to be paid, by card on the website.'),
  customerName: z.string(),
  phone: z.string(),
  itemCount: z.int().min(0),
  total: money,
  refundedAmount: money.exactOptional(),
  currency: z.string(),
});
export type ListedOrder = z.output<typeof listedOrder>;

export const MAX_ORDER_SEARCH = 100;

export const orderListEndpoints = {
  listOrders: {
    summary:
      'Orders of the restaurant by the days on which they were placed, newest first; those that match a search by number, name, email address or phone. A search looks at some hundred orders at a time, so that a page may be short, or empty, although there is a next one.',
    params: z.object(restaurantParameters),
    query: pageQuery
      .extend({
        from: isoDate.optional().describe('The first day, by the restaurant’s clock.'),
        to: isoDate.optional().describe('The last day.'),
        search: z.string().trim().min(1).max(MAX_ORDER_SEARCH).optional(),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        path: ['to'],
        message: 'Must not be before the first day',
      }),
    answer: z.strictObject({
      orders: z.array(listedOrder),
      searchedTo: isoTime
        .exactOptional()
        .describe('Of a search with a next page: when the oldest order was placed that was looked at.'),
      ...pageAnswer,
    }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
