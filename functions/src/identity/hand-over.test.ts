import type { Access, User } from '@bite/shared/identity/user.schema';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { tenants } from '../collections/collections.ts';
import { aPlace } from '../testing/a-place.ts';
import { memoryDomainMappings } from '../testing/memory-domain-mappings.ts';
import { memoryIdentity } from '../testing/memory-identity.ts';
import { exchangeCode, handOver } from './hand-over.ts';
import { handOverCodes } from './hand-over-code.ts';
import { hashOf } from './one-time-code.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';

const ownHosts = ['admin.bite.example', 'localhost:5005'];
const { tenant } = aPlace();
const other = {
  ...aPlace().tenant,
  tenantId: tenant.tenantId + 1,
  guid: '6f1ed002-ab59-4e5c-ae33-000000000002',
};
const owner: Access = { [tenant.tenantId]: { role: 'owner', restaurants: {} } };

function aPlatform() {
  const identity = memoryIdentity(ownHosts);
  const domainMappings = memoryDomainMappings(
    aDomainMapping('bella.example'),
    aDomainMapping('bella.localhost'),
    aDomainMapping('alba.bite.example', { tenantGuid: other.guid }),
    aDomainMapping('soon.example', { verificationStatus: 'pending' }),
  );
  for (const each of [tenant, other]) identity.records.put(tenants, String(each.tenantId), each);
  const user = identity.put('ada', { access: owner });
  const account = identity.accounts.put({ uid: 'ada' });
  return { ...identity, domainMappings, caller: { account, user, session: identity.sessionOf('ada') } };
}

let platform: ReturnType<typeof aPlatform>;
beforeEach(() => {
  platform = aPlatform();
});

const send = (returnUrl: string, more = {}) => handOver(platform, platform.caller, { returnUrl, ...more });
const codeIn = (url: string) => new URL(url).searchParams.get('firebaseToken') ?? '';
const refused = { code: 'FORBIDDEN', message: 'This return address is not one of ours' };
const signInFirst = { code: 'UNAUTHENTICATED', message: 'Please sign in to access this page.' };

describe('a sign-in handed over', () => {
  it('O2.9-13 leads back to the address, with a code, the restaurant and the tenant', async () => {
    const url = new URL(
      await send('https://admin.bite.example/orders?page=2#top', { tenantId: 1, restaurantId: 2 }),
    );
    expect(url.origin + url.pathname + url.hash).toBe('https://admin.bite.example/orders#top');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '2',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      restaurantId: '2',
      tenantId: '1',
    });
  });

  it.each([
    [false, { firebaseToken: expect.any(String) as string }],
    [true, { firebaseToken: expect.any(String) as string, rememberMe: 'true' }],
  ])(
    'O2.9-26 without a restaurant carries the code alone; rememberMe is %s',
    async (rememberMe, parameters) => {
      const url = new URL(await send('https://admin.bite.example/', { rememberMe }));
      expect(Object.fromEntries(url.searchParams)).toEqual(parameters);
    },
  );

  it('replaces a code that stood there already', async () => {
    const url = await send('https://admin.bite.example/?firebaseToken=planted&firebaseToken=again');
    expect(new URL(url).searchParams.getAll('firebaseToken')).toEqual([codeIn(url)]);
    expect(codeIn(url)).not.toBe('planted');
  });

  it.each([
    'https://admin.bite.example/',
    'http://localhost:5005/',
    'https://bella.example/menu',
    'http://bella.localhost:5000/',
  ])('O2.9-13 goes to %s, which is ours or the caller’s', async (returnUrl) => {
    expect(await send(returnUrl)).toContain(`${returnUrl}?firebaseToken=`);
  });

  it.each([
    ['a protocol-relative address', '//evil.example'],
    ['a host behind credentials', 'https://admin.bite.example@evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['back-slashes', 'https:\\\\evil.example'],
    ['a back-slash after our host', 'https://admin.bite.example\\@evil.example'],
    ['a stranger’s host', 'https://evil.example'],
    ['a host that begins as ours', 'https://admin.bite.example.evil.example'],
    ['a host that ends as ours', 'https://evil-admin.bite.example'],
    ['a host below ours', 'https://x.admin.bite.example'],
    ['the host above ours', 'https://bite.example'],
    ['another tenant’s subdomain', 'https://alba.bite.example'],
    ['a domain that is not verified yet', 'https://soon.example'],
    ['a mapped domain on another port', 'https://bella.example:8443'],
    ['a mapped domain in the clear', 'http://bella.example'],
    ['the other spelling of a mapped domain', 'https://www.bella.example'],
    ['a mapped domain with a trailing dot', 'https://bella.example.'],
    ['our host on another port', 'https://admin.bite.example:8443'],
    ['the machine itself on another port', 'http://localhost:6666'],
    ['a look-alike of our host', 'https://admin.bit\u0435.example'],
  ])('O2.9-13 is refused to %s, and no code is made', async (_what, returnUrl) => {
    await expect(send(returnUrl)).rejects.toMatchObject(refused);
    expect(Object.keys(platform.records.documents()).filter((path) => path.startsWith('hand'))).toEqual([]);
  });

  it.each([
    ['works for nobody there', { access: {} }],
    ['is not active', { access: owner, isActive: false }],
    ['administers the site', { access: {}, isSiteAdmin: true }],
    ['administers the site and works there, too', { access: owner, siteRole: 'site_admin' }],
    ['supports the site', { access: {}, siteRole: 'support' }],
    [
      'works for another business, too',
      { access: { ...owner, [other.tenantId]: { role: 'manager', restaurants: {} } } },
    ],
  ])('is refused to a tenant’s domain for someone who %s', async (_what, change) => {
    const caller = { ...platform.caller, user: platform.put('ada', change as Partial<User>) };
    const asked = handOver(platform, caller, { returnUrl: 'https://bella.example' });
    await expect(asked).rejects.toMatchObject(refused);
  });

  it('is refused to a tenant’s domain for someone of whom there is no record', async () => {
    const caller = { ...platform.caller, user: undefined };
    const asked = handOver(platform, caller, { returnUrl: 'https://bella.example' });
    await expect(asked).rejects.toMatchObject(refused);
  });

  it('stores the code by its hash alone', async () => {
    const code = codeIn(await send('https://admin.bite.example'));
    const documents = platform.records.documents();
    expect(documents).toHaveProperty([`hand_over_codes/${hashOf(code)}`]);
    expect(JSON.stringify(documents)).not.toContain(code);
  });
});

describe('a one-time code', () => {
  const take = (code: string, host = 'admin.bite.example') => exchangeCode(platform, code, host);
  const aCode = async (more = {}) => codeIn(await send('https://admin.bite.example', more));

  it.each([true, false])(
    'O2.9-26 is exchanged for a token of whoever sent it; rememberMe is %s',
    async (rememberMe) => {
      const { customToken, ...rest } = await take(await aCode({ rememberMe }));
      expect(platform.accounts.uidOf(customToken)).toBe('ada');
      expect(rest).toEqual({ rememberMe });
    },
  );

  it('O2.9-26 opens something once', async () => {
    const code = await aCode();
    await take(code);
    await expect(take(code)).rejects.toMatchObject(signInFirst);
  });

  it('O2.9-26 opens something for one of those who come at the same moment', async () => {
    const code = await aCode();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => take(code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('O2.9-26 lives for a minute', async () => {
    const [early, late] = [await aCode(), await aCode()];
    platform.clock.now += 59_999;
    expect(await take(early)).toHaveProperty('customToken');
    platform.clock.now += 1;
    await expect(take(late)).rejects.toMatchObject(signInFirst);
  });

  it.each(['evil.example', 'admin.bite.example:8443', 'x.admin.bite.example', 'bella.example', ''])(
    'O2.9-26 opens nothing on %s, nor on its own host after that',
    async (host) => {
      const code = await aCode();
      await expect(take(code, host)).rejects.toMatchObject(signInFirst);
      await expect(take(code)).rejects.toMatchObject(signInFirst);
    },
  );

  it.each(['', 'nobody-made-this', '../users/ada', 'a/b'])('O2.9-26 is not %j', async (code) => {
    await expect(take(code)).rejects.toMatchObject(signInFirst);
  });

  it('O2.9-26 is not its hash, which is what is stored', async () => {
    const code = await aCode();
    await expect(take(hashOf(code))).rejects.toMatchObject(signInFirst);
    expect(await platform.records.get(handOverCodes, hashOf(code))).toBeDefined();
  });

  it('O7.1-07 opens nothing once its person is signed out everywhere, or gone', async () => {
    const code = await aCode();
    await endSessionsOf(platform, 'ada');
    await expect(take(code)).rejects.toMatchObject(signInFirst);
    const another = await aCode();
    await platform.accounts.delete('ada');
    await expect(take(another)).rejects.toMatchObject(signInFirst);
  });
});
