// The addresses of the emulators for browsers, from the functions' environment. Empty in production.

export interface EmulatorAddresses {
  auth: string;
  firestore: { host: string; port: number };
}

export function emulatorAddresses(
  env: Readonly<Record<string, string | undefined>>,
): EmulatorAddresses | undefined {
  const auth = env['FIREBASE_AUTH_EMULATOR_HOST'];
  const [host, port] = (env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  if (env['FUNCTIONS_EMULATOR'] !== 'true' || !auth || !host || !port) return undefined;
  return { auth: `http://${auth}`, firestore: { host, port: Number(port) } };
}
