// Where restaurants' pictures lie, for the policies of the pages that show them.

type Environment = Readonly<Record<string, string | undefined>>;

/** Cloud Storage, and its emulator where that is in use. */
export function pictureOrigins(env: Environment): string[] {
  const emulator = env['FUNCTIONS_EMULATOR'] === 'true' ? env['FIREBASE_STORAGE_EMULATOR_HOST'] : undefined;
  const storage = ['https://firebasestorage.googleapis.com', 'https://storage.googleapis.com'];
  return emulator ? [...storage, `http://${emulator}`] : storage;
}
