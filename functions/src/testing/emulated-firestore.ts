// A Firestore database for one test file: its own project id keeps it apart from the running platform and its triggers.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';

export function emulatedFirestore(name: string): Firestore {
  if (!process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run this through npm test');
  const app = initializeApp({ projectId: `demo-${name}-${process.pid}` }, name);
  afterAll(() => deleteApp(app));
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  return db;
}
