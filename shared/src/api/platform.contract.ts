// The health check.
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const platformEndpoints = {
  getHealth: {
    summary: 'Says that the API is up.',
    answer: z.strictObject({ status: z.literal('ok') }),
  },
} as const satisfies Record<string, Endpoint>;
