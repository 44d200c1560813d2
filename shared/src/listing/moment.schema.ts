// Dates of the business-listing records, each with its own error message (I5.4-06).
import { z } from 'zod';
import { isInReach } from '../kernel/schema.ts';

/** @param field Begins the error message: 'Update time'. */
export function moment(field: string) {
  const message = `${field} must be a valid ISO date-time string`;
  return z.iso.datetime({ error: message, abort: true }).refine(isInReach, message);
}
