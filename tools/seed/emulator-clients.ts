// The Admin SDK, bound to one stack's emulators, so that demo data never reaches a real project.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Bucket, pictureBucket } from '../../functions/src/adapters/storage/picture-bucket.ts';
import { stackEnvironment } from '../stack/environment.ts';
import { address, type Stack } from '../stack/stack.ts';

export interface EmulatorClients {
  firestore: Firestore;
  auth: Auth;
  bucket: Bucket;
  /** Host and port, as browsers reach it. */
  storageHost: string;
  close(): Promise<void>;
}

/** Sets this process's environment variables for the SDK. */
export function emulatorClients(stack: Stack): EmulatorClients {
  Object.assign(process.env, stackEnvironment(stack));
  const storageBucket = `${stack.projectId}.appspot.com`;
  const app = initializeApp({ projectId: stack.projectId, storageBucket }, `seed ${stack.name}`);
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  return {
    firestore,
    auth: getAuth(app),
    bucket: pictureBucket(app),
    storageHost: `${address}:${stack.ports.storage}`,
    close: () => deleteApp(app),
  };
}
