import { CallError } from '@bite/shared/api/client';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { AUTOMATIC_REPLIES } from '@bite/shared/audit/automatic-authors';
import { useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPlan } from '../../lib/testing/a-plan.ts';
import { aRestaurant, type MemoryPlatform, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { aRecord } from '../../lib/testing/memory-records.ts';
import { aProfile, withRole } from '../../lib/testing/people.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { anAuditEntry } from '../../lib/testing/tenancy-records.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeHistory } from './change-history.tsx';

const BATCH = '00000000-0000-4000-8000-000000000077';
const batch = anAuditEntry({
  kind: 'items',
  recordId: BATCH,
  batchId: BATCH,
  count: 40,
  recordNames: ['Margherita', 'Calzone', 'Soup', 'Bread', 'Tea', 'Milk'],
  changes: [{ field: 'isActive', to: false }],
});
const part = (recordName: string, to: number): AuditEntry =>
  anAuditEntry({
    entryId: recordName,
    kind: 'items',
    recordId: '7',
    recordName,
    batchId: BATCH,
    changes: [{ field: 'basePrice', from: 12, to }],
  });

/** A planned change of four items waits, of which one is this. */
function aPlanFor(recordId: number): MemoryPlatform['handlers'] {
  const plan = aPlan({ title: 'Friday’s prices', count: 4 });
  const changes = { basePrice: 15 };
  return {
    listScheduledChanges: () => ({ scheduledChanges: [plan] }),
    getScheduledChange: () => ({
      ...plan,
      records: [{ recordId, name: 'Calzone', before: {}, changes }],
    }),
  };
}

describe('the history of a business', () => {
  it('tells several records that were changed together as one event, and each of them when asked', async () => {
    const { list } = await historyOf(batch, {
      listAuditEntries: ({ query }) => ({
        entries: query?.['batchId'] === BATCH ? [part('Margherita', 13), part('Calzone', 14)] : [batch],
      }),
    });
    const summary = list.getAllByRole('listitem')[0]?.textContent?.replace(/[\u2068\u2069]/g, '');
    expect(summary).toContain(
      'changed 40 items at once: Margherita, Calzone, Soup, Bread, Tea and 35 more at Bella Napoli',
    );
    await userEvent.click(list.getByRole('button', { name: 'Show all 40' }));
    const parts = within(await list.findByRole('list', { name: 'Changed together' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Margherita: Base price: $12.00 → $13.00',
      'Calzone: Base price: $12.00 → $14.00',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Hide them' }));
    expect(list.queryByRole('list', { name: 'Changed together' })).toBeNull();
  });

  it('C3-12 takes a change of many back on the spot, and says first what stays as it is', async () => {
    const left = [{ recordId: 7, name: 'Margherita', reason: 'Somebody has changed it since' }];
    const { platform, list } = await historyOf(batch, {
      checkUndo: () => ({ action: 'update', count: 39, left }),
      undoBatch: () => ({ action: 'update', count: 39, left }),
      ...aPlanFor(7),
    });
    await userEvent.click(list.getByRole('button', { name: 'Undo this change' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this change?' }));
    expect(await dialog.findByText(/^39 items get their former values back/)).toBeTruthy();
    expect(dialog.getByText('Margherita', { exact: false }).textContent).toMatch(
      /: Somebody has changed it since/,
    );
    const warning = await dialog.findByText(/leaves out what somebody has changed since it was planned/);
    expect(warning.parentElement?.textContent).toMatch(/Friday’s prices, Fri, Jan 2, 2099.*: 1 of 4 items/);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo it' }));
    await screen.findByText('39 items are as before, 1 not');
    expect(platform.requests.find(({ name }) => name === 'undoBatch')).toMatchObject({
      parameters: { batchId: BATCH },
      body: { kind: 'items' },
    });
  });

  it('offers no Undo to who may not change such records, and none that would do nothing', async () => {
    const support = await historyOf(batch, {
      getProfile: () => ({ user: aProfile({ siteRole: 'support' }) }),
    });
    expect(support.list.queryByRole('button', { name: 'Undo this change' })).toBeNull();
    support.unmount();
    const left = [{ recordId: 7, name: 'Margherita', reason: 'It is as it was before already' }];
    const { list } = await historyOf(batch, { checkUndo: () => ({ action: 'update', count: 0, left }) });
    await userEvent.click(await list.findByRole('button', { name: 'Undo this change' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Nothing of this can be undone' }));
    expect(dialog.getByRole('button', { name: 'Undo it' })).toHaveProperty('disabled', true);
  });

  it('tells of an automatic reply under that name, with its words, and not as one of Bite’s support', async () => {
    const sent = anAuditEntry({
      ...{ kind: 'reviews', recordId: 'review-1', by: AUTOMATIC_REPLIES },
      changes: [{ field: 'reply', to: 'Thank you, Kim!' }],
    });
    const { list } = await historyOf(sent);
    expect(list.getByText('Automatic replies')).toBeTruthy();
    const [entry] = list.getAllByRole('listitem');
    expect(entry?.textContent).toContain('changed the reply to a review');
    expect(entry?.textContent).toContain('Thank you, Kim!');
  });

  it('names what a change refers to, also what was deleted, and tells times by the restaurant’s clock', async () => {
    const tagged = anAuditEntry({
      ...{ kind: 'items', recordId: '7', recordName: 'Soup', at: '2026-03-01T12:00:00.000Z' },
      changes: [{ field: 'tagIds', from: [9], to: [9, 8, 5] }],
    });
    const { list } = await historyOf(tagged, {
      listMyRestaurants: () => ({ restaurants: [aRestaurant({ timezone: 'America/Los_Angeles' })] }),
      listTags: () => ({ records: [{ record: aRecord('tags', 8, { name: 'Spicy' }), version: 'v' }] }),
    });
    expect(await list.findByText(/Spicy.* added; .*A tag that was deleted.* added/)).toBeTruthy();
    expect(list.getByText('Tags')).toBeTruthy();
    expect(list.getByText(/4:00 AM PST$/)).toBeTruthy();
  });
});

function Saved() {
  const client = useQueryClient();
  const invalidate = () => void client.invalidateQueries({ queryKey: ['audit'] });
  return <Button onClick={invalidate}>Saved</Button>;
}

describe('a history on a page where something is changed', () => {
  const opened = (listAuditEntries: NonNullable<MemoryPlatform['handlers']['listAuditEntries']>) => {
    const platform = memoryPlatform({
      handlers: {
        listMyRestaurants: () => ({ restaurants: [aRestaurant()] }),
        listTenantUsers: () => ({ members: [] }) as never,
        listAuditEntries,
      },
    });
    renderScreen(
      platform,
      <>
        <ChangeHistory tenantId={10_000_001} />
        <Saved />
      </>,
    );
    return userEvent.setup();
  };
  const before = { entries: [part('Calzone', 14)] };
  const after = { entries: [part('Margherita', 15), part('Calzone', 14)] };

  it('C9-03 shows it, also where it was still being loaded at that moment', async () => {
    const first = Promise.withResolvers<typeof before>();
    let times = 0;
    const user = opened(() => (times++ === 0 ? first.promise : after));
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    first.resolve(before);
    expect(await screen.findByText(/Margherita/)).toBeTruthy();
  });

  it('says where the newest could not be loaded, keeps what is there, and tries again', async () => {
    let times = 0;
    const user = opened(() => {
      times += 1;
      if (times === 2) throw new CallError('FORBIDDEN', 'Out of order.', 403);
      return times === 1 ? before : after;
    });
    await screen.findByText(/Calzone/);
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');
    expect(screen.getByText(/Calzone/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Margherita/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

async function historyOf(entry: AuditEntry, handlers: MemoryPlatform['handlers'] = {}) {
  const platform = memoryPlatform({
    handlers: {
      listMyRestaurants: () => ({ restaurants: [aRestaurant()] }),
      listTenantUsers: () => ({ members: [] }) as never,
      getProfile: () => ({ user: withRole('owner') }),
      listAuditEntries: ({ query }) => ({
        entries: [query?.['batchId'] === undefined ? entry : part('Calzone', 14)],
      }),
      ...handlers,
    },
  });
  const rendered = renderScreen(platform, <ChangeHistory tenantId={10_000_001} />);
  const list = within(await screen.findByRole('list', { name: 'Changes' }));
  return { platform, list, unmount: rendered.unmount };
}
