// What looks into uploaded pictures, with its adapters. It brings sharp: whoever needs it now and then imports it lazily.
import { getStorage } from 'firebase-admin/storage';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { inspectPicture } from '../adapters/sharp/inspect-picture.ts';
import { bucketPictureFiles } from '../adapters/storage/picture-files.ts';
import type { GiveUpDeps } from '../due-work/give-up.ts';
import { type CheckPictureDeps, checkPicture, recordOfPicture } from '../media/check-picture.ts';
import { retryTransientFailures } from '../triggers/retry-transient-failures.ts';
import { log } from './logging.ts';

const pictureDeps = (): CheckPictureDeps & GiveUpDeps => ({
  files: bucketPictureFiles(getStorage(firebaseApp()).bucket()),
  records: firestoreRecords(firestore()),
  inspectPicture,
  log,
  now: Date.now,
});

/** Checks one here and now: what a trigger gave up on. */
export const checkPictureNow = (path: string): Promise<void> => checkPicture(pictureDeps(), path);

/** @returns Takes the event of a file that was stored or has gone; its time is an ISO instant. */
export function composePictures(): (event: { path: string; time: string }) => Promise<void> {
  const deps = pictureDeps();
  return async ({ path, time }) => {
    if (!recordOfPicture(path)) return;
    const work = { kind: 'checkPicture', data: { path } } as const;
    await retryTransientFailures(deps, { time }, work, () => checkPicture(deps, path));
  };
}
