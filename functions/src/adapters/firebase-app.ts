// The Firebase app of this process.
import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** The emulators have no metadata server that knows the service account, so it is named here. */
function emulatedOptions(env: NodeJS.ProcessEnv): object | undefined {
  if (env['FUNCTIONS_EMULATOR'] !== 'true' || !env['FIREBASE_CONFIG']) return undefined;
  const config = JSON.parse(env['FIREBASE_CONFIG']) as { projectId?: string };
  return { ...config, serviceAccountId: `functions@${config.projectId}.iam.gserviceaccount.com` };
}

/** The default app: a test's named apps live beside it, with options of their own. */
export function firebaseApp(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp(emulatedOptions(process.env));
}
