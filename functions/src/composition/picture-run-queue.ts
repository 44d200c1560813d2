// The queue of runs over pictures. Opened with the first step, since few requests begin one.
import { firebaseApp } from '../adapters/firebase-app.ts';
import { type PictureRunTask, taskPictureRuns } from '../adapters/tasks/picture-runs.ts';
import type { PictureRuns } from '../ports/picture-runs.ts';
import { region } from '../runtime.ts';

/** The name of the task function in index.ts and of its queue. */
const QUEUE = 'optimizePictures';

export const pictureRunQueue = (): PictureRuns =>
  taskPictureRuns(async () => {
    const { getFunctions } = await import('firebase-admin/functions');
    return getFunctions(firebaseApp()).taskQueue<PictureRunTask>(`locations/${region}/functions/${QUEUE}`);
  });
