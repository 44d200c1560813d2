// One attempt at one piece of due work. Whoever attempts it first puts its next attempt off, so that nobody else takes it
// meanwhile, and a process that ends in the middle leaves it to be tried again.
import type { Log } from '../ports/log.ts';
import type { RecordStore } from '../ports/records.ts';
import { alertSoon } from './alert-soon.ts';
import { dueWork, type StoredWork, type WorkData, type WorkKind, workData } from './due-work.ts';
import { reasonOf } from './reason-of.ts';

/** A handler may be called again after it succeeded: a process can end before that is noted. */
export type WorkHandlers = { [Kind in WorkKind]: (data: WorkData<Kind>) => Promise<void> };

export interface AttemptDeps {
  records: Pick<RecordStore, 'transact' | 'find'>;
  /** A process that stores some kinds alone, as a command line does, needs no others. */
  handlers: Partial<WorkHandlers>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** 'waiting': somebody else is at it, or it is to be tried later. */
export type AttemptOutcome = 'done' | 'failed' | 'givenUp' | 'waiting';

const MINUTE = 60_000;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** Over twenty hours. */
export const MAX_ATTEMPTS = 12;

/** Milliseconds until the next attempt. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, MINUTE * 2 ** (attempts - 1));

/** Throws nothing that the work itself fails with. Work that is no longer stored is done. */
export async function attemptWork(deps: AttemptDeps, workId: string): Promise<AttemptOutcome> {
  const work = await claim(deps, workId);
  if (work === 'done' || work === 'waiting') return work;
  try {
    await perform(deps.handlers, work);
  } catch (error) {
    return noteFailure(deps, workId, work, reasonOf(error));
  }
  await deps.records.transact(async (transaction) => transaction.delete(dueWork, workId));
  return 'done';
}

/** For whoever has just stored the work: it throws nothing, since what was written stands. */
export async function attemptNow(deps: AttemptDeps, workId: string): Promise<void> {
  try {
    await attemptWork(deps, workId);
  } catch (error) {
    deps.log.error('due work could not be tried at once', { workId, error: reasonOf(error) });
  }
}

/** Work that nobody has tried yet may be claimed before it is due, by whoever stored it. */
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

async function perform(handlers: AttemptDeps['handlers'], { kind, data }: StoredWork): Promise<void> {
  if (!Object.hasOwn(workData, kind)) throw new Error(`There is no work of the kind '${kind}'`);
  await run(handlers, kind as WorkKind, data);
}

async function run<Kind extends WorkKind>(
  handlers: AttemptDeps['handlers'],
  kind: Kind,
  data: unknown,
): Promise<void> {
  const handle = handlers[kind];
  if (!handle) throw new Error(`Nobody here carries out '${kind}'`);
  await handle(workData[kind].parse(data) as WorkData<Kind>);
}

async function noteFailure(
  { records, log, now }: AttemptDeps,
  workId: string,
  { kind, attempts }: StoredWork,
  error: string,
): Promise<AttemptOutcome> {
  const isLast = attempts >= MAX_ATTEMPTS;
  log.error(isLast ? 'due work was given up' : 'due work failed and will be tried again', {
    workId,
    kind,
    attempts,
    error,
  });
  await records.transact(async (transaction) => {
    const work = await transaction.get(dueWork, workId);
    if (!work) return;
    const { dueAt, ...rest } = work;
    const next = isLast ? { givenUpAt: isoAt(now()) } : { dueAt };
    const alert = isLast ? await alertSoon(transaction, kind, now()) : undefined;
    transaction.set(dueWork, workId, { ...rest, ...next, error });
    if (alert) transaction.set(dueWork, alert.id, alert.record);
  });
  return isLast ? 'givenUp' : 'failed';
}

const isoAt = (instant: number): string => new Date(instant).toISOString();
