// Makes a planned change at its time, once, with the name and the permissions of its author. A record that is gone, or whose fields
// somebody has changed since, stays as it is and is named in the outcome. What cannot be made at all is failed work.
import type { ScheduledChange } from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { users } from '../../collections/collections.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { type GiveUpDeps, giveUp } from '../../due-work/give-up.ts';
import { forbidden } from '../../identity/assert-may.ts';
import {
  authorizeRestaurant,
  type RecordDeps,
  type RecordRequest,
} from '../../records/authorize-restaurant.ts';
import { runBatch, type Step } from '../../records/run-batch.ts';
import { readableRecord } from '../../records/stored-record.ts';
import { updateIn } from '../../records/update-record.ts';
import { visibleRecord } from '../../records/visible-record.ts';
import {
  CHANGED_MEANWHILE,
  DELETED_MEANWHILE,
  isUnchanged,
  LEFT_BY_BEGINNING,
  leftBy,
  scheduledChangesOf,
  workOf,
} from './scheduled-changes.ts';

export interface ApplyDeps extends RecordDeps, Pick<GiveUpDeps, 'log'> {}

/** After those of the restaurant that come before it. May run twice. Throws what may succeed later. */
export async function applyScheduledChange(
  deps: ApplyDeps,
  place: RestaurantRef,
  scheduledChangeId: string,
): Promise<void> {
  const planned = await deps.records.get(scheduledChangesOf(place), scheduledChangeId);
  if (!planned || !isOpen(planned)) return;
  for (const one of await waitingBefore(deps, place, planned))
    await applyOne(deps, place, one).catch((error: unknown) => {
      // What cannot be made now is tried again by its own work and does not hold up others, except for its end.
      if (one.scheduledChangeId === planned.endOf) throw error;
    });
  await applyOne(deps, place, planned);
}

/** More than are ever overdue in one restaurant. */
const MOST_OVERDUE = 50;

/** Work that is due at once is picked up in any order. */
async function waitingBefore(
  { records }: ApplyDeps,
  place: RestaurantRef,
  planned: ScheduledChange,
): Promise<ScheduledChange[]> {
  const { found } = await records.page(scheduledChangesOf(place), {
    where: [
      { field: 'state', is: '==', value: 'waiting' },
      { field: 'at', is: '<=', value: planned.at },
    ],
    orderBy: { field: 'at' },
    limit: MOST_OVERDUE,
  });
  return found
    .map(({ record }) => record)
    .filter((one) => inOrder(one, planned) < 0)
    .sort(inOrder);
}

const inOrder = (one: ScheduledChange, other: ScheduledChange): number =>
  Date.parse(one.at) - Date.parse(other.at) || Date.parse(one.createdAt) - Date.parse(other.createdAt);

async function applyOne(deps: ApplyDeps, place: RestaurantRef, planned: ScheduledChange): Promise<void> {
  if (planned.endOf !== undefined && !(await hasBegun(deps, place, planned.endOf)))
    return void (await dropEnd(deps, place, planned));
  try {
    await apply(deps, place, planned);
  } catch (error) {
    if (!(error instanceof DomainError) || errorStatus[error.code] >= 500) throw error;
    await fail(deps, place, planned, error);
  }
}

const hasBegun = async ({ records }: ApplyDeps, place: RestaurantRef, startId: string): Promise<boolean> =>
  (await records.get(scheduledChangesOf(place), startId))?.state === 'done';

/** What never began has nothing to end. If the beginning is repeated, its end waits again. */
const dropEnd = (
  { writePath, now }: ApplyDeps,
  place: RestaurantRef,
  { scheduledChangeId, by }: ScheduledChange,
) =>
  writePath.transact({ uid: by }, async (transaction) => {
    const current = await transaction.get(scheduledChangesOf(place), scheduledChangeId);
    if (!current || !isOpen(current)) return;
    const after: ScheduledChange = {
      ...current,
      state: 'cancelled',
      updatedAt: new Date(now()).toISOString(),
    };
    transaction.follow(scheduledChangesOf(place), scheduledChangeId, after);
  });

/** One that failed may be repeated, by a site administrator. */
const isOpen = ({ state }: ScheduledChange): boolean => state === 'waiting' || state === 'failed';

async function apply(deps: ApplyDeps, place: RestaurantRef, planned: ScheduledChange): Promise<void> {
  const { kind, by, scheduledChangeId } = planned;
  const user = await deps.records.get(users, by);
  if (!user) throw forbidden();
  const requestId = `scheduled-${scheduledChangeId}`;
  const request: RecordRequest = { kind, place, user, requestId };
  const { settings } = await authorizeRestaurant(deps, request, 'write');
  const author = { uid: by, requestId, ...(planned.count > 1 && { batchId: deps.newGuid() }) };
  const batch = {
    action: 'update' as const,
    records: planned.records.map(({ recordId, changes }) => ({ recordId, version: '', changes })),
  };
  await deps.writePath.transact(author, async (transaction) => {
    const current = await transaction.get(scheduledChangesOf(place), scheduledChangeId);
    if (!current || !isOpen(current)) return;
    const start = planned.endOf && (await transaction.get(scheduledChangesOf(place), planned.endOf));
    const end = current.endId && (await transaction.get(scheduledChangesOf(place), current.endId));
    const left = leftBy(start || undefined);
    const steps = planned.records.map((record, index) => ({
      index,
      run: left.has(record.recordId)
        ? new DomainError('CONFLICT', LEFT_BY_BEGINNING)
        : stepOf(request, record),
    }));
    const { done, refused } = await runBatch({ deps, request, settings, transaction }, batch, steps);
    const named = refused.flatMap(({ index, message }) =>
      planned.records.slice(index, index + 1).map(({ recordId, name }) => ({ recordId, name, message })),
    );
    settle(deps, place, transaction, current, { state: 'done', count: done.length, refused: named });
    if (current.state === 'failed' && end && end.state === 'cancelled') reopen(deps, place, transaction, end);
  });
}

/** An end that was dropped while its beginning had failed. Overdue, it is made within a minute. */
function reopen(
  { now }: ApplyDeps,
  place: RestaurantRef,
  transaction: Pick<AuditedTransaction, 'follow'>,
  end: ScheduledChange,
): void {
  const updatedAt = new Date(now()).toISOString();
  transaction.follow(scheduledChangesOf(place), end.scheduledChangeId, {
    ...end,
    state: 'waiting',
    updatedAt,
  });
  const work = workOf(place, end, now());
  transaction.follow(dueWork, work.id, work.record);
}

function stepOf(
  { kind, place, user }: RecordRequest,
  { recordId, before, changes }: ScheduledChange['records'][number],
): Step['run'] {
  return async (within) => {
    const record = await readableRecord(within.transaction, kind, place, recordId).catch((error: unknown) => {
      const isGone = error instanceof DomainError && error.code === 'NOT_FOUND';
      throw isGone ? new DomainError('NOT_FOUND', DELETED_MEANWHILE) : error;
    });
    if (!isUnchanged(before, record, changes)) throw new DomainError('CONFLICT', CHANGED_MEANWHILE);
    const { version } = visibleRecord(kind, place, user, record);
    return { recordId, record: await updateIn(within, { recordId, version, changes }, 0) };
  };
}

type Settled = Pick<ScheduledChange, 'state'> & Omit<NonNullable<ScheduledChange['outcome']>, 'at'>;

function settle(
  { now }: ApplyDeps,
  place: RestaurantRef,
  transaction: Pick<AuditedTransaction, 'follow'>,
  planned: ScheduledChange,
  { state, ...outcome }: Settled,
): void {
  const at = new Date(now()).toISOString();
  const after: ScheduledChange = { ...planned, state, updatedAt: at, outcome: { at, ...outcome } };
  transaction.follow(scheduledChangesOf(place), planned.scheduledChangeId, after);
}

async function fail(
  deps: ApplyDeps,
  place: RestaurantRef,
  { scheduledChangeId, by }: ScheduledChange,
  error: DomainError,
): Promise<void> {
  await deps.writePath.transact({ uid: by }, async (transaction) => {
    const current = await transaction.get(scheduledChangesOf(place), scheduledChangeId);
    if (current && isOpen(current))
      settle(deps, place, transaction, current, {
        state: 'failed',
        count: 0,
        refused: [],
        reason: error.message,
      });
  });
  await giveUp(deps, 'applyScheduledChange', { ...place, scheduledChangeId }, error);
}
