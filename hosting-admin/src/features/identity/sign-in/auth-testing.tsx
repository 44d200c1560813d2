// Test set-up: the sign-in pages and one screen behind them, with ports in memory.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PortsProvider } from '../../../lib/ports-context.tsx';
import { createQueryClient } from '../../../lib/query-client.ts';
import { SessionProvider, useSession } from '../../../lib/session.tsx';
import { MemoryAuth, type MemoryPlatform, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aProfile } from '../../../lib/testing/people.ts';
import { RequireSignIn } from '../sessions/require-sign-in.tsx';
import { FollowSignOuts, useSignOut } from '../sessions/sign-out.tsx';
import { TokenHandler } from '../sessions/token-handler.tsx';
import { authRoutes } from './auth-routes.tsx';

function Behind() {
  const signOut = useSignOut();
  const { session } = useSession();
  return (
    <main>
      <h1>Behind the door</h1>
      {session.phase === 'signedIn' && <p>{session.user.email} is in</p>}
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </main>
  );
}

interface Visit {
  at?: string;
  auth?: MemoryAuth;
  authUrl?: string;
  handlers?: MemoryPlatform['handlers'];
}

/** The first visit to a page fetches its code. */
export const slowly = { timeout: 20_000 };

/** Nobody is signed in unless `auth` says so. */
export function openSignInPage({
  at = '/auth',
  auth = new MemoryAuth(),
  authUrl,
  handlers = {},
}: Visit = {}) {
  const platform = memoryPlatform({
    auth,
    authUrl,
    handlers: {
      checkPassword: () => null,
      getProfile: () => ({ user: aProfile({ lastLogin: '2026-03-01T12:00:00.000Z' }) }),
      ...handlers,
    },
  });
  const behind = { element: <RequireSignIn />, children: [{ path: '*', element: <Behind /> }] };
  const all = [{ hydrateFallbackElement: <p>Loading…</p>, children: [...authRoutes, behind] }];
  const router = createMemoryRouter(all, { initialEntries: [at] });
  render(
    <PortsProvider ports={platform}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <FollowSignOuts />
          <TokenHandler router={router}>
            <RouterProvider router={router} />
          </TokenHandler>
        </SessionProvider>
      </QueryClientProvider>
    </PortsProvider>,
  );
  return {
    platform,
    auth,
    user: userEvent.setup(),
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    asked: (name: string) => platform.requests.filter((request) => request.name === name),
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }),
    isIn: () => screen.findByRole('heading', { name: 'Behind the door' }, slowly),
  };
}
