// Work that the platform gave up on, for site administrators.
import { z } from 'zod';
import { failedWork, scheduleState } from '../due-work/failed-work.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { pageAnswer, pageQuery } from './parameters.ts';

const oneWork = z.object({ workId: z.string().min(1).max(128) });

export const workEndpoints = {
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
