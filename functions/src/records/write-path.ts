// The one way in which staff's changes reach the store: with an audit entry each, in the same transaction, and refused
// where what was read has changed since.
import { randomUUID } from 'node:crypto';
import type { User } from '@bite/shared/identity/user.schema';
import {
  type RecordCollection,
  RecordExists,
  type RecordReader,
  type RecordStore,
  type RecordTransaction,
} from '../ports/records.ts';
import { auditEntry, type Change } from './audit.ts';
import { auditEntries, users } from './collections.ts';
import { collisionAt } from './collision.ts';
import { membershipChanges } from './membership-changes.ts';
import { StaleRecord } from './version.ts';
import { namingWhoChanged } from './who-changed.ts';

/** Who changes something. */
export interface Author {
  uid: string;
  requestId?: string | undefined;
}

/** Reads come before writes, as in every transaction. */
export interface AuditedTransaction extends RecordReader {
  /** The transaction fails with ID_COLLISION where the id is taken (CONFLICT where it is no number of ours). */
  create<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** @param before As it was read in this transaction. */
  replace<Stored>(at: RecordCollection<Stored>, id: string, before: Stored, after: Stored): void;
  remove<Stored>(at: RecordCollection<Stored>, id: string, before: Stored): void;
}

export interface WritePath {
  /** `work` may run several times and must have no effects of its own; what it throws ends the change. */
  transact<Result>(
    author: Author,
    work: (transaction: AuditedTransaction) => Promise<Result>,
  ): Promise<Result>;
}

/** A replacement that changes nothing but updatedAt leaves no entry: there is nothing to tell. */
export function writePath({ records, now }: { records: RecordStore; now: () => number }): WritePath {
  return {
    async transact(author, work) {
      try {
        return await records.transact((transaction) => work(audited(transaction, author, now)));
      } catch (error) {
        if (error instanceof RecordExists) throw collisionAt(error.path);
        throw error instanceof StaleRecord ? await namingWhoChanged(records, error, author.uid) : error;
      }
    },
  };
}

function audited(transaction: RecordTransaction, author: Author, now: () => number): AuditedTransaction {
  function note(change: Change): void {
    const entryId = randomUUID();
    const entry = auditEntry(change, author, { entryId, now: new Date(now()).toISOString() });
    if (entry.action === 'update' && entry.changes.length === 0) return;
    transaction.create(auditEntries, entryId, entry);
  }
  function audit<Stored>(
    { path }: RecordCollection<Stored>,
    recordId: string,
    before: Stored | undefined,
    after: Stored | undefined,
  ): void {
    note({ path, recordId, before: before as object | undefined, after: after as object | undefined });
    if (path !== users.path) return;
    for (const change of membershipChanges(before as User | undefined, after as User | undefined))
      note(change);
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
    remove(at, id, before) {
      transaction.delete(at, id);
      audit(at, id, before, undefined);
    },
  };
}
