import { HOUR, MINUTE, SECOND } from '@bite/shared/kernel/durations';
import { describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { memoryIdentity, NOW } from '../../testing/memory-identity.ts';
import { waitUntilSignInCounts } from './end-sessions.ts';
import { sessions, sessionTokenOf } from './session-record.ts';
import { signIn } from './sign-in.ts';

function ada(change: Parameters<ReturnType<typeof memoryIdentity>['put']>[1] = {}) {
  const identity = memoryIdentity();
  const user = identity.put('ada', change);
  const enter = (more: Partial<Parameters<typeof signIn>[1]> = {}) =>
    signIn(identity, {
      idToken: identity.accounts.idToken('ada'),
      rememberMe: false,
      cookie: undefined,
      userAgent: undefined,
      ...more,
    });
  const stored = async (cookie: string) => identity.records.get(sessions, sessionTokenOf(cookie));
  return { ...identity, user, enter, stored };
}

describe('signing in', () => {
  it.each([
    [false, 12 * HOUR],
    [true, 14 * 24 * HOUR],
  ])(
    'O7.1-06 with rememberMe %s begins a session of %i ms, between 5 minutes and 14 days',
    async (rememberMe, lifetime) => {
      const { enter, stored } = ada();
      const begun = await enter({ rememberMe });
      expect(begun.lifetime).toBe(lifetime);
      expect(lifetime).toBeGreaterThanOrEqual(5 * MINUTE);
      expect(lifetime).toBeLessThanOrEqual(14 * 24 * HOUR);
      const expiresAt = new Date(NOW + lifetime).toISOString();
      expect(begun.answer.expiresAt).toBe(expiresAt);
      expect(await stored(begun.cookie)).toEqual({
        uid: 'ada',
        createdAt: '2026-06-10T22:00:00.000Z',
        expiresAt,
      });
    },
  );

  it('O7.1-06, O7.1-09 answers the user, the name of the session, its end and a token for the client', async () => {
    const { enter, accounts } = ada({ displayName: 'Ada', siteRole: 'site_owner' });
    const { answer, cookie } = await enter();
    expect(answer).toEqual({
      user: {
        uid: 'ada',
        email: 'ada@example.com',
        displayName: 'Ada',
        isSiteAdmin: true,
        isActive: true,
        emailVerified: true,
        hasPassword: true,
      },
      sessionToken: sessionTokenOf(cookie),
      expiresAt: '2026-06-11T10:00:00.000Z',
      customToken: expect.any(String) as string,
    });
    expect(accounts.uidOf(answer.customToken ?? '')).toBe('ada');
  });

  it('O7.1-06 names the session by what opens nothing: neither the cookie nor a part of it', async () => {
    const { enter, accounts } = ada();
    const { answer, cookie } = await enter();
    expect(cookie).not.toContain(answer.sessionToken);
    expect(await accounts.verifySessionCookie(answer.sessionToken)).toBeUndefined();
  });

  it('O7.1-06 lets someone inactive in, to be told so, and never as a site administrator', async () => {
    const { enter } = ada({ isActive: false, isSiteAdmin: true });
    expect((await enter()).answer.user).toMatchObject({ isActive: false, isSiteAdmin: false });
  });

  it('O6-03 the session says of nobody else that they administrate the site', async () => {
    const { enter } = ada({ siteRole: 'support' });
    expect((await enter()).answer.user.isSiteAdmin).toBe(false);
  });

  it('notes the sign-in, and changes nothing else about the record', async () => {
    const { enter, user, records } = ada();
    await enter();
    expect(await records.get(users, 'ada')).toEqual({ ...user, lastLogin: '2026-06-10T22:00:00.000Z' });
  });

  it('keeps of the browser’s name what lists need', async () => {
    const { enter, stored } = ada();
    const { cookie } = await enter({ userAgent: 'Firefox '.repeat(100) });
    expect((await stored(cookie))?.userAgent).toBe('Firefox '.repeat(100).slice(0, 200));
  });

  it('stores the cookie nowhere', async () => {
    const { enter, records } = ada();
    const { cookie } = await enter();
    expect(JSON.stringify(records.documents())).not.toContain(cookie);
  });

  it('O7.1-06 never adopts a cookie that came with the request, and ends its session', async () => {
    const { enter, stored } = ada();
    const planted = (await enter()).cookie;
    const { cookie } = await enter({ cookie: planted });
    expect(cookie).not.toBe(planted);
    expect(await stored(planted)).toBeUndefined();
    expect(await stored(cookie)).toMatchObject({ uid: 'ada' });
  });

  it.each([
    ['of nobody', () => 'forged'],
    ['typed six minutes ago', (id: ReturnType<typeof ada>) => id.accounts.idToken('ada', NOW - 6 * MINUTE)],
    [
      'revoked since',
      (id: ReturnType<typeof ada>) => {
        const token = id.accounts.idToken('ada');
        void id.accounts.revokeAll('ada');
        return token;
      },
    ],
    [
      'of an account that is switched off',
      (id: ReturnType<typeof ada>) => {
        id.accounts.setDisabled('ada', true);
        return id.accounts.idToken('ada');
      },
    ],
  ])('O7.1-06 refuses a token %s, in the same words', async (_what, make) => {
    const identity = ada();
    await expect(identity.enter({ idToken: make(identity) })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in to access this page.',
    });
    expect(Object.keys(identity.records.documents())).toEqual(['users/ada']);
  });

  describe('when all sessions have been ended', () => {
    const refused = { code: 'UNAUTHENTICATED' };

    it('O7.1-07 refuses a password typed in the second of that, which may have been the one before, and takes the next', async () => {
      const { enter, accounts } = ada({ revokedAt: new Date(NOW + 600).toISOString() });
      await expect(enter({ idToken: accounts.idToken('ada', NOW) })).rejects.toMatchObject(refused);
      expect(await enter({ idToken: accounts.idToken('ada', NOW + SECOND) })).toHaveProperty('cookie');
    });

    it('O7.1-07 whoever ended them waits until a sign-in counts as later', async () => {
      for (const [now, rest] of [
        [NOW, SECOND],
        [NOW + 600, 400],
        [NOW + 999, 1],
      ] as const) {
        const waits: number[] = [];
        await waitUntilSignInCounts({ now: () => now, wait: async (time) => void waits.push(time) });
        expect(waits).toEqual([rest]);
      }
    });

    it('O7.1-07 begins no session while they are being ended, neither by a password nor by a hand-over', async () => {
      const handedOver = (identity: ReturnType<typeof ada>) =>
        identity.accounts.idToken('ada', NOW, { ...identity.sessionOf('ada'), isHandOver: true });
      for (const tokenOf of [
        ({ accounts }: ReturnType<typeof ada>) => accounts.idToken('ada', NOW),
        handedOver,
      ]) {
        const identity = ada();
        const { records } = identity;
        const idToken = tokenOf(identity);
        const overtaken: typeof records.transact = async (work) => {
          await records.transact(async (transaction) =>
            transaction.set(users, 'ada', { ...identity.user, revokedAt: new Date(NOW + 600).toISOString() }),
          );
          return records.transact(work);
        };
        const deps = { ...identity, records: { ...records, transact: overtaken } };
        const request = { idToken, rememberMe: false, cookie: undefined, userAgent: undefined };
        await expect(signIn(deps, request)).rejects.toMatchObject(refused);
        const kept = Object.keys(records.documents()).filter((path) => path.startsWith('sessions/'));
        expect(kept).toHaveLength(tokenOf === handedOver ? 1 : 0);
      }
    });
  });

  it('takes a token of five minutes ago', async () => {
    const { enter, accounts } = ada();
    expect(await enter({ idToken: accounts.idToken('ada', NOW - 5 * MINUTE) })).toHaveProperty('cookie');
  });

  it('I8.2-01 begins no session for someone of whom there is no record', async () => {
    const { enter, accounts, records } = ada();
    accounts.put({ uid: 'eve' });
    await expect(enter({ idToken: accounts.idToken('eve') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found in Firestore',
    });
    expect(Object.keys(records.documents())).toEqual(['users/ada']);
  });

  it('O4-11 an Auth that does not answer is an outage', async () => {
    const { enter, accounts } = ada();
    accounts.isDown = true;
    await expect(enter()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
