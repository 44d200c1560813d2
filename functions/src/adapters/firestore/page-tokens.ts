// Page tokens of lists: opaque strings that name the record after which the next page begins.
import { DomainError } from '@bite/shared/kernel/errors';
import { isBroken } from '@bite/shared/kernel/text.schema';
import { isRecordId, type RecordQuery, type RecordSource } from '../../ports/records.ts';

export interface Order {
  field: string;
  direction: 'asc' | 'desc';
}

/** The fields that a list is sorted by before the path. Without `orderBy` Firestore sorts by the field of a range. */
export function orderOf({ where = [], orderBy }: Pick<RecordQuery, 'where' | 'orderBy'>): Order[] {
  if (orderBy) return [{ field: orderBy.field, direction: orderBy.direction ?? 'asc' }];
  const ranged = where.find(({ is }) => is === '<' || is === '<=' || is === '>' || is === '>=');
  return ranged ? [{ field: ranged.field, direction: 'asc' }] : [];
}

/** The last record of a page: its path and the values it is sorted by. */
export interface Cursor {
  path: string;
  values: readonly unknown[];
}

type Word = string | number | boolean | null;
const isWord = (value: unknown): value is Word =>
  value === null ||
  (typeof value === 'string' && !isBroken(value)) ||
  typeof value === 'boolean' ||
  Number.isFinite(value);

export const pageTokenOf = ({ path, values }: Cursor): string =>
  Buffer.from(JSON.stringify([path, ...values])).toString('base64url');

/** Throws VALIDATION_FAILED for a token that this list has not issued. */
export function readPageToken<Stored>(
  token: string,
  from: RecordSource<Stored>,
  order: readonly Order[],
): Cursor {
  const [path, ...values] = wordsOf(token);
  if (typeof path !== 'string' || values.length !== order.length || !isPathIn(path, from)) throw madeUp();
  return { path, values };
}

function wordsOf(token: string): Word[] {
  try {
    const words: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(words) && words.every(isWord)) return words;
  } catch {
    // Not JSON, so it is not one of our tokens.
  }
  throw madeUp();
}

function isPathIn<Stored>(path: string, from: RecordSource<Stored>): boolean {
  const steps = path.split('/');
  if (steps.length % 2 !== 0 || !steps.every(isRecordId)) return false;
  return 'path' in from ? steps.slice(0, -1).join('/') === from.path : steps[steps.length - 2] === from.group;
}

const madeUp = (): DomainError => new DomainError('VALIDATION_FAILED', 'Unknown page token');
