// Makes one attempt at a piece of due work. An attempt takes a lease by postponing the next one, so that nobody else takes
// the work meanwhile, and a process that ends in the middle leaves it to be tried again.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { isoAt } from '@bite/shared/kernel/iso-time';
import type { Log } from '../ports/log.ts';
import type { RecordStore } from '../ports/records.ts';
import { alertSoon } from './alert-soon.ts';
import { dueWork, type StoredWork, type WorkData, type WorkKind, workData } from './due-work.ts';
import { reasonOf } from './reason-of.ts';

export interface Attempt {
  /** It is given up if it fails. */
  isLast: boolean;
}

/** A handler may be called again after it succeeded, since a process can end before that is recorded. */
export type WorkHandlers = {
  [Kind in WorkKind]: (data: WorkData<Kind>, attempt: Attempt) => Promise<void>;
};

export interface AttemptDeps {
  records: Pick<RecordStore, 'transact' | 'find'>;
  /** A process that only stores some kinds, as a command line does, needs only their handlers. */
  handlers: Partial<WorkHandlers>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** 'waiting': another process has the lease, or the next attempt is not due. */
export type AttemptOutcome = 'done' | 'failed' | 'givenUp' | 'waiting';

const LONGEST_PAUSE = 6 * HOUR;
/** Over twenty hours. */
export const MAX_ATTEMPTS = 12;

const isLastOf = (attempts: number): boolean => attempts >= MAX_ATTEMPTS;

/** Milliseconds until the next attempt. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, MINUTE * 2 ** (attempts - 1));

/** Never throws the errors of the work itself. Work that is no longer stored counts as done. */
export async function attemptWork(deps: AttemptDeps, workId: string): Promise<AttemptOutcome> {
  const work = await claim(deps, workId);
  if (work === 'done' || work === 'waiting') return work;
  try {
    await perform(deps.handlers, work);
  } catch (error) {
    return noteFailure(deps, workId, work, reasonOf(error));
  }
  await deps.records.transact(async (transaction) => {
    const now = await transaction.get(dueWork, workId);
    if (now && isSameAttempt(now, work)) transaction.delete(dueWork, workId);
  });
  return 'done';
}

/** Work that was stored again under its id while it was done is to be done once more: something has changed since it began. */
const isSameAttempt = (now: StoredWork, claimed: StoredWork): boolean =>
  now.createdAt === claimed.createdAt && now.attempts === claimed.attempts;

/** For the code that has just stored the work. Never throws, since the write has already succeeded. */
export async function attemptNow(deps: AttemptDeps, workId: string): Promise<void> {
  try {
    await attemptWork(deps, workId);
  } catch (error) {
    deps.log.error('due work could not be tried at once', { workId, error: reasonOf(error) });
  }
}

/** The first attempt may be made before the work is due, by the process that stored it. */
async function claim(
  { records, now }: AttemptDeps,
  workId: string,
): Promise<StoredWork | 'done' | 'waiting'> {
  return records.transact(async (transaction) => {
    const work = await transaction.get(dueWork, workId);
    if (!work) return 'done';
    const isDue = work.dueAt !== undefined && Date.parse(work.dueAt) <= now();
    if (work.givenUpAt !== undefined || !(isDue || work.attempts === 0)) return 'waiting';
    const attempts = work.attempts + 1;
    const claimed = { ...work, attempts, dueAt: isoAt(now() + pauseAfter(attempts)) };
    transaction.set(dueWork, workId, claimed);
    return claimed;
  });
}

async function perform(
  handlers: AttemptDeps['handlers'],
  { kind, data, attempts }: StoredWork,
): Promise<void> {
  if (!Object.hasOwn(workData, kind)) throw new Error(`There is no work of the kind '${kind}'`);
  await run(handlers, kind as WorkKind, data, { isLast: isLastOf(attempts) });
}

async function run<Kind extends WorkKind>(
  handlers: AttemptDeps['handlers'],
  kind: Kind,
  data: unknown,
  attempt: Attempt,
): Promise<void> {
  const handle = handlers[kind];
  if (!handle) throw new Error(`Nobody here carries out '${kind}'`);
  await handle(workData[kind].parse(data) as WorkData<Kind>, attempt);
}

async function noteFailure(
  { records, log, now }: AttemptDeps,
  workId: string,
  claimed: StoredWork,
  error: string,
): Promise<AttemptOutcome> {
  const { kind, attempts } = claimed;
  const isLast = isLastOf(attempts);
  log.error(isLast ? 'due work was given up' : 'due work failed and will be tried again', {
    workId,
    kind,
    attempts,
    error,
  });
  await records.transact(async (transaction) => {
    const work = await transaction.get(dueWork, workId);
    if (!work || !isSameAttempt(work, claimed)) return;
    const { dueAt, ...rest } = work;
    const next = isLast ? { givenUpAt: isoAt(now()) } : { dueAt };
    const alert = isLast ? await alertSoon(transaction, kind, now()) : undefined;
    transaction.set(dueWork, workId, { ...rest, ...next, error });
    if (alert) transaction.set(dueWork, alert.id, alert.record);
  });
  return isLast ? 'givenUp' : 'failed';
}
