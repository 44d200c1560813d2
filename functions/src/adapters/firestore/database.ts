// The one Firestore client of a process.
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

let database: Firestore | undefined;

export function firestore(): Firestore {
  if (database) return database;
  if (getApps().length === 0) initializeApp();
  database = getFirestore();
  database.settings({ ignoreUndefinedProperties: true });
  return database;
}
