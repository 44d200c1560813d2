// The report on a restaurant's carts (I7.4-06).
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { isoDate } from '../kernel/schema.ts';
import { addDays } from '../kernel/time.ts';
import { MAX_REPORT_DAYS } from './report-days.ts';

const count = z.int().min(0);
const cartDay = z.strictObject({
  day: isoDate.describe('The restaurant’s date on which the carts were begun.'),
  started: count,
  ordered: count,
  abandoned: count.describe('Expired without an order.'),
  filled: count.describe('Carts with something in them.'),
  value: z.number().min(0).describe('What these came to, before taxes.'),
});

/** The days of a report, both inclusive. */
export const reportRange = z
  .strictObject({ from: isoDate, to: isoDate.describe('The last day.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before the first day' })
  .refine(({ from, to }) => to < addDays(from, MAX_REPORT_DAYS), {
    path: ['to'],
    message: `At most ${MAX_REPORT_DAYS} days at a time`,
  });

export const cartReportEndpoints = {
  getCartReport: {
    summary: 'What became of the carts of signed-in diners, by the day on which they were begun.',
    params: z.object(restaurantParameters),
    query: reportRange,
    answer: z.strictObject({
      days: z.array(cartDay).describe('Every day of the range, also those without carts.'),
      isCut: z.boolean().describe('There are more carts than a report counts: it is short of some.'),
    }),
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
