// The one way in which staff's changes reach the store: with an audit entry each, in the same transaction, and refused
// where what was read has changed since.
import type { RecordCollection, RecordReader } from '../ports/records.ts';

/** Who changes something. */
export interface Author {
  uid: string;
  requestId?: string | undefined;
}

/** Reads come before writes, as in every transaction. */
export interface AuditedTransaction extends RecordReader {
  /** Throws ID_COLLISION where the id is taken, and writes nothing. */
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
