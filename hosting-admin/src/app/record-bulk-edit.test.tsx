import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { memoryTaxRates } from '../lib/testing/memory-tax-rates.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/tax-rates';

function open(names: readonly string[], refusals: MemoryPlatform['handlers'] = {}) {
  const rates = memoryTaxRates(...names);
  const handlers = { ...rates.handlers, ...refusals };
  return { ...rates, ...visit({ at: LIST, profile: withRole('manager'), handlers }) };
}

const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const listed = (...names: readonly string[]) => waitFor(() => expect(rows()).toEqual(names), slowly);
const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });

describe('several records', () => {
  it('C3-19 C3-20 C3-22 are edited at once: only what is ticked, where it differs, and changed back', async () => {
    const { user, stored, platform } = open(['VAT', 'City', 'State']);
    await listed('VAT', 'City', 'State');
    const before = [...stored.values()];
    await user.click(tick('Select all'));
    await user.click(button('Edit'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit 3 tax rates' }));
    expect(drawer.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
    await user.click(drawer.getByRole('checkbox', { name: 'Rounding' }));
    expect(drawer.getByText('Now in all: Half a cent to the even cent')).toBeTruthy();
    expect(drawer.getByText('Nothing will change: all of them have this already.')).toBeTruthy();
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Rounding' }), 'Always up');
    expect(drawer.getByText('3 tax rates will change.')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Change 3 tax rates' }));
    await screen.findByText('3 tax rates changed');
    expect([...stored.values()].map(({ roundingOptions }) => roundingOptions)).toEqual(
      Array(3).fill('Always Round Up'),
    );
    const [sent, ...others] = platform.requests.filter(({ name }) => name === 'batchTaxRates');
    const changes = { roundingOptions: 'Always Round Up' };
    expect(sent).toMatchObject({ body: { action: 'update', records: Array(3).fill({ changes }) } });
    expect(others).toEqual([]);
    expect(screen.queryByText('3 selected')).toBeNull();
    await user.click(button('Undo'));
    await waitFor(() => expect([...stored.values()]).toEqual(before));
  });

  it('of which some have the value already are counted, and those are left alone', async () => {
    const { user, stored, platform } = open(['VAT', 'City']);
    const city = stored.get(60_000_002);
    if (city) stored.set(60_000_002, { ...city, disabled: true });
    await listed('VAT', 'City');
    await user.click(tick('Select all'));
    await user.click(button('Edit'));
    const drawer = within(await screen.findByRole('dialog'));
    const choice = drawer.getByRole('checkbox', { name: 'Switched off' });
    expect(drawer.getByText('Now: 2 different values')).toBeTruthy();
    await user.click(choice);
    const [, input] = drawer.getAllByRole('checkbox', { name: 'Switched off' });
    await user.click(input as HTMLElement);
    expect(drawer.getByText('1 of 2 tax rates will change: the others have this already.')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Change 1 tax rate' }));
    await screen.findByText('VAT changed');
    expect(platform.requests.filter(({ name }) => name === 'updateTaxRate')).toHaveLength(1);
  });

  it('that cannot be changed are named with their reasons, and stay selected', async () => {
    const rates = memoryTaxRates('VAT', 'City', 'State');
    const { user } = open([], {
      ...rates.handlers,
      updateTaxRate: (options) => {
        const id = Number(options.parameters?.['recordId']);
        const { updateTaxRate } = rates.handlers;
        if (id === 60_000_001 && updateTaxRate) return updateTaxRate(options);
        if (id === 60_000_003) throw new CallError('IN_USE', 'It is used by Margherita', 409);
        const changedBy = { name: 'Rosa', at: '2026-03-10T12:00:00.000Z', isYou: false };
        const error = {
          code: 'CONFLICT' as const,
          message: 'Changed',
          requestId: 'r',
          details: { changedBy },
        };
        throw new CallError('CONFLICT', 'Changed', 409, error);
      },
    });
    await listed('VAT', 'City', 'State');
    await user.click(tick('Select all'));
    await user.click(button('Switch off'));
    await screen.findByText('VAT switched off');
    await screen.findByText('2 tax rates could not be changed');
    expect(screen.getByText(/City.*Rosa.* changed it meanwhile \(Mar 10, 2026/)).toBeTruthy();
    expect(screen.getByText(/State.*It is used by Margherita/)).toBeTruthy();
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(tick('Select VAT')).toHaveProperty('checked', false);
  });

  it('are not edited by a key that was pressed by mistake: the drawer asks first', async () => {
    const { user } = open(['VAT']);
    await listed('VAT');
    await user.click(tick('Select VAT'));
    await user.click(button('Edit'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit 1 tax rate' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Rounding' }));
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Rounding' }), 'Always up');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
    expect(question.getByText('Not saved yet: Rounding.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(drawer.getByRole('combobox', { name: 'Rounding' })).toHaveProperty('value', 'Always Round Up');
  });
});

describe('a record beside its list', () => {
  it('shows all that is stored of it, by the names of its form, first what the list does not show', async () => {
    const { user, stored } = open(['VAT']);
    const vat = stored.get(60_000_001);
    if (vat) stored.set(60_000_001, { ...vat, takeoutTaxEnabled: true, takeoutTaxrate: 4.5 });
    await listed('VAT');
    await user.click(button('Actions for VAT'));
    await user.click(await screen.findByRole('menuitem', { name: 'Show beside the list' }));
    const drawer = await screen.findByRole('dialog', { name: 'VAT' });
    const names = [...drawer.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const values = [...drawer.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const facts = names.map((name, index) => `${name}: ${values[index]}`);
    expect(facts.slice(0, 5)).toEqual([
      'Name in Spanish: Not set',
      'Id in the till it came from: Not set',
      'Another rate for takeout: Yes',
      'Rate for takeout: 4.5%',
      'Rounding: Half a cent to the even cent',
    ]);
    expect(facts.slice(-5)).toEqual([
      'Number: Not set',
      'How it is charged: Percent',
      'Rate: 8%',
      'Switched off: No',
      'For new items: No',
    ]);
    expect(within(drawer).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`${LIST}/60000001`);
  });
});
