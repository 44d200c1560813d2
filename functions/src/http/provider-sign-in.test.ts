// Signing in with a provider, as a browser does: from the restaurant's site over our own site to the provider, and back.
import type { Answers, ApiAnswer } from '@bite/shared/api/answers';
import { CSRF_HEADER } from '@bite/shared/api/route';
import type { RouteName } from '@bite/shared/api/routes';
import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { customers } from '../diners/customers.ts';
import { eraseDiner } from '../diners/delete-diner.ts';
import { customerIdentities } from '../diners/providers/customer-identity.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { codeIn } from '../testing/memory-mailer.ts';
import { type SampleRequest, seeded, sendRequest } from '../testing/sample-requests.ts';

const SITE = 'bella.example';
const { restaurantGuid } = seeded;
const params = { provider: 'google' };
let api: MemoryApi;
beforeEach(async () => {
  api = await memoryApi();
});

/** A browser: on the restaurant's site, with the cookies of our own. */
function aBrowser(host = SITE) {
  const browser = {
    /** Of the auth host. */
    way: undefined as string | undefined,
    session: undefined as string | undefined,
    async call<Name extends RouteName>(name: Name, change: SampleRequest): Promise<Answers[Name]> {
      const sent = { [CSRF_HEADER]: '1', origin: `https://${host}`, 'x-forwarded-host': host };
      const own = browser.session ? { cookie: `__session=${browser.session}` } : {};
      const response = await sendRequest(api.origin, name, { ...sent, ...own }, change);
      const [cookie] = response.headers.getSetCookie();
      browser.session = /^__session=(diner[^;]*)/.exec(cookie ?? '')?.[1] ?? browser.session;
      const answer = (await response.json()) as ApiAnswer<Answers[Name]>;
      if (answer.success) return answer.data;
      throw new Error(`${answer.error.code} ${answer.error.message}`);
    },
    async visit(name: RouteName, change: SampleRequest): Promise<URL> {
      const cookie = browser.way ? { cookie: `__session=${browser.way}` } : {};
      const response = await sendRequest(
        api.origin,
        name,
        { 'x-forwarded-host': 'order.bite.example', ...cookie },
        change,
      );
      expect(response.status).toBe(303);
      for (const sent of response.headers.getSetCookie()) {
        expect(sent).toMatch(/Path=\/api\/v1\/diner\/providers;.* HttpOnly; Secure; SameSite=None$/);
        browser.way = /^__session=([^;]*)/.exec(sent)?.[1] || undefined;
      }
      return new URL(response.headers.get('location') ?? '');
    },
    begin: () => browser.call('beginProviderSignIn', { body: { provider: 'google', restaurantGuid } }),
    /** On to the provider: what it gets. */
    async go(url: string) {
      const to = await browser.visit('goToProvider', { params, query: new URL(url).search });
      return to.searchParams.get('state') ?? '';
    },
    /** What the account page finds behind the '#'. */
    async back(answer: Readonly<Record<string, string>>) {
      const to = await browser.visit('returnFromProvider', {
        params,
        query: `?${new URLSearchParams(answer)}`,
      });
      expect(`${to.origin}${to.pathname}`).toBe(`https://${SITE}/account`);
      return Object.fromEntries(new URLSearchParams(to.hash.slice(1)));
    },
    exchange: (requestId: string, providerCode = '') =>
      browser.call('signInDiner', { body: { requestId, providerCode } }),
    async signIn() {
      const { requestId, url } = await browser.begin();
      const state = await browser.go(url);
      const { 'provider-code': code } = await browser.back({ state, code: 'good' });
      return (await browser.exchange(requestId, code)).diner;
    },
    async signInByMail(email: string) {
      const { requestId } = await browser.call('requestSignInCode', { body: { email, restaurantGuid } });
      return (
        await browser.call('signInDiner', { body: { requestId, code: codeIn(api.mailer.sent.at(-1)) } })
      ).diner;
    },
  };
  return browser;
}

const OVER = 'UNAUTHENTICATED This sign-in is over. Please begin again.';

describe('a guest who signs in with a provider', () => {
  it('at a restaurant’s own domain is the customer of that restaurant alone, and on our site another', async () => {
    api.provider.person = { subject: '1', email: 'ada@example.com', isEmailVerified: true, name: 'Ada' };
    const there = await aBrowser().signIn();
    const own = await aBrowser('order.bite.example').signInByMail('ada@example.com');
    expect(own.uid).not.toBe(there.uid);
    expect((await aBrowser().signIn()).uid).toBe(there.uid);
    const stored = await api.records.find(customers, { limit: 10 });
    expect(stored.map(({ record }) => record.onlyAt).sort()).toEqual([restaurantGuid, undefined]);
  });

  it('O1-02 is a customer from then on, the same each time, with the address that it vouches for', async () => {
    api.provider.person = { subject: '1', email: 'ada@example.com', isEmailVerified: true, name: 'Ada' };
    const diner = await aBrowser().signIn();
    expect(diner).toMatchObject({ email: 'ada@example.com', name: 'Ada', providers: ['google'] });
    api.provider.person = { subject: '1', email: 'new-address@example.com', isEmailVerified: true };
    expect((await aBrowser().signIn()).uid).toBe(diner.uid);
  });

  it('is the customer who signed in by mail with the same address, and keeps the name', async () => {
    const browser = aBrowser();
    const { uid } = await browser.signInByMail('ada@example.com');
    await browser.call('updateDiner', { body: { name: 'Ada Lovelace' } });
    api.provider.person = { subject: '1', email: 'ada@example.com', isEmailVerified: true, name: 'A.' };
    expect(await aBrowser().signIn()).toMatchObject({ uid, name: 'Ada Lovelace', providers: ['google'] });
  });

  it('gets into nobody’s account by an address that the provider does not vouch for', async () => {
    const { uid } = await aBrowser().signInByMail('ada@example.com');
    api.provider.person = { subject: '2', email: 'ada@example.com', isEmailVerified: false };
    const diner = await aBrowser().signIn();
    expect(diner).toMatchObject({ email: '', providers: ['google'] });
    expect(diner.uid).not.toBe(uid);
    expect((await aBrowser().signIn()).uid).toBe(diner.uid);
    api.provider.person = { subject: '3', isEmailVerified: true };
    expect((await aBrowser().signIn()).uid).not.toBe(diner.uid);
  });

  it('gets into no account that somebody else of the same provider has, though the address is theirs now', async () => {
    api.provider.person = { subject: '1', email: 'ada@example.com', isEmailVerified: true };
    const before = await aBrowser().signIn();
    api.provider.person = { subject: '2', email: 'ada@example.com', isEmailVerified: true };
    const after = await aBrowser().signIn();
    expect(after).toMatchObject({ email: '', providers: ['google'] });
    expect(after.uid).not.toBe(before.uid);
    expect((await aBrowser().signIn()).uid).toBe(after.uid);
    expect((await aBrowser().signInByMail('ada@example.com')).uid).toBe(before.uid);
  });

  it('is led back with the reason if there is no session to be had, and nothing is stored', async () => {
    const browser = aBrowser();
    const tries: [Readonly<Record<string, string>>, object][] = [
      [{ error: 'access_denied' }, { 'provider-failed': 'denied' }],
      [{ error: 'server_error' }, { 'provider-failed': 'failed' }],
      [{}, { 'provider-failed': 'failed' }],
      [{ code: 'bad' }, { 'provider-failed': 'failed' }],
    ];
    for (const [answer, expected] of tries) {
      const state = await browser.go((await browser.begin()).url);
      expect(await browser.back({ state, ...answer })).toEqual(expected);
    }
    api.provider.person = new Error('secret of the provider');
    const state = await browser.go((await browser.begin()).url);
    expect(await browser.back({ state, code: 'good' })).toEqual({ 'provider-failed': 'failed' });
    expect(api.logged.join()).not.toContain('secret of the provider');
    expect(await api.records.find(customers, { limit: 9 })).toEqual([]);
  });

  it('comes back once, in the same browser, with the state that was sent, within ten minutes', async () => {
    const browser = aBrowser();
    const { url } = await browser.begin();
    const state = await browser.go(url);
    const expired = { 'provider-failed': 'expired' };
    expect(await aBrowser().back({ state, code: 'good' })).toEqual(expired);
    const { way } = browser;
    expect(await browser.back({ state: `${state}x`, code: 'good' })).toEqual(expired);
    browser.way = way;
    expect(Object.keys(await browser.back({ state, code: 'good' }))).toEqual(['provider-code']);
    browser.way = way;
    expect(await browser.back({ state, code: 'good' })).toEqual(expired);
    const late = await browser.go((await browser.begin()).url);
    api.clock.now += 10 * MINUTE;
    expect(await browser.back({ state: late, code: 'good' })).toEqual(expired);
  });

  it('comes back to a page in the language of the one on which it began', async () => {
    const browser = aBrowser();
    const body = { provider: 'google', restaurantGuid, language: 'es' };
    const { url } = await browser.call('beginProviderSignIn', { body });
    const state = await browser.go(url);
    const query = `?${new URLSearchParams({ state, code: 'good' })}`;
    expect((await browser.visit('returnFromProvider', { params, query })).search).toBe('?lang=es');
  });

  it('is led to a page of ours where nobody knows any more what was begun', async () => {
    const lost = await aBrowser().visit('returnFromProvider', { params, query: '?state=nonsense&code=x' });
    expect(lost.href).toBe('https://order.bite.example/sign-in-lost.html');
  });

  it('is signed in by the code only where it was begun: in that tab, on that host, within a minute, once', async () => {
    const codeFor = async (browser: ReturnType<typeof aBrowser>) => {
      const { requestId, url } = await browser.begin();
      const { 'provider-code': code = '' } = await browser.back({
        state: await browser.go(url),
        code: 'good',
      });
      return { requestId, code };
    };
    const browser = aBrowser();
    const other = await codeFor(aBrowser());
    const stolen = await codeFor(browser);
    await expect(aBrowser().exchange(other.requestId, stolen.code)).rejects.toThrow(OVER);
    const elsewhere = await codeFor(browser);
    await expect(
      aBrowser('order.bite.example').exchange(elsewhere.requestId, elsewhere.code),
    ).rejects.toThrow(OVER);
    const late = await codeFor(browser);
    api.clock.now += MINUTE;
    await expect(browser.exchange(late.requestId, late.code)).rejects.toThrow(OVER);
    const good = await codeFor(browser);
    await browser.exchange(good.requestId, good.code);
    await expect(browser.exchange(good.requestId, good.code)).rejects.toThrow(OVER);
  });

  it.each([
    ['evil.example', 'FORBIDDEN This page is not on the restaurant’s own address'],
    ['www.bella.example', 'FORBIDDEN Please open bella.example to sign in this way'],
  ])('is sent nowhere from %s, whoever names it in a header', async (host, refusal) => {
    await expect(aBrowser(host).begin()).rejects.toThrow(refusal);
  });

  it('is sent to no provider that is not set up', async () => {
    const browser = aBrowser();
    expect(await browser.call('listSignInProviders', {})).toEqual({ providers: ['google'] });
    const body = { provider: 'apple', restaurantGuid };
    await expect(browser.call('beginProviderSignIn', { body })).rejects.toThrow('NOT_FOUND');
  });

  it('is forgotten with the account, and a new customer afterwards', async () => {
    const browser = aBrowser();
    const { uid } = await browser.signIn();
    await browser.call('deleteDiner', {});
    const again = await aBrowser().signIn();
    expect(again.uid).not.toBe(uid);
    await eraseDiner(api.ports, uid);
    expect(
      (await api.records.find(customerIdentities, { limit: 9 })).map(({ record }) => record.uid),
    ).toEqual([again.uid]);
    api.clock.now += DAY;
    expect((await aBrowser().signIn()).uid).toBe(again.uid);
  });
});
