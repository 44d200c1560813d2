// What is told of each of several records that are changed together.
import { z } from 'zod';
import { type ErrorCode, errorStatus } from '../kernel/errors.ts';
import { isoTime } from '../kernel/schema.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** What happened to each record, named by its place in the request (from 0). */
export const batchOutcome = z.strictObject({
  /** Of the batch: its entry in the history and those of its records name it. */
  batchId: z.guid(),
  done: z.array(z.strictObject({ index: z.int(), recordId: z.int(), version: z.string().optional() })),
  /** Those that stayed as they are, and why; `fields` as in VALIDATION_FAILED, `changedBy` as in CONFLICT, if it is known. */
  refused: z.array(
    z.strictObject({
      index: z.int(),
      code: z.enum(codes),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      changedBy: z.strictObject({ name: z.string(), at: isoTime, isYou: z.boolean() }).optional(),
    }),
  ),
});
export type BatchOutcome = z.output<typeof batchOutcome>;
