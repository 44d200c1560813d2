import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aRestaurant, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { withRole } from '../../lib/testing/people.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { anAuditEntry } from '../../lib/testing/tenancy-records.ts';
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

describe('the history of a business', () => {
  it('tells several records that were changed together as one event, and each of them when asked', async () => {
    const platform = memoryPlatform({
      handlers: {
        listMyRestaurants: () => ({ restaurants: [aRestaurant()] }),
        listTenantUsers: () => ({ members: [] }) as never,
        getProfile: () => ({ user: withRole('owner') }),
        listAuditEntries: ({ query }) => ({
          entries: query?.['batchId'] === BATCH ? [part('Margherita', 13), part('Calzone', 14)] : [batch],
        }),
      },
    });
    renderScreen(platform, <ChangeHistory tenantId={10_000_001} />);
    const list = within(await screen.findByRole('list', { name: 'Changes' }));
    const summary = list.getAllByRole('listitem')[0]?.textContent?.replace(/[\u2068\u2069]/g, '');
    expect(summary).toContain(
      'changed 40 items at once: Margherita, Calzone, Soup, Bread, Tea and 35 more at Bella Napoli',
    );
    await userEvent.click(list.getByRole('button', { name: 'Show all 40' }));
    const parts = within(await list.findByRole('list', { name: 'Changed together' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Margherita: Base price: 12 → 13',
      'Calzone: Base price: 12 → 14',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Hide them' }));
    expect(list.queryByRole('list', { name: 'Changed together' })).toBeNull();
  });
});
