// What diners do not see of a restaurant, said on the screens where its staff are anyhow.
import type { Answers } from '@bite/shared/api/answers';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';

const BOARD = '/t/10000001/r/20000001/orders';
const words = 'Guests do not see 3 records of Bella Napoli';

const withGaps = (isTooLarge = false): Answers['updateRestaurant'] => {
  const leftOut = [{ kind: 'item' as const, recordId: '7', reason: 'name: Required' }];
  return { ...aRestaurantRecord(), storefrontGaps: { leftOut, leftOutCount: 3, isTooLarge } };
};

const enter = (at: string, role: Parameters<typeof withRole>[0], record = withGaps()) =>
  visit({
    at,
    profile: withRole(role),
    handlers: {
      getTenant: () => aTenantRecord(),
      getRestaurant: () => record,
      listRestaurants: () => ({ restaurants: [record] }),
      listAuditEntries: () => ({ entries: [] }),
    },
  });

describe('what diners do not see of a restaurant', { timeout: 60_000 }, () => {
  it('C4-05 is said on its order board to a manager, and named where the line leads', async () => {
    const { user, address } = enter(BOARD, 'manager');
    await user.click(await screen.findByRole('link', { name: words }, slowly));
    expect(await screen.findByText('Item 7', undefined, slowly)).toBeTruthy();
    expect(address()).toBe('/t/10000001/r/20000001/menu-display');
  });

  it('is nobody’s business who may not see its settings', async () => {
    const { platform } = enter(BOARD, 'employee');
    await screen.findByRole('heading', { name: 'Orders of Bella Napoli' }, slowly);
    expect(screen.queryByRole('link', { name: words })).toBeNull();
    expect(platform.requests.map(({ name }) => name)).not.toContain('getRestaurant');
  });

  it('may be all that was changed lately', async () => {
    enter(BOARD, 'owner', withGaps(true));
    await screen.findByRole('link', { name: 'The menu of Bella Napoli is too large to publish' }, slowly);
  });

  it('C4-05 is said in the list of restaurants, of those where something is missing', async () => {
    enter('/t/10000001/settings', 'owner');
    const line = await screen.findByRole('link', { name: words }, slowly);
    expect(line.getAttribute('href')).toBe('/t/10000001/r/20000001/menu-display');
  });
});
