import { type Call, CallError } from '@bite/shared/api/client';
import type { ErrorCode } from '@bite/shared/kernel/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { openSession, type SessionCheck, sessionQuery } from './session-check.ts';
import { isUnended, noteUnended, ownSession } from './session-memory.ts';
import { aUser, MemoryAuth, memoryPlatform } from './testing/memory-platform.ts';

const refusal = (code: ErrorCode | 'NETWORK', status: number) => new CallError(code, code, status);
const valid: SessionCheck = { state: 'valid', user: aUser };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00.000Z') });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** The API answers the check with these in turn. */
function server(...answers: readonly (Error | { user: unknown })[]) {
  const left = [...answers];
  return memoryPlatform({
    handlers: {
      getSession: () => {
        const answer = left.shift();
        if (!answer || answer instanceof Error) throw answer ?? new Error('Asked too often');
        return answer as { user: typeof aUser };
      },
    },
  });
}

async function check({ call }: { call: Call }, uid?: string): Promise<SessionCheck> {
  const checking = createQueryClient().fetchQuery(sessionQuery(call, uid));
  // What it ends with is looked at below; until then nobody is there to take it.
  checking.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(499);
  await vi.advanceTimersByTimeAsync(1);
  return checking;
}

describe('asking who is signed in', () => {
  it('O2.9-05 O7.1-08 a valid session names its user', async () => {
    expect(await check(server({ user: aUser }))).toEqual(valid);
  });

  it.each([
    ['a missing or bad cookie', refusal('UNAUTHENTICATED', 401), 'none'],
    ['a refusal', refusal('FORBIDDEN', 403), 'unanswered'],
    ['a lost connection', refusal('NETWORK', 0), 'unanswered'],
    ['a user without a record', refusal('NOT_FOUND', 404), 'noRecord'],
  ])('O4-11 %s is no session and no error, at once', async (_, error, state) => {
    const platform = server(error);
    expect(await check(platform)).toEqual({ state });
    expect(platform.requests).toHaveLength(1);
  });

  it('O4-11 anything else is asked once more, after half a second', async () => {
    const platform = server(refusal('INTERNAL', 500), { user: aUser });
    const checking = createQueryClient().fetchQuery(sessionQuery(platform.call, undefined));
    await vi.advanceTimersByTimeAsync(499);
    expect(platform.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await checking).toEqual(valid);
    expect(platform.requests).toHaveLength(2);
  });

  it('O4-11 O9-04 and no third time', async () => {
    const failure = refusal('INTERNAL', 500);
    const platform = server(failure, failure, { user: aUser });
    await expect(check(platform)).rejects.toBe(failure);
    expect(platform.requests).toHaveLength(2);
  });

  it('a connection that is lost for a moment leaves what is known', async () => {
    const client = createQueryClient();
    const platform = server({ user: aUser }, refusal('NETWORK', 0), refusal('UNAUTHENTICATED', 401));
    const query = { ...sessionQuery(platform.call, undefined), staleTime: 0 };
    const known = async () => {
      await client.fetchQuery(query);
      return client.getQueryData(query.queryKey);
    };
    expect(await known()).toEqual(valid);
    expect(await known()).toEqual(valid);
    expect(await known()).toEqual({ state: 'none' });
  });

  it('O8-03 an answer that is no session is refused', async () => {
    const nobody = { user: { uid: 'uid-1' } };
    await expect(check(server(nobody, nobody))).rejects.toThrow('Invalid session response format');
  });

  it('O9-04 is fresh for 5 minutes, kept for 10, and not asked again on focus', () => {
    expect(sessionQuery(server().call, 'uid-1')).toMatchObject({
      gcTime: 600_000,
      retry: false,
      refetchOnWindowFocus: false,
    });
    const { staleTime } = sessionQuery(server().call, 'uid-1') as unknown as {
      staleTime: (query: { state: { data: SessionCheck } }) => number;
    };
    expect(staleTime({ state: { data: valid } })).toBe(300_000);
  });
});

describe('the session that this device began', () => {
  it('O4-12 that signing out could not end opens nothing until the server has ended it', async () => {
    noteUnended(localStorage);
    let isReachable = false;
    const platform = memoryPlatform({
      handlers: {
        signOut: () => {
          if (!isReachable) throw refusal('NETWORK', 0);
          return { signedOut: true };
        },
      },
    });
    expect(await check(platform)).toEqual({ state: 'none' });
    expect(platform.requests.map(({ name }) => name)).toEqual(['signOut']);
    isReachable = true;
    await check(platform);
    expect(isUnended(localStorage)).toBe(false);
  });

  it.each(['', '{', 'null', '[]', '{"uid":"uid-1"}'])('is not read from %j', (text) => {
    localStorage.setItem('bite-session', text);
    expect(ownSession(localStorage, Date.now())).toBeUndefined();
  });
});

describe('making a session', () => {
  it('O7.1-06 exchanges the client’s token, and remembers which session it is', async () => {
    const platform = memoryPlatform();
    expect(await openSession(platform, true)).toEqual(aUser);
    expect(platform.requests).toEqual([{ name: 'signIn', body: { idToken: 'token', rememberMe: true } }]);
    expect(ownSession(localStorage, Date.now())).toMatchObject({ uid: aUser.uid, rememberMe: true });
  });

  it('I8.2-01 of somebody without a record makes none', async () => {
    const platform = memoryPlatform({
      handlers: {
        signIn: () => Promise.reject(new CallError('NOT_FOUND', 'User not found in Firestore', 404)),
      },
    });
    expect(await openSession(platform, false)).toBeUndefined();
    expect(ownSession(localStorage, Date.now())).toBeUndefined();
  });

  it('O8-03 refuses an answer that is none', async () => {
    const platform = memoryPlatform({ handlers: { signIn: () => ({ user: aUser }) as never } });
    await expect(openSession(platform, false)).rejects.toThrow('Invalid response format from auth API');
  });

  it('needs a client that is signed in', async () => {
    await expect(openSession(memoryPlatform({ auth: new MemoryAuth() }), false)).rejects.toThrow(
      'did not last',
    );
  });
});
