// The screens of promotions.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/promotions';

const summer = aRecord('promotions', 1, { code: 'SUMMER10', name: 'Summer', percent: 10 });

function open(at = LIST, promotions = [summer]) {
  const { handlers } = memoryRecords('promotions', promotions, 9);
  const more = { ...handlers, listAuditEntries: () => ({ entries: [] }) };
  return visit({ at, profile: withRole('manager'), handlers: more });
}

describe('the promotions of a restaurant', () => {
  it('are copied one by one: guests read the name as it was, and the code is for a person to choose', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /SUMMER10/ }, slowly));
    const bar = within(await screen.findByRole('region', { name: 'Selected' }));
    expect(bar.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for SUMMER10' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const name = await screen.findByRole('textbox', { name: 'Name' }, slowly);
    expect((name as HTMLInputElement).value).toBe('Summer');
    expect((screen.getByRole('textbox', { name: 'Code' }) as HTMLInputElement).value).toBe('');
  });

  it('are filtered by what they are today: one that is over is not in force, though switched on', async () => {
    const over = aRecord('promotions', 2, {
      code: 'WINTER',
      name: 'Winter',
      percent: 5,
      lastDay: '2020-03-01',
    });
    const { user } = open(LIST, [summer, over]);
    await screen.findByRole('link', { name: 'WINTER' }, slowly);
    await user.click(screen.getByRole('button', { name: 'In force' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'WINTER' })).toBeNull());
    expect(screen.getByRole('link', { name: 'SUMMER10' })).toBeTruthy();
  });

  it('mark the percent or the amount as required, whichever is asked for', async () => {
    const { user } = open(`${LIST}/new`);
    const percent = await screen.findByRole('spinbutton', { name: /^Percent off/ }, slowly);
    expect(percent.getAttribute('aria-required')).toBe('true');
    await user.click(screen.getByRole('radio', { name: /^An amount/ }));
    expect(screen.getByRole('spinbutton', { name: /^Amount off/ }).getAttribute('aria-required')).toBe(
      'true',
    );
  });

  it('are found by what others call them', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'SUMMER10' }, slowly);
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', {}, slowly));
    await user.type(dialog.getByRole('combobox'), 'promo code');
    expect(await dialog.findByRole('option', { name: /^Promotions/ }, slowly)).toBeTruthy();
  });

  it('are found by their codes everywhere', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'SUMMER10' }, slowly);
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', {}, slowly));
    await user.type(dialog.getByRole('combobox'), 'summer10');
    expect(await dialog.findByRole('option', { name: /SUMMER10/ }, slowly)).toBeTruthy();
  });
});
