// An ended session is refused by every endpoint that is not public.
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DAY } from '@bite/shared/kernel/durations';
import { describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { endSessionsOf } from '../../identity/sessions/end-sessions.ts';
import { revokeSession } from '../../identity/sessions/own-sessions.ts';
import { type MemoryApi, memoryApi } from '../../testing/memory-api.ts';
import { preparedRequest } from '../../testing/prepared-requests.ts';
import { sendRequest } from '../../testing/sample-requests.ts';

const names = Object.keys(routes) as RouteName[];
const closed = names.filter((name) => routes[name].audience !== 'public');
/** Endpoints for people who have signed in to Firebase and have no session yet. */
const beforeSession: readonly RouteName[] = ['getSession', 'signUp', 'sendVerification', 'acceptInvitation'];

const callerOf = async (api: MemoryApi, uid: string) => ({
  account: { uid, emailVerified: true, hasPassword: true },
  user: await api.records.get(users, uid),
  session: api.sessionOf(uid),
});

/** The endpoints that accept the token. */
async function opened(api: MemoryApi, asked: readonly RouteName[], token: string): Promise<RouteName[]> {
  const found: RouteName[] = [];
  for (const name of asked) {
    const change = await preparedRequest(api, name);
    const { status } = await sendRequest(api.origin, name, { authorization: `Bearer ${token}` }, change);
    if (status !== 401) found.push(name);
  }
  return found;
}

describe('an ID token', () => {
  it.each([
    [
      'was ended by itself',
      (api: MemoryApi, caller: Awaited<ReturnType<typeof callerOf>>) =>
        revokeSession(api, caller, caller.session.sessionToken),
    ],
    ['was ended with all others', (api: MemoryApi) => endSessionsOf(api, 'owner')],
    ['is over', async (api: MemoryApi) => Object.assign(api.clock, { now: api.clock.now + DAY })],
  ])('O7.1-07 O4-11 opens nothing from the next request on once its session %s', async (_, end) => {
    const api = await memoryApi();
    const caller = await callerOf(api, 'owner');
    await end(api, caller);
    const renewed = api.accounts.idToken('owner', api.now(), caller.session);
    expect(await opened(api, closed, renewed)).toEqual([]);
  });

  it('O7.1-07 of no session opens what leads to one, and nothing else', async () => {
    const api = await memoryApi();
    const token = api.accounts.idToken('owner');
    const staff = closed.filter((name) => !beforeSession.includes(name));
    expect(await opened(api, staff, token)).toEqual([]);
    // They have a record, so the client must sign in with a session.
    expect(await opened(api, ['getSession'], token)).toEqual([]);
    expect(await opened(api, ['getSession'], api.accounts.idToken('stranger'))).toEqual(['getSession']);
    expect(await opened(api, ['sendVerification'], token)).toEqual(['sendVerification']);
  });
});
