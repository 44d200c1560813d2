// Builds audit entries: changes by field, before and after, with secrets masked and within the document size limit.
import type { AuditChange, AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { secretFields as paymentSecrets } from '@bite/shared/payments/secret-fields';
import { secretFields } from '@bite/shared/tenancy/secret-fields';
import stringify from 'safe-stable-stringify';
import { placeOfPath } from '../collections/place-of-path.ts';
import type { RecordDiff } from '../ports/records.ts';

const MASKED = '•••';
const LONGEST_TEXT = 2000;
/** Of a list, such as a group's forty options: whole, a change of it can be taken back. */
const LONGEST_LIST = 20_000;
/** The maximum number of characters in all values of an entry, far below the document size limit. */
const LONGEST_ENTRY = 200_000;

const secrets: ReadonlySet<string> = new Set(
  [...secretFields, ...paymentSecrets].map((name) => name.toLowerCase()),
);
/** Field names of passwords, tokens, codes and their hashes. */
const isSecret = (name: string): boolean => secrets.has(name.toLowerCase()) || /hash$/i.test(name);

/** Excluded, since the entry has its own time. */
const isNoise = (field: string): boolean => field === 'updatedAt';

/** Every field that differs; a list counts as one field. A created or deleted record is listed with all its fields. */
export function changesBetween(before: object | undefined, after: object | undefined): AuditChange[] {
  const [from, to] = [leavesOf(before ?? {}), leavesOf(after ?? {})];
  const fields = [...new Set([...from.keys(), ...to.keys()])];
  const changes = fields
    .filter((field) => !isNoise(field) && stringify(from.get(field)) !== stringify(to.get(field)))
    .map((field) => ({
      field,
      ...(from.has(field) && { from: auditValue(field, from.get(field)) }),
      ...(to.has(field) && { to: auditValue(field, to.get(field)) }),
    }));
  return withinSize(changes);
}

/** The person who makes the change. */
export interface Author {
  uid: string;
  requestId?: string | undefined;
  /** Of changes that are made together. */
  batchId?: string | undefined;
}

/**
 * @param now ISO instant.
 * @param action By default what `before` and `after` say.
 */
export function auditEntry(
  { before, after, path, recordId }: RecordDiff,
  author: Author,
  {
    entryId,
    now,
    action = before ? (after ? 'update' : 'delete') : 'create',
  }: { entryId: string; now: string; action?: AuditEntry['action'] | undefined },
): AuditEntry {
  return {
    entryId,
    at: now,
    by: author.uid,
    ...(author.requestId !== undefined && { requestId: author.requestId }),
    ...(author.batchId !== undefined && { batchId: author.batchId }),
    action,
    kind: path.slice(path.lastIndexOf('/') + 1),
    recordId,
    ...nameOf(after ?? before),
    path: `${path}/${recordId}`,
    ...(author.batchId === undefined && placeOf(`${path}/${recordId}`, after ?? before)),
    changes: changesBetween(before, after),
  };
}

/** The entry of a whole batch, by which a place's history tells it. Its records' entries are found by its id. */
export function batchEntry(
  { path, action, changes }: BatchNote,
  records: ChangedRecords,
  { uid, requestId, batchId = '' }: Author,
  { entryId, now }: { entryId: string; now: string },
): AuditEntry {
  const recordNames = [...records.values()].filter((name) => name !== undefined).slice(0, MOST_NAMES);
  return {
    entryId,
    at: now,
    by: uid,
    ...(requestId !== undefined && { requestId }),
    batchId,
    action,
    kind: path.slice(path.lastIndexOf('/') + 1),
    recordId: batchId,
    count: records.size,
    ...(recordNames.length > 0 && { recordNames }),
    path: `${path}/${batchId}`,
    ...placeOfPath(path),
    changes: withinSize(
      changes.map(({ field, to }) => ({ field, ...(to !== undefined && { to: auditValue(field, to) }) })),
    ),
  };
}

/** The records of one collection that a transaction has changed: their names by id. */
export type ChangedRecords = ReadonlyMap<string, string | undefined>;

/** A batch may be hundreds. All of them are found by its id. */
const MOST_NAMES = 20;

/** What the history tells of a batch besides which records changed. */
export interface BatchNote {
  /** The collection's path. */
  path: string;
  action: AuditEntry['action'];
  /** What was set to the same value in all of them. */
  changes: readonly AuditChange[];
}

function placeOf(path: string, record: object | undefined): Partial<RestaurantRef> {
  const own = record as { tenantId?: unknown; restaurantId?: unknown } | undefined;
  return {
    ...(typeof own?.tenantId === 'number' && { tenantId: own.tenantId }),
    ...(typeof own?.restaurantId === 'number' && { restaurantId: own.restaurantId }),
    ...placeOfPath(path),
  };
}

const LONGEST_NAME = 200;

/** The display name of a record: an item's name, a job's title, a person's full name, an invitation's address, a domain. */
function nameOf(record: object | undefined): { recordName?: string } {
  const { name, title, displayName, firstName, lastName, email, domain } = (record ?? {}) as Fields;
  const person = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  const called = [name, title, displayName, person, email, domain].find(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return called === undefined ? {} : { recordName: called.slice(0, LONGEST_NAME) };
}

/** A copy of an entry with every secret masked, including entries written before a field was declared secret. */
export function maskedEntry(entry: AuditEntry): AuditEntry {
  const changes = entry.changes.map(({ field, from, to }) => ({
    field,
    ...(from !== undefined && { from: masked(field, from) }),
    ...(to !== undefined && { to: masked(field, to) }),
  }));
  return { ...entry, changes };
}

function leavesOf(fields: Fields | object, at = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    const field = at === '' ? name : `${at}.${name}`;
    if (value === undefined) continue;
    if (!isFields(value)) leaves.set(field, value);
    else for (const [below, leaf] of leavesOf(value, field)) leaves.set(below, leaf);
  }
  return leaves;
}

/** A value in the form that audit entries store. */
export const auditValue = (field: string, value: unknown): unknown => cut(masked(field, value));

function masked(field: string, value: unknown): unknown {
  if (field.split('.').some(isSecret)) return MASKED;
  if (Array.isArray(value)) return value.map((entry) => masked('', entry));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(name, inner)]));
}

/** A value that is too long is replaced by a text with its length. */
function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const most = Array.isArray(value) ? LONGEST_LIST : LONGEST_TEXT;
  if (text.length <= most && !isNestedList(value)) return value;
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, LONGEST_TEXT)}… (cut, ${text.length} characters)`;
}

/** Firestore does not store a list within a list. */
const isNestedList = (value: unknown): boolean => Array.isArray(value) && value.some(Array.isArray);

function withinSize(changes: readonly AuditChange[]): AuditChange[] {
  const kept: AuditChange[] = [];
  let size = 0;
  for (const change of changes) {
    size += JSON.stringify(change).length;
    if (size > LONGEST_ENTRY) {
      const rest = changes.length - kept.length;
      return [...kept, { field: '…', to: `${rest} more fields` }];
    }
    kept.push(change);
  }
  return kept;
}
