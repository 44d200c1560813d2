import { describe, expect, it } from 'vitest';
import { auditEntries } from '../collections/collections.ts';
import { callerOf } from '../testing/caller-of.ts';
import { member, memoryPlace, place } from '../testing/memory-place.ts';
import { exportAuditEntries } from './export-audit-entries.ts';

const owner = member('owner');

describe('the history as rows', () => {
  it('tells each field apart, newest first, and what is no text as JSON', async () => {
    const here = memoryPlace();
    here.records.put(auditEntries, 'one', {
      entryId: 'one',
      at: '2026-06-10T22:00:00.000Z',
      by: 'owner',
      action: 'update',
      kind: 'items',
      recordId: '7',
      path: 'tenants/1/restaurants/2/items/7',
      ...place,
      changes: [
        { field: 'name', from: 'Soup', to: 'Pea soup' },
        { field: 'taxRateIds', to: [1, 2] },
      ],
    });
    const { rows } = await exportAuditEntries(here, callerOf(owner), place.tenantId, {});
    expect(rows.slice(0, 2)).toMatchObject([
      { by: 'owner', recordId: '7', field: 'name', from: 'Soup', to: 'Pea soup' },
      { restaurantId: String(place.restaurantId), field: 'taxRateIds', from: '', to: '[1,2]' },
    ]);
  });

  it('holds all pages of it', async () => {
    const here = memoryPlace();
    for (let count = 0; count < 120; count += 1) {
      here.clock.minutes += 1;
      await here.create('tags', { name: `Tag ${count}` });
    }
    const { rows } = await exportAuditEntries(here, callerOf(owner), place.tenantId, {});
    expect(rows.filter(({ field }) => field === 'name')).toHaveLength(120);
  });

  it('is for who may read the settings', async () => {
    const reading = exportAuditEntries(memoryPlace(), callerOf(member('manager')), place.tenantId, {});
    await expect(reading).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
