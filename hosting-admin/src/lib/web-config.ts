// The Firebase project of this page, as Hosting reports it, in production and in its emulator.
import { API_BASE } from '@bite/shared/api/route';

export interface WebConfig {
  apiKey: string;
  projectId: string;
  authDomain?: string;
  appId?: string;
  storageBucket?: string;
}

export interface Emulators {
  /** Address of the Auth emulator. */
  auth: string;
  firestore: { host: string; port: number };
  storage: { host: string; port: number };
}

export interface Surroundings {
  config: WebConfig;
  emulators: Emulators | undefined;
}

export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
}

/**
 * Loads the project from Hosting and, on the local machine, the emulators' addresses from the API.
 * Throws an Error whose message says what to do.
 */
export async function findSurroundings(host: string, ask: typeof fetch = fetch): Promise<Surroundings> {
  const [config, emulators] = await Promise.all([
    webConfig(ask),
    isLocalHost(host) ? emulatorAddresses(ask) : Promise.resolve(undefined),
  ]);
  return { config, emulators };
}

async function webConfig(ask: typeof fetch): Promise<WebConfig> {
  const response = await ask('/__/firebase/init.json').catch(() => {
    throw new Error('The server could not be reached. Check your connection, then reload the page.');
  });
  const config: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (isWebConfig(config)) return config;
  throw new Error(
    'The server did not say which Firebase project this site belongs to. Try again in a minute; if it stays so, tell your administrator.',
  );
}

/** Undefined if there are none: a local page may use the real project. */
async function emulatorAddresses(ask: typeof fetch): Promise<Emulators | undefined> {
  const response = await ask(`${API_BASE}/emulators`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const answer = (await response.json().catch(() => undefined)) as { data?: Emulators } | undefined;
  return answer?.data;
}

function isWebConfig(config: unknown): config is WebConfig {
  if (typeof config !== 'object' || config === null) return false;
  return (
    'apiKey' in config &&
    typeof config.apiKey === 'string' &&
    'projectId' in config &&
    typeof config.projectId === 'string'
  );
}
