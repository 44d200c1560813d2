import { CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { catalogueRecords } from '../features/catalogue/records/record-entries.ts';
import { OutcomeUnknown } from '../lib/lost-answer.ts';
import { memoryTaxRates } from '../lib/testing/memory-tax-rates.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { anAuditEntry } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/tax-rates';

function open(names: readonly string[], more: Parameters<typeof visit>[0] = {}) {
  const rates = memoryTaxRates(...names);
  const handlers = { ...rates.handlers, listAuditEntries: () => ({ entries: [] }), ...more.handlers };
  const screens = visit({ at: LIST, profile: withRole('manager'), ...more, handlers });
  return { ...rates, ...screens };
}

const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const listed = (...names: readonly string[]) => waitFor(() => expect(rows()).toEqual(names), slowly);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the records of a restaurant', () => {
  it('are in the sidebar of those who keep them, and of nobody else', async () => {
    open(['VAT']);
    const sidebar = await screen.findByRole('region', { name: 'Catalogue' }, slowly);
    const links = within(sidebar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    const kept = catalogueRecords.map(({ label }) => label);
    expect(links).toEqual([...kept, 'Import and export', 'Planned changes', 'Pictures']);
  });

  it('can be looked at, and not changed, by who only works there', async () => {
    const access = { pos: true, kitchen: false, manage: false };
    const cashier = { 10000001: { role: 'employee' as const, restaurants: { 20000001: access } } };
    open(['VAT'], { profile: aProfile({ access: cashier }) });
    await listed('VAT');
    expect(screen.queryByRole('region', { name: 'Catalogue' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New tax rate' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('begin with what to do first', async () => {
    open([]);
    expect(await screen.findByText('No tax rates yet', {}, slowly)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New tax rate' })).toHaveLength(2);
  });

  it('C3-19 C3-20 C3-22 are created, with what is wrong said at its field', async () => {
    const { user, address, stored } = open([]);
    await user.click(
      (await screen.findAllByRole('link', { name: 'New tax rate' }, slowly))[0] as HTMLElement,
    );
    await user.click(await screen.findByRole('button', { name: 'Create tax rate' }, slowly));
    expect(await screen.findByText('Tax rate name cannot be empty')).toBeTruthy();
    expect(screen.getByText('Enter a number')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'City tax');
    await user.type(screen.getByRole('spinbutton', { name: 'Rate (%)' }), '4.125');
    await user.click(button('Create tax rate'));
    await listed('City tax');
    expect(address()).toBe(LIST);
    expect([...stored.values()]).toMatchObject([{ name: 'City tax', type: 'Percent', rate: 4.125 }]);
    expect(screen.getByText('4.125%')).toBeTruthy();
  });

  it('ask of a fixed tax for an amount, and of one by table for its rows alone, each of which begins where the one above ends', async () => {
    const { user, stored } = open([], { at: `${LIST}/new` });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Bag fee');
    await user.click(screen.getByRole('radio', { name: /Fixed amount/ }));
    expect(screen.getByRole('spinbutton', { name: 'Rate (USD)' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Table/ }));
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(button('Add row'));
    await user.type(screen.getByRole('spinbutton', { name: 'Below (USD)' }), '10');
    await user.click(button('Add row'));
    const from = screen.getAllByRole('spinbutton', { name: 'From (USD)' });
    expect(from.map((input) => (input as HTMLInputElement).value)).toEqual(['0', '10']);
    await user.click(button('Create tax rate'));
    await listed('Bag fee');
    const taxTable = [
      { from: 0, to: 10, amount: 0 },
      { from: 10, amount: 0 },
    ];
    expect([...stored.values()]).toMatchObject([{ type: 'Tax Table', rate: 0, taxTable }]);
  });

  it('are not held up by what was typed wrong where nothing is asked any more', async () => {
    const { user, stored } = open([]);
    await user.click(
      (await screen.findAllByRole('link', { name: 'New tax rate' }, slowly))[0] as HTMLElement,
    );
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'City tax');
    await user.type(screen.getByRole('spinbutton', { name: 'Rate (%)' }), '4.5');
    const takeout = screen.getByLabelText(/Another rate for takeout/);
    await user.click(takeout);
    await user.type(await screen.findByRole('spinbutton', { name: /Rate for takeout/ }), '-5');
    await user.click(takeout);
    await user.click(button('Create tax rate'));
    await listed('City tax');
    expect([...stored.values()]).toMatchObject([{ rate: 4.5, takeoutTaxEnabled: false }]);
  });

  it('are changed at their own address, which says what is unsaved', async () => {
    const { user, stored } = open(['VAT'], { at: `${LIST}/60000001` });
    const name = await screen.findByRole('textbox', { name: 'Name' }, slowly);
    await user.type(name, ' 2');
    expect(screen.getByText('Not saved yet: Name')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(stored.get(60_000_001)?.name).toBe('VAT 2');
  });

  it('are copied with everything but their name', async () => {
    const { user, stored } = open(['VAT']);
    await listed('VAT');
    await user.click(button('Actions for VAT'));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const name = await screen.findByRole('textbox', { name: 'Name' }, slowly);
    expect((name as HTMLInputElement).value).toBe('VAT (copy)');
    await user.click(button('Create tax rate'));
    await listed('VAT', 'VAT (copy)');
    expect([...stored.values()].map(({ rate }) => rate)).toEqual([8, 8]);
  });

  const deleteVat = async (user: UserEvent): Promise<void> => {
    await user.click(button('Actions for VAT'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete VAT?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  const deleteAll = async (user: UserEvent, count: number): Promise<void> => {
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: `Delete ${count} tax rates?` });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No tax rates yet');
  };

  it('are deleted after a question that names them, and brought back as they were, at the same address', async () => {
    const { user, stored } = open(['VAT', 'City']);
    await listed('VAT', 'City');
    const vat = stored.get(60_000_001);
    await deleteVat(user);
    await listed('City');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await listed('VAT', 'City');
    await screen.findByText('VAT is back');
    expect(screen.getByRole('link', { name: 'VAT' }).getAttribute('href')).toBe(`${LIST}/60000001`);
    expect(stored.get(60_000_001)).toEqual(vat);
  });

  it('that were deleted together are brought back together, by one request each', async () => {
    const { user, stored, platform } = open(['VAT', 'City']);
    await listed('VAT', 'City');
    await deleteAll(user, 2);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 tax rates are back');
    await listed('VAT', 'City');
    expect([...stored.keys()].sort()).toEqual([60_000_001, 60_000_002]);
    const records = [{ recordId: 60_000_001 }, { recordId: 60_000_002 }];
    expect(platform.requests.filter(({ name }) => name === 'batchTaxRates')).toMatchObject([
      { body: { action: 'delete', records } },
      { body: { action: 'restore', records } },
    ]);
  });

  it('that cannot come back say why, and stay away', async () => {
    const { user } = open(['VAT'], {
      handlers: {
        restoreTaxRate: () => {
          throw new CallError('VALIDATION_FAILED', 'There is no tag 9', 400);
        },
      },
    });
    await listed('VAT');
    await deleteVat(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('VAT could not be brought back: There is no tag 9');
    await screen.findByText('No tax rates yet');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('are asked for again where the answer to Undo was lost', async () => {
    const rates = memoryTaxRates('VAT');
    let isLost = true;
    const restoreTaxRate = (options: SomeCallOptions) => {
      const answer = rates.handlers.restoreTaxRate?.(options);
      if (isLost || !answer)
        throw new OutcomeUnknown(new CallError('NETWORK', 'no answer'), { hasKey: false });
      return answer;
    };
    const { user } = open([], { handlers: { ...rates.handlers, restoreTaxRate } });
    await listed('VAT');
    await deleteVat(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/^VAT may not be back yet: The server did not answer/);
    await listed('VAT');
    isLost = false;
    await user.click(button('Try again'));
    await screen.findByText('VAT is back');
    await listed('VAT');
  });

  it('are sent again, as the same request, where the answer to a batch was lost', async () => {
    const rates = memoryTaxRates('VAT', 'City');
    let isDown = true;
    const restoreTaxRate = (options: SomeCallOptions) => {
      if (isDown) throw new OutcomeUnknown(new CallError('NETWORK', 'no answer'), { hasKey: false });
      return rates.handlers.restoreTaxRate?.(options) as never;
    };
    const { user, platform } = open([], { handlers: { ...rates.handlers, restoreTaxRate } });
    await listed('VAT', 'City');
    await deleteAll(user, 2);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 tax rates may not be back yet');
    const keys = platform.requests
      .filter(({ body }) => (body as { action?: string } | undefined)?.action === 'restore')
      .map(({ headers }) => headers?.['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    isDown = false;
    await user.click(button('Try again'));
    await screen.findByText('2 tax rates are back');
    await listed('VAT', 'City');
  });

  it('are copied several at once, and the copies taken back', async () => {
    const { user, stored } = open(['VAT', 'City']);
    await listed('VAT', 'City');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Duplicate'));
    await screen.findByText('2 tax rates copied');
    await listed('VAT', 'City', 'VAT (copy)', 'City (copy)');
    await user.click(button('Undo'));
    await listed('VAT', 'City');
    expect(stored.size).toBe(2);
  });

  it('stay where something uses them, which is named', async () => {
    const { user, inUse } = open(['VAT']);
    inUse.set(60_000_001, 'Margherita');
    await listed('VAT');
    await user.click(button('Actions for VAT'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Margherita (items)')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await listed('VAT');
  });

  it('are changed and deleted several at once, by keyboard', async () => {
    const { user, stored } = open(['VAT', 'City', 'State']);
    await listed('VAT', 'City', 'State');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown} {ArrowDown} ');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(button('Switch off'));
    await screen.findByText('2 tax rates switched off');
    expect([...stored.values()].map(({ disabled }) => disabled)).toEqual([true, true, false]);
    await deleteAll(user, 3);
    expect(stored.size).toBe(0);
  });

  it('are opened by Enter, and found again as they were searched and filtered', async () => {
    const { user, address } = open(['VAT', 'City']);
    await listed('VAT', 'City');
    await user.type(screen.getByRole('searchbox'), 'cit');
    await listed('City');
    await user.click(button('In force'));
    expect(address()).toBe(`${LIST}?q=cit&is.state=on`);
    await user.click(button('In force'));
    await user.click(button('Off'));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await listed('VAT', 'City');
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe(`${LIST}/60000002`), slowly);
  });

  it('come back at once where the server refuses a change', async () => {
    const { user } = open(['VAT'], {
      handlers: {
        updateTaxRate: () => {
          throw new CallError('NETWORK', 'no network');
        },
      },
    });
    await listed('VAT');
    await user.click(screen.getByRole('checkbox', { name: 'Select VAT' }));
    await user.click(button('Switch off'));
    expect(await screen.findByText(/VAT could not be changed: Nothing was changed/)).toBeTruthy();
    const row = screen.getByRole('row', { name: /VAT/ });
    expect(within(row).getByText('In force')).toBeTruthy();
  });

  /** The server does what is asked, and its answer is lost. */
  const losing = (name: 'updateTaxRate' | 'deleteTaxRate') => {
    const rates = memoryTaxRates('VAT');
    const act = rates.handlers[name];
    const handlers = {
      ...rates.handlers,
      [name]: (options: SomeCallOptions) => {
        act?.(options);
        throw new CallError('NETWORK', 'no answer');
      },
    };
    return { ...rates, handlers };
  };

  it('are told to be saved where the answer was lost, once they have been read again', async () => {
    const { stored, handlers } = losing('updateTaxRate');
    const { user } = open([], { at: `${LIST}/60000001`, handlers });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), ' 2');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(screen.queryByText('Nothing was saved', { exact: false })).toBeNull();
    expect(stored.get(60_000_001)?.name).toBe('VAT 2');
  });

  it('whose deletion lost its answer are deleted again without a complaint', async () => {
    const { handlers } = losing('deleteTaxRate');
    const { user } = open([], { handlers });
    await listed('VAT');
    await user.click(button('Actions for VAT'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete VAT?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('could not be reached');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No tax rates yet');
  });

  it('have a history for a manager, from which a former version is brought back by saving it', async () => {
    const path = 'tenants/10000001/restaurants/20000001/tax_rates/60000001';
    const of = { kind: 'tax_rates', recordId: '60000001', path };
    const entries = [
      { ...anAuditEntry(of), byName: 'Rosa', changes: [{ field: 'name', from: 'Old VAT', to: 'VAT' }] },
      { ...anAuditEntry({ ...of, entryId: 'entry-2', action: 'create' }), changes: [] },
    ];
    const { user, stored } = open(['VAT'], {
      at: `${LIST}/60000001`,
      handlers: { listAuditEntries: () => ({ entries }) },
    });
    const changes = await screen.findByRole('list', { name: 'Changes' }, slowly);
    expect(within(changes).getAllByText('Rosa')).toHaveLength(1);
    await user.click(within(changes).getByRole('button', { name: 'Restore this version' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Old VAT');
    expect(screen.getByText('Not saved yet: Name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    expect(stored.get(60_000_001)?.name).toBe('VAT');
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(stored.get(60_000_001)?.name).toBe('Old VAT');
  });

  it('that were deleted and brought back have no version to restore in between', async () => {
    const path = 'tenants/10000001/restaurants/20000001/tax_rates/60000001';
    const of = { kind: 'tax_rates', recordId: '60000001', recordName: 'VAT', path };
    const fields = [{ field: 'name', from: 'VAT' }];
    const entries = [
      anAuditEntry({ ...of, action: 'restore', changes: [] }),
      anAuditEntry({ ...of, entryId: 'entry-2', action: 'delete', changes: fields }),
      anAuditEntry({ ...of, entryId: 'entry-3', action: 'create', changes: [] }),
    ];
    const handlers = { listAuditEntries: () => ({ entries }) };
    open(['VAT'], { at: `${LIST}/60000001`, handlers });
    const changes = await screen.findByRole('list', { name: 'Changes' }, slowly);
    expect(within(changes).getByText(/brought back a tax rate \(VAT\)/)).toBeTruthy();
    expect(within(changes).getAllByRole('button', { name: 'Restore this version' })).toHaveLength(1);
  });

  it('have no version to restore for who may only look', async () => {
    const access = { pos: true, kitchen: false, manage: false };
    const cashier = { 10000001: { role: 'employee' as const, restaurants: { 20000001: access } } };
    const entries = [anAuditEntry(), anAuditEntry({ entryId: 'entry-2' })];
    open(['VAT'], {
      at: `${LIST}/60000001`,
      profile: aProfile({ access: cashier }),
      handlers: { listAuditEntries: () => ({ entries }) },
    });
    await screen.findByRole('list', { name: 'Changes' }, slowly);
    expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
  });
});
