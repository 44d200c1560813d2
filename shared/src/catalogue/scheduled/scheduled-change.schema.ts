// Changes of records that are planned for a time: Friday's prices. They are applied together, by the rules of a change that is
// made at that time, to those records whose fields are still as they were when it was planned.
import { z } from 'zod';
import { guid, isoTime, positiveId } from '../../kernel/schema.ts';
import { scheduledKinds } from './scheduled-kinds.ts';

const fields = z.record(z.string(), z.unknown());

/** done: applied, but for those that were refused. failed: could not be applied at all. */
const scheduledStates = ['waiting', 'cancelled', 'done', 'failed'] as const;
export type ScheduledState = (typeof scheduledStates)[number];

const outcome = z.object({
  at: isoTime,
  /** The number of changed records. */
  count: z.int(),
  refused: z.array(z.object({ recordId: positiveId, name: z.string(), message: z.string() })),
  /** Why it failed as a whole. */
  reason: z.string().optional(),
});

const plannedRecord = z.object({
  recordId: positiveId,
  name: z.string(),
  /** The fields that change, as they were when it was planned. */
  before: fields,
  /** A merge patch. */
  changes: fields,
});

const summaryFields = {
  scheduledChangeId: guid,
  kind: z.enum(scheduledKinds),
  /** 'Prices 10 % up' */
  title: z.string(),
  at: isoTime,
  /** When the former values come back, by a planned change of its own, which names this one as `endOf`. */
  endsAt: isoTime.optional(),
  endId: guid.optional(),
  endOf: guid.optional(),
  state: z.enum(scheduledStates),
  /** The author's uid: it is applied with their permissions at that time. */
  by: z.string(),
  count: z.int(),
  /** How many prices these records change, if prices are all that changes. */
  prices: z.int().optional(),
  outcome: outcome.optional(),
  createdAt: isoTime,
  updatedAt: isoTime,
};

/** scheduled_changes/{scheduledChangeId}, below the restaurant. */
export const scheduledChange = z.object({ ...summaryFields, records: z.array(plannedRecord) });
export type ScheduledChange = z.output<typeof scheduledChange>;

export const scheduledSummary = z.strictObject({ ...summaryFields, byName: z.string() });
export type ScheduledSummary = z.output<typeof scheduledSummary>;

export const scheduledDetail = scheduledSummary.extend({
  records: z.array(
    plannedRecord.extend({
      /** The same fields at present; absent if the record is gone, and once the change is over. */
      present: fields.optional(),
      /** Why it would be refused now. */
      problem: z.string().optional(),
    }),
  ),
});
export type ScheduledDetail = z.output<typeof scheduledDetail>;
