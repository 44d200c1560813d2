import { dinerAccountRoutes } from '@bite/shared/api/diner-account-routes';
import { dinerRoutes } from '@bite/shared/api/diner-routes';
import { API_BASE } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { firebaseAppCheck } from '../adapters/auth/app-check.ts';
import { sendRequest } from '../testing/sample-requests.ts';
import { serveApi } from '../testing/serve-api.ts';
import { APP_CHECK_HEADER } from './app-check.ts';

const health = async () => ({ data: { status: 'ok' as const } });
const handlers = { getHealth: health };
const enforced = await serveApi({
  handlers: handlers as never,
  checkAnswers: false,
  appCheck: { isGenuine: async (token) => token === 'genuine' },
});
const off = await serveApi({ handlers: handlers as never, checkAnswers: false });

const ofDiners = { ...dinerRoutes, ...dinerAccountRoutes };
const names = Object.keys(routes) as RouteName[];
/** An <img> of a page of ours sends no token, and neither does a service that tells us something. */
const withoutToken: readonly RouteName[] = ['getPlacePhoto', 'takeListingNotification'];
const refusal = {
  success: false,
  error: {
    code: 'FORBIDDEN',
    message: 'This page could not be verified. Please reload it and try again.',
  },
};

describe('App Check', () => {
  it.each(names.filter((name) => !Object.hasOwn(ofDiners, name) && !withoutToken.includes(name)))(
    'where it is asked for, %s is for our own apps',
    async (name) => {
      const forged = await sendRequest(enforced, name, { [APP_CHECK_HEADER]: 'forged' });
      expect(await forged.json()).toMatchObject(refusal);
      const passed = await sendRequest(enforced, name, { [APP_CHECK_HEADER]: 'genuine' });
      expect(await passed.json()).not.toMatchObject(refusal);
    },
  );

  it.each([{}, { [APP_CHECK_HEADER]: '' }])('a request without a token is refused: %o', async (headers) => {
    expect(await (await sendRequest(enforced, 'listMyTenants', headers)).json()).toMatchObject(refusal);
  });

  it.each([...(Object.keys(ofDiners) as RouteName[]), ...withoutToken])(
    'diners, pictures and services need none: %s',
    async (name) => {
      expect(await (await sendRequest(enforced, name)).json()).not.toMatchObject(refusal);
    },
  );

  it('where it is not asked for, nobody needs it', async () => {
    expect((await fetch(`${off}${API_BASE}/health`)).status).toBe(200);
    expect(await (await sendRequest(off, 'listMyTenants')).json()).not.toMatchObject(refusal);
  });
});

describe('App Check tokens, as Firebase verifies them', () => {
  const verifying = (code?: string) =>
    firebaseAppCheck({
      verifyToken: async () => {
        if (code) throw Object.assign(new Error(code), { code });
        return {} as never;
      },
    });

  it('are genuine, or are not', async () => {
    expect(await verifying().isGenuine('token')).toBe(true);
    expect(await verifying('app-check/invalid-argument').isGenuine('token')).toBe(false);
    expect(await verifying('app-check/app-check-token-expired').isGenuine('token')).toBe(false);
  });

  it('a failure to verify is none of the caller’s', async () => {
    await expect(verifying('app-check/internal-error').isGenuine('token')).rejects.toThrow('internal-error');
  });
});
