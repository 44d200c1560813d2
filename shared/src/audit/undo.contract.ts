// Takes back a change of many records that the history tells as one: days later, and only what nobody has changed since.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, restaurantParameters } from '../api/parameters.ts';
import { guid } from '../kernel/schema.ts';
import { type RecordKind, recordKinds } from '../records/record-names.ts';
import { writeRefusals } from '../records/records.contract.ts';
import { auditActions } from './audit-entry.schema.ts';

const params = z.object({ ...restaurantParameters, batchId: guid });
const kind = z.strictObject({ kind: z.enum(recordKinds as [RecordKind, ...RecordKind[]]) });

const undoAnswer = z.strictObject({
  /** What was done, which is taken back. */
  action: z.enum(auditActions),
  /** How many records are, or would be, as they were before. */
  count: z.int(),
  /** Those that stay as they are now, and why. */
  left: z.array(z.strictObject({ recordId: z.int(), name: z.string(), reason: z.string() })),
});
export type UndoAnswer = z.output<typeof undoAnswer>;

export const undoEndpoints = {
  checkUndo: {
    summary:
      'What undoing a change of many records of one kind would take back now, and what it would leave.',
    params,
    query: kind,
    answer: undoAnswer,
    refuses: [...writeRefusals, 'NOT_FOUND'],
  },
  undoBatch: {
    summary:
      'Takes back a change of many records of one kind, for each that nobody has changed since. It is a change of its own in the history.',
    params,
    headers: creating,
    body: kind,
    answer: undoAnswer,
    refuses: [...writeRefusals, 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
} as const satisfies Record<string, Endpoint>;
