// Inquiry about the settlement of a batch of payments, by its id or by day (I3.6-09, I5.2-26).
import { z } from 'zod';
import { answerText, answerWord, listOf } from './answer-fields.schema.ts';
import { batchDate, batchId, merchantNumber } from './fields.schema.ts';
import { settlementLetters } from './settlement-status.ts';

export const settlementRequest = z
  .strictObject({ merchid: merchantNumber, batchid: batchId.optional(), date: batchDate.optional() })
  .superRefine(({ batchid, date }, context) => {
    if ((batchid === undefined) === (date === undefined))
      context.addIssue({ code: 'custom', message: 'Give either a batch ID or a date, not both' });
  });

export const settledBatch = z.looseObject({
  batchid: answerText,
  hoststat: answerText,
  hostbatch: answerText,
  merchid: answerText,
  respproc: answerText,
  txns: listOf(z.looseObject({ retref: answerText, setlstat: answerWord(settlementLetters) })).transform(
    (txns) => txns ?? [],
  ),
});

export type SettledBatch = z.output<typeof settledBatch>;
