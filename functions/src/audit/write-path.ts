// The only way in which changes by staff are stored: in a transaction with an audit entry for each change, refused if the
// record has changed since it was read. Required side effects are stored in the same transaction (due-work).
import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { auditEntries } from '../collections/collections.ts';
import { collisionAt } from '../collections/collision.ts';
import { type DueWork, dueWork, FIRST_ATTEMPT_WITHIN } from '../due-work/due-work.ts';
import {
  idempotencyKeys,
  type NamedKey,
  namedKey,
  type RepeatableRequest,
  resultOf,
  usedBy,
} from '../once/idempotency-key.ts';
import { shareInFlight } from '../once/share-in-flight.ts';
import type { Log } from '../ports/log.ts';
import {
  type RecordCollection,
  type RecordDiff,
  RecordExists,
  type RecordReader,
  type RecordStore,
  type RecordTransaction,
} from '../ports/records.ts';
import { type Author, auditEntry, type BatchNote, batchEntry, type ChangedRecords } from './audit.ts';
import { withChangedBy } from './changed-by.ts';
import { StaleRecord } from './version.ts';

/** All reads must come before the first write. */
export interface AuditedTransaction extends RecordReader {
  /** The transaction fails with ID_COLLISION if the id is taken (CONFLICT if the id was not assigned by us). */
  create<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** @param before The record as read in this transaction. */
  replace<Stored>(at: RecordCollection<Stored>, id: string, before: Stored, after: Stored): void;
  /**
   * Writes, or removes if `record` is undefined, without an audit entry, for data that follows from another write of this
   * transaction.
   */
  follow<Stored>(at: RecordCollection<Stored>, id: string, record: Stored | undefined): void;
  remove<Stored>(at: RecordCollection<Stored>, id: string, before: Stored): void;
  /** Creates a removed record again, as it was. */
  restore<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /**
   * Tells in the place's history what this transaction has done to the records of a collection, whose own entries name the
   * author's batch. Comes after them; says nothing where none has changed.
   */
  noteBatch(note: BatchNote): void;
  /** Writes an audit entry alone: for the history of a record that `follow` changes elsewhere. Counts as a write. */
  note(change: RecordDiff): void;
  /** Counts as a write. The work is stored with the change, tried once after the commit unless it is for later, and otherwise run by a schedule. */
  enqueue(work: DueWork): void;
  /** Logged as an error, once, after the commit. */
  warn: Log['error'];
}

export interface WritePath {
  /**
   * Runs `write` unless the request's Idempotency-Key has been used before; then it returns the earlier result. `write` makes
   * one transaction with the path that it gets, and returns that transaction's result. Throws IDEMPOTENCY_KEY_REUSED.
   * Without a key it always runs. Callers are authorized before, so that nobody gets an earlier result after losing access.
   */
  once<Result>(write: (path: Pick<WritePath, 'transact'>) => Promise<Result>): Promise<Result>;
  /** The same path bound to a request's Idempotency-Key; unchanged if the request has none. */
  withKey(request: Omit<RepeatableRequest, 'key'> & { key: string | undefined }): WritePath;
  /** `work` may run several times and must have no side effects of its own; whatever it throws ends the transaction. */
  transact<Result>(
    author: Author,
    work: (transaction: AuditedTransaction) => Promise<Result>,
  ): Promise<Result>;
}

export interface WritePathDeps {
  records: RecordStore;
  /** Milliseconds. */
  now: () => number;
  /** Runs enqueued work at once and never throws. Without it the work waits for the schedule. */
  attempt?: ((workId: string) => Promise<unknown>) | undefined;
  /** Receives the warnings of transactions. */
  log?: Pick<Log, 'error'> | undefined;
}

/** A replacement that only changes `updatedAt` writes no audit entry. */
export function writePath(deps: WritePathDeps): WritePath {
  const share = shareInFlight<unknown>();
  const path: WritePath = {
    transact: (author, work) => transact(deps, author, work),
    once: (write) => write(path),
    withKey: ({ key, ...request }) => {
      if (key === undefined) return path;
      const named = namedKey({ ...request, key });
      return {
        ...path,
        once: <Result>(write: (inner: Pick<WritePath, 'transact'>) => Promise<Result>) =>
          share(`${named.id} ${named.requestHash}`, () => once(deps, named, write)) as Promise<Result>,
      };
    },
  };
  return path;
}

async function once<Result>(
  deps: WritePathDeps,
  named: NamedKey,
  write: (path: Pick<WritePath, 'transact'>) => Promise<Result>,
): Promise<Result> {
  const earlier = resultOf<Result>(await deps.records.get(idempotencyKeys, named.id), named, deps.now());
  if (earlier) return earlier.result;
  return write({ transact: (author, work) => transact(deps, author, work, named) });
}

async function transact<Result>(
  { records, now, attempt, log }: WritePathDeps,
  author: Author,
  work: (transaction: AuditedTransaction) => Promise<Result>,
  named?: NamedKey,
): Promise<Result> {
  let after: Aftermath = { enqueued: [], warnings: [] };
  const result = await records
    .transact(async (transaction) => {
      after = { enqueued: [], warnings: [] };
      const used = named && (await transaction.get(idempotencyKeys, named.id));
      const earlier = named && resultOf<Result>(used, named, now());
      if (earlier) return earlier.result;
      const made = await work(audited(transaction, author, now, after));
      if (named) transaction.set(idempotencyKeys, named.id, usedBy(made, named, now()));
      return made;
    })
    .catch(async (error: unknown) => {
      if (error instanceof RecordExists) throw collisionAt(error.path);
      throw error instanceof StaleRecord ? await withChangedBy(records, error, author.uid) : error;
    });
  for (const warning of after.warnings) log?.error(...warning);
  if (attempt) for (const workId of after.enqueued) await attempt(workId);
  return result;
}

/** Collected during a transaction, handled after its commit. */
interface Aftermath {
  enqueued: string[];
  warnings: Parameters<Log['error']>[];
}

function audited(
  transaction: RecordTransaction,
  author: Author,
  now: () => number,
  after: Aftermath,
): AuditedTransaction {
  const newEntry = () => ({ entryId: randomUUID(), now: new Date(now()).toISOString() });
  const changed = new Map<string, Map<string, string | undefined>>();
  function note(change: RecordDiff, action?: AuditEntry['action']): void {
    const entry = auditEntry(change, author, { ...newEntry(), action });
    if (entry.action === 'update' && entry.changes.length === 0) return;
    const known = changed.get(change.path) ?? new Map<string, string | undefined>();
    changed.set(change.path, known.set(change.recordId, entry.recordName));
    transaction.create(auditEntries, entry.entryId, entry);
  }
  function audit<Stored>(
    { path, alsoAudited }: RecordCollection<Stored>,
    recordId: string,
    before: Stored | undefined,
    after: Stored | undefined,
  ): void {
    note({ path, recordId, before: before as object | undefined, after: after as object | undefined });
    for (const change of alsoAudited?.(before, after) ?? []) note(change);
  }
  return {
    get: (at, id) => transaction.get(at, id),
    getAll: (at, ids) => transaction.getAll(at, ids),
    find: (from, query) => transaction.find(from, query),
    create(at, id, record) {
      transaction.create(at, id, record);
      audit(at, id, undefined, record);
    },
    replace(at, id, before, after) {
      transaction.set(at, id, after);
      audit(at, id, before, after);
    },
    follow(at, id, record) {
      if (record === undefined) transaction.delete(at, id);
      else transaction.set(at, id, record);
    },
    remove(at, id, before) {
      transaction.delete(at, id);
      audit(at, id, before, undefined);
    },
    restore(at, id, record) {
      transaction.create(at, id, record);
      const same = record as object;
      note({ path: at.path, recordId: id, before: same, after: same }, 'restore');
    },
    noteBatch(one) {
      const records: ChangedRecords = changed.get(one.path) ?? new Map();
      if (records.size === 0) return;
      const entry = batchEntry(one, records, author, newEntry());
      transaction.create(auditEntries, entry.entryId, entry);
    },
    note: (change) => note(change),
    enqueue({ id, record }) {
      transaction.create(dueWork, id, record);
      const isSoon = Date.parse(record.dueAt ?? '') <= now() + FIRST_ATTEMPT_WITHIN;
      if (isSoon) after.enqueued.push(id);
    },
    warn: (...warning) => void after.warnings.push(warning),
  };
}
