import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { menuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantForReaders } from '@bite/shared/tenancy/tenancy.contract';
import { aMenuGroupRecord, aRestaurantRecord } from '@bite/shared/testing/records';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aRestaurant, type MemoryPlatform, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { MenuDisplayScreen } from './menu-display-screen.tsx';
import { MenuSelectionProvider, useMenuSelection } from './menu-selection.tsx';

type Groups = Answers['listMenuGroups'];
type Place = Answers['updateRestaurant'];

const groups = (...records: object[]): Groups => ({
  records: records.map((record) => ({
    record: menuGroup.parse(aMenuGroupRecord({ ...record })),
    version: '1',
  })),
});
const lunch = { menuGroupId: 1, name: 'Lunch', description: 'Until three.', position: 1 };
const dinner = { menuGroupId: 2, name: 'Dinner', position: 2 };
const pizza = { menuGroupId: 3, name: 'Pizza', parentId: 2 };

const place = (parentMenuGroupId?: number, version = 'v1'): Place => ({
  restaurant: restaurantForReaders.parse(
    restaurant.parse(
      aRestaurantRecord({ websiteConfig: parentMenuGroupId === undefined ? {} : { parentMenuGroupId } }),
    ),
  ),
  version,
  counts: restaurantCounts.parse({}),
});

/** A restaurant on a server that takes what it is sent, and refuses what is stale. */
function aServer(chosen?: number) {
  const state = { chosen, version: 1 };
  const read = () => place(state.chosen, `v${state.version}`);
  const handlers: MemoryPlatform['handlers'] = {
    listMenuGroups: () => groups(dinner, lunch, pizza),
    getRestaurant: read,
    updateRestaurant: ({ body }) => {
      const { version, changes } = body as Sent;
      if (version !== `v${state.version}`)
        throw new CallError('CONFLICT', 'It was changed since you read it.', 409);
      state.chosen = changes.websiteConfig.parentMenuGroupId ?? undefined;
      state.version += 1;
      return read();
    },
  };
  return { state, handlers };
}
interface Sent {
  version: string;
  changes: { websiteConfig: { parentMenuGroupId: number | null } };
}

function open(handlers: MemoryPlatform['handlers'], mayChoose = true) {
  const platform = memoryPlatform({ handlers });
  renderScreen(platform, <MenuDisplayScreen restaurant={aRestaurant()} mayChoose={mayChoose} />);
  return { platform, user: userEvent.setup() };
}

const menu = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.value);

describe('the choice of a menu', () => {
  it('O2.9-15 O2.9-16 lists the menus with name and description, in their order, the chosen one marked', async () => {
    open(aServer(2).handlers);
    expect((await menu('Dinner')).checked).toBe(true);
    expect(screen.getByRole('heading', { name: 'Menu Display' })).toBeTruthy();
    expect(screen.getByText('Choose which menu to display for Bella Napoli')).toBeTruthy();
    const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);
    expect(names).toEqual(['All menus', 'Lunch', 'Dinner']);
    expect(screen.getByText('Until three.')).toBeTruthy();
    expect(screen.getByText('Selected')).toBeTruthy();
    expect(chosen()).toEqual(['Dinner']);
  });

  it('says above them what diners do not see, and nothing once all is published', async () => {
    const leftOut = Array.from({ length: 7 }, (_, n) => ({
      kind: 'item' as const,
      recordId: String(n),
      reason: 'name: Required',
    }));
    const server = aServer(2).handlers;
    const calzone = {
      kind: 'item' as const,
      recordId: '17',
      name: 'Calzone',
      reason: 'may owe tax rate 9, which cannot be read',
    };
    const gaps = { leftOut: [calzone, ...leftOut], leftOutCount: 60, isTooLarge: true };
    open({ ...server, getRestaurant: () => ({ ...place(2), storefrontGaps: gaps }) });
    await screen.findByText('The menu is too large to publish.');
    const notices = screen.getAllByRole('status');
    const text = notices.map(({ textContent }) => textContent).join(' ');
    expect(text).toContain('Guests do not see 60 records that cannot be read');
    expect(text).toContain('Item 17 (Calzone): may owe tax rate 9, which cannot be read');
    expect(text).toContain('Item 0: name: Required');
    expect(text).toContain('and 55 more');
    cleanup();
    open(server);
    await menu('Dinner');
    expect(screen.queryByText(/cannot be read|too large/)).toBeNull();
  });

  it('O2.9-16 lists a section that is chosen as if it were a menu', async () => {
    open(aServer(3).handlers);
    expect((await menu('Pizza')).checked).toBe(true);
  });

  it('C4-05 the one that is named counts, else the only one there is, else all', async () => {
    const only = aServer();
    open({ ...only.handlers, listMenuGroups: () => groups(dinner, pizza) });
    expect((await menu('Dinner')).checked).toBe(true);
    expect(screen.getByText('The only menu')).toBeTruthy();
  });

  it('C4-05 of several menus none is chosen by itself', async () => {
    open(aServer().handlers);
    expect((await menu('All menus')).checked).toBe(true);
    expect(chosen()).toEqual(['All menus']);
  });

  it('O2.9-15 saves at once what is chosen, and shows it before the server has answered', async () => {
    const server = aServer();
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const update = server.handlers.updateRestaurant;
    const { user } = open({
      ...server.handlers,
      updateRestaurant: async (options) => {
        await waiting;
        if (!update) throw new Error('There is no such endpoint');
        return update(options);
      },
    });
    await user.click(await menu('Lunch'));
    expect(chosen()).toEqual(['Lunch']);
    expect(screen.getByText('Saving…')).toBeTruthy();
    goOn();
    expect(await screen.findByText('Guests see this menu now')).toBeTruthy();
    expect(server.state.chosen).toBe(1);
    expect(chosen()).toEqual(['Lunch']);
  });

  it('clearing shows all menus again', async () => {
    const server = aServer(1);
    const { user } = open(server.handlers);
    await user.click(await menu('All menus'));
    await waitFor(() => expect(server.state.chosen).toBeUndefined());
    expect(chosen()).toEqual(['All menus']);
  });

  it('a change that somebody made to another setting does not stand in the way', async () => {
    const server = aServer(1);
    const { user } = open(server.handlers);
    await menu('Lunch');
    server.state.version += 1;
    await user.click(await menu('Dinner'));
    await waitFor(() => expect(server.state.chosen).toBe(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('somebody’s other choice meanwhile is not overwritten: it is said and shown', async () => {
    const server = aServer(1);
    const { user } = open(server.handlers);
    await menu('Lunch');
    Object.assign(server.state, { chosen: 2, version: 2 });
    await user.click(await menu('All menus'));
    expect((await screen.findByRole('alert')).textContent).toContain('It was changed since you read it.');
    expect(server.state.chosen).toBe(2);
    await waitFor(() => expect(chosen()).toEqual(['Dinner']));
  });

  it('a refusal is said, and the mark goes back', async () => {
    const server = aServer(1);
    const { user } = open({
      ...server.handlers,
      updateRestaurant: () => {
        throw new CallError('NETWORK', 'offline');
      },
    });
    await user.click(await menu('Dinner'));
    expect((await screen.findByRole('alert')).textContent).toContain('The choice was not saved.');
    expect(chosen()).toEqual(['Lunch']);
  });

  it('who may only look can choose nothing', async () => {
    open(aServer(1).handlers, false);
    expect((await menu('Dinner')).disabled).toBe(true);
    expect((await menu('All menus')).disabled).toBe(true);
    expect(screen.getByText(/You can see what is chosen/)).toBeTruthy();
  });
});

describe('in the place of the list', () => {
  it('O2.9-17 no restaurant is selected', () => {
    const platform = memoryPlatform();
    renderScreen(platform, <MenuDisplayScreen restaurant={undefined} mayChoose={false} />);
    expect(screen.getByText('No restaurant selected')).toBeTruthy();
    expect(screen.getByText('Please select a restaurant first')).toBeTruthy();
    expect(platform.requests).toEqual([]);
  });

  it('O2.9-18 two grey rows while it loads', () => {
    open({ ...aServer().handlers, listMenuGroups: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading the menus…' }).children).toHaveLength(2);
  });

  it('O2.9-19 the menus could not be loaded, and another try', async () => {
    let isDown = true;
    const { user } = open({
      ...aServer().handlers,
      listMenuGroups: () => {
        if (isDown) throw new CallError('FORBIDDEN', 'You have no access to this', 403);
        return groups(dinner, lunch);
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load menus');
    expect(alert.textContent).toContain('Please try again or contact support');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await menu('Lunch')).toBeTruthy();
  });

  it('O2.9-20 there are no menus', async () => {
    open({ ...aServer().handlers, listMenuGroups: () => groups() });
    expect(await screen.findByText('No menus available')).toBeTruthy();
    expect(screen.getByText('Contact your administrator to set up menus for Bella Napoli')).toBeTruthy();
  });
});

const Stray = () => <p>{useMenuSelection().selection.displayMode}</p>;

function Chooser({ onRefusal }: { onRefusal: (error: unknown) => void }) {
  const { select } = useMenuSelection();
  return (
    <button type="button" onClick={() => select(1).catch(onRefusal)}>
      Choose
    </button>
  );
}

describe('the selection of a menu', () => {
  it('O8-18 used outside its provider is a mistake of the programmer', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Stray />)).toThrow('useMenuSelection needs a MenuSelectionProvider above it');
    silenced.mockClear();
  });

  it('C8-03 O8-18 refuses to choose while no restaurant is selected', async () => {
    const refusals: unknown[] = [];
    const platform = memoryPlatform();
    renderScreen(
      platform,
      <MenuSelectionProvider place={undefined}>
        <Chooser onRefusal={(error) => refusals.push(error)} />
      </MenuSelectionProvider>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Choose' }));
    expect(refusals).toEqual([
      expect.objectContaining({
        code: 'MISSING_REQUIRED_PARAMS',
        message: 'No tenant or restaurant selected',
      }),
    ]);
    expect(platform.requests).toEqual([]);
  });
});
