// Failed work for site administrators: listed, repeated, or discarded.
import type { Answers } from '@bite/shared/api/answers';
import type { FailedWork } from '@bite/shared/due-work/failed-work.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { z } from 'zod';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { assertMay } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordStore } from '../ports/records.ts';
import { MAX_ATTEMPTS } from './attempt-work.ts';
import { dueWork, type StoredWork } from './due-work.ts';

interface WriteDeps {
  writePath: WritePath;
  now: () => number;
}

/** Latest first. Throws FORBIDDEN. */
export async function listFailedWork(
  { records }: { records: Pick<RecordStore, 'page'> },
  { user }: Caller,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Omit<Answers['listFailedWork'], 'schedules'>> {
  assertMay(user, 'failedWork.read');
  const { found, ...rest } = await records.page(dueWork, {
    ...page,
    orderBy: { field: 'givenUpAt', direction: 'desc' },
  });
  return { work: found.map(({ id, record }) => described(id, record)), ...pageAnswerOf(rest) };
}

/** Makes it due at once for a single attempt; if that fails it is listed again. Throws FORBIDDEN and NOT_FOUND. */
export async function repeatFailedWork(deps: WriteDeps, caller: Caller, workId: string): Promise<void> {
  await change(deps, caller, workId, (transaction, { givenUpAt: _, ...work }, before) => {
    const dueAt = new Date(deps.now()).toISOString();
    transaction.replace(dueWork, workId, before, { ...work, dueAt, attempts: MAX_ATTEMPTS - 1 });
  });
}

/** Throws FORBIDDEN and NOT_FOUND. */
export async function discardFailedWork(deps: WriteDeps, caller: Caller, workId: string): Promise<void> {
  await change(deps, caller, workId, (transaction, _work, before) =>
    transaction.remove(dueWork, workId, before),
  );
}

async function change(
  { writePath }: WriteDeps,
  caller: Caller,
  workId: string,
  write: (transaction: AuditedTransaction, work: StoredWork, before: StoredWork) => void,
): Promise<void> {
  assertMay(caller.user, 'failedWork.write');
  await writePath.transact(authorOf(caller), async (transaction) => {
    const work = await transaction.get(dueWork, workId);
    if (work?.givenUpAt === undefined) throw new DomainError('NOT_FOUND', 'This is not on the list any more');
    write(transaction, work, work);
  });
}

const about = z.object({
  tenantId: z.int().positive().optional().catch(undefined),
  restaurantId: z.int().positive().optional().catch(undefined),
  uid: z.string().optional().catch(undefined),
  schedule: z.string().optional().catch(undefined),
});

function described(workId: string, { kind, data, error = '', givenUpAt = '' }: StoredWork): FailedWork {
  const { place, ...flat } = (data ?? {}) as { place?: object };
  const known = about.catch({}).parse({ ...flat, ...place });
  const named = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return { workId, kind, ...named, reason: error, failedAt: givenUpAt };
}
