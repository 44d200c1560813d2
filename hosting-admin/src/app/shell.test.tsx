import type { User } from '@bite/shared/identity/user.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueRecords } from '../features/catalogue/records/record-entries.ts';
import { aRestaurant } from '../lib/testing/memory-platform.ts';
import { aSetupRecord } from '../lib/testing/payment-setup-records.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { several, slowly, visit } from './app-testing.tsx';
import { patient } from './platform-testing.tsx';
import { sameScreen } from './restaurant-switcher.tsx';

const BOARD = '/t/10000001/r/20000001/orders';

const resize = (width: number) =>
  (window as unknown as { happyDOM: HappyDom }).happyDOM.setViewport({ width });
interface HappyDom {
  setViewport: (size: { width: number }) => void;
}

function put(jar: Pick<Document, 'cookie'>, cookie: string): void {
  jar.cookie = cookie;
}

beforeEach(() => {
  localStorage.clear();
  put(document, 'sidebar_state=; Path=/; Max-Age=0');
  resize(1440);
});

afterEach(() => resize(1024));

const sidebar = async () => screen.findByRole('complementary', { name: 'Sidebar' });
const board = (name = 'Bella Napoli') => screen.findByRole('heading', { name: `Orders of ${name}` }, slowly);
const widthOf = (element: HTMLElement) => element.style.width;

describe('the sidebar', patient, () => {
  it('C2-04 O2.10-03 O9-48 collapses to icons and opens again, and the cookie remembers it', async () => {
    const { user } = visit({ at: BOARD });
    const column = await sidebar();
    await user.click(within(column).getByRole('button', { name: 'Expand sidebar' }));
    expect(widthOf(column)).toBe('16rem');
    expect(document.cookie).toContain('sidebar_state=true');
    await user.click(within(column).getByRole('button', { name: 'Collapse sidebar' }));
    expect(widthOf(column)).toBe('3rem');
    expect(document.cookie).toContain('sidebar_state=false');
    expect(await within(column).findByRole('link', { name: 'Orders' })).toBeTruthy();
  });

  it.each([
    ['true', '16rem'],
    ['false', '3rem'],
  ])('C2-04 O2.10-03 starts as the cookie has it: %s', async (value, width) => {
    put(document, `sidebar_state=${value}; Path=/`);
    visit({ at: BOARD });
    expect(widthOf(await sidebar())).toBe(width);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('C2-04 O2.10-03 turns by %j and B', async (keys) => {
    visit({ at: BOARD });
    const column = await sidebar();
    expect(widthOf(column)).toBe('3rem');
    fireEvent.keyDown(window, { key: 'b', ...keys });
    expect(widthOf(column)).toBe('16rem');
    fireEvent.keyDown(window, { key: 'b' });
    expect(widthOf(column)).toBe('16rem');
  });

  it('shows the open entry, also where a low window has scrolled it away', async () => {
    const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('[aria-current="page"]') ? box(480, 500) : box(0, 100);
    });
    try {
      const { user } = visit({ at: BOARD });
      const list = await within(await sidebar()).findByRole('navigation', { name: 'Main' });
      await waitFor(() => expect(list.scrollTop).toBeGreaterThanOrEqual(400));
      const before = list.scrollTop;
      await user.click(await within(list).findByRole('link', { name: 'Menu display' }));
      await waitFor(() => expect(list.scrollTop).toBe(before + 400));
    } finally {
      boxes.mockRestore();
    }
  });

  it('leaves the board its width where nobody said otherwise, and shows names elsewhere', async () => {
    const { user } = visit({ at: BOARD });
    const column = await sidebar();
    expect(widthOf(column)).toBe('3rem');
    await user.click(await within(column).findByRole('link', { name: 'Menu display' }));
    await waitFor(() => expect(widthOf(column)).toBe('16rem'));
  });

  it('C2-04 O2.10-03 O2.10-04 O9-48 is a drawer of 18rem on phones, closed at first and by every step', async () => {
    resize(390);
    const { user } = visit({ at: BOARD });
    await board();
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(drawer.style.width).toBe('18rem');
    await user.click(await within(drawer).findByRole('link', { name: 'Team' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull(), slowly);
  });

  it.each([
    [767, false],
    [768, true],
  ])('O2.10-04 %d pixels wide have a column beside the page: %s', async (width, hasColumn) => {
    resize(width);
    visit({ at: BOARD });
    await board();
    expect(screen.queryByRole('complementary', { name: 'Sidebar' }) !== null).toBe(hasColumn);
  });
});

describe('where the sidebar leads', () => {
  const employee = aProfile({
    access: {
      10000001: {
        role: 'employee',
        restaurants: { 20000001: { pos: true, kitchen: false, manage: false } },
      },
    },
  });
  const kept = catalogueRecords.map(({ label }) => label);
  const records = [...kept, 'Import and export', 'Planned changes', 'Pictures'];
  const managed = [
    'Orders',
    'All orders',
    'Messages',
    'Carts',
    'Tips',
    'Delivery zones',
    'Menu display',
    'Website',
  ];
  const restaurant = [...managed, 'Domains', 'Restaurant settings'];
  const business = ['Business settings', 'Team', 'All reviews'];
  const money = ['Payments', 'Settlements', 'Funding', 'Chargebacks', 'Comparison', 'Set-up'];
  const listings = [
    'Reviews',
    'Automatic replies',
    'Posts',
    'Google profile',
    'Google connection',
    'Place on Google Maps',
    'Other platforms',
  ];
  const all = [...restaurant, ...records, ...money, ...listings, ...business];
  const platform = [
    'Businesses',
    'Requests',
    'Restaurants',
    'Users',
    'Failed work',
    'Card payments',
    'All domains',
    'Registered domains',
  ];

  it('says which one is open, and not the one whose address it begins with', async () => {
    visit({
      at: '/t/10000001/r/20000001/payments/setup',
      handlers: { getPaymentSetup: () => aSetupRecord() },
    });
    const open = await within(await sidebar()).findByRole('link', { current: 'page' });
    expect(open.textContent).toBe('Set-up');
  });

  it.each<[string, User, string[]]>([
    ['an owner', withRole('owner'), all],
    ['an administrator', withRole('admin'), all],
    ['a manager', withRole('manager'), [...managed, ...records, ...listings, 'Team', 'All reviews']],
    ['an employee', employee, ['Orders', 'All orders', 'Messages']],
    ['a site administrator', aProfile({ isSiteAdmin: true }), [...all, ...platform]],
    [
      'support',
      aProfile({ siteRole: 'support' }),
      [
        ...restaurant.filter((label) => label !== 'Delivery zones'),
        'Pictures',
        ...money,
        ...listings,
        ...business,
        'Businesses',
        'Restaurants',
        'Users',
        'Card payments',
      ],
    ],
    [
      'a viewer',
      aProfile({ siteRole: 'viewer' }),
      ['Orders', 'All orders', 'Messages', 'Restaurants', 'Users', 'Card payments'],
    ],
  ])('%s: only to what they may open', async (_who, profile, expected) => {
    visit({ at: BOARD, profile });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    await waitFor(() => {
      const links = within(navigation).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(expected);
    });
  });

  it('not to orders for someone who may not read them', async () => {
    visit({
      at: BOARD,
      restaurants: [aRestaurant({ mayReadOrders: false, mayReadDeliveries: false, mayWorkOrders: false })],
    });
    await screen.findByRole('link', { name: 'Team' });
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  });
});

describe('the restaurant at the top', () => {
  it('is but a name where there is only one', async () => {
    visit({ at: BOARD });
    await board();
    expect(screen.queryByRole('button', { name: /Switch restaurant/ })).toBeNull();
  });

  it('leads to its neighbours, and to the list of all', async () => {
    const { user, address } = visit({ at: BOARD, restaurants: several(3) });
    await user.click(await screen.findByRole('button', { name: /Place 1.*Switch restaurant/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Place 2' }));
    await board('Place 2');
    expect(address()).toBe('/t/10000001/r/20000002/orders');
    await user.click(screen.getByRole('button', { name: /Place 2.*Switch restaurant/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'All restaurants…' }));
    expect(await screen.findByRole('heading', { name: 'Select a Restaurant' })).toBeTruthy();
  });

  const here = aRestaurant();
  const there = aRestaurant({ restaurantId: 20_000_002 });

  it.each([
    ['/t/10000001/r/20000001/settings', '/t/10000001/r/20000002/settings'],
    ['/t/10000001/r/20000001/items/17', '/t/10000001/r/20000002/items'],
    ['/t/10000001/r/20000001/listing/reviews', '/t/10000001/r/20000002/listing/reviews'],
    ['/t/10000001/r/20000001/listing/posts/new', '/t/10000001/r/20000002/listing/posts'],
    ['/t/10000001/r/20000001/listing', '/t/10000001/r/20000002/orders'],
    ['/t/10000001/team', '/t/10000001/r/20000002/orders'],
    ['/platform/users', '/t/10000001/r/20000002/orders'],
  ])('from %s leads to %s', (pathname, expected) => {
    expect(sameScreen(pathname, here, there)).toBe(expected);
  });
});
