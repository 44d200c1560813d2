// The pause of online orders, in the bar above every screen of a restaurant (every-screen.test.tsx).
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';

it.each(['orders', 'tags'])('online orders are paused with one choice: above the %s', async (path) => {
  const { user, platform } = visit({
    at: `/t/10000001/r/20000001/${path}`,
    profile: withRole('manager'),
    handlers: {
      getTenant: () => aTenantRecord(),
      getRestaurant: () => aRestaurantRecord(),
      listTags: () => ({ records: [] }),
      setLiveState: () => ({ busyExtraMinutes: 0 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pause orders or say it is busy' }, slowly));
  await user.click(await screen.findByRole('menuitem', { name: '15 minutes' }));
  expect(platform.requests.filter(({ name }) => name === 'setLiveState')).toHaveLength(1);
});
