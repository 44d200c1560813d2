// Takes back a batch of the history: changed records get their former values, deleted ones come back, new ones are deleted. What
// somebody has changed since stays as it is, and is named. Undoing is a batch of its own, which can be undone, too.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { isIncompleteValue } from '@bite/shared/audit/incomplete-value';
import type { UndoAnswer } from '@bite/shared/audit/undo.contract';
import { DomainError } from '@bite/shared/kernel/errors';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { canBeTakenOff } from '@bite/shared/records/batch';
import type { RecordKind } from '@bite/shared/records/record-names';
import { recordParts } from '@bite/shared/records/record-parts';
import stringify from 'safe-stable-stringify';
import { auditValue } from '../audit/audit.ts';
import { auditEntries } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import { collectionOf, definitionOf, type StoredRecord } from '../collections/record-collection.ts';
import { authorOf } from '../identity/caller.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { deleteIn } from './delete-record.ts';
import { restoreIn } from './restore-record.ts';
import { type Batch, isOneEvent, runBatch, type Step } from './run-batch.ts';
import { readableRecordIfThere } from './stored-record.ts';
import { updateIn } from './update-record.ts';
import { visibleRecord } from './visible-record.ts';

/** What one record of the batch needs, or why it stays as it is. */
type Reversal = { action: 'update'; changes: Fields } | { action: 'delete' } | { action: 'restore' };

const reverseOf = { create: 'delete', restore: 'delete', delete: 'restore', update: 'update' } as const;

/** Throws as authorizeRestaurant does, and NOT_FOUND for a batch that is no batch of this kind and place. */
export async function checkUndo(
  deps: RecordDeps,
  request: RecordRequest,
  batchId: string,
): Promise<UndoAnswer> {
  await authorizeRestaurant(deps, request, 'write');
  const { action, parts, ...batch } = await readBatch(deps, request, batchId);
  const ids = parts.map(({ recordId }) => recordId);
  const at = collectionOf(request.kind, request.place);
  const { found } = await getReadable(deps.records, at, ids);
  const present = new Map(found.map(({ id, record }) => [id, record]));
  const left = parts.flatMap((part) => {
    const result = batch.reason ?? reversalOf(request, part, present.get(part.recordId));
    return typeof result === 'string' ? [leftOut(part, result)] : [];
  });
  return { action, count: parts.length - left.length, left };
}

/** The same, done. With an Idempotency-Key a repeat returns the first outcome. */
export async function undoBatch(
  deps: RecordDeps,
  request: RecordRequest,
  batchId: string,
): Promise<UndoAnswer> {
  const { settings } = await authorizeRestaurant(deps, request, 'write');
  const batch = await readBatch(deps, request, batchId);
  const { action, parts } = batch;
  return deps.writePath.once((path) => {
    const reverse = batchOf(batch);
    const author = { ...authorOf(request), ...(isOneEvent(reverse) && { batchId: deps.newGuid() }) };
    return path.transact(author, async (transaction) => {
      const steps = parts.map((part, index) => ({ index, run: stepOf(request, part, batch) }));
      const within = { deps, request, settings, transaction };
      const { done, refused } = await runBatch(within, reverse, steps);
      const left = refused.flatMap(({ index, message }) =>
        parts.slice(index, index + 1).map((part) => leftOut(part, message)),
      );
      return { action, count: done.length, left };
    });
  });
}

/** What a batch did to the records of one kind. */
interface Parts {
  action: AuditEntry['action'];
  parts: AuditEntry[];
  /** Records of other kinds were changed with them: a tag was put back on items. */
  hasUsers: boolean;
  /** Why nothing of it can be taken back by itself. */
  reason?: string;
}

/** A batch is at most 500 records, each with an entry, and what else followed from them in other collections. */
const MOST_ENTRIES = 4000;

async function readBatch(
  { records }: Pick<RecordDeps, 'records'>,
  { kind, place }: RecordRequest,
  batchId: string,
): Promise<Parts> {
  const found = await records.find(auditEntries, {
    where: [{ field: 'batchId', is: '==', value: batchId }],
    limit: MOST_ENTRIES,
  });
  const { path } = collectionOf(kind, place);
  const parts = found
    .map(({ record }) => record)
    .filter((entry) => entry.count === undefined && entry.path === `${path}/${entry.recordId}`)
    .sort((one, other) => Number(one.recordId) - Number(other.recordId));
  const [first] = parts;
  if (!first) throw new DomainError('NOT_FOUND', 'The history has no such change');
  const { action } = first;
  const others = found.filter(({ record }) => !record.path.startsWith(`${path}/`));
  const hasDeleted = others.some(({ record }) => record.action === 'delete');
  return {
    action,
    parts: parts.filter((part) => part.action === action),
    hasUsers: others.length > 0,
    ...(hasDeleted && action === 'update' && { reason: 'Undo the deletion that this came with' }),
  };
}

function stepOf(
  { kind, place, user }: RecordRequest,
  part: AuditEntry,
  { hasUsers, reason }: Parts,
): Step['run'] {
  const recordId = Number(part.recordId);
  return async (within) => {
    const present = await readableRecordIfThere(within.transaction, kind, place, recordId);
    const reversal = reason ?? reversalOf({ kind }, part, present);
    if (typeof reversal === 'string') throw new DomainError('CONFLICT', reversal);
    if (reversal.action === 'restore') return { recordId, record: await restoreIn(within, recordId) };
    if (reversal.action === 'delete') {
      await deleteIn(within, recordId, hasUsers && canBeTakenOff(kind));
      return { recordId };
    }
    const { version } = visibleRecord(kind, place, user, present as StoredRecord);
    const { changes } = reversal;
    return { recordId, record: await updateIn(within, { recordId, version, changes }, 0) };
  };
}

const GONE = 'It was deleted since';
const CHANGED = 'Somebody has changed it since';

/** What takes the change of one record back, or why it stays as it is. */
function reversalOf(
  { kind }: Pick<RecordRequest, 'kind'>,
  { action, changes, at }: AuditEntry,
  present: StoredRecord | undefined,
): Reversal | string {
  const reverse = reverseOf[action];
  if (reverse === 'restore') return present ? 'It is back already' : { action: 'restore' };
  if (!present) return GONE;
  if (reverse === 'delete') return present.updatedAt > at ? CHANGED : { action: 'delete' };
  if (changes.some(({ field }) => field.startsWith('soldOut')))
    return 'What is sold out is put back on sale where it was marked';
  const { entity } = definitionOf(kind);
  const own = changes.filter(({ field }) => !entity.serverFields.has(field.split('.')[0] ?? ''));
  if (own.some(({ field, from }) => isIncompleteValue(field, from)))
    return 'Its former values are too long for the history, or secret';
  if (own.every(({ field, from }) => isValue(present, field, from))) return 'It is as it was before already';
  if (!own.every(({ field, to }) => isValue(present, field, to))) return CHANGED;
  const patch = own.reduce<Fields>(
    (all, { field, from }) => withField(all, field.split('.'), from ?? null),
    {},
  );
  const parsed = entity.update.safeParse(withNewParts(kind, patch, present));
  return parsed.success
    ? { action: 'update', changes: parsed.data as Fields }
    : 'Its former values are not allowed any more';
}

/** A size that is gone comes back as a new one: its number is never given again. */
function withNewParts(kind: RecordKind, patch: Fields, present: StoredRecord): Fields {
  const { field = '' } = recordParts[kind] ?? {};
  const former = patch[field];
  if (!Array.isArray(former)) return patch;
  const known = [present[field]].flat().filter(isFields);
  const parts = former.filter(isFields).map((part): Fields => {
    const { id, guid: _guid, ...rest } = part;
    return known.some((one) => one['id'] === id) ? part : rest;
  });
  return { ...patch, [field]: parts };
}

/** Whether the record has this value there, as the history tells values. */
function isValue(record: Fields, field: string, value: unknown): boolean {
  const present = field
    .split('.')
    .reduce<unknown>((inside, name) => (isFields(inside) ? inside[name] : undefined), record);
  return present === undefined || value === undefined
    ? present === value
    : stringify(auditValue(field, present)) === stringify(value);
}

function withField(fields: Fields, [name = '', ...below]: readonly string[], value: unknown): Fields {
  const inside = fields[name];
  return {
    ...fields,
    [name]: below.length === 0 ? value : withField(isFields(inside) ? inside : {}, below, value),
  };
}

/** As the history notes it: with what is set to the same value in all of them. */
function batchOf({ action, parts, hasUsers }: Parts): Batch {
  const named = parts.map(({ recordId }) => ({ recordId: Number(recordId) }));
  const reverse = reverseOf[action];
  if (reverse === 'delete') return { action: reverse, records: named, ...(hasUsers && { takeOff: true }) };
  if (reverse === 'restore') return { action: reverse, records: named, ...(hasUsers && { putBack: true }) };
  const changesOf = ({ changes }: AuditEntry): Fields =>
    Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null]));
  return {
    action: reverse,
    records: parts.map((part) => ({
      recordId: Number(part.recordId),
      version: '',
      changes: changesOf(part),
    })),
  };
}

const leftOut = ({ recordId, recordName }: AuditEntry, reason: string): UndoAnswer['left'][number] => ({
  recordId: Number(recordId),
  name: recordName ?? recordId,
  reason,
});
