// Stores what a schedule, trigger or task could not do as failed work, as if it had been enqueued, so that site
// administrators see it and can repeat it.
import { hashRequest } from '../once/hash-request.ts';
import type { Log } from '../ports/log.ts';
import type { RecordStore } from '../ports/records.ts';
import { alertSoon } from './alert-soon.ts';
import { dueWork, type WorkData, type WorkKind } from './due-work.ts';
import { reasonOf } from './reason-of.ts';

export interface GiveUpDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** The id depends only on kind and data, whatever the order of the fields, so that the same failure is stored once. */
export function idOfWork<Kind extends WorkKind>(kind: Kind, data: WorkData<Kind>): string {
  return `${kind}-${hashRequest(data).slice(0, 16)}`;
}

/** @param error The cause; only its code or name is stored. */
export async function giveUp<Kind extends WorkKind>(
  { records, log, now }: GiveUpDeps,
  kind: Kind,
  data: WorkData<Kind>,
  error: unknown,
): Promise<void> {
  const workId = idOfWork(kind, data);
  log.error('work was given up', {
    workId,
    kind,
    error: error instanceof Error ? String(error) : reasonOf(error),
  });
  const at = new Date(now()).toISOString();
  await records.transact(async (transaction) => {
    const alert = await alertSoon(transaction, kind, now());
    const record = { kind, data, attempts: 0, createdAt: at, givenUpAt: at, error: reasonOf(error) };
    transaction.set(dueWork, workId, record);
    if (alert) transaction.set(dueWork, alert.id, alert.record);
  });
}

/** Removes the work from the list after it has been done. */
export async function clearFailedWork<Kind extends WorkKind>(
  { records }: Pick<GiveUpDeps, 'records'>,
  kind: Kind,
  data: WorkData<Kind>,
): Promise<void> {
  const workId = idOfWork(kind, data);
  if ((await records.get(dueWork, workId)) === undefined) return;
  await records.transact(async (transaction) => transaction.delete(dueWork, workId));
}
