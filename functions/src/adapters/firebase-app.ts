// The Firebase app of this process.
import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** The emulators have no metadata server that knows the service account, so it is named here. */
function emulatedOptions(env: NodeJS.ProcessEnv): object | undefined {
  if (env['FUNCTIONS_EMULATOR'] !== 'true' || !env['FIREBASE_CONFIG']) return undefined;
  const config = JSON.parse(env['FIREBASE_CONFIG']) as { projectId?: string };
  return { ...config, serviceAccountId: `functions@${config.projectId}.iam.gserviceaccount.com` };
}

export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp(emulatedOptions(process.env));
}
