// Dates of the business-listing records, each refused in its own words (I5.4-06).
import { z } from 'zod';

/** `field` begins the message: 'Update time'. */
export const moment = (field: string) => z.iso.datetime(`${field} must be a valid ISO date-time string`);
