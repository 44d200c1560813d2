import { CallError } from '@bite/shared/api/client';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { MenuItem } from './menu.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Column, DataTableProps } from './table-types.ts';

interface Place {
  name: string;
  seats?: number;
}

const columns: readonly Column<Place>[] = [
  { id: 'name', header: 'Name', isName: true, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'seats', header: 'Seats', value: ({ seats }) => seats, cell: ({ seats = '–' }) => seats },
  { id: 'note', header: 'Note', cell: () => 'x' },
];
const places: readonly Place[] = [
  { name: 'Place 10', seats: 4 },
  { name: 'Café Ölmühle', seats: 30 },
  { name: 'Place 9' },
];

function open(props: Partial<DataTableProps<Place>> = {}) {
  const loads: number[] = [];
  render(
    <DataTable
      caption="Places"
      columns={columns}
      rows={places}
      rowKey={({ name }) => name}
      empty={<p>No place yet</p>}
      {...props}
    />,
  );
  const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  return { loads, names, user: userEvent.setup() };
}

const sheetRows = () => document.querySelectorAll('[data-print-sheet] tr');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a list', () => {
  it('shows its rows under a caption, each named', () => {
    const { names } = open();
    expect(screen.getByRole('table', { name: 'Places' })).toBeTruthy();
    expect(names()).toEqual(['Place 10', 'Café Ölmühle', 'Place 9']);
  });

  it.each([
    [1, '1 record could not be read and is not in this list.'],
    [7, '7 records could not be read and are not in this list.'],
  ])('says that %d of its records could not be read, which, and what to do', (count, sentence) => {
    const unreadable = Array.from({ length: count }, (_, n) => ({
      recordId: `id-${n}`,
      reason: 'seats: Required',
    }));
    const { names } = open({ unreadable });
    const notice = screen.getByRole('status');
    expect(notice.textContent).toContain(sentence);
    expect(notice.textContent).toContain('Nothing is lost: ask support to repair');
    const named = within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(named.slice(0, 5)).toEqual(
      unreadable.slice(0, 5).map(({ recordId }) => `${recordId}: seats: Required`),
    );
    expect(named.slice(5)).toEqual(count > 5 ? ['and 2 more'] : []);
    expect(names()).toHaveLength(3);
  });

  it('says nothing of the kind where all could be read', () => {
    open({ unreadable: [] });
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('is sorted by the buttons of its header, which say how', async () => {
    const { names, user } = open();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    await user.click(within(header('Name')).getByRole('button'));
    expect(names()).toEqual(['Café Ölmühle', 'Place 9', 'Place 10']);
    expect(header('Name').getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(header('Name')).getByRole('button'));
    expect(names()).toEqual(['Place 10', 'Place 9', 'Café Ölmühle']);
    expect(header('Name').getAttribute('aria-sort')).toBe('descending');
    expect(within(header('Note')).queryByRole('button')).toBeNull();
  });

  it('gives a column the room that its name needs, and names the order of numbers and dates', () => {
    const wide: readonly Column<Place>[] = [
      ...columns.slice(0, 1),
      { id: 'seats', header: 'Seats at the window', width: 6, sort: 'number', value: () => 1, cell: () => 1 },
      { id: 'since', header: 'Since', sort: 'date', value: () => '2026', cell: () => '2026' },
    ];
    open({ columns: wide, search: { label: 'Search' } });
    const { width } = screen.getByRole('columnheader', { name: 'Seats at the window' }).style;
    expect(Number.parseFloat(width)).toBeGreaterThan(14);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(
      expect.arrayContaining([
        'Name, A–Z',
        'Seats at the window, fewest first',
        'Seats at the window, most first',
        'Since, oldest first',
        'Since, newest first',
      ]),
    );
  });

  it('sorts numbers as numbers, and what has none last', async () => {
    const { names, user } = open();
    const button = screen.getByRole('button', { name: 'Seats' });
    await user.click(button);
    expect(names()).toEqual(['Place 10', 'Café Ölmühle', 'Place 9']);
    await user.click(button);
    expect(names()).toEqual(['Café Ölmühle', 'Place 10', 'Place 9']);
  });

  it('is searched by every word, accents and capitals aside', async () => {
    const { names, user } = open({ search: { label: 'Search places' } });
    await user.type(screen.getByRole('searchbox', { name: 'Search places' }), 'OLMUHLE cafe');
    expect(names()).toEqual(['Café Ölmühle']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nothing matches “OLMUHLE cafex”.')).toBeTruthy();
  });

  it('leaves a search to whoever asks the server', async () => {
    const terms: string[] = [];
    const { names, user } = open({
      search: { label: 'Search', term: '', onTerm: (term) => terms.push(term) },
    });
    await user.type(screen.getByRole('searchbox'), 'z');
    expect(terms).toEqual(['z']);
    expect(names()).toHaveLength(3);
  });

  it('says that it is on its way, that it is empty, and that it failed', async () => {
    open({ rows: undefined });
    expect(screen.getByText('Loading Places…')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('says what to do first where there is nothing', () => {
    open({ rows: [] });
    expect(screen.getByText('No place yet')).toBeTruthy();
  });

  it('offers another try where it failed', async () => {
    let tries = 0;
    const { user } = open({
      rows: undefined,
      error: new CallError('NETWORK', 'no network'),
      onRetry: () => {
        tries += 1;
      },
    });
    expect(screen.getByRole('alert').textContent).toContain(
      'Places could not be loaded. The server could not be reached.',
    );
    expect(screen.queryByText('No place yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('loads more, and says that a search goes through what is loaded', async () => {
    let loads = 0;
    const { user } = open({
      search: { label: 'Search' },
      more: {
        isLoading: false,
        onLoad: () => {
          loads += 1;
        },
      },
    });
    await user.type(screen.getByRole('searchbox'), 'place');
    expect(screen.getByText('2 shown, searched among those loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(loads).toBe(1);
  });

  it('has a menu in every row that names it', async () => {
    const chosen: string[] = [];
    const { user } = open({
      actions: ({ name }) => (
        <RowMenu of={name}>
          <MenuItem onSelect={() => chosen.push(name)}>Open</MenuItem>
        </RowMenu>
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Place 9' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
    expect(chosen).toEqual(['Place 9']);
  });

  it('is printed with every row it shows and nothing beside it', async () => {
    const printed: string[] = [];
    vi.stubGlobal('print', () =>
      printed.push(...[...sheetRows()].map(({ textContent }) => textContent ?? '')),
    );
    const { user } = open({ name: 'places', search: { label: 'Search places' } });
    await user.type(screen.getByRole('searchbox'), 'place');
    await user.click(screen.getByRole('button', { name: 'View and export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(printed).toEqual(['NameSeats', 'Place 104', 'Place 9–']);
    expect(sheetRows()).toHaveLength(0);
  });
});
