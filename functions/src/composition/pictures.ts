// Composes the check of uploaded pictures with its adapters. It loads sharp, so import it lazily where it is rarely needed.
import { getStorage } from 'firebase-admin/storage';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { inspectPicture } from '../adapters/sharp/inspect-picture.ts';
import { renderCopies } from '../adapters/sharp/render-copies.ts';
import { bucketPictureFiles } from '../adapters/storage/picture-files.ts';
import type { GiveUpDeps } from '../due-work/give-up.ts';
import { type CheckPictureDeps, checkPicture } from '../media/check-picture.ts';
import { retryTransientFailures } from '../triggers/retry-transient-failures.ts';
import { log } from './logging.ts';

const pictureDeps = (): CheckPictureDeps & GiveUpDeps => ({
  files: bucketPictureFiles(getStorage(firebaseApp()).bucket()),
  records: firestoreRecords(firestore()),
  inspectPicture,
  renderCopies,
  log,
  now: Date.now,
});

/** Checks a picture immediately, after its trigger gave up. */
export const checkPictureNow = (path: string): Promise<void> => checkPicture(pictureDeps(), path);

/** @returns A handler for the event of a stored or deleted file; its time is an ISO instant. */
export function composePictures(): (event: { path: string; time: string }) => Promise<void> {
  const deps = pictureDeps();
  return async ({ path, time }) => {
    const work = { kind: 'checkPicture', data: { path } } as const;
    await retryTransientFailures(deps, { time }, work, () => checkPicture(deps, path));
  };
}
