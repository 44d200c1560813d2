import type { User } from '@bite/shared/identity/user.schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../lib/testing/an-order.ts';
import { aRestaurant, type MemoryPlatform } from '../../lib/testing/memory-platform.ts';
import { memoryTaxRates } from '../../lib/testing/memory-tax-rates.ts';
import { aMember, aProfile, withRole } from '../../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord, aUserRecord } from '../../lib/testing/tenancy-records.ts';
import { several, slowly, visit } from '../app-testing.tsx';

const patient = { timeout: 60_000 };
const RATES = '/t/10000001/r/20000001/tax-rates';

const served: MemoryPlatform['handlers'] = {
  ...memoryTaxRates('Sales tax', 'Drinks tax').handlers,
  listSalesCategories: () => ({ records: [] }),
  listCourses: () => ({ records: [] }),
  listTenantUsers: () => ({ members: [] }),
  getTenant: () => aTenantRecord(),
  getRestaurant: () => aRestaurantRecord(),
  listAuditEntries: () => ({ entries: [] }),
};

async function open(wishes: Parameters<typeof visit>[0] = {}) {
  const visited = visit({ at: RATES, ...wishes, handlers: { ...served, ...wishes.handlers } });
  await screen.findByRole('heading', { level: 1, name: 'Tax rates' }, slowly);
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Search' }, slowly);
  const input = within(dialog).getByRole('combobox');
  const options = () =>
    within(dialog)
      .queryAllByRole('option')
      .map((option) => option.textContent);
  return { ...visited, dialog, input, options };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the search over everything', patient, () => {
  it('finds a record whose name is mistyped', async () => {
    const { user, input, options } = await open();
    await user.type(input, 'dirnks');
    await waitFor(() => expect(options()[0]).toMatch(/^Drinks tax/));
  });

  it('leads to the person who was found: beside the team, at an address that survives a reload', async () => {
    const handlers = {
      listTenantUsers: () => ({ members: [aMember()] }),
      listInvitations: () => ({ invitations: [] }),
      listEmployees: () => ({ records: [] }),
      listUnplacedUsers: () => ({ people: [] }),
    };
    const { user, input, options, address } = await open({ handlers });
    await user.type(input, 'giulia');
    await waitFor(() => expect(options()).toEqual(['Giulia BianchiTeam']));
    await user.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Giulia Bianchi' }, slowly);
    expect(within(drawer).getByText('giulia@example.com')).toBeTruthy();
    expect(address()).toBe('/t/10000001/team?member=uid-giulia');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/t/10000001/team'));
  });

  it('finds a member of a team that is longer than a page, and shows them after a reload, too', async () => {
    const handlers: MemoryPlatform['handlers'] = {
      listTenantUsers: ({ query }) =>
        query?.pageToken === 'second'
          ? { members: [aMember()] }
          : {
              members: [aMember({ uid: 'uid-1', displayName: 'Ada', email: 'ada@example.com' })],
              nextPageToken: 'second',
            },
      listInvitations: () => ({ invitations: [] }),
      listEmployees: () => ({ records: [] }),
      listUnplacedUsers: () => ({ people: [] }),
    };
    const { user, input, options, platform } = await open({ handlers });
    const pages = () => platform.requests.filter(({ name }) => name === 'listTenantUsers');
    expect(pages()).toHaveLength(1);
    await user.type(input, 'giulia');
    await waitFor(() => expect(options()).toEqual(['Giulia BianchiTeam']));
    expect(pages()).toHaveLength(2);
    cleanup();
    visit({ at: '/t/10000001/team?member=uid-giulia', handlers: { ...served, ...handlers } });
    await screen.findByRole('dialog', { name: 'Giulia Bianchi' }, slowly);
  });

  it('opens by Ctrl+K with the pages one may open, and leads there by the keyboard', async () => {
    const { user, input, options, address } = await open();
    expect(document.activeElement).toBe(input);
    expect(options()).toEqual(
      expect.arrayContaining(['OrdersRestaurant', 'Tax ratesCatalogue', 'TeamBusiness', 'Your account']),
    );
    await user.type(input, 'menu dis');
    await waitFor(() => expect(options()).toEqual(['Menu displayRestaurant']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/t/10000001/r/20000001/menu-display'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, User, string[]]>([
    ['a manager', withRole('manager'), ['Restaurant settings', 'Business settings', 'Users']],
    ['an owner', withRole('owner'), ['Users', 'Failed work']],
  ])('offers %s no page that is not for them', async (_who, profile, hidden) => {
    const { options } = await open({ profile });
    expect(options()).toContain('OrdersRestaurant');
    expect(options().filter((option) => hidden.some((label) => option?.startsWith(label)))).toEqual([]);
  });

  it('finds records by name, and opens one', async () => {
    const { user, input, options, address } = await open();
    await user.type(input, 'drinks');
    await waitFor(() => expect(options()).toEqual(['Drinks taxTax rate']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/t/10000001/r/20000001/tax-rates/60000002'));
  });

  it('reads each list once, however much is typed', async () => {
    const { user, input, platform } = await open();
    await user.type(input, 'sales tax for everybody');
    const asked = platform.requests.map(({ name }) => name);
    for (const list of ['listTaxRates', 'listCourses', 'listSalesCategories', 'listTenantUsers'])
      expect(asked.filter((name) => name === list)).toHaveLength(1);
  });

  it('finds restaurants, and enters one', async () => {
    const { user, input, address } = await open({ restaurants: several(3) });
    await user.type(input, 'place 3');
    await user.click(await screen.findByRole('option', { name: /Place 3/ }));
    await waitFor(() => expect(address()).toBe('/t/10000001/r/20000003/orders'));
  });

  it('finds an order by what staff call out, and the board brings it into sight', async () => {
    const { user, input, platform, address } = await open();
    platform.live.storeOrders(anOrder());
    await user.type(input, '#42');
    await user.click(await screen.findByRole('option', { name: /Order #042/ }));
    const card = await screen.findByRole('article', { name: 'Order #042' }, slowly);
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(address()).toBe('/t/10000001/r/20000001/orders');
  });

  it('finds no orders for those who may not read them', async () => {
    const { user, input, platform, options } = await open({
      restaurants: [aRestaurant({ mayReadOrders: false })],
    });
    platform.live.storeOrders(anOrder());
    await user.type(input, '042');
    expect(options()).toEqual([]);
    expect(platform.live.listeners).toBe(0);
  });

  it('asks the platform for restaurants and people when a site administrator has paused typing', async () => {
    const { user, input, platform, options, address } = await open({
      profile: aProfile({ isSiteAdmin: true }),
      handlers: {
        searchRestaurants: () => ({ restaurants: [] }),
        searchAdminUsers: () => ({ users: [aUserRecord()] }),
        getAdminUser: () => aUserRecord(),
      },
    });
    await user.type(input, 'rosa');
    await waitFor(() => expect(options()).toEqual(['Rosa Marinorosa@example.com']), slowly);
    const asked = platform.requests.filter(({ name }) => name === 'searchAdminUsers');
    expect(asked.map(({ query }) => query?.['searchTerm'])).toContain('rosa');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/platform/users/uid-7'));
  });

  it('says that nothing was found, and closes by Escape', async () => {
    const { user, input, dialog } = await open();
    await user.type(input, 'zzzz');
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('Nothing found'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
