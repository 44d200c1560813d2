// What became of a batch of payments, asked by its id or by the day (I3.6-09, I5.2-26).
import { z } from 'zod';
import { oneOrMany, said, saidWord } from './answer-fields.schema.ts';
import { batchDate, batchId, merchantNumber } from './fields.schema.ts';
import { settlementLetters } from './settlement-status.ts';

export const settlementRequest = z
  .strictObject({ merchid: merchantNumber, batchid: batchId.optional(), date: batchDate.optional() })
  .superRefine(({ batchid, date }, context) => {
    if ((batchid === undefined) === (date === undefined))
      context.addIssue({ code: 'custom', message: 'Give either a batch ID or a date, not both' });
  });

export const settledBatch = z.looseObject({
  batchid: said,
  hoststat: said,
  hostbatch: said,
  merchid: said,
  respproc: said,
  txns: z
    .array(z.looseObject({ retref: said, setlstat: saidWord(settlementLetters) }))
    .nullish()
    .transform((txns) => txns ?? []),
});
export const settlementAnswer = oneOrMany(settledBatch);

export type SettlementRequest = z.output<typeof settlementRequest>;
export type SettledBatch = z.output<typeof settledBatch>;
