// The port of sign-in against the emulator of Firebase Authentication. Pop-ups need a network that tests do not have: a social
// sign-in begins here with what the provider's pop-up would have answered.
import { initializeApp } from 'firebase/app';
import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { createFirebaseAuth, startFirebaseAuth, toAuthError } from './firebase-auth.ts';
import type { Account, AuthPort, AuthProblem, SocialProvider } from './ports.ts';

const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: projectId } = import.meta.env;
/** For whom Firebase's custom tokens are made; the emulator asks for no signature. */
const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

let count = 0;

/** A browser of its own. */
function browser() {
  count += 1;
  const app = initializeApp({ apiKey: 'any', projectId }, `browser-${count}`);
  const auth = startFirebaseAuth(app, `http://${host}`);
  return { auth, port: createFirebaseAuth(auth) };
}

const anAddress = () => {
  count += 1;
  return `person-${count}-${Date.now()}@example.com`;
};

const accountOf = (port: AuthPort) =>
  new Promise<Account | undefined>((resolve) => {
    const stop = port.watch((account) => {
      resolve(account);
      queueMicrotask(() => stop());
    });
  });

const problemOf = (attempt: Promise<unknown>): Promise<AuthProblem | 'none'> =>
  attempt.then(
    () => 'none' as const,
    (error: unknown) => (error as { problem: AuthProblem }).problem,
  );

interface MailedCode {
  email: string;
  requestType: string;
  oobCode: string;
}

/** The code that a mail would have carried. */
async function mailedCode(email: string, idToken: string | undefined) {
  const requestType = 'VERIFY_EMAIL';
  const body = JSON.stringify({ requestType, email, idToken });
  const api = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`;
  await fetch(api, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: MailedCode[] };
  const code = oobCodes.findLast((each) => each.email === email && each.requestType === requestType);
  if (!code) throw new Error(`No ${requestType} for ${email}`);
  return code.oobCode;
}

describe('email and password', () => {
  it('I5.1-13 a new account is signed in, unconfirmed, and has a token', async () => {
    const { port } = browser();
    const email = anAddress();
    await port.signUp(email, 'secret-1');
    expect(await accountOf(port)).toMatchObject({ email, emailVerified: false });
    expect(await port.token(false)).toMatch(/^eyJ/);
    await port.signOut();
    expect(await accountOf(port)).toBeUndefined();
    expect(await port.token(false)).toBeUndefined();
  });

  it.each([true, false])('signs in, to be remembered: %s', async (rememberMe) => {
    const email = anAddress();
    await browser().port.signUp(email, 'secret-1');
    const { port } = browser();
    await port.signIn(email, 'secret-1', rememberMe);
    expect(await accountOf(port)).toMatchObject({ email });
  });

  it('a wrong password and an unknown address are told in the same way', async () => {
    const email = anAddress();
    const { port } = browser();
    await port.signUp(email, 'secret-1');
    expect(await problemOf(port.signIn(email, 'wrong-one', true))).toBe('credentials');
    expect(await problemOf(port.signIn(anAddress(), 'secret-1', true))).toBe('credentials');
  });

  it('an address is taken once, and a password has six characters', async () => {
    const email = anAddress();
    const { port } = browser();
    await port.signUp(email, 'secret-1');
    expect(await problemOf(port.signUp(email, 'secret-2'))).toBe('emailInUse');
    expect(await problemOf(port.signUp(anAddress(), 'short'))).toBe('weakPassword');
  });

  it('the code of a mail confirms the address, and the token says so at once', async () => {
    const email = anAddress();
    const { port } = browser();
    await port.signUp(email, 'secret-1');
    const code = await mailedCode(email, await port.token(false));
    await port.verifyEmail(code);
    const [, payload = ''] = (await port.token(false))?.split('.') ?? [];
    expect(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      email_verified: true,
    });
    expect(await problemOf(port.verifyEmail('no-such-code'))).toBe('codeInvalid');
  });
});

describe('a custom token', () => {
  it('O2.9-26 signs the client in, and nothing else does', async () => {
    const { port } = browser();
    const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');
    const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ uid: 'handed-over', aud: CUSTOM_TOKEN_AUDIENCE })}.`;
    await port.signInWithToken(token, false);
    expect(await accountOf(port)).toMatchObject({ uid: 'handed-over' });
    expect(await problemOf(port.signInWithToken('nonsense', false))).not.toBe('none');
  });
});

describe('an account from elsewhere', () => {
  const answers: Record<SocialProvider, (person: object) => AuthCredential> = {
    google: (person) => GoogleAuthProvider.credential(JSON.stringify(person)),
    facebook: (person) => FacebookAuthProvider.credential(JSON.stringify(person)),
    apple: (person) => new OAuthProvider('apple.com').credential({ idToken: JSON.stringify(person) }),
  };

  it.each(['google', 'facebook', 'apple'] as const)(
    'I5.1-13 %s brings the email address, and signing in again is the same person',
    async (provider) => {
      const email = anAddress();
      const answer = answers[provider]({
        sub: `${provider}-${email}`,
        email,
        email_verified: true,
        name: 'Ada',
      });
      const [first, second] = [browser(), browser()];
      await signInWithCredential(first.auth, answer);
      const account = await accountOf(first.port);
      expect(account).toMatchObject({ email });
      await signInWithCredential(second.auth, answer);
      expect((await accountOf(second.port))?.uid).toBe(account?.uid);
    },
  );

  it('that has the address of another way of signing in says so', async () => {
    const email = anAddress();
    const google = answers.google({ sub: `g-${email}`, email, email_verified: true });
    const facebook = answers.facebook({ sub: `f-${email}`, email });
    await signInWithCredential(browser().auth, google);
    const refusal: unknown = await signInWithCredential(browser().auth, facebook).catch(
      (error: unknown) => error,
    );
    expect(toAuthError(refusal).problem).toBe('accountExistsWithOtherProvider');
  });
});
