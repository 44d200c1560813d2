import type { ScheduledSummary } from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PLANNED_AT as AT, aPlan } from '../lib/testing/a-plan.ts';
import { guidOf } from '../lib/testing/an-order.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { slowly } from './app-testing.tsx';
import { anItem, FIRST, openItems } from './items-testing.tsx';

const button = (name: string) => screen.getByRole('button', { name });
interface Planned {
  title: string;
  at: string;
  until?: string;
  records: readonly object[];
}

/** The server's list of one plan. */
function planning(): MemoryPlatform['handlers'] {
  const plans: ScheduledSummary[] = [];
  return {
    createScheduledChange: ({ body }) => {
      const { title, at, until, records } = body as Planned;
      const made = aPlan({ title, at, count: records.length, ...(until !== undefined && { endsAt: until }) });
      plans.push(made);
      return made;
    },
    cancelScheduledChange: () => aPlan({ state: 'cancelled' }),
  };
}

describe('a change that is planned for a time', () => {
  it('is made from new prices, by the restaurant’s clock, and taken back', async () => {
    const { user, stored, platform } = openItems(
      [anItem({ basePrice: 12 }), anItem({ basePrice: 5 }, FIRST + 1)],
      {
        handlers: planning(),
      },
    );
    await screen.findAllByRole('rowheader', {}, slowly);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Change prices'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('spinbutton', { name: 'By how much (%)' }), '10');
    await user.click(dialog.getByRole('radio', { name: /At a time/ }));
    // The next night, which nobody has to look up.
    const proposed = dialog.getByLabelText(/^Day/) as HTMLInputElement;
    expect(proposed.value).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(proposed.getAttribute('aria-required')).toBe('true');
    fireEvent.change(proposed, { target: { value: '' } });
    await user.click(dialog.getByRole('button', { name: 'Plan changes' }));
    expect(await dialog.findByText('Pick a day')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2020-01-02' } });
    expect(await dialog.findByText('Choose a time that is still ahead')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2099-01-02' } });
    await user.click(dialog.getByRole('checkbox', { name: /Only for a while/ }));
    // The end has followed.
    expect((dialog.getByLabelText(/^Last until/) as HTMLInputElement).value).toBe('2099-01-03');
    fireEvent.change(dialog.getByLabelText(/^Last until/), { target: { value: '2099-01-01' } });
    await user.click(dialog.getByRole('button', { name: 'Plan changes' }));
    expect(await dialog.findByText('Choose an end that is after the beginning')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Last until/), { target: { value: '2099-01-05' } });
    await user.click(dialog.getByRole('button', { name: 'Plan changes' }));
    await screen.findByText('Planned for Fri, Jan 2, 2099, 5:00 AM');
    screen.getByText('2 items will change, and be as before from Mon, Jan 5, 2099, 5:00 AM.');
    expect(stored.get(FIRST)?.basePrice).toBe(12);
    const sent = platform.requests.find(({ name }) => name === 'createScheduledChange');
    expect(sent?.body).toMatchObject({
      kind: 'items',
      title: 'Prices of 2 items up by 10%',
      at: AT,
      until: '2099-01-05T10:00:00.000Z',
      records: [
        { recordId: FIRST, changes: { basePrice: 13.2 } },
        { recordId: FIRST + 1, changes: { basePrice: 5.5 } },
      ],
    });
    await user.click(button('Undo'));
    await screen.findByText('It is not planned any more');
  });

  it('is warned of where prices that it waits for are changed now', async () => {
    const record = {
      recordId: FIRST,
      name: 'Margherita',
      before: { basePrice: 12 },
      changes: { basePrice: 13 },
    };
    const plan = aPlan();
    const { user } = openItems([anItem({ basePrice: 12 })], {
      handlers: {
        listScheduledChanges: () => ({ scheduledChanges: [plan] }),
        getScheduledChange: () => ({ ...plan, records: [record, { ...record, recordId: FIRST + 9 }] }),
      },
    });
    await screen.findAllByRole('rowheader', {}, slowly);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Change prices'));
    const dialog = within(await screen.findByRole('dialog'));
    const warned = await dialog.findByText(/Prices up by 10%/);
    expect(warned.textContent).toMatch(/2099.*: 1 of 2 items/);
    await user.click(dialog.getByRole('radio', { name: /At a time/ }));
    expect(dialog.queryByText(/Prices up by 10%/)).toBeNull();
  });

  it('is made from fields that are set in several records', async () => {
    const { user, platform } = openItems([anItem({}), anItem({}, FIRST + 1)], { handlers: planning() });
    await screen.findAllByRole('rowheader', {}, slowly);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Edit'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Kiosk' }));
    const [, input] = drawer.getAllByRole('checkbox', { name: 'Kiosk' });
    await user.click(input as HTMLElement);
    await user.click(drawer.getByRole('radio', { name: /At a time/ }));
    fireEvent.change(drawer.getByLabelText(/Day/), { target: { value: '2099-01-02' } });
    await user.click(drawer.getByRole('button', { name: 'Plan for 2 items' }));
    await screen.findByText('Planned for Fri, Jan 2, 2099, 5:00 AM');
    const sent = platform.requests.find(({ name }) => name === 'createScheduledChange');
    expect(sent?.body).toMatchObject({
      title: 'Kiosk of 2 items',
      records: [{ changes: { kiosk: false } }, { changes: { kiosk: false } }],
    });
  });

  it('is listed with every record before and after, and cancelled; one that is over says what became of it', async () => {
    const refused = [
      { recordId: FIRST + 1, name: 'Calzone', message: 'Somebody has changed this since it was planned' },
    ];
    const waiting = aPlan({ prices: 4 });
    const over = aPlan({
      scheduledChangeId: guidOf(6),
      title: 'Lunch off',
      state: 'done',
      outcome: { at: AT, count: 1, refused },
    });
    let isCancelled = false;
    const { user } = openItems([], {
      at: '/t/10000001/r/20000001/scheduled-changes',
      handlers: {
        listScheduledChanges: () => ({
          scheduledChanges: [isCancelled ? { ...waiting, state: 'cancelled' } : waiting, over],
        }),
        getScheduledChange: ({ parameters }) =>
          parameters?.['scheduledChangeId'] === over.scheduledChangeId
            ? { ...over, records: [] }
            : {
                ...waiting,
                records: [
                  {
                    recordId: FIRST,
                    name: 'Margherita',
                    before: { basePrice: 12 },
                    changes: { basePrice: 13.2 },
                  },
                  {
                    recordId: FIRST + 1,
                    name: 'Calzone',
                    before: {
                      sizePrice: [
                        { id: 1, name: 'Small', price: 9 },
                        { id: 2, name: 'Large', price: 14 },
                      ],
                    },
                    changes: {
                      sizePrice: [
                        { id: 1, name: 'Small', price: 9 },
                        { id: 2, name: 'Large', price: 15 },
                      ],
                    },
                    present: {
                      sizePrice: [
                        { id: 1, name: 'Small', price: 9 },
                        { id: 2, name: 'Large', price: 14.5 },
                      ],
                    },
                    problem: 'Somebody has changed this since it was planned',
                  },
                  {
                    recordId: FIRST + 2,
                    name: 'Soup',
                    before: { basePrice: 5 },
                    changes: { basePrice: 5.5 },
                    problem: 'Somebody has deleted it since it was planned',
                  },
                ],
              },
        cancelScheduledChange: () => {
          isCancelled = true;
          return { ...waiting, state: 'cancelled' };
        },
      },
    });
    await screen.findByRole('rowheader', { name: /Prices up by 10%/ }, slowly);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(rows[1]).toMatch(/Fri, Jan 2, 2099, 5:00 AM.*Rosa.*4 prices of 2 items/);
    await waitFor(() =>
      expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/2 of 2 items will be left out/),
    );
    expect(rows[2]).toMatch(/Done in part/);
    await user.click(button('Actions for Prices up by 10%'));
    await user.click(await screen.findByRole('menuitem', { name: 'Show what changes' }));
    const list = within(await screen.findByRole('list', { name: 'What changes' }));
    const records = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(records[0]).toMatch(/Margherita.*Price: \$12\.00.*\$13\.20/);
    expect(records[1]).toMatch(
      /Calzone.*Large: \$14\.00.*\$15\.00.*Somebody has changed this since it was planned: .*Large.* is \$14\.50 now\./,
    );
    expect(records[2]).toMatch(/Soup.*Somebody has deleted it since it was planned\./);
    expect(
      screen.getByText(/^2 of 3 items will be left out, as things stand now\. To change them too, cancel/),
    ).toBeTruthy();
    expect(records[1]).not.toContain('Small');
    await user.keyboard('{Escape}');
    await user.click(button('Actions for Lunch off'));
    expect(screen.queryByRole('menuitem', { name: 'Cancel it' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Show what changes' }));
    expect(await screen.findByText(/1 item was changed\. These were left out/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(button('Actions for Prices up by 10%'));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel it' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    await screen.findByText('It is cancelled');
    await waitFor(() => expect(screen.getByText('Cancelled')).toBeTruthy());
  });
});
