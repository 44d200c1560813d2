// The pause of online orders, wherever the staff of a restaurant are.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenPath } from '../lib/screens.ts';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';
import { screens } from './screens.ts';

const paths = screens
  .filter(({ area }) => area === 'restaurant')
  .map(({ area, path }) =>
    screenPath({ area, path }, { tenantId: 10_000_001, restaurantId: 20_000_001 }).replace(
      ':recordId',
      '60000001',
    ),
  );

describe('every screen of a restaurant', { timeout: 60_000 }, () => {
  it('is among these', () => expect(paths.length).toBeGreaterThanOrEqual(3));

  it.each(paths)('pauses its orders with one choice: %s', async (path) => {
    const { user, platform } = visit({
      at: path,
      profile: withRole('manager'),
      handlers: {
        getTenant: () => aTenantRecord(),
        getRestaurant: () => aRestaurantRecord(),
        listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
        listAuditEntries: () => ({ entries: [] }),
        listMenuGroups: () => ({ records: [] }),
        listMenuImports: () => ({ imports: [] }),
        setLiveState: () => ({ busyExtraMinutes: 0 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pause orders or say it is busy' }, slowly));
    await user.click(await screen.findByRole('menuitem', { name: '15 minutes' }));
    expect(platform.requests.filter(({ name }) => name === 'setLiveState')).toHaveLength(1);
  });
});
