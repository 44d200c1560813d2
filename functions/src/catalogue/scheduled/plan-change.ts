// Plans changes of records for a time, lists what is planned, and cancels it.
import type { Answers } from '@bite/shared/api/answers';
import type {
  ScheduledChange,
  ScheduledDetail,
  ScheduledSummary,
} from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import type { ScheduledKind } from '@bite/shared/catalogue/scheduled/scheduled-kinds';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { getReadable } from '../../collections/find-readable.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { collectionOf, invalidFields } from '../../collections/record-collection.ts';
import { dueWork, newWork } from '../../due-work/due-work.ts';
import { assertMayIn } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import {
  authorizeRestaurant,
  type InTransaction,
  type RecordDeps,
} from '../../records/authorize-restaurant.ts';
import { buffered } from '../../records/buffered-transaction.ts';
import { refusable } from '../../records/run-batch.ts';
import { readableRecord } from '../../records/stored-record.ts';
import { type RecordChange, updateIn } from '../../records/update-record.ts';
import {
  CHANGED_MEANWHILE,
  DELETED_MEANWHILE,
  fieldsOf,
  isUnchanged,
  readScheduledChange,
  scheduledChangesOf,
  summaries,
  workIdOf,
} from './scheduled-changes.ts';

interface Plan {
  kind: ScheduledKind;
  title: string;
  at: string;
  records: readonly RecordChange[];
}

/**
 * Throws what one of the changes would be refused with now, with the record's name, and VALIDATION_FAILED for a time that is
 * over.
 */
export async function planChange(
  deps: RecordDeps,
  caller: Caller,
  place: RestaurantRef,
  plan: Plan,
): Promise<ScheduledSummary> {
  const request = { ...caller, kind: plan.kind, place };
  const { settings } = await authorizeRestaurant(deps, request, 'write');
  if (Date.parse(plan.at) <= deps.now())
    throw invalidFields([{ field: 'at', message: 'Choose a time that is still ahead' }]);
  const scheduledChangeId = deps.newGuid();
  const planned = await deps.writePath.once((path) =>
    path.transact(authorOf(caller), async (transaction) => {
      const records = await tried({ deps, request, settings, transaction }, plan.records);
      const made = newPlan(plan, { scheduledChangeId, records, by: caller.user.uid, now: deps.now() });
      transaction.create(scheduledChangesOf(place), scheduledChangeId, made);
      const work = newWork('applyScheduledChange', { ...place, scheduledChangeId }, deps.now(), {
        dueAt: Date.parse(plan.at),
        id: workIdOf(scheduledChangeId),
      });
      // Not enqueued, which would try it at once.
      transaction.follow(dueWork, work.id, work.record);
      return made;
    }),
  );
  return summaryOf(deps, caller, planned);
}

function newPlan(
  { kind, title, at }: Plan,
  { now, ...made }: Pick<ScheduledChange, 'scheduledChangeId' | 'records' | 'by'> & { now: number },
): ScheduledChange {
  const iso = new Date(now).toISOString();
  const count = made.records.length;
  return { ...made, kind, title, at, count, state: 'waiting', createdAt: iso, updatedAt: iso };
}

/** Makes each change without keeping it, so that what cannot be done is refused while its author is there. */
async function tried(
  within: InTransaction,
  changes: readonly RecordChange[],
): Promise<ScheduledChange['records']> {
  const { kind, place } = within.request;
  const buffer = buffered(within.transaction);
  await buffer.preload(
    collectionOf(kind, place),
    changes.map(({ recordId }) => String(recordId)),
  );
  const planned: ScheduledChange['records'] = [];
  for (const change of changes) {
    const { recordId } = change;
    const before = await buffer.attempt(({ getAll }) => readableRecord({ getAll }, kind, place, recordId));
    const name = String(before['name'] ?? recordId);
    const result = await refusable(() =>
      buffer.attempt((transaction) => updateIn({ ...within, transaction }, change, 0)),
    );
    if (result instanceof DomainError)
      throw new DomainError(result.code, `${name}: ${result.message}`, result.details);
    planned.push({ recordId, name, before: fieldsOf(before, change.changes), changes: change.changes });
  }
  return planned;
}

async function summaryOf(
  { records }: RecordDeps,
  { user }: Caller,
  planned: ScheduledChange,
): Promise<ScheduledSummary> {
  const [summary] = await summaries(records, user, [planned]);
  if (!summary) throw new Error('One plan has one summary');
  return summary;
}

/** Those of the latest time first. Throws as authorizeRestaurant does. */
export async function listScheduledChanges(
  { records }: RecordDeps,
  { user }: Caller,
  place: RestaurantRef,
  query: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listScheduledChanges']> {
  await assertMayIn(records, user, 'catalogue.read', place);
  const page = await records.page(scheduledChangesOf(place), {
    ...query,
    orderBy: { field: 'at', direction: 'desc' },
  });
  const scheduledChanges = await summaries(
    records,
    user,
    page.found.map(({ record }) => record),
  );
  return { scheduledChanges, ...pageAnswerOf(page) };
}

/** With each record as it is now, while the change waits. Throws NOT_FOUND. */
export async function getScheduledChange(
  deps: RecordDeps,
  caller: Caller,
  place: RestaurantRef,
  scheduledChangeId: string,
): Promise<ScheduledDetail> {
  await assertMayIn(deps.records, caller.user, 'catalogue.read', place);
  const planned = await readScheduledChange(deps.records, place, scheduledChangeId);
  const present = planned.state === 'waiting' ? await presentOf(deps, place, planned) : undefined;
  const records = planned.records.map((record) => ({ ...record, ...present?.(record) }));
  return { ...(await summaryOf(deps, caller, planned)), records };
}

type Planned = ScheduledChange['records'][number];

async function presentOf(
  { records }: RecordDeps,
  place: RestaurantRef,
  { kind, records: all }: ScheduledChange,
) {
  const ids = all.map(({ recordId }) => String(recordId));
  const { found } = await getReadable(records, collectionOf(kind, place), ids);
  const byId = new Map(found.map(({ id, record }) => [id, record as Fields]));
  return ({ recordId, before, changes }: Planned): { present?: Fields; problem?: string } => {
    const record = byId.get(String(recordId));
    if (!record) return { problem: DELETED_MEANWHILE };
    const present = fieldsOf(record, changes);
    return isUnchanged(before, record, changes) ? { present } : { present, problem: CHANGED_MEANWHILE };
  };
}

/** Throws NOT_FOUND, and CONFLICT for one that does not wait any more. */
export async function cancelScheduledChange(
  deps: RecordDeps,
  caller: Caller,
  place: RestaurantRef,
  scheduledChangeId: string,
): Promise<ScheduledSummary> {
  await assertMayIn(deps.records, caller.user, 'catalogue.write', place);
  const cancelled = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await readScheduledChange(transaction, place, scheduledChangeId);
    if (before.state === 'cancelled') return before;
    if (before.state !== 'waiting')
      throw new DomainError('CONFLICT', 'This was made already, so it cannot be cancelled any more');
    const after: ScheduledChange = {
      ...before,
      state: 'cancelled',
      updatedAt: new Date(deps.now()).toISOString(),
    };
    transaction.replace(scheduledChangesOf(place), scheduledChangeId, before, after);
    transaction.follow(dueWork, workIdOf(scheduledChangeId), undefined);
    return after;
  });
  return summaryOf(deps, caller, cancelled);
}
