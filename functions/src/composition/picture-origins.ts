// The origins of restaurants' pictures, for the content security policies of pages that show them, and their URLs.
import { downloadUrl } from '@bite/shared/media/storage-url';

type Environment = Readonly<Record<string, string | undefined>>;

/** Cloud Storage, and its emulator if in use. */
export function pictureOrigins(env: Environment): string[] {
  const emulator = env['FUNCTIONS_EMULATOR'] === 'true' ? env['FIREBASE_STORAGE_EMULATOR_HOST'] : undefined;
  const storage = ['https://firebasestorage.googleapis.com', 'https://storage.googleapis.com'];
  return emulator ? [...storage, `http://${emulator}`] : storage;
}

/** The download URL of a storage path in the project's bucket. */
export function pictureUrlOf(env: Environment): (path: string) => string {
  const { storageBucket = '' } = JSON.parse(env['FIREBASE_CONFIG'] ?? '{}') as { storageBucket?: string };
  const emulator = env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return (path) => downloadUrl(storageBucket, path, emulator && `http://${emulator}`);
}
