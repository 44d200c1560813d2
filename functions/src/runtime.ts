// Where and how the functions run, stated once: firebase.json's rewrites name the same region (a test compares them).
import type { GlobalOptions } from 'firebase-functions/v2';

export const region = 'us-central1';

/** The longest that a nightly run may take: as long as the platform lets a scheduled function run. */
export const NIGHTLY_SECONDS = 1800;

/** How often a task is tried before it is given up. */
export const TASK_ATTEMPTS = 8;

/** Of functions that decode pictures: one at a time in an instance, which may take hundreds of megabytes. */
export const pictureRuntime = { concurrency: 1, memory: '2GiB', timeoutSeconds: 120 } as const;

/** Of what finishes due work: it may have to decode a picture. */
export const workMemory = '1GiB';

/** Every function's options, unless it names its own. One instance serves many requests at once. */
export const runtime: GlobalOptions = {
  region,
  concurrency: 80,
  memory: '512MiB',
  cpu: 1,
  minInstances: 0,
  maxInstances: 20,
  timeoutSeconds: 60,
};
