// The report on tips.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { isoDate } from '../kernel/schema.ts';
import { reportRange } from './cart-report.contract.ts';

const count = z.int().min(0);
const money = z.number().min(0);

export const tipReportEndpoints = {
  getTipReport: {
    summary: 'The tips of completed orders, by the day on which these were placed.',
    params: z.object(restaurantParameters),
    query: reportRange,
    answer: z.strictObject({
      days: z
        .array(
          z.strictObject({
            day: isoDate.describe('The restaurant’s date.'),
            orders: count,
            tipped: count.describe('Those with a tip.'),
            pickupTips: money,
            deliveryTips: money,
          }),
        )
        .describe('Every day of the range.'),
      isCut: z.boolean().describe('There are more orders than a report reads: it is short of the last ones.'),
    }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
