// Menus in and out, as managers use them.
import type { Answers } from '@bite/shared/api/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CopiedAspect } from '../features/catalogue/exchange/link-words.ts';
import { aRestaurant, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { several, visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

type MenuImport = Answers['writeMenuImport'];

const aSize = (id: number, price: number) => ({ id, guid: `size-${id}`, name: `Size ${id}`, price });

const anImport = (change: Partial<MenuImport> = {}): MenuImport => ({
  importId: '00000000-0000-4000-8000-000000000001',
  format: 'csv',
  fileName: 'menu.csv',
  isCopy: false,
  state: 'checked',
  isStopped: false,
  by: 'sam',
  byName: 'Sam',
  checkedAt: '2026-06-10T12:00:00.000Z',
  counts: { items: { created: 2, updated: 1, unchanged: 4 } } as MenuImport['counts'],
  report: {
    changes: [
      {
        kind: 'items',
        name: 'Soup',
        isNew: false,
        values: [
          { field: 'basePrice', from: 9, to: 9.5 },
          { field: 'sku', from: 'S-1' },
          { field: 'sizePrice', from: [aSize(1, 16)], to: [aSize(1, 16.5), aSize(2, 20)] },
          { field: 'tagIds', from: ['hot'], to: ['hot', 'new'] },
          { field: 'modifierGroups', from: [], to: [{ modifierGroupId: 'Toppings', position: 0 }] },
          { field: 'customerDescription' },
        ],
      },
    ],
    newNames: [
      { kind: 'menuGroups', name: 'Lunch › Piza', like: 'Pizza' },
      { kind: 'menuGroups', name: 'Pasta' },
      { kind: 'tags', name: 'new' },
      { kind: 'modifierGroups', name: 'Toppings', like: 'toppings' },
    ],
    losses: [{ what: 'Column Shelf', why: 'No field was chosen for it', count: 1, example: '' }],
    notes: [],
    gone: [],
    removed: [],
    untaxed: [],
    notShown: [],
  },
  written: 0,
  total: 0,
  kept: [],
  ...change,
});
const startedAt = '2026-06-10T12:01:00.000Z';

function enter(
  handlers: MemoryPlatform['handlers'] = {},
  role: 'manager' | 'employee' = 'manager',
  restaurants = [aRestaurant()],
) {
  return visit({
    at: '/t/10000001/r/20000001/import-export',
    profile: withRole(role),
    restaurants,
    handlers: {
      ...memoryRecords('menuGroups', [aRecord('menuGroups', 7, { name: 'Dinner' })], 1).handlers,
      listMenuImports: () => ({ imports: [] }),
      ...handlers,
    },
  });
}

const csv = (text: string) => new File([text], 'menu.csv', { type: 'text/csv' });

describe('a manager', patient, () => {
  it('C3-12 imports a table: columns are guessed and shown, faults named by line, what would change is seen before it does', async () => {
    let isFaulty = true;
    let steps = 0;
    const faults = [{ row: 2, field: 'Price', name: 'Soup', message: 'Write the price as a number' }];
    const { user, platform } = enter({
      checkMenuFile: () =>
        isFaulty ? { faults, faultCount: 1 } : { import: anImport(), faults: [], faultCount: 0 },
      writeMenuImport: () => {
        steps += 1;
        return anImport({
          state: steps === 2 ? 'done' : 'writing',
          written: steps * 400,
          total: 800,
          startedAt,
        });
      },
    });
    const input = await screen.findByLabelText(/Menu file/);
    await user.upload(input, csv('Dish,Cost,Shelf\nSoup,five,top'));
    expect(((await screen.findByLabelText(/^Name/)) as HTMLSelectElement).value).toBe('0');
    expect((screen.getByLabelText('Price') as HTMLSelectElement).value).toBe('1');
    expect(screen.getByText('five')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    const list = await screen.findByRole('list', { name: 'Faults of the file' });
    expect(list.textContent).toContain('Line 2 · Soup · Price');

    isFaulty = false;
    await user.upload(input, csv('Dish,Cost,Shelf\nSoup,5,top'));
    await user.click(await screen.findByRole('button', { name: 'Check the file' }));
    const report = await screen.findByRole('region', { name: 'What would change' });
    expect(within(report).getByRole('row', { name: 'Items 2 1 4' })).toBeTruthy();
    const soup = within(report).getByText('Soup').closest('li');
    expect([...(soup?.querySelectorAll('.block') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Price: $9.00 → $9.50',
      'SKU: S-1 → nothing',
      'Sizes: Size 1: $16.00 → $16.50; Size 2 added at $20.00',
      'Tags: new added',
      'Modifier groups: Toppings added',
      'Description for guests: other details',
    ]);
    expect(report.textContent).toContain('New menu groups: Lunch › Piza, Pasta');
    const doubts = within(report).getByRole('list', { name: 'Names to look at' });
    expect(
      within(doubts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Lunch › Piza (menu group): did you mean Pizza?',
      'Toppings (modifier group): there is one of this name already, and this would be another.',
    ]);
    expect(document.activeElement?.textContent).toBe('What would change');
    expect(report.textContent).toContain('Column Shelf × 1: No field was chosen for it');
    await user.click(within(report).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('The menu is imported.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the items' })).toBeTruthy();
    expect(sent(platform, 'writeMenuImport')).toHaveLength(2);
    expect(sent(platform, 'checkMenuFile')[1]).toMatchObject({
      body: { format: 'csv', fileName: 'menu.csv', options: { columns: { name: 0, price: 1 } } },
    });
  });

  it('C3-12 imports a table without its faulty lines after a choice, and takes these out to correct them', async () => {
    const faults = [
      { row: 3, field: 'Price', name: 'Pie', message: 'Write the price as a number' },
      { row: 5, field: 'Name', name: '', message: 'Every line needs the name of its item' },
    ];
    const { user, platform } = enter({
      checkMenuFile: ({ body }) =>
        (body as { options: { leaveOut?: number[] } }).options.leaveOut
          ? { import: anImport(), faults: [], faultCount: 0 }
          : { faults, faultCount: 2, leaveOut: [3, 4, 5] },
    });
    const made = vi.spyOn(URL, 'createObjectURL');
    // The stand-in for a browser would leave the page for the file.
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => {
      made.mockRestore();
      clicked.mockRestore();
    });
    const text = 'Name,Size,Price\nSoup,,5\nPie,Small,four\nPie,Large,6\n,,1';
    await user.upload(await screen.findByLabelText(/Menu file/), csv(text));
    await user.click(await screen.findByRole('button', { name: 'Check the file' }));
    const rest = await screen.findByRole('region', { name: 'Import the rest' });
    expect(rest.textContent).toContain('without lines 3, 4, and 5');
    await user.click(within(rest).getByRole('button', { name: 'Download them' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const saved = made.mock.calls[0]?.[0] as Blob;
    expect((await saved.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Name,Size,Price,Fault',
      'Pie,Small,four,Price: Write the price as a number',
      'Pie,Large,6,Belongs to an item with a faulty line',
      ',,1,Name: Every line needs the name of its item',
    ]);
    await user.click(within(rest).getByRole('button', { name: 'Import without these 3 lines' }));
    expect(await screen.findByRole('region', { name: 'What would change' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Faults of the file' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download the lines left out' })).toBeTruthy();
    expect(sent(platform, 'checkMenuFile')[1]).toMatchObject({ body: { options: { leaveOut: [3, 4, 5] } } });
  });

  it('has the file that was chosen last, though the one before takes longer to read', async () => {
    const { user } = enter();
    const slow = new File([''], 'old.csv', { type: 'text/csv' });
    const read = Promise.withResolvers<string>();
    slow.text = () => read.promise;
    const input = await screen.findByLabelText(/Menu file/);
    await user.upload(input, slow);
    await user.upload(input, new File(['Name,Price\nStew,7'], 'new.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Stew')).toBeTruthy();
    await act(async () => read.resolve('Name,Price\nSoup,5'));
    await waitFor(() => expect(screen.getByText('Chosen: new.csv')).toBeTruthy());
    expect(screen.queryByText('Soup')).toBeNull();
    expect(screen.getByText('Stew')).toBeTruthy();
  });

  it('can choose the same file again once it is corrected, and sees which it is', async () => {
    const { user } = enter();
    const input = (await screen.findByLabelText(/Menu file/)) as HTMLInputElement;
    await user.upload(input, csv('Name,Price\nSoup,5'));
    expect(await screen.findByText('Chosen: menu.csv')).toBeTruthy();
    // A browser reports no choice of what the field already holds.
    expect(input.files).toHaveLength(0);
  });

  it('keeps the columns matched by hand while another kind of file is looked at', async () => {
    const { user, platform } = enter({ checkMenuFile: () => ({ faults: [], faultCount: 0 }) });
    await user.upload(await screen.findByLabelText(/Menu file/), csv('Dish,Cost,Shelf\nSoup,5,top'));
    await user.selectOptions(await screen.findByLabelText('Kitchen name'), '2');
    await user.selectOptions(screen.getByLabelText('Kind of file'), 'square');
    await waitFor(() => expect(screen.queryByLabelText('Kitchen name')).toBeNull());
    await user.selectOptions(screen.getByLabelText('Kind of file'), 'csv');
    expect(((await screen.findByLabelText('Kitchen name')) as HTMLSelectElement).value).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await waitFor(() =>
      expect(sent(platform, 'checkMenuFile')).toMatchObject([
        { body: { options: { columns: { name: 0, price: 1, kitchenName: 2 } } } },
      ]),
    );
  });

  it('undoes the last import after a question, and reads what was left', async () => {
    let imports = [
      anImport({ state: 'done', startedAt }),
      anImport({
        importId: '00000000-0000-4000-8000-000000000002',
        fileName: 'older.csv',
        state: 'done',
        startedAt,
      }),
    ];
    const { user } = enter({
      listMenuImports: () => ({ imports }),
      undoMenuImport: () => {
        const undone = anImport({ state: 'undone', startedAt, kept: ['Soup: was changed since'] });
        imports = [undone, ...imports.slice(1)];
        return undone;
      },
    });
    const undo = await screen.findAllByRole('button', { name: 'Undo…' });
    expect(undo).toHaveLength(1);
    if (undo[0]) await user.click(undo[0]);
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
    expect(
      await screen.findByText('The import is undone, but for 1 that were changed or used since.'),
    ).toBeTruthy();
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(screen.getByText('Soup: was changed since')).toBeTruthy();
  });

  it('copies a group to another location of the business, after seeing what it changes there', async () => {
    const { user, platform } = enter(
      {
        checkMenuCopy: () => ({ import: anImport({ isCopy: true }), faults: [], faultCount: 0 }),
        writeMenuImport: () => anImport({ isCopy: true, state: 'done', startedAt }),
      },
      'manager',
      several(2),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Dinner' }));
    await user.click(screen.getByRole('checkbox', { name: 'Place 2' }));
    await user.click(screen.getByRole('button', { name: 'Check the copy' }));
    await user.click(await screen.findByRole('button', { name: 'Copy to Place 2' }));
    expect(await screen.findByText(/Copied/)).toBeTruthy();
    expect(sent(platform, 'checkMenuCopy')).toMatchObject([
      { parameters: { restaurantId: 20_000_002 }, body: { fromRestaurantId: 20_000_001, menuGroupIds: [7] } },
    ]);
    expect(sent(platform, 'writeMenuImport')).toMatchObject([{ parameters: { restaurantId: 20_000_002 } }]);
  });
});

type MenuLink = Answers['listMenuLinks']['links'][number];

const aLink = (change: Partial<MenuLink> = {}): MenuLink => ({
  fromRestaurantId: 20_000_001,
  toRestaurantId: 20_000_002,
  fromName: 'Place 1',
  toName: 'Place 2',
  by: 'sam',
  byName: 'Sam',
  createdAt: startedAt,
  updatedAt: startedAt,
  lastStep: { at: startedAt, changed: 3 },
  exceptions: [
    { kind: 'items', key: 'soup', recordId: 1, name: 'Soup', own: { price: 'changedHere' } },
    {
      kind: 'items',
      key: 'stew',
      recordId: 2,
      name: 'Stew',
      own: { price: 'chosen', availability: 'chosen', details: 'chosen' },
    },
  ],
  ...change,
});

describe('a copy that is kept in step', patient, () => {
  it('C3-12 begins with a copy, whose groups follow from then on', async () => {
    const { user, platform } = enter(
      {
        checkMenuCopy: () => ({ import: anImport({ isCopy: true }), faults: [], faultCount: 0 }),
        writeMenuImport: () => anImport({ isCopy: true, state: 'done', startedAt }),
        keepMenuInStep: () => aLink({ menuGroupIds: [7] }),
      },
      'manager',
      several(2),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Dinner' }));
    await user.click(screen.getByRole('checkbox', { name: 'Place 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Keep in step from then on' }));
    await user.click(screen.getByRole('button', { name: 'Check the copy' }));
    await user.click(await screen.findByRole('button', { name: 'Copy to Place 2' }));
    expect(await screen.findByText('Place 2 follows this menu from now on.')).toBeTruthy();
    expect(sent(platform, 'keepMenuInStep')).toMatchObject([
      {
        parameters: { restaurantId: 20_000_002, fromRestaurantId: 20_000_001 },
        body: { menuGroupIds: [7] },
      },
    ]);
  });

  it('shows what differs, which follows again, takes exceptions before anything differs, and ends', async () => {
    let links = [aLink()];
    const { user, platform } = enter(
      {
        listMenuLinks: () => ({ links }),
        listLinkedRecords: () => ({
          records: [{ kind: 'items', key: 'pie', recordId: 3, name: 'Pie' }],
        }),
        setLinkException: () => aLink(),
        endMenuLink: () => {
          links = [];
          return null;
        },
      },
      'manager',
      several(2),
    );
    await user.click(await screen.findByText('Place 2 has of its own'));
    expect(screen.getByText('Own price · changed here by hand')).toBeTruthy();
    expect(screen.getByText('Keeps its own')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Use theirs again\s*: Soup/ }));
    await user.click(screen.getByRole('button', { name: 'Add an exception…' }));
    await user.type(await screen.findByRole('combobox', { name: /Item or menu group/ }), 'Pie{Enter}');
    await user.click(await screen.findByRole('checkbox', { name: 'Own price here' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(platform, 'setLinkException')).toMatchObject([
        { body: { kind: 'items', key: 'soup', own: [] } },
        { body: { kind: 'items', key: 'pie', own: ['price'] } },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'End…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop keeping Place 2 in step?' });
    await user.click(within(dialog).getByRole('button', { name: 'End' }));
    await waitFor(() => expect(screen.queryByText('Kept in step')).toBeNull());
  });

  it('that stopped says why, and whoever may goes on with it', async () => {
    let problem: string | undefined = 'Ada may not edit both locations any more.';
    const { user } = enter(
      {
        listMenuLinks: () => ({ links: [aLink({ ...(problem && { problem }) })] }),
        keepMenuInStep: () => {
          problem = undefined;
          return aLink();
        },
      },
      'manager',
      several(2),
    );
    expect(await screen.findByText(/Ada may not edit/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('In step')).toBeTruthy();
  });

  it('C3-12 says above the form of a copied item what comes from there, what differs with both values, and takes theirs again', async () => {
    const aspect = (
      of: CopiedAspect['aspect'],
      state: CopiedAspect['state'],
      differences: CopiedAspect['differences'] = [],
    ): CopiedAspect => ({ aspect: of, state, differences });
    let aspects = [
      aspect('price', 'changedHere', [{ field: 'basePrice', here: 9.5, there: 9 }]),
      aspect('availability', 'inStep'),
      aspect('details', 'chosen', [{ field: 'name', here: 'Soup', there: 'Soup of the day' }]),
    ];
    const { user, platform } = visit({
      at: '/t/10000001/r/20000001/items/1',
      profile: withRole('manager'),
      handlers: {
        ...memoryRecords('items', [aRecord('items', 1, { name: 'Soup', basePrice: 9.5 })], 1).handlers,
        listMenuLinks: () => ({
          links: [aLink({ fromRestaurantId: 20_000_002, toRestaurantId: 20_000_001, fromName: 'Downtown' })],
        }),
        compareLinkedRecord: () => ({ copied: { key: 'soup', isThere: true, aspects } }),
        setLinkException: () => {
          aspects = aspects.map((one) => aspect(one.aspect, 'inStep'));
          return aLink();
        },
      },
    });
    const card = await screen.findByRole('region', { name: /Copied from .*Downtown/ });
    expect(card.textContent).toMatch(/PriceDiffers here: .*\$9\.50.*, there .*\$9\.00/);
    expect(card.textContent).toMatch(/AvailabilityComes from .*Downtown.*, kept in step\./);
    await user.click(within(card).getByRole('button', { name: /^Use theirs again\s*: Price/ }));
    await waitFor(() =>
      expect(sent(platform, 'setLinkException')).toMatchObject([
        { body: { kind: 'items', key: 'soup', own: ['details'], again: ['price'] } },
      ]),
    );
    await screen.findByRole('region', { name: /Kept in step with .*Downtown/ });
    expect(screen.queryByRole('button', { name: /^Use theirs again/ })).toBeNull();
  });

  it('says that the source has deleted an item, and what that means here', async () => {
    visit({
      at: '/t/10000001/r/20000001/items/1',
      profile: withRole('manager'),
      handlers: {
        ...memoryRecords('items', [aRecord('items', 1, { name: 'Soup', basePrice: 5 })], 1).handlers,
        listMenuLinks: () => ({
          links: [aLink({ fromRestaurantId: 20_000_002, toRestaurantId: 20_000_001, fromName: 'Downtown' })],
        }),
        compareLinkedRecord: () => ({
          copied: {
            key: 'soup',
            isThere: false,
            aspects: [{ aspect: 'availability', state: 'inStep', differences: [] }],
          },
        }),
      },
    });
    expect(
      await screen.findByText(/Downtown.* does not have this .* It was taken off the menu here/),
    ).toBeTruthy();
  });
});

describe('an import whose page was closed', patient, () => {
  it('C3-12 shows on coming back how far the server is, and can be stopped and continued', async () => {
    const running = anImport({ state: 'writing', startedAt, written: 400, total: 900 });
    let imports = [running];
    const { user } = enter({
      listMenuImports: () => ({ imports }),
      stopMenuImport: () => {
        imports = [{ ...running, isStopped: true }];
        return imports[0] ?? running;
      },
    });
    const card = await screen.findByRole('region', { name: 'Under way' });
    expect(card.textContent).toContain('400 of 900');
    expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(screen.getByText('Stopped')).toBeTruthy();
  });
});

describe('an employee', patient, () => {
  it('may take the menu out, and changes nothing', async () => {
    enter({}, 'employee');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export as a table' })).toBeTruthy());
    expect(screen.queryByLabelText(/Menu file/)).toBeNull();
  });
});
