import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { paths } from '@bite/shared/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, users } from '../collections/collections.ts';
import { createRecord } from '../records/create-record.ts';
import { callerOf } from '../testing/caller-of.ts';
import { elsewhere, type MemoryPlace, member, memoryPlace, person, place } from '../testing/memory-place.ts';
import { listAuditEntries } from './list-audit-entries.ts';

describe('what was changed in a tenant', () => {
  let here: MemoryPlace;
  beforeEach(async () => {
    here = memoryPlace();
    for (const name of ['Vegan', 'Spicy', 'New']) {
      here.clock.minutes += 1;
      await here.create('tags', { name });
    }
    const site = person('site', { isSiteAdmin: true });
    await createRecord(
      here,
      { kind: 'tags', place: elsewhere, user: site, requestId: 'r' },
      { name: 'Other' },
    );
  });
  const list = (user = member('owner'), query = {}) =>
    listAuditEntries(here, callerOf(user), place.tenantId, { limit: 9, ...query });
  const names = async (query = {}) =>
    (await list(member('owner'), query)).entries.map(
      ({ changes }) => changes.find(({ field }) => field === 'name')?.to,
    );

  it('is listed newest first, and nothing of another tenant', async () => {
    expect(await names()).toEqual(['New', 'Spicy', 'Vegan']);
  });

  it('is listed page by page', async () => {
    const first = await list(member('owner'), { limit: 2 });
    expect(first.entries).toHaveLength(2);
    expect(await names({ limit: 2, pageToken: first.nextPageToken })).toEqual(['Vegan']);
  });

  it('is listed for one restaurant where that is asked', async () => {
    expect(await names({ restaurantId: place.restaurantId })).toHaveLength(3);
    expect(await names({ restaurantId: 20_000_009 })).toEqual([]);
  });

  it('is listed for one record where that is asked, however many others have changed', async () => {
    const [newest] = (await list()).entries;
    const recordId = Number(newest?.recordId);
    const ofRecord = { restaurantId: place.restaurantId, kind: 'tags', recordId };
    expect(await names(ofRecord)).toEqual(['New']);
    expect(await names({ ...ofRecord, kind: 'courses' })).toEqual([]);
  });

  it('of a batch shows with one record nothing but the changes of that record, which the reader may see', async () => {
    const [tag] = (await list()).entries;
    const batchId = 'b9d0c1e2-4e5f-4a6b-8c7d-0123456789ab';
    const ofBatch = { ...(tag as AuditEntry), batchId };
    const wages = { ...ofBatch, path: `${paths.restaurant(place)}/employees/1`, recordId: '1' };
    here.records.put(auditEntries, 'tag', ofBatch);
    here.records.put(auditEntries, 'wages', wages);
    const query = {
      restaurantId: place.restaurantId,
      kind: 'tags',
      recordId: Number(tag?.recordId),
      batchId,
    };
    expect((await list(member('employee'), query)).entries.map(({ path }) => path)).toEqual([tag?.path]);
    await expect(list(member('employee'), { batchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is listed for the settings of one restaurant where that is asked, without its other records', async () => {
    const { restaurantId } = place;
    const path = paths.restaurant(place);
    const [{ entryId = '', ...entry } = {} as AuditEntry] = (await list()).entries;
    here.records.put(auditEntries, `${entryId}-settings`, {
      ...entry,
      entryId: `${entryId}-settings`,
      kind: 'restaurants',
      recordId: String(restaurantId),
      path,
      changes: [{ field: 'name', from: 'Bella', to: 'Bella Napoli' }],
    });
    expect(await names({ restaurantId, kind: 'restaurants', recordId: restaurantId })).toEqual([
      'Bella Napoli',
    ]);
    await expect(
      list(member('owner'), { restaurantId, kind: 'restaurants', recordId: 1 }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(
      list(member('manager'), { restaurantId, kind: 'restaurants', recordId: restaurantId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([{ kind: 'tags' }, { recordId: 1 }, { restaurantId: 1, kind: 'tags' }])(
    'asks for the whole name of a record, which %o is not',
    async (query) => {
      await expect(list(member('owner'), query)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  it.each([
    ['a manager', member('manager')],
    ['an employee', member('employee')],
    ['a viewer', person('viewer', { siteRole: 'viewer' })],
    ['a stranger', person('stranger')],
  ])('is not for %s', async (_who, user) => {
    await expect(list(user)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['a manager', 'tags', member('manager'), 'ok'],
    ['an employee', 'tags', member('employee'), 'ok'],
    ['support', 'tags', person('support', { siteRole: 'support' }), 'ok'],
    ['a viewer', 'tags', person('viewer', { siteRole: 'viewer' }), 'FORBIDDEN'],
    ['a stranger', 'tags', person('stranger'), 'FORBIDDEN'],
    ['a manager, wages and all', 'employees', member('manager'), 'ok'],
    ['an employee, for it tells wages', 'employees', member('employee'), 'FORBIDDEN'],
    ['an employee, for it tells wages', 'jobs', member('employee'), 'FORBIDDEN'],
  ])('of one record is for who may read all of it: %s, %s', async (_who, kind, user, outcome) => {
    const ofRecord = { restaurantId: place.restaurantId, kind, recordId: 1 };
    const answer = list(user, ofRecord).then(
      () => 'ok',
      ({ code }) => code,
    );
    expect(await answer).toBe(outcome);
  });

  it('of one record names who did it, and the support of Bite by no name', async () => {
    const [newest] = (await list()).entries;
    const { restaurantId } = place;
    const ofRecord = { restaurantId, kind: 'tags', recordId: Number(newest?.recordId) };
    const [entry] = (await list(member('manager'), ofRecord)).entries;
    expect(entry?.byName).toBe('The support of Bite');
    here.records.put(users, entry?.by ?? '', { ...member('owner'), displayName: 'Rosa Marino' });
    const [again] = (await list(member('manager'), ofRecord)).entries;
    expect(again?.byName).toBe('Rosa Marino');
  });

  it.each([
    ['an administrator', member('admin')],
    ['support', person('support', { siteRole: 'support' })],
  ])('is for %s', async (_who, user) => {
    expect((await list(user)).entries).toHaveLength(3);
  });

  it('I3.2-03 shows no secret, not even one that was written into an entry', async () => {
    const [entry] = (await list()).entries;
    if (!entry) throw new Error('There were entries');
    const changes = [{ field: 'posAccessConfig.accessCode', to: '4711' }];
    here.records.put(auditEntries, entry.entryId, { ...entry, changes });
    expect(JSON.stringify(await list())).not.toContain('4711');
  });
});
