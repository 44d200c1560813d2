import { isClearedOnSignOut } from '@bite/shared/shell/sign-out';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';
import { useTableStateInAddress } from './table-state.ts';
import type { Column } from './table-types.ts';
import { useSavedViews, viewsKey } from './table-views.ts';

interface Place {
  name: string;
  seats: number;
  city: string;
}

const columns: readonly Column<Place>[] = [
  { id: 'name', header: 'Name', isName: true, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'seats', header: 'Seats', value: ({ seats }) => seats, cell: ({ seats }) => seats },
  { id: 'city', header: 'City', value: ({ city }) => city, cell: ({ city }) => city },
];
const places: readonly Place[] = [
  { name: 'Anna', seats: 4, city: 'Rome' },
  { name: 'Bella', seats: 30, city: 'Rome' },
  { name: 'Ciao', seats: 12, city: 'Paris' },
];

function Places({ person }: { person: string }) {
  return (
    <DataTable
      caption="Places"
      name="places"
      columns={columns}
      rows={places}
      rowKey={({ name }) => name}
      state={useTableStateInAddress()}
      views={useSavedViews('places', person)}
      search={{ label: 'Search places' }}
      empty="None"
      detail={{ titleOf: ({ name }) => name, content: ({ city }) => city }}
    />
  );
}

function open(at = '/', person = 'sam') {
  const router = createMemoryRouter([{ path: '*', element: <Places person={person} /> }], {
    initialEntries: [at],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), unmount, address: () => router.state.location.search };
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const click = async (user: ReturnType<typeof userEvent.setup>, role: string, name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }));

async function saveRome(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('searchbox'), 'rome');
  await click(user, 'button', 'View and export');
  await click(user, 'menuitemcheckbox', 'Seats');
  await user.keyboard('{Escape}');
  await click(user, 'button', 'Views');
  await click(user, 'menuitem', 'Save this view…');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'In Rome{Enter}');
  await screen.findByRole('button', { name: 'In Rome' });
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('a saved view', () => {
  it('has an address that shows it again, with its columns', async () => {
    const { user, unmount, address } = open();
    await saveRome(user);
    expect(address()).toBe('?q=rome&view=1');
    unmount();
    localStorage.removeItem('list-places');
    open('/?q=rome&view=1');
    expect(names()).toEqual(['Anna', 'Bella']);
    await waitFor(() => expect(headers()).toEqual(['Name', 'City']));
  });

  it('is opened from the list of views, said to be changed, and saved again', async () => {
    const { user, unmount } = open();
    await saveRome(user);
    unmount();
    const { user: other, address } = open();
    await click(other, 'button', 'Views');
    await click(other, 'menuitemradio', 'In Rome');
    await waitFor(() => expect(names()).toEqual(['Anna', 'Bella']));
    await click(other, 'button', 'Name');
    await click(other, 'button', /^In Rome \(changed\)/);
    await click(other, 'menuitem', 'Save as In Rome');
    await waitFor(() => expect(address()).toBe('?q=rome&sort=name&view=1'));
    expect(screen.getByRole('button', { name: 'In Rome' })).toBeTruthy();
  });

  it('is deleted, and what it showed stays', async () => {
    const { user, address } = open();
    await saveRome(user);
    await click(user, 'button', 'In Rome');
    await click(user, 'menuitem', 'Delete In Rome');
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
    expect(address()).toBe('?q=rome');
  });

  it('wants a name', async () => {
    const { user } = open();
    await click(user, 'button', 'Views');
    await click(user, 'menuitem', 'Save this view…');
    await click(user, 'button', 'Save view');
    expect(screen.getByText('Give it a name')).toBeTruthy();
  });

  it('is its person’s alone, and still there after they signed out', async () => {
    const { user, unmount } = open();
    await saveRome(user);
    unmount();
    const { user: rosa } = open('/?q=rome&view=1', 'rosa');
    expect(names()).toEqual(['Anna', 'Bella']);
    await click(rosa, 'button', 'Views');
    expect(screen.queryByRole('menuitemradio')).toBeNull();
    expect(isClearedOnSignOut(viewsKey('places', 'sam'))).toBe(false);
  });

  it('is nothing where what the device holds is something else', () => {
    localStorage.setItem(viewsKey('places', 'sam'), '{"a":1}');
    open('/?view=1');
    expect(names()).toHaveLength(3);
  });
});

describe('the width of a column', () => {
  const edge = () => screen.getByRole('separator', { name: 'Width of City' });
  const width = () => edge().closest('th')?.style.width;

  it('is changed by keyboard, remembered, and set back', async () => {
    const { user, unmount } = open();
    expect(width()).toBe('8rem');
    edge().focus();
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowRight}{ArrowLeft}');
    expect(width()).toBe('10rem');
    unmount();
    const { user: again } = open();
    expect(width()).toBe('10rem');
    await click(again, 'button', 'View and export');
    await click(again, 'menuitem', 'Usual widths');
    expect(width()).toBe('8rem');
  });

  it('is dragged, and never narrower than its name', async () => {
    const { user } = open();
    await user.pointer([
      { keys: '[MouseLeft>]', target: edge(), coords: { clientX: 500 } },
      { target: edge(), coords: { clientX: 436 } },
    ]);
    expect(width()).toBe('12rem');
    await user.pointer([{ target: edge(), coords: { clientX: 1400 } }, { keys: '[/MouseLeft]' }]);
    expect(width()).toBe(`${edge().getAttribute('aria-valuemin')}rem`);
    await user.pointer([{ target: edge(), coords: { clientX: 9 } }]);
    expect(width()).toBe(`${edge().getAttribute('aria-valuemin')}rem`);
  });
});

describe('a row beside its list', () => {
  it('is shown by the right arrow key, leads to the next, and gives the focus to its row', async () => {
    const { user } = open();
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const drawer = await screen.findByRole('dialog', { name: 'Anna' });
    expect(drawer.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('row', { current: true }).textContent).toContain('Anna');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('dialog', { name: 'Bella' })).toBeTruthy();
    await click(user, 'button', 'Next');
    const last = await screen.findByRole('dialog', { name: 'Ciao' });
    expect(within(last).getByText('Paris')).toBeTruthy();
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['row']).toBe('Ciao'));
  });

  it('leaves the list in use', async () => {
    const { user } = open();
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Anna' });
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(screen.getByRole('dialog', { name: 'Anna' })).toBeTruthy();
  });
});
