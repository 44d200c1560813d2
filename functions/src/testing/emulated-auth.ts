// The Auth emulator for a test file. It shares the accounts of the running stack, since browser clients reach no others.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll } from 'vitest';

export function emulatedAuth(name: string): {
  auth: Auth;
  /** Signs in with a custom token, as a browser client does. */
  idTokenOf(customToken: string): Promise<string>;
  /** Calls Auth's public interface, as anybody can. */
  ask(method: string, body: object): Promise<Readonly<Record<string, string>>>;
} {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const projectId = process.env['GCLOUD_PROJECT'];
  if (!host || !projectId)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: run this through npm test');
  const app = initializeApp({ projectId }, name);
  afterAll(() => deleteApp(app));
  const ask = async (method: string, body: object): Promise<Record<string, string>> => {
    const path = `identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
    const response = await fetch(`http://${host}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    return (await response.json()) as Record<string, string>;
  };
  return {
    auth: getAuth(app),
    ask,
    idTokenOf: async (token) => (await ask('signInWithCustomToken', { token }))['idToken'] ?? '',
  };
}
