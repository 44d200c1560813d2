// The addresses of the emulators for browsers, from the functions' environment. Empty in production.

export interface EmulatorAddresses {
  auth: string;
  firestore: { host: string; port: number };
  storage: { host: string; port: number };
}

export function emulatorAddresses(
  env: Readonly<Record<string, string | undefined>>,
): EmulatorAddresses | undefined {
  const auth = env['FIREBASE_AUTH_EMULATOR_HOST'];
  const firestore = addressOf(env['FIRESTORE_EMULATOR_HOST']);
  const storage = addressOf(env['FIREBASE_STORAGE_EMULATOR_HOST']);
  if (env['FUNCTIONS_EMULATOR'] !== 'true' || !auth || !firestore || !storage) return undefined;
  return { auth: `http://${auth}`, firestore, storage };
}

function addressOf(text = ''): { host: string; port: number } | undefined {
  const [host, port] = text.split(':');
  return host && port ? { host, port: Number(port) } : undefined;
}
