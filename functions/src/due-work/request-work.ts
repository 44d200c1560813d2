// Has work done within seconds that whoever asks for it cannot do itself.
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { RecordStore } from '../ports/records.ts';
import { type DueWork, dueWork } from './due-work.ts';

export interface RequestWorkDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  dueWorkQueue: DueWorkQueue;
}

/** Stores the work anew unless it is waiting and has not begun: it will then read what is there now. */
export async function requestWork(
  { records, dueWorkQueue }: RequestWorkDeps,
  { id, record }: DueWork,
): Promise<void> {
  const known = await records.get(dueWork, id);
  const isWaiting = known && known.attempts === 0 && known.givenUpAt === undefined;
  if (!isWaiting) await records.transact(async (transaction) => transaction.set(dueWork, id, record));
  // Also for work that is there: whoever stored it may have ended before it was asked for.
  const { createdAt: storedAt, dueAt: due } = isWaiting ? known : record;
  if (storedAt !== undefined && due !== undefined) await dueWorkQueue.attempt({ workId: id, storedAt, due });
}
