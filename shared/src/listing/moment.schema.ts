// Dates of the business-listing records, each with its own error message (I5.4-06).
import { z } from 'zod';

/** @param field Begins the error message: 'Update time'. */
export const moment = (field: string) => z.iso.datetime(`${field} must be a valid ISO date-time string`);
