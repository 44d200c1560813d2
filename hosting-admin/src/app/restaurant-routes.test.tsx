import { CallError } from '@bite/shared/api/client';
import { selectionKeys } from '@bite/shared/shell/selection-keys';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SUSPENDED_MILLISECONDS } from '../lib/query-client.ts';
import { guidOf } from '../lib/testing/an-order.ts';
import { aRestaurant } from '../lib/testing/memory-platform.ts';
import { aProfile, aTenant, withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { several, slowly, visit } from './app-testing.tsx';

const keys = selectionKeys();
const bella = aTenant();
const rising = aTenant({
  tenantId: 10_000_002,
  guid: guidOf(600_002),
  name: 'Rising Sun Inc.',
  displayName: 'Rising Sun',
});
const sakura = aRestaurant({
  tenantId: rising.tenantId,
  tenantName: 'Rising Sun',
  restaurantId: 20_000_009,
  restaurantGuid: guidOf(500),
  name: 'Sakura',
  street: '5 Lake Street',
  city: 'Chicago',
});

function remember(tenantId: number, restaurantId: number): void {
  localStorage.setItem(keys.tenantId, String(tenantId));
  localStorage.setItem(keys.restaurantId, String(restaurantId));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const board = (name: string) => screen.findByRole('heading', { name: `Orders of ${name}` }, slowly);
const stepTwo = () => screen.findByRole('heading', { name: 'Select a Restaurant' });
const failing = (error: Error) => () => {
  throw error;
};
const refused = (message: string) => new CallError('VALIDATION_FAILED', message, 400);

describe('the selection guard', () => {
  it('O2.9-06 O2.9-08 chooses the only restaurant of somebody’s only tenant, and remembers it', async () => {
    const { address } = visit();
    await board('Bella Napoli');
    expect(address()).toBe('/t/10000001/r/20000001/orders');
    expect(localStorage.getItem(keys.restaurantId)).toBe('20000001');
  });

  it('O2.9-07 opens the remembered one at once', async () => {
    remember(10_000_001, 20_000_003);
    visit({ restaurants: several(3), at: '/orders' });
    expect(await board('Place 3')).toBeTruthy();
  });

  it('O2.9-07 O3-18 keeps no restaurant that the server no longer lists', async () => {
    remember(10_000_001, 20_000_099);
    localStorage.setItem(keys.restaurant, '{}');
    visit({ restaurants: several(3) });
    await stepTwo();
    for (const key of Object.values(keys)) expect(localStorage.getItem(key)).toBeNull();
  });

  it('O2.9-09 O3-18 stores what was picked under the four keys', async () => {
    const { user, address } = visit({ restaurants: several(3) });
    await user.click(await screen.findByRole('button', { name: /^Place 2/ }));
    await board('Place 2');
    expect(address()).toBe('/t/10000001/r/20000002/orders');
    expect(localStorage.getItem(keys.tenantId)).toBe('10000001');
    expect(localStorage.getItem(keys.restaurantId)).toBe('20000002');
    expect(JSON.parse(localStorage.getItem(keys.tenant) ?? '')).toEqual({
      tenantId: 10_000_001,
      name: 'Bella Group',
    });
    expect(JSON.parse(localStorage.getItem(keys.restaurant) ?? '')).toMatchObject({ name: 'Place 2' });
  });
});

describe('a viewer', () => {
  const user = aProfile({ siteRole: 'viewer' });

  it.each(['/', '/orders', '/restaurants'])(
    'is led from %s to what they may look at, and through no wizard',
    async (at) => {
      const { address } = visit({ at, restaurants: several(3), handlers: { getProfile: () => ({ user }) } });
      await waitFor(() => expect(address()).toBe('/platform/users'), slowly);
    },
  );

  it.each([
    ['several restaurants', several(3)],
    ['one restaurant', several(1)],
  ])(
    'sees no wizard and no board of %s while it is not known yet who they are',
    async (_what, restaurants) => {
      let answer: () => void = () => undefined;
      const known = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { address, platform } = visit({
        restaurants,
        handlers: { getProfile: () => known.then(() => ({ user })) },
      });
      await waitFor(
        () => expect(platform.requests.map(({ name }) => name)).toContain('listMyRestaurants'),
        slowly,
      );
      await act(async () => undefined);
      expect(screen.queryByRole('heading', { name: /^Select/ })).toBeNull();
      expect(address()).toBe('/');
      answer();
      await waitFor(() => expect(address()).toBe('/platform/users'), slowly);
      expect(localStorage.getItem(keys.restaurantId)).toBeNull();
    },
  );
});

describe('step 1, the business', () => {
  it('O2.9-10 O2.9-11 lists each with its names, and leads to its restaurants', async () => {
    const { user } = visit({ tenants: [bella, rising], restaurants: [...several(2), sakura] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Select Organization' })).toBeTruthy();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getByText('Choose your organization to access your workspace.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Select a Tenant' })).toBeTruthy();
    expect(screen.getByText('Choose which tenant you want to sign in to.')).toBeTruthy();
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Bella GroupBella Group LLCSelect/);
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select Bella Group' }));
    await stepTwo();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('O2.9-11 shows a skeleton while they are on their way', async () => {
    visit({ handlers: { listMyTenants: () => new Promise(() => undefined) } });
    expect(await screen.findByRole('status', { name: 'Loading your businesses…' })).toBeTruthy();
  });

  it('O2.9-11 says that they could not be loaded, why, and tries again', async () => {
    let isDown = true;
    const { user } = visit({
      restaurants: several(2),
      handlers: {
        listMyTenants: () => {
          if (isDown) throw refused('Out of order.');
          return { tenants: [bella] };
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Error loading organizations' })).toBeTruthy();
    expect(alert.textContent).toContain('Out of order.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await stepTwo();
  });

  it('O2.9-11 without any, says so and offers the way out', async () => {
    visit({ tenants: [], restaurants: [] });
    expect(
      await screen.findByRole('heading', { name: 'You are not associated with any tenants.' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Manage the platform' })).toBeNull();
  });

  it('the first site administrator, whose platform is empty, is led to it', async () => {
    visit({ tenants: [], restaurants: [], profile: aProfile({ isSiteAdmin: true }) });
    const link = await screen.findByRole('link', { name: 'Manage the platform' });
    expect(link.getAttribute('href')).toBe('/platform/tenants');
  });

  it('O2.9-11 the only one is chosen by itself, and seen by whoever goes back', async () => {
    const { user } = visit({ restaurants: several(2) });
    await stepTwo();
    await user.click(screen.getByRole('button', { name: 'Back to Organizations' }));
    expect(await screen.findByRole('heading', { name: 'Select Organization' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Select Bella Group' }));
    await stepTwo();
  });

  it('more than eight can be searched by either name', async () => {
    const tenants = Array.from({ length: 12 }, (_, index) =>
      aTenant({
        tenantId: 10_000_001 + index,
        guid: guidOf(index + 1),
        displayName: `Group ${index + 1}`,
        name: `Firm ${index + 1} LLC`,
      }),
    );
    const { user } = visit({ tenants });
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(search, 'firm 12');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Group 12'),
    ]);
    await user.type(search, 'x');
    expect(screen.getByText('No business matches “firm 12x”.')).toBeTruthy();
  });

  it.each([
    ['suspended', 'Suspended', 'Bella Group is suspended'],
    ['inactive', 'Switched off', 'Bella Group is switched off'],
  ] as const)(
    'lists a tenant that is %s with its state, and opens a message',
    async (status, word, title) => {
      const { user } = visit({ tenants: [aTenant({ status }), rising], restaurants: [sakura] });
      const [row] = await screen.findAllByRole('listitem');
      expect(row?.textContent).toContain(word);
      await user.click(screen.getByRole('button', { name: 'Select Bella Group' }));
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByRole('heading', { name: title })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Back to Organizations' }));
      expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    },
  );

  it('I4-26 tells an inactive user that the account is not active', async () => {
    const inactive = failing(new CallError('FORBIDDEN', 'Your account is not active.', 403));
    visit({ handlers: { listMyTenants: inactive, listMyRestaurants: inactive } });
    expect(await screen.findByRole('heading', { name: 'Your account is not active' })).toBeTruthy();
  });
});

describe('step 2, the location', () => {
  it('O2.9-12 lists restaurants with their address, and whom to ask', async () => {
    visit({ restaurants: several(3, { street: '1 Main Street', city: 'Austin' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Select Location' })).toBeTruthy();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(screen.getByText('Select a location within Bella Group.')).toBeTruthy();
    const row = await screen.findByRole('button', { name: /^Place 1/ });
    expect(row.textContent).toBe('Place 11 Main Street, Austin');
    const help = screen.getByRole('link', { name: 'Need help? Contact your administrator' });
    const mail = new URL(help.getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Access to the restaurants of Bella Group');
    expect(mail.searchParams.get('body')).toContain('sam@example.com');
  });

  it('O2.9-12 shows three grey rows while they are on their way', async () => {
    visit({ handlers: { listMyRestaurants: () => new Promise(() => undefined) } });
    const skeleton = await screen.findByRole('status', { name: 'Loading the restaurants…' });
    expect(skeleton.children).toHaveLength(3);
  });

  it('O2.9-12 says that they could not be loaded, and goes back', async () => {
    const { user } = visit({ handlers: { listMyRestaurants: failing(refused('No luck.')) } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Error loading locations' })).toBeTruthy();
    expect(alert.textContent).toContain('No luck.');
    await user.click(within(alert).getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('heading', { name: 'Select Organization' })).toBeTruthy();
  });

  it('O2.9-12 names what of theirs could not be read, and lists the rest', async () => {
    const unreadable = [{ recordId: '20000077', reason: 'address: Must be an object' }];
    visit({ handlers: { listMyRestaurants: () => ({ restaurants: [...several(2)], unreadable }) } });
    expect(await screen.findByRole('button', { name: /^Place 1/ })).toBeTruthy();
    expect(screen.getByText(/20000077/).closest('[role=status]')?.textContent).toContain(
      '1 record could not be read',
    );
  });

  it('O2.9-12 says that a tenant has none for them', async () => {
    visit({ restaurants: [] });
    expect(
      await screen.findByRole('heading', { name: 'No restaurants found for Bella Group.' }),
    ).toBeTruthy();
  });

  it.each([
    ['starter', /^Bite sets up your first restaurant/, ['Team', 'Business settings']],
    [
      'professional',
      /^0 of 5 that the Professional plan allows/,
      ['Add a restaurant', 'Team', 'Business settings'],
    ],
  ] as const)(
    'lets an owner without a restaurant into the business on the %s plan, and sends them to no manager',
    async (plan, words, links) => {
      const { user, address } = visit({
        restaurants: [],
        handlers: { getTenant: () => aTenantRecord({ plan, restaurants: 0 }) },
      });
      expect(await screen.findByText(words)).toBeTruthy();
      for (const name of links) expect(screen.getByRole('link', { name })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Add a restaurant' }) !== null).toBe(plan === 'professional');
      expect(screen.queryByText(/your manager/)).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Business settings' }));
      await waitFor(() => expect(address()).toBe('/t/10000001/settings'), slowly);
    },
  );

  it('leads a manager to the team, and an employee to their manager', async () => {
    visit({ restaurants: [], profile: withRole('manager') });
    expect(await screen.findByRole('link', { name: 'Team' })).toBeTruthy();
    expect(screen.queryByText(/your manager/)).toBeNull();
    cleanup();
    visit({ restaurants: [], profile: withRole('employee') });
    expect(await screen.findByText(/Ask your manager to add you/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
  });

  it('O2.9-12 the only one of a picked tenant is chosen by itself', async () => {
    const { user } = visit({ tenants: [bella, rising], restaurants: [...several(2), sakura] });
    await user.click(await screen.findByRole('button', { name: 'Select Rising Sun' }));
    await board('Sakura');
  });

  it('more than eight can be searched by name, street and city', async () => {
    const { user } = visit({ restaurants: [...several(11), { ...sakura, tenantId: bella.tenantId }] });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'chicago');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Sakura/ })).toBeTruthy();
  });
});

describe('choosing anew', () => {
  it('shows the list to someone who has a restaurant', async () => {
    remember(10_000_001, 20_000_003);
    const { user } = visit({ restaurants: several(3), at: '/restaurants' });
    await stepTwo();
    await user.click(screen.getByRole('button', { name: /^Place 1/ }));
    await board('Place 1');
  });
});

describe('on the way to another site of ours', () => {
  const elsewhere = 'https://pos.bite.example/till?lane=2';
  const at = `/restaurants?${new URLSearchParams({ returnUrl: elsewhere })}`;

  it('O2.9-13 hands over what was picked, and goes where the server says', async () => {
    const url = `${elsewhere}&token=code`;
    const { platform, user } = visit({
      at,
      restaurants: several(2),
      handlers: { handOver: () => ({ url }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Place 2/ }));
    await waitFor(() => expect(platform.visited).toEqual([url]));
    const asked = platform.requests.find(({ name }) => name === 'handOver');
    expect(asked?.body).toMatchObject({
      returnUrl: elsewhere,
      tenantId: 10_000_001,
      restaurantId: 20_000_002,
    });
    expect(localStorage.getItem(keys.restaurantId)).toBe('20000002');
  });

  it('O2.9-07 O2.9-13 asks nobody who has a selection already', async () => {
    remember(10_000_001, 20_000_003);
    const { platform } = visit({
      at,
      restaurants: several(3),
      handlers: { handOver: () => ({ url: elsewhere }) },
    });
    await waitFor(() => expect(platform.visited).toEqual([elsewhere]));
  });

  it('O2.9-13 says that the address was refused, and asks once only', async () => {
    const handOver = vi.fn(failing(new CallError('FORBIDDEN', 'This address is not one of ours.', 403)));
    const { platform, user, address } = visit({ at, handlers: { handOver } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This address is not one of ours.');
    expect(platform.visited).toEqual([]);
    expect(handOver).toHaveBeenCalledTimes(1);
    await user.click(within(alert).getByRole('link', { name: 'Stay here' }));
    await board('Bella Napoli');
    expect(address()).toBe('/t/10000001/r/20000001/orders');
  });

  it('O2.9-13 goes to a page of this site without asking anyone', async () => {
    const { platform, address } = visit({
      at: '/restaurants?returnUrl=%2Ft%2F10000001%2Fr%2F20000001%2Forders',
    });
    await board('Bella Napoli');
    expect(address()).toBe('/t/10000001/r/20000001/orders');
    expect(platform.requests.map(({ name }) => name)).not.toContain('handOver');
  });
});

describe('an address of a restaurant', () => {
  it('of others opens nothing', async () => {
    const { platform } = visit({ at: '/t/10000009/r/20000009/orders' });
    await screen.findByRole('heading', { name: 'This restaurant is not one of yours' }, slowly);
    expect(platform.live.listeners).toBe(0);
  });

  it('of a suspended tenant says that it is suspended', async () => {
    visit({
      at: '/t/10000001/r/20000001/orders',
      tenants: [aTenant({ status: 'suspended' })],
      restaurants: [],
    });
    expect(await screen.findByRole('heading', { name: 'Bella Group is suspended' }, slowly)).toBeTruthy();
  });

  it('closes while it is open, once a refusal tells that its tenant was suspended', async () => {
    let status: 'active' | 'suspended' = 'active';
    const { platform } = visit({
      at: '/t/10000001/r/20000001/orders',
      handlers: {
        listMyTenants: () => ({ tenants: [aTenant({ status })] }),
        listMyRestaurants: () => ({ restaurants: status === 'active' ? [aRestaurant()] : [] }),
      },
    });
    await board('Bella Napoli');
    status = 'suspended';
    act(() => platform.live.fail('denied'));
    expect(await screen.findByRole('heading', { name: 'Bella Group is suspended' })).toBeTruthy();
  });

  it('O2.9-07 is remembered for the next time', async () => {
    visit({ restaurants: several(3), at: '/t/10000001/r/20000002/orders' });
    await board('Place 2');
    expect(localStorage.getItem(keys.restaurantId)).toBe('20000002');
  });
});

describe('a restaurant that is not in the list of who opens it', () => {
  const administrator = aProfile({ isSiteAdmin: true });
  const at = '/t/10000001/r/20000001/settings';

  it.each(['active', 'suspended'] as const)(
    'is open to a site administrator, whose business is %s',
    async (status) => {
      visit({
        at,
        profile: administrator,
        restaurants: [],
        tenants: [aTenant({ status })],
        handlers: {
          getTenant: () => aTenantRecord({ status }),
          getRestaurant: () => aRestaurantRecord(),
          listAuditEntries: () => ({ entries: [] }),
        },
      });
      expect(await screen.findByLabelText('Tax rate (%)', {}, slowly)).toBeTruthy();
    },
  );

  it('is not asked for by anybody else', async () => {
    const { platform } = visit({ at, restaurants: [] });
    await screen.findByRole('heading', { name: 'This restaurant is not one of yours' }, slowly);
    expect(platform.requests.map(({ name }) => name)).not.toContain('getRestaurant');
  });
});

describe('a form that is open when its business is suspended', () => {
  it('is hidden with what was typed, and here again when that ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let status: 'active' | 'suspended' = 'active';
    const { user } = visit({
      at: '/t/10000001/r/20000001/courses/new',
      handlers: {
        listMyTenants: () => ({ tenants: [aTenant({ status })] }),
        listMyRestaurants: () => ({ restaurants: status === 'active' ? [aRestaurant()] : [] }),
        createCourse: () => {
          throw new CallError('TENANT_SUSPENDED', 'This business is suspended.', 403);
        },
      },
    });
    await user.type(await screen.findByLabelText(/^Name/, {}, slowly), 'Starters');
    status = 'suspended';
    await user.click(screen.getByRole('button', { name: 'Create course' }));
    await screen.findByRole('heading', { name: 'Bella Group is suspended' }, slowly);
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    status = 'active';
    await act(() => vi.advanceTimersByTimeAsync(SUSPENDED_MILLISECONDS));
    const name = await screen.findByRole('textbox', { name: /^Name/ }, slowly);
    expect((name as HTMLInputElement).value).toBe('Starters');
  });
});
