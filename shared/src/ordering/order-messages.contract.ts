// What guests were told about their orders, for staff.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { pageAnswer, pageQuery, restaurantParameters } from '../api/parameters.ts';
import { guid } from '../kernel/schema.ts';
import { orderMessage } from './order-message.schema.ts';

const { orderNumber, kind, channel, to, state, reason, createdAt, dueAt, changedAt } = orderMessage.shape;

const messageId = z.string().min(1).max(128);

export const listedMessage = z.strictObject({
  messageId,
  orderGuid: guid,
  orderNumber,
  kind,
  channel,
  to: to.describe('Whole for managers, else its first letter or its last four digits.'),
  state,
  reason: reason.unwrap().exactOptional(),
  createdAt,
  dueAt,
  changedAt,
});
export type ListedMessage = z.output<typeof listedMessage>;

export const orderMessageEndpoints = {
  listOrderMessages: {
    summary:
      'What guests were told about their orders, latest first: all of the restaurant, those that failed, or those of one order.',
    params: z.object(restaurantParameters),
    query: pageQuery.extend({
      state: z.literal('failed').optional(),
      orderGuid: guid.optional().describe('All of this order, on one page.'),
    }),
    answer: z.strictObject({ messages: z.array(listedMessage), ...pageAnswer }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED'],
  },
  sendMessageAgain: {
    summary: 'Has a message that failed sent again. One that is on its way or sent stays as it is.',
    params: z.object({ ...restaurantParameters, messageId }),
    answer: listedMessage,
    refuses: ['NOT_FOUND', 'TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'CONFLICT', 'TRANSITION_REFUSED'],
  },
} as const satisfies Record<string, Endpoint>;
