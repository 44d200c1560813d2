// Plans changes of records for a time, lists what is planned, and cancels it.
import type { Answers } from '@bite/shared/api/answers';
import { changedPrices } from '@bite/shared/catalogue/scheduled/changed-prices';
import type {
  ScheduledChange,
  ScheduledDetail,
  ScheduledSummary,
} from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import type { ScheduledKind } from '@bite/shared/catalogue/scheduled/scheduled-kinds';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../../audit/version.ts';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { getReadable } from '../../collections/find-readable.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { collectionOf, invalidFields, type StoredRecord } from '../../collections/record-collection.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { assertMayIn } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { assertOnceEach } from '../../records/assert-once-each.ts';
import {
  authorizeRestaurant,
  type InTransaction,
  type RecordDeps,
} from '../../records/authorize-restaurant.ts';
import { buffered } from '../../records/buffered-transaction.ts';
import { hooksOf } from '../../records/record-hooks.ts';
import { refusable } from '../../records/refusable.ts';
import { readableRecord } from '../../records/stored-record.ts';
import { type RecordChange, updateIn } from '../../records/update-record.ts';
import {
  CHANGED_MEANWHILE,
  DELETED_MEANWHILE,
  fieldsOf,
  isUnchanged,
  LEFT_BY_BEGINNING,
  leftBy,
  readScheduledChange,
  scheduledChangesOf,
  summaries,
  workIdOf,
  workOf,
} from './scheduled-changes.ts';

interface Plan {
  kind: ScheduledKind;
  title: string;
  at: string;
  /** When the former values come back. */
  until?: string | undefined;
  records: readonly RecordChange[];
}

/**
 * Throws what one of the changes would be refused with now, with the record's name, and VALIDATION_FAILED for a time that is
 * over, an end that is not after it, a record that is named twice, and changes without any effect.
 */
export async function planChange(
  deps: RecordDeps,
  caller: Caller,
  place: RestaurantRef,
  plan: Plan,
): Promise<ScheduledSummary> {
  const request = { ...caller, kind: plan.kind, place };
  const { settings } = await authorizeRestaurant(deps, request, 'write');
  assertTimes(plan, deps.now());
  assertOnceEach(
    plan.records.map(({ recordId }) => recordId),
    (index) => `records.${index}.recordId`,
  );
  const planned = await deps.writePath.once((path) => {
    const ids = [deps.newGuid(), deps.newGuid()] as const;
    return path.transact(authorOf(caller), async (transaction) => {
      const tried = await triedChanges({ deps, request, settings, transaction }, plan.records);
      const plans = plansOf(plan, { ids, tried, by: caller.user.uid, now: deps.now() });
      for (const one of plans) store(deps, transaction, place, one);
      return plans[0];
    });
  });
  return summaryOf(deps, caller, planned);
}

function assertTimes({ at, until }: Plan, now: number): void {
  if (Date.parse(at) <= now)
    throw invalidFields([{ field: 'at', message: 'Choose a time that is still ahead' }]);
  if (until !== undefined && Date.parse(until) <= Date.parse(at))
    throw invalidFields([{ field: 'until', message: 'Choose an end that is after the beginning' }]);
}

function store(
  { now }: RecordDeps,
  transaction: AuditedTransaction,
  place: RestaurantRef,
  planned: ScheduledChange,
): void {
  transaction.create(scheduledChangesOf(place), planned.scheduledChangeId, planned);
  const work = workOf(place, planned, now());
  transaction.follow(dueWork, work.id, work.record);
}

interface Planning {
  /** Of the change and of its end. */
  ids: readonly [string, string];
  tried: readonly Tried[];
  by: string;
  now: number;
}

/** The change, and its end if it has one. */
function plansOf(
  { kind, title, at, until }: Plan,
  { ids: [startId, endId], tried, by, now }: Planning,
): [ScheduledChange, ...ScheduledChange[]] {
  const iso = new Date(now).toISOString();
  const common = { kind, by, state: 'waiting', createdAt: iso, updatedAt: iso } as const;
  const prices = tried.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one.prices === undefined ? undefined : sum + one.prices),
    0,
  );
  const counted = (records: ScheduledChange['records']) => ({
    records,
    count: records.length,
    ...(prices !== undefined && { prices }),
  });
  const start: ScheduledChange = {
    ...common,
    ...counted(tried.map(({ record }) => record)),
    scheduledChangeId: startId,
    title,
    at,
  };
  if (until === undefined) return [start];
  const back = tried.flatMap(({ back: record }) => (record ? [record] : []));
  const end = { scheduledChangeId: endId, title: `End of: ${title}`, at: until, endOf: startId };
  return [
    { ...start, endsAt: until, endId },
    { ...common, ...counted(back), ...end },
  ];
}

/** One change that was made without being kept. */
interface Tried {
  record: PlannedRecord;
  /** What brings the former values back; absent if no field of the record itself changes. */
  back?: PlannedRecord;
  prices?: number | undefined;
}

type PlannedRecord = ScheduledChange['records'][number];

/**
 * Makes each change without keeping it, so that what cannot be done is refused while its author is there. Without those that
 * have no effect.
 */
async function triedChanges(within: InTransaction, changes: readonly RecordChange[]): Promise<Tried[]> {
  const { kind, place } = within.request;
  const buffer = buffered(within.transaction);
  await buffer.preload(
    collectionOf(kind, place),
    changes.map(({ recordId }) => String(recordId)),
  );
  const tried: Tried[] = [];
  for (const change of changes) {
    const { recordId } = change;
    const before = await buffer.attempt(({ getAll }) => readableRecord({ getAll }, kind, place, recordId));
    const name = String(before['name'] ?? recordId);
    const after = await refusable(() =>
      buffer.attempt((transaction) => updateIn({ ...within, transaction }, change, 0)),
    );
    if (after instanceof DomainError)
      throw new DomainError(after.code, `${name}: ${after.message}`, after.details);
    const hasSiblings = (hooksOf(kind).siblings?.(change.changes) ?? []).length > 0;
    if (hasSiblings || hasChanged(before, after))
      tried.push(triedOf(kind as ScheduledKind, { recordId, name }, { before, after, ...change }));
  }
  if (tried.length === 0)
    throw invalidFields([
      { field: 'records', message: 'Nothing would change: they have these values already' },
    ]);
  return tried;
}

const hasChanged = (before: StoredRecord, after: StoredRecord): boolean =>
  versionOf({ ...after, updatedAt: before.updatedAt }) !== versionOf(before);

function triedOf(
  kind: ScheduledKind,
  named: Pick<PlannedRecord, 'recordId' | 'name'>,
  change: { before: StoredRecord; after: StoredRecord; changes: Fields },
): Tried {
  const { changes } = change;
  const [before, after] = [fieldsOf(change.before, changes), fieldsOf(change.after, changes)];
  const back = mergePatchBetween(after, before);
  return {
    record: { ...named, before, changes },
    ...(Object.keys(back).length > 0 && {
      back: { ...named, before: fieldsOf(change.after, back), changes: back },
    }),
    prices: changedPrices(kind, change),
  };
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

async function presentOf(
  { records }: RecordDeps,
  place: RestaurantRef,
  { kind, records: all, endOf }: ScheduledChange,
) {
  const ids = all.map(({ recordId }) => String(recordId));
  const { found } = await getReadable(records, collectionOf(kind, place), ids);
  const byId = new Map(found.map(({ id, record }) => [id, record as Fields]));
  const start = endOf === undefined ? undefined : await records.get(scheduledChangesOf(place), endOf);
  // Until the beginning the end finds what the beginning has to find.
  const held = start?.state === 'waiting' ? start.records : all;
  const left = leftBy(start);
  const heldTo = new Map(held.map((one) => [one.recordId, one]));
  return (planned: PlannedRecord): { present?: Fields; problem?: string } => {
    const record = byId.get(String(planned.recordId));
    if (!record) return { problem: DELETED_MEANWHILE };
    const present = fieldsOf(record, planned.changes);
    if (left.has(planned.recordId)) return { present, problem: LEFT_BY_BEGINNING };
    const { before, changes } = heldTo.get(planned.recordId) ?? planned;
    return isUnchanged(before, record, changes) ? { present } : { present, problem: CHANGED_MEANWHILE };
  };
}

/** With its end. What loses its end alone lasts. Throws NOT_FOUND, and CONFLICT for one that does not wait any more. */
export async function cancelScheduledChange(
  deps: RecordDeps,
  caller: Caller,
  place: RestaurantRef,
  scheduledChangeId: string,
): Promise<ScheduledSummary> {
  await assertMayIn(deps.records, caller.user, 'catalogue.write', place);
  const at = scheduledChangesOf(place);
  const cancelled = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await readScheduledChange(transaction, place, scheduledChangeId);
    if (before.state === 'cancelled') return before;
    if (before.state !== 'waiting')
      throw new DomainError('CONFLICT', 'This was made already, so it cannot be cancelled any more');
    const end = before.endId && (await transaction.get(at, before.endId));
    const start = before.endOf && (await transaction.get(at, before.endOf));
    const updatedAt = new Date(deps.now()).toISOString();
    if (start) {
      const { endsAt: _at, endId: _id, ...lasting } = start;
      transaction.replace(at, start.scheduledChangeId, start, { ...lasting, updatedAt });
    }
    const [after] = [before, ...(end ? [end] : [])].map((one): ScheduledChange => {
      const cancelledOne: ScheduledChange = { ...one, state: 'cancelled', updatedAt };
      transaction.replace(at, one.scheduledChangeId, one, cancelledOne);
      transaction.follow(dueWork, workIdOf(one.scheduledChangeId), undefined);
      return cancelledOne;
    });
    return after ?? before;
  });
  return summaryOf(deps, caller, cancelled);
}
