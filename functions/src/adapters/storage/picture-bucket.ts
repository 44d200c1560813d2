// The bucket of pictures, asked again where a connection is lost. The library repeats a write only with a precondition, and one write
// without switches off the repetition for its whole client, reads included.
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** IdempotencyStrategy.RetryAlways of the library. */
const RETRY_ALWAYS = 0;

/** All that is written here may be repeated: the same bytes at the same path, or a deletion. @param name The default bucket without it. */
export function pictureBucket(app: App, name?: string): Bucket {
  const bucket = getStorage(app).bucket(name);
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucket;
}
