// Uploads pictures to Cloud Storage. Not in the first load: only who uploads a picture needs it.

import { downloadUrl } from '@bite/shared/media/storage-url';
import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import type { PicturesPort } from './ports.ts';

/** A picture never changes at its URL: another one has another name. */
const CACHED = 'public, max-age=31536000, immutable';
/** Afterwards the upload has failed, and can be tried again. Milliseconds. */
const GIVE_UP_AFTER = 30_000;

export function createFirebasePictures(
  app: FirebaseApp,
  emulator: { host: string; port: number } | undefined,
): PicturesPort {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = GIVE_UP_AFTER;
  if (emulator) connectStorageEmulator(storage, emulator.host, emulator.port);
  const origin = emulator && `http://${emulator.host}:${emulator.port}`;
  return {
    async store(path, picture, { signal, onProgress }) {
      signal.throwIfAborted();
      const file = ref(storage, path);
      const task = uploadBytesResumable(file, picture, {
        contentType: picture.type,
        contentDisposition: 'attachment',
        cacheControl: CACHED,
      });
      const stop = () => void task.cancel();
      signal.addEventListener('abort', stop);
      const unsubscribe = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
        onProgress((bytesTransferred / totalBytes) * 100),
      );
      try {
        await task;
      } finally {
        unsubscribe();
        signal.removeEventListener('abort', stop);
      }
      return downloadUrl(file.bucket, path, origin);
    },
    async load(url) {
      // What the browser kept for an <img> was sent without the header that lets scripts read it.
      const answer = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(GIVE_UP_AFTER) });
      if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
      return answer.blob();
    },
  };
}
