// Test set-up: the site administration for a site administrator, with ports in memory.
import type { RouteName } from '@bite/shared/api/routes';
import type { User } from '@bite/shared/identity/user.schema';
import { screen } from '@testing-library/react';
import type { MemoryPlatform, Request } from '../lib/testing/memory-platform.ts';
import { aProfile, aTenant } from '../lib/testing/people.ts';
import { visit } from './app-testing.tsx';

/** Long forms in a simulated DOM take longer than in a browser. */
export const patient = { timeout: 60_000 };

export const admin = aProfile({ isSiteAdmin: true });

export function enterPlatform(at: string, handlers: MemoryPlatform['handlers'] = {}, profile: User = admin) {
  return visit({ at, profile, restaurants: [], tenants: [aTenant()], handlers });
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** The calls of one endpoint, oldest first. */
export const sent = ({ requests }: MemoryPlatform, name: RouteName): Request[] =>
  requests.filter((one) => one.name === name);
