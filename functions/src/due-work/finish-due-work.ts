// Finishes due work: whatever a crash or an outage of a service left undone.
import { portionsOf } from '@bite/shared/kernel/portions';
import { type AttemptDeps, type AttemptOutcome, attemptWork } from './attempt-work.ts';
import { dueWork } from './due-work.ts';

/** The maximum per run; the rest waits for the next one. */
const AT_MOST = 200;
const AT_ONCE = 10;

export type DueWorkCounts = Record<AttemptOutcome, number>;

/** Safe to run concurrently: each piece of work is leased before it is tried. */
export async function finishDueWork(deps: AttemptDeps): Promise<DueWorkCounts> {
  const found = await deps.records.find(dueWork, {
    where: [{ field: 'dueAt', is: '<=', value: new Date(deps.now()).toISOString() }],
    limit: AT_MOST,
  });
  const counts: DueWorkCounts = { done: 0, failed: 0, givenUp: 0, waiting: 0 };
  for (const batch of portionsOf(found, AT_ONCE)) {
    const outcomes = await Promise.all(batch.map(({ id }) => attemptWork(deps, id)));
    for (const outcome of outcomes) counts[outcome] += 1;
  }
  return counts;
}
