// The screens of promotions.
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/promotions';

const summer = aRecord('promotions', 1, { code: 'SUMMER10', name: 'Summer', percent: 10 });

function open(at = LIST) {
  const { handlers } = memoryRecords('promotions', [summer], 9);
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

  it('are found by their codes everywhere', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'SUMMER10' }, slowly);
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', {}, slowly));
    await user.type(dialog.getByRole('combobox'), 'summer10');
    expect(await dialog.findByRole('option', { name: /SUMMER10/ }, slowly)).toBeTruthy();
  });
});
