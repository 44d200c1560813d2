// Builds audit entries: field by field, before and after, with secrets masked and within the document size limit.
import type { AuditChange, AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { secretFields as paymentSecrets } from '@bite/shared/payments/secret-fields';
import { secretFields } from '@bite/shared/tenancy/secret-fields';
import stringify from 'safe-stable-stringify';
import { placeOfPath } from '../collections/place-of-path.ts';
import type { RecordChange } from '../ports/records.ts';

const MASKED = '•••';
const LONGEST_VALUE = 2000;
/** Characters in all values of an entry together: it stays far below the size of a document. */
const LONGEST_ENTRY = 200_000;

const secrets: ReadonlySet<string> = new Set(
  [...secretFields, ...paymentSecrets].map((name) => name.toLowerCase()),
);
/** Passwords, tokens and codes by their names, and the hashes they are stored by. */
const isSecret = (name: string): boolean => secrets.has(name.toLowerCase()) || /hash$/i.test(name);

/** Says nothing that the entry's own time does not say. */
const isNoise = (field: string): boolean => field === 'updatedAt';

/** Every field that differs; a list counts as one field. A record that is created or deleted is listed field by field. */
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

/** The person who makes a change. */
export interface Author {
  uid: string;
  requestId?: string | undefined;
}

/** @param now ISO instant. */
export function auditEntry(
  { before, after, path, recordId }: RecordChange,
  author: Author,
  { entryId, now }: { entryId: string; now: string },
): AuditEntry {
  const own = (after ?? before) as { tenantId?: unknown; restaurantId?: unknown } | undefined;
  return {
    entryId,
    at: now,
    by: author.uid,
    ...(author.requestId !== undefined && { requestId: author.requestId }),
    action: before ? (after ? 'update' : 'delete') : 'create',
    kind: path.slice(path.lastIndexOf('/') + 1),
    recordId,
    ...nameOf(after ?? before),
    path: `${path}/${recordId}`,
    ...(typeof own?.tenantId === 'number' && { tenantId: own.tenantId }),
    ...(typeof own?.restaurantId === 'number' && { restaurantId: own.restaurantId }),
    ...placeOfPath(`${path}/${recordId}`),
    changes: changesBetween(before, after),
  };
}

const LONGEST_NAME = 200;

/** What people call it: an item's name, a job's title, a person's first and last name, whom an invitation is for. */
function nameOf(record: object | undefined): { recordName?: string } {
  const { name, title, displayName, firstName, lastName, email } = (record ?? {}) as Fields;
  const person = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  const called = [name, title, displayName, person, email].find(
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

/** A value in the form in which an entry stores it. */
export const auditValue = (field: string, value: unknown): unknown => cut(masked(field, value));

function masked(field: string, value: unknown): unknown {
  if (field.split('.').some(isSecret)) return MASKED;
  if (Array.isArray(value)) return value.map((entry) => masked('', entry));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(name, inner)]));
}

/** What is too long is told as a text that says how long it was. */
function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= LONGEST_VALUE && !isNestedList(value)) return value;
  if (text.length <= LONGEST_VALUE) return text;
  return `${text.slice(0, LONGEST_VALUE)}… (cut, ${text.length} characters)`;
}

/** Firestore takes no list that stands in a list itself. */
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
