// A password set by a mailed link, on the whole platform: earlier sessions end in the API and in the security rules.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import { paths } from '@bite/shared/paths';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReceivedMail } from '../../sandbox/mailbox/received-mails.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from './environment.ts';
import { address, mailboxUrl } from './stack.ts';

const stack = stackFromEnvironment();
const { auth, firestore, close } = emulatorClients(stack);
afterAll(close);

const [OLD, NEW] = ['a long walk at noon', 'a short walk at night'];
const json = { 'content-type': 'application/json', [CSRF_HEADER]: '1' };

const ask = (name: 'requestPasswordReset' | 'resetPassword' | 'signIn', body: object): Promise<Response> =>
  fetch(`${stack.urls.admin}${API_BASE}${routes[name].path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });

async function authService(method: string, body: object): Promise<{ status: number; idToken: string }> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(`http://${address}:${stack.ports.auth}/${path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return { status: response.status, idToken: ((await response.json()) as { idToken: string }).idToken };
}

async function somebody() {
  const email = `ada-${process.pid}-${Date.now()}@example.com`;
  const { uid } = await auth.createUser({ email, password: OLD });
  const now = new Date();
  const record = { uid, email, isActive: true, createdAt: now, updatedAt: now };
  await firestore.doc(paths.user(uid)).set(record);
  return { uid, email };
}

/** The ID token of a browser with a new session. */
async function signIn(email: string, password: string): Promise<string> {
  const { idToken } = await authService('signInWithPassword', { email, password });
  const begun = (await (await ask('signIn', { idToken })).json()) as { data: { customToken: string } };
  return (await authService('signInWithCustomToken', { token: begun.data.customToken })).idToken;
}

/** The answers of the API and the security rules to the holder of an ID token who reads their own data. */
async function answersTo(idToken: string, uid: string): Promise<{ api: number; rules: number }> {
  const headers = { authorization: `Bearer ${idToken}` };
  const documents = `v1/projects/${stack.projectId}/databases/(default)/documents`;
  const [api, rules] = await Promise.all([
    fetch(`${stack.urls.admin}${API_BASE}${routes.getSession.path}`, { headers }),
    fetch(`http://${address}:${stack.ports.firestore}/${documents}/${paths.user(uid)}`, { headers }),
  ]);
  return { api: api.status, rules: rules.status };
}

async function mailedCode(email: string): Promise<string> {
  await ask('requestPasswordReset', { email });
  const answer = await fetch(`${mailboxUrl(stack)}/api/mails?to=${encodeURIComponent(email)}`);
  const [mail] = ((await answer.json()) as { mails: ReceivedMail[] }).mails;
  return new URL(mail?.links[0] ?? '').searchParams.get('oobCode') ?? '';
}

describe('a password chosen by a mailed link', () => {
  it('O7.1-07 ends what was open before, in the API and in the rules, and a sign-in with it opens all again', async () => {
    const { uid, email } = await somebody();
    const before = await signIn(email, OLD);
    expect(await answersTo(before, uid)).toEqual({ api: 200, rules: 200 });
    const code = await mailedCode(email);

    expect((await ask('resetPassword', { code, password: 'password1' })).status).toBe(400);
    expect(await answersTo(before, uid)).toEqual({ api: 200, rules: 200 });
    expect((await ask('resetPassword', { code, password: NEW })).status).toBe(200);
    expect(await answersTo(before, uid)).toEqual({ api: 401, rules: 403 });

    expect((await ask('resetPassword', { code, password: OLD })).status).toBe(404);
    expect((await authService('signInWithPassword', { email, password: OLD })).status).toBe(400);
    expect(await answersTo(await signIn(email, NEW), uid)).toEqual({ api: 200, rules: 200 });
    expect((await auth.getUser(uid)).emailVerified).toBe(true);
  });

  it('takes off an account whose address nobody had proven the sign-ins that somebody else may have linked', async () => {
    const [stranger, known] = [await somebody(), await somebody()];
    await auth.updateUser(known.uid, { emailVerified: true });
    for (const { uid } of [stranger, known])
      await auth.updateUser(uid, { providerToLink: { providerId: 'facebook.com', uid: `at-${uid}` } });
    for (const { email } of [stranger, known])
      expect((await ask('resetPassword', { code: await mailedCode(email), password: NEW })).status).toBe(200);
    const providersOf = async (uid: string) =>
      (await auth.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();
    expect(await providersOf(stranger.uid)).toEqual(['password']);
    expect(await providersOf(known.uid)).toEqual(['facebook.com', 'password']);
  });
});
