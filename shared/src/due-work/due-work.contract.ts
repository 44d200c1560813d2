// Failed work and schedules, for site administrators.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { pageAnswer, pageQuery } from '../api/parameters.ts';
import { failedWork, scheduleState } from './failed-work.schema.ts';

const oneWork = z.object({ workId: z.string().min(1).max(128) });

export const dueWorkEndpoints = {
  listFailedWork: {
    summary:
      'Work that was given up, latest first, and when each schedule last ran; for site administrators.',
    query: pageQuery,
    answer: z.strictObject({
      work: z.array(failedWork),
      schedules: z.array(scheduleState),
      ...pageAnswer,
    }),
  },
  repeatFailedWork: {
    summary: 'Has work that was given up tried once more within a minute; for site administrators.',
    params: oneWork,
    answer: z.null(),
    refuses: ['NOT_FOUND'],
  },
  discardFailedWork: {
    summary: 'Takes work off the list that is not to be done any more; for site administrators.',
    params: oneWork,
    answer: z.null(),
    refuses: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
