// The one way in which changes by staff are stored: in a transaction with an audit entry for each, refused where the record
// has changed since it was read. Side effects that must follow are stored in the same transaction (due-work).
import { randomUUID } from 'node:crypto';
import { auditEntries } from '../collections/collections.ts';
import { collisionAt } from '../collections/collision.ts';
import { type DueWork, dueWork } from '../due-work/due-work.ts';
import {
  idempotencyKeys,
  type KeyedRequest,
  type NamedKey,
  namedKey,
  resultOf,
  usedBy,
} from '../once/idempotency-key.ts';
import { shareInFlight } from '../once/share-in-flight.ts';
import type { Log } from '../ports/log.ts';
import {
  type RecordChange,
  type RecordCollection,
  RecordExists,
  type RecordReader,
  type RecordStore,
  type RecordTransaction,
} from '../ports/records.ts';
import { type Author, auditEntry } from './audit.ts';
import { withChangedBy } from './changed-by.ts';
import { StaleRecord } from './version.ts';

/** Reads come before writes, as in every transaction. */
export interface AuditedTransaction extends RecordReader {
  /** The transaction fails with ID_COLLISION where the id is taken (CONFLICT where it is no number of ours). */
  create<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** @param before As it was read in this transaction. */
  replace<Stored>(at: RecordCollection<Stored>, id: string, before: Stored, after: Stored): void;
  /** What follows from another write of the same transaction, whose entry says enough. */
  follow<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  remove<Stored>(at: RecordCollection<Stored>, id: string, before: Stored): void;
  /** A write: the work is stored with the change, tried once when that is committed, and finished by a schedule. */
  enqueue(work: DueWork): void;
  /** Logged as an error, once, when the transaction has been committed. */
  warn: Log['error'];
}

export interface WritePath {
  /**
   * Runs `write` unless the request's Idempotency-Key has done so before; then nothing happens, and the answer is that of
   * the earlier transaction. `write` makes one transaction with the path that it gets, and answers what that answered.
   * Throws IDEMPOTENCY_KEY_REUSED. Without a key it always runs.
   */
  once<Result>(write: (path: Pick<WritePath, 'transact'>) => Promise<Result>): Promise<Result>;
  /** The same path for a request that may be repeated; as it is where the request names no key. */
  keyed(request: Omit<KeyedRequest, 'key'> & { key: string | undefined }): WritePath;
  /** `work` may run several times and must have no effects of its own; what it throws ends the change. */
  transact<Result>(
    author: Author,
    work: (transaction: AuditedTransaction) => Promise<Result>,
  ): Promise<Result>;
}

export interface WritePathDeps {
  records: RecordStore;
  /** Milliseconds. */
  now: () => number;
  /** Tries enqueued work at once; throws nothing. Without it the work waits for the schedule. */
  attempt?: ((workId: string) => Promise<unknown>) | undefined;
  /** Gets the warnings of transactions. */
  log?: Pick<Log, 'error'> | undefined;
}

/** A replacement that changes only `updatedAt` leaves no audit entry. */
export function writePath(deps: WritePathDeps): WritePath {
  const share = shareInFlight<unknown>();
  const path: WritePath = {
    transact: (author, work) => transact(deps, author, work),
    once: (write) => write(path),
    keyed: ({ key, ...request }) => {
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

/** What is done once a transaction has been committed. */
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
  function note(change: RecordChange): void {
    const entryId = randomUUID();
    const entry = auditEntry(change, author, { entryId, now: new Date(now()).toISOString() });
    if (entry.action === 'update' && entry.changes.length === 0) return;
    transaction.create(auditEntries, entryId, entry);
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
      transaction.set(at, id, record);
    },
    remove(at, id, before) {
      transaction.delete(at, id);
      audit(at, id, before, undefined);
    },
    enqueue({ id, record }) {
      transaction.create(dueWork, id, record);
      after.enqueued.push(id);
    },
    warn: (...warning) => void after.warnings.push(warning),
  };
}
