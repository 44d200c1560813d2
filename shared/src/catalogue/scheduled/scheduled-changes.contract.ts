// Changes that are planned for a time: made, listed, looked at with what they would do now, and cancelled.
import { z } from 'zod';
import type { Endpoint } from '../../api/endpoint.ts';
import { creating, pageAnswer, pageQuery, restaurantParameters } from '../../api/parameters.ts';
import { guid, isoTime } from '../../kernel/schema.ts';
import { name } from '../../kernel/text.schema.ts';
import { BATCH_BYTES } from '../../records/batch.ts';
import { recordKindTable } from '../../records/record-kinds.ts';
import { changeOfOne, writeRefusals } from '../../records/records.contract.ts';
import { scheduledDetail, scheduledSummary } from './scheduled-change.schema.ts';
import { MOST_SCHEDULED, type ScheduledKind, scheduledKinds } from './scheduled-kinds.ts';

const params = z.object(restaurantParameters);
const one = params.extend({ scheduledChangeId: guid });

const planned = <Kind extends ScheduledKind>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    title: name(200),
    at: isoTime,
    until: isoTime
      .optional()
      .describe('When the former values come back: a second planned change, made in the same step.'),
    records: z.array(changeOfOne(recordKindTable[kind].entity.update)).min(1).max(MOST_SCHEDULED),
  });

type PlannedOfEach<Kinds extends readonly ScheduledKind[]> = {
  readonly [Index in keyof Kinds]: ReturnType<typeof planned<Kinds[Index]>>;
};
const plannedOfEachKind = scheduledKinds.map((kind) => planned(kind)) as unknown as PlannedOfEach<
  typeof scheduledKinds
>;

export const scheduledChangeEndpoints = {
  listScheduledChanges: {
    summary: 'Changes of records that are planned for a time, and what became of earlier ones, latest first.',
    params,
    query: pageQuery,
    answer: z.strictObject({ scheduledChanges: z.array(scheduledSummary), ...pageAnswer }),
    refuses: writeRefusals,
  },
  createScheduledChange: {
    summary:
      'Plans changes of records of one kind for a time. They are checked now and once more then. Records that have the values already are left out; a plan that would change nothing is refused.',
    params,
    headers: creating,
    body: z.discriminatedUnion('kind', plannedOfEachKind),
    maxBodyBytes: BATCH_BYTES,
    answer: scheduledSummary,
    status: 201,
    refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT', 'RECORD_UNREADABLE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  getScheduledChange: {
    summary: 'One planned change with each of its records: as it was, as it will be, and as it is now.',
    params: one,
    answer: scheduledDetail,
    refuses: [...writeRefusals, 'NOT_FOUND'],
  },
  cancelScheduledChange: {
    summary:
      'Cancels a planned change that still waits, with its end; it stays on the list. An end can be cancelled alone: its beginning then lasts.',
    params: one,
    answer: scheduledSummary,
    refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
