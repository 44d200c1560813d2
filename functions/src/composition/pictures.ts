// Composes the check of uploaded pictures with its adapters. It loads sharp, so import it lazily where it is rarely needed.
import type { RestaurantRef } from '@bite/shared/paths';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { inspectPicture } from '../adapters/sharp/inspect-picture.ts';
import { renderCopies } from '../adapters/sharp/render-copies.ts';
import { pictureBucket } from '../adapters/storage/picture-bucket.ts';
import { bucketPictureFiles } from '../adapters/storage/picture-files.ts';
import { writePath } from '../audit/write-path.ts';
import type { GiveUpDeps } from '../due-work/give-up.ts';
import { type CheckPictureDeps, checkPicture } from '../media/check-picture.ts';
import { type OptimizeDeps, optimizePictures } from '../media/optimize-pictures.ts';
import { runOptimizePictures } from '../tasks/optimize-pictures.ts';
import { retryTransientFailures } from '../triggers/retry-transient-failures.ts';
import { log } from './logging.ts';
import { pictureUrlOf } from './picture-origins.ts';
import { pictureRunQueue } from './picture-run-queue.ts';

function pictureDeps(): OptimizeDeps & GiveUpDeps {
  const records = firestoreRecords(firestore());
  return {
    ...checkDeps(records),
    records,
    writePath: writePath({ records, now: Date.now, log }),
    pictureUrl: pictureUrlOf(process.env),
    pictureRuns: pictureRunQueue(),
  };
}

const checkDeps = (records: CheckPictureDeps['records']): CheckPictureDeps => ({
  files: bucketPictureFiles(pictureBucket(firebaseApp())),
  records,
  inspectPicture,
  renderCopies,
  log,
  now: Date.now,
});

/** Checks a picture immediately, after its trigger gave up. */
export const checkPictureNow = (path: string): Promise<void> => checkPicture(pictureDeps(), path);

/** One step of a run over pictures, after its task gave up. */
export const optimizePicturesNow = (place: RestaurantRef, runId: string): Promise<void> =>
  optimizePictures(pictureDeps(), place, runId, 0);

/** @returns A handler for the task of a run over pictures; its data is as taskPictureRuns enqueued it. */
export function composePictureRuns(): (data: unknown, retryCount: number) => Promise<void> {
  const deps = pictureDeps();
  return (data, retryCount) => runOptimizePictures(deps, data, retryCount);
}

/** @returns A handler for the event of a stored or deleted file; its time is an ISO instant. */
export function composePictures(): (event: { path: string; time: string }) => Promise<void> {
  const deps = pictureDeps();
  return async ({ path, time }) => {
    const work = { kind: 'checkPicture', data: { path } } as const;
    await retryTransientFailures(deps, { time }, work, () => checkPicture(deps, path));
  };
}
