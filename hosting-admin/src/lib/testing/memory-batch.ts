// Answers a batch of records in memory by the endpoints of single records.
import { CallError, type SomeCallOptions } from '@bite/shared/api/client';
import type { ErrorCode } from '@bite/shared/kernel/errors';
import type { BatchAction } from '@bite/shared/records/batch';
import type { BatchOutcome } from '@bite/shared/records/batch.schema';
import { recordNames } from '@bite/shared/records/record-names';
import { guidOf } from './an-order.ts';

export type AnyHandlers = Readonly<Record<string, ((options: SomeCallOptions) => unknown) | undefined>>;

interface BatchBody {
  action: BatchAction;
  records: readonly { recordId?: number }[];
}

/** Undefined for an endpoint of another name. */
export function batchHandler(name: string, handlers: AnyHandlers) {
  const names = Object.values(recordNames).find(({ many }) => name === `batch${many}`);
  if (!names) return undefined;
  return async ({ parameters = {}, body }: SomeCallOptions): Promise<BatchOutcome> => {
    const { action, records } = body as BatchBody;
    const single = handlers[`${action}${names.one}`];
    if (!single) throw new Error(`Nothing answers ${action}${names.one}`);
    const outcome: BatchOutcome = { batchId: guidOf(900_001), done: [], refused: [] };
    for (const [index, { recordId, ...record }] of records.entries()) {
      const of = recordId === undefined ? parameters : { ...parameters, recordId };
      const ask = async () => single({ parameters: of, body: record }) as Promise<Answer>;
      const answer = await ask().catch(refusal);
      if (answer instanceof CallError)
        outcome.refused.push({
          index,
          code: answer.code as ErrorCode,
          message: answer.message,
          ...(answer.details as Pick<BatchOutcome['refused'][number], 'changedBy'> | undefined),
        });
      else outcome.done.push({ index, recordId: recordId ?? idIn(answer), version: answer?.version });
    }
    return outcome;
  };
}

type Answer = { record: object; version: string } | null;

/** Without an answer there is none for the batch either. */
function refusal(error: unknown): CallError {
  if (error instanceof CallError && error.status !== 0) return error;
  throw error;
}

const idIn = (answer: Answer): number =>
  Number(Object.entries(answer?.record ?? {}).find(([field]) => field.endsWith('Id'))?.[1]);
