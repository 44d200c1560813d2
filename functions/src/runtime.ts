// Region and resources of the functions. firebase.json's rewrites name the same region (a test compares them).
import type { GlobalOptions } from 'firebase-functions/v2';

export const region = 'us-central1';

/** The time limit of nightly schedules: the platform's maximum for scheduled functions. */
export const NIGHTLY_SECONDS = 1800;

/** How often a task is tried before it is given up. */
export const TASK_ATTEMPTS = 8;

/** For functions that decode pictures: one at a time per instance, since it may take hundreds of megabytes. */
export const pictureRuntime = { concurrency: 1, memory: '2GiB', timeoutSeconds: 120 } as const;

/** For due work, which may have to decode a picture. */
export const workMemory = '1GiB';
/** For one attempt at due work, such as a step of a large copied menu. */
export const WORK_SECONDS = 300;

/** The default options of all functions. One instance serves many requests at once. */
export const runtime: GlobalOptions = {
  region,
  concurrency: 80,
  memory: '512MiB',
  cpu: 1,
  minInstances: 0,
  maxInstances: 20,
  timeoutSeconds: 60,
};
