// The pause of online orders, wherever the staff of a restaurant are.
import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';
import { routes } from './router.tsx';

const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

const screens = pathsOf(routes).filter((path) => path.startsWith('/t/:tenantId/r/:restaurantId'));

describe('every screen of a restaurant', { timeout: 60_000 }, () => {
  it('is among these', () => expect(screens.length).toBeGreaterThanOrEqual(3));

  it.each(screens)('pauses its orders with one choice: %s', async (path) => {
    const { user, platform } = visit({
      at: path.replace(':tenantId', '10000001').replace(':restaurantId', '20000001'),
      profile: withRole('manager'),
      handlers: {
        getTenant: () => aTenantRecord(),
        getRestaurant: () => aRestaurantRecord(),
        listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
        listAuditEntries: () => ({ entries: [] }),
        listMenuGroups: () => ({ records: [] }),
        setLiveState: () => ({ busyExtraMinutes: 0 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pause orders or say it is busy' }, slowly));
    await user.click(await screen.findByRole('menuitem', { name: '15 minutes' }));
    expect(platform.requests.filter(({ name }) => name === 'setLiveState')).toHaveLength(1);
  });
});
