// Writes records that another port stores together with its own data.
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { RecordToSet } from '../../ports/records.ts';
import { toDocument } from './documents.ts';

export function setRecords(db: Firestore, transaction: Transaction, records: readonly RecordToSet[]): void {
  for (const { at, id, record } of records)
    transaction.set(db.doc(`${at.path}/${id}`), toDocument(record, at.schema));
}
