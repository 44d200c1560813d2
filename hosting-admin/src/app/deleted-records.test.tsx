import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryTaxRates } from '../lib/testing/memory-tax-rates.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/tax-rates';
const DELETED = `${LIST}/deleted`;

/** `deleted` are deleted before anybody looks. */
function open(deleted: readonly string[], more: Parameters<typeof visit>[0] = {}) {
  const rates = memoryTaxRates(...deleted, 'VAT');
  for (const [index] of deleted.entries())
    void rates.handlers.deleteTaxRate?.({ parameters: { recordId: 60_000_001 + index } } as never);
  const handlers = { ...rates.handlers, ...more.handlers };
  return { ...rates, ...visit({ at: DELETED, profile: withRole('manager'), ...more, handlers }) };
}

const listed = (...names: readonly string[]) =>
  waitFor(
    () => expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names),
    slowly,
  );

describe('the deleted records of a restaurant', () => {
  it('are listed from the menu of their list, with who deleted them and when, and brought back', async () => {
    const { user, stored, address } = open(['City'], { at: LIST });
    await listed('VAT');
    await user.click(screen.getByRole('button', { name: 'More about tax rates' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted tax rates' }));
    await listed('City');
    expect(address()).toBe(DELETED);
    const row = within(screen.getByRole('row', { name: /City/ }));
    expect(row.getByText('Rosa Marino')).toBeTruthy();
    expect(row.getByText(/Mar 1, 2026/)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Actions for City' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bring back' }));
    await screen.findByText('City is back');
    await screen.findByText('No deleted tax rates');
    expect([...stored.keys()].sort()).toEqual([60_000_001, 60_000_002]);
  });

  it('are brought back several at once, by one request', async () => {
    const { user, stored, platform } = open(['City', 'State']);
    await listed('City', 'State');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    await screen.findByText('2 tax rates are back');
    await screen.findByText('No deleted tax rates');
    expect(stored.size).toBe(3);
    expect(platform.requests.filter(({ name }) => name === 'batchTaxRates')).toHaveLength(1);
  });

  it('are looked at beside the list before they are brought back', async () => {
    const { user } = open(['City']);
    await listed('City');
    await user.click(screen.getByRole('button', { name: 'Actions for City' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show beside the list' }));
    const detail = within(await screen.findByRole('dialog', { name: 'City' }));
    expect(detail.getByText('8%')).toBeTruthy();
    await user.click(detail.getByRole('button', { name: 'Bring back' }));
    await screen.findByText('No deleted tax rates');
  });

  it('that cannot come back say why, and stay', async () => {
    const { user } = open(['City'], {
      handlers: {
        restoreTaxRate: () => {
          throw new CallError('VALIDATION_FAILED', 'There is no tag 9', 400);
        },
      },
    });
    await listed('City');
    await user.click(screen.getByRole('button', { name: 'Actions for City' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bring back' }));
    await screen.findByText('City could not be brought back: There is no tag 9');
    await listed('City');
  });

  it('are not for who may only look at such records', async () => {
    const access = { pos: true, kitchen: false, manage: false };
    const cashier = { 10000001: { role: 'employee' as const, restaurants: { 20000001: access } } };
    open(['City'], { profile: aProfile({ access: cashier }) });
    expect((await screen.findByRole('alert', {}, slowly)).textContent).toContain(
      'You have no access to tax rates',
    );
  });
});
