// Where and how the functions run, stated once: firebase.json's rewrites name the same region (a test compares them).
import type { GlobalOptions } from 'firebase-functions/v2';

export const region = 'us-central1';

/** The longest that a nightly run may take: as long as the platform lets a scheduled function run. */
export const NIGHTLY_SECONDS = 1800;

/** How often a task is tried before it is given up. */
export const TASK_ATTEMPTS = 8;

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
