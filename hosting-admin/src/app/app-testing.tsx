// Test set-up: the whole back office at a URL, with ports in memory.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { toast } from 'sonner';
import type { MyTenant } from '../lib/my-places.ts';
import { guidOf } from '../lib/testing/an-order.ts';
import {
  aRestaurant,
  aUser,
  MemoryAuth,
  type MemoryPlatform,
  memoryPlatform,
} from '../lib/testing/memory-platform.ts';
import { aTenant, withRole } from '../lib/testing/people.ts';
import { App } from './app.tsx';
import { routes } from './router.tsx';

/** The first visit to a screen loads its code, which takes the test runner longer than a browser. */
export const slowly = { timeout: 20_000 };

interface Visit {
  at?: string;
  auth?: MemoryAuth;
  profile?: User;
  tenants?: readonly MyTenant[];
  restaurants?: readonly MyRestaurant[];
  handlers?: MemoryPlatform['handlers'];
}

export const several = (count: number, more: Partial<MyRestaurant> = {}): MyRestaurant[] =>
  Array.from({ length: count }, (_, index) =>
    aRestaurant({
      restaurantId: 20_000_001 + index,
      restaurantGuid: guidOf(index + 1),
      name: `Place ${index + 1}`,
      ...more,
    }),
  );

/** Sam, by default the owner of one tenant with one restaurant. */
export function visit(wishes: Visit = {}) {
  const {
    at = '/',
    auth = new MemoryAuth(aUser),
    profile = withRole('owner'),
    tenants = [aTenant()],
    restaurants = [aRestaurant()],
    handlers,
  } = wishes;
  const platform = memoryPlatform({
    auth,
    handlers: {
      getProfile: () => ({ user: profile }),
      listMyTenants: () => ({ tenants: [...tenants] }),
      listMyRestaurants: () => ({ restaurants: [...restaurants] }),
      ...handlers,
    },
  });
  return visitWith(platform, at);
}

export function visitWith(platform: MemoryPlatform, at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  // Tests share a window: clears the messages of an earlier one.
  toast.dismiss();
  render(<App start={async () => platform} router={router} />);
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { platform, address, user: userEvent.setup() };
}
