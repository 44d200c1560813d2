// By what the screens prove who calls, while the client still finds out whether it has a sign-in.
import { beforeEach, describe, expect, it } from 'vitest';
import { apiCall } from './api-call.ts';
import { noteTabUser, noteUnended, rememberSession } from './session-memory.ts';
import { HeldAuth, heldNetwork } from './testing/held-network.ts';
import { aUser } from './testing/memory-platform.ts';

const session = { user: aUser, sessionToken: 'a'.repeat(64), expiresAt: '2100-01-01T00:00:00.000Z' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function begin(answers: Parameters<typeof heldNetwork>[0] = { getSession: { user: aUser } }) {
  const network = heldNetwork(answers);
  const auth = new HeldAuth(network.hold, aUser);
  return { network, call: apiCall(auth, { fetch: network.fetch }) };
}

const toApi = ({ asked }: ReturnType<typeof heldNetwork>) =>
  asked.filter(({ what }) => !what.startsWith('accounts:'));

describe('a call before the client knows of its sign-in', () => {
  it('reads by the session cookie, and by the token from then on', async () => {
    rememberSession(localStorage, session, true);
    const { network, call } = begin();
    const early = call('getSession');
    await network.answer('getSession');
    expect(await early).toEqual({ user: aUser });
    await network.answer('accounts:lookup');
    const late = call('getSession');
    await network.answer('getSession');
    await late;
    expect(toApi(network).map(({ authorization }) => authorization)).toEqual([null, 'Bearer token']);
  });

  it('is made by the token where the cookie opens nothing', async () => {
    rememberSession(localStorage, session, true);
    const { network, call } = begin({});
    const asking = call('getSession');
    await network.answer('/api/v1/auth/session');
    network.answers.getSession = { user: aUser };
    await network.answer('accounts:lookup');
    await network.answer('getSession');
    expect(await asking).toEqual({ user: aUser });
    expect(toApi(network).map(({ authorization }) => authorization)).toEqual([null, 'Bearer token']);
  });

  it.each<[string, () => void]>([
    ['this device began no session', () => undefined],
    [
      'somebody else has signed in meanwhile in another tab',
      () => {
        rememberSession(localStorage, session, true);
        noteTabUser(sessionStorage, 'uid-another');
      },
    ],
    [
      'signing out could not end the session',
      () => {
        rememberSession(localStorage, session, true);
        noteUnended(localStorage);
      },
    ],
  ])('waits for the token where %s', async (_, prepare) => {
    prepare();
    const { network, call } = begin();
    const asking = call('getSession');
    await network.answer('accounts:lookup');
    await network.answer('getSession');
    await asking;
    expect(toApi(network)).toEqual([{ what: 'getSession', authorization: 'Bearer token' }]);
  });

  it('waits for the token to change something', async () => {
    rememberSession(localStorage, session, true);
    const { network, call } = begin({ signOut: { signedOut: true } });
    const asking = call('signOut', { body: {} });
    await network.answer('accounts:lookup');
    await network.answer('signOut');
    await asking;
    expect(toApi(network)).toEqual([{ what: 'signOut', authorization: 'Bearer token' }]);
  });
});
