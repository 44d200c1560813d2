// The Firestore client of this process.
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { firebaseApp } from '../firebase-app.ts';

let database: Firestore | undefined;

export function firestore(): Firestore {
  if (database) return database;
  database = getFirestore(firebaseApp());
  database.settings({ ignoreUndefinedProperties: true });
  return database;
}
