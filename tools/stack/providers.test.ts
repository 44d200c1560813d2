// The adapter of providers that guests sign in with, against the stack's own: what it makes of good answers and of broken ones.
import { afterAll, describe, expect, it } from 'vitest';
import { isGoogleAddress } from '../../functions/src/adapters/oidc/google-address.ts';
import { oidcProvider } from '../../functions/src/adapters/oidc/oidc-provider.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { type ProviderFault, startProviders } from '../../sandbox/providers/providers.ts';

const sandbox = await startProviders(0);
const clock = { now: Date.now() };
const open = (change: object = {}) =>
  oidcProvider({
    issuer: `${sandbox.url}/google`,
    origins: [sandbox.url],
    clientId: 'sandbox',
    clientSecret: () => 'sandbox',
    scope: 'openid email profile',
    isAuthoritativeFor: isGoogleAddress,
    log: silentLog,
    now: () => clock.now,
    ...change,
  });
const google = open();
const apple = open({
  issuer: `${sandbox.url}/apple`,
  clientSecret: () => 'a.signed.token',
  scope: 'openid email',
  responseMode: 'form_post',
  isAuthoritativeFor: undefined,
});
afterAll(async () => {
  await Promise.all([google.close(), apple.close()]);
  await sandbox.close();
});

const way = { nonce: 'the-nonce', verifier: 'the-verifier', redirectUri: 'http://localhost:5000/callback' };

/** The code of somebody who has gone there and decided. */
async function decided(provider: typeof google, fault: ProviderFault = 'none', email = 'Dora@example.com') {
  const url = await provider.authorizationUrl({ state: 'the-state', ...way });
  expect((await fetch(url)).status).toBe(200);
  const form = new URLSearchParams([
    ...url.searchParams,
    ['email', email],
    ['name', 'Dora'],
    ['fault', fault],
  ]);
  const at = url.href.replace(/\/authorize\?.*/, '/decide');
  const response = await fetch(at, { method: 'POST', body: form, redirect: 'manual' });
  const sent = response.headers.get('location') ?? (await response.text());
  return /\bcode(?:=|" value=")(\w+)/.exec(sent)?.[1] ?? '';
}

describe('a provider', () => {
  it('tells whom it has identified, with the address in small letters', async () => {
    const person = await google.identify(await decided(google), way);
    expect(person).toEqual({
      subject: expect.stringMatching(/^\w{24}$/),
      email: 'dora@example.com',
      isEmailVerified: true,
      name: 'Dora',
    });
  });

  it('may say “true” in text and answer by a form, as Apple does', async () => {
    expect(await apple.identify(await decided(apple), way)).toMatchObject({ isEmailVerified: true });
    expect(await apple.identify(await decided(apple, 'unverified'), way)).toMatchObject({
      isEmailVerified: false,
    });
  });

  it.each([
    ['Dora@gmail.com', true],
    ['dora@googlemail.com', true],
    ['dora@example.com', true],
    ['dora@bella.example', false],
    ['dora@gmail.com.bella.example', false],
  ])('Google vouches for %s: %s, since it runs that mailbox or does not', async (email, isEmailVerified) => {
    const person = await google.identify(await decided(google, 'none', email), way);
    expect(person).toMatchObject({ email: email.toLowerCase(), isEmailVerified });
  });

  it('Google vouches for no address that it says is not verified, not even its own', async () => {
    const person = await google.identify(await decided(google, 'unverified', 'dora@gmail.com'), way);
    expect(person).toMatchObject({ isEmailVerified: false });
  });

  it('Apple vouches for addresses of any domain', async () => {
    const code = await decided(apple, 'none', 'dora@bella.example');
    expect(await apple.identify(code, way)).toMatchObject({ isEmailVerified: true });
  });

  it.each<ProviderFault>(['nonce', 'expired', 'stranger', 'nonsense'])(
    'whose token is wrong (%s) has identified nobody',
    async (fault) => {
      await expect(google.identify(await decided(google, fault), way)).rejects.toThrow();
    },
  );

  it('takes a code once, and only with the secret of PKCE that it was asked for with', async () => {
    const stolen = await decided(google);
    await expect(google.identify(stolen, { ...way, verifier: 'another' })).rejects.toThrow('400');
    const code = await decided(google);
    await google.identify(code, way);
    await expect(google.identify(code, way)).rejects.toThrow('400');
  });

  it('is asked nothing at addresses that the configuration does not name', async () => {
    const other = open({ origins: ['http://127.0.0.1:1'] });
    await expect(other.authorizationUrl({ state: 'the-state', ...way })).rejects.toThrow();
    await other.close();
  });
});
