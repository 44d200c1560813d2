import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import { goodRecord } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { definitionOf } from '../collections/record-collection.ts';
import { type MemoryPlace, member, memoryPlace, person, place } from '../testing/memory-place.ts';
import { getRecord } from './get-record.ts';
import { listRecords } from './list-records.ts';

describe('reading records', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const list = (kind: RecordKind, query: { limit: number; pageToken?: string }, user = member('manager')) =>
    listRecords(here, { kind, place, user }, query);

  it.each(recordKinds)(
    'C7-01, O7.3-02 lists %s page by page, in the order of their numbers',
    async (kind) => {
      const { idField } = definitionOf(kind);
      for (let n = 0; n < 11; n += 1) await here.create(kind, goodRecord(kind, n));
      const ids: unknown[] = [];
      let page = await list(kind, { limit: 4 });
      for (;;) {
        expect(page.records.length).toBeLessThanOrEqual(4);
        ids.push(...page.records.map(({ record }) => record[idField]));
        if (page.nextPageToken === undefined) break;
        page = await list(kind, { limit: 4, pageToken: page.nextPageToken });
      }
      expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    },
  );

  it('gets one with the version that a change has to name', async () => {
    await here.create('tags', { name: 'Vegan' });
    const { record, version } = await getRecord(here, { kind: 'tags', place, user: member('employee') }, 1);
    expect(record).toMatchObject({ tagId: 1, name: 'Vegan' });
    await here.update('tags', 1, { name: 'Plant' }, undefined, version);
    expect((await list('tags', { limit: 9 })).records).toMatchObject([{ record: { name: 'Plant' } }]);
  });

  it('knows no record that is not there, and no token that it did not give', async () => {
    const asking = { kind: 'tags', place, user: member('manager') } as const;
    await expect(getRecord(here, asking, 9)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no tag 9',
    });
    await expect(list('tags', { limit: 9, pageToken: 'made-up' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it.each([
    ['a stranger', person('stranger')],
    ['a viewer', person('viewer', { siteRole: 'viewer' })],
    [
      'an employee of another restaurant',
      { ...member('employee'), access: { [place.tenantId]: { role: 'employee', restaurants: {} } } },
    ],
  ] as const)('%s reads nothing, and does not learn what there is', async (_who, user) => {
    await here.create('tags', { name: 'Vegan' });
    for (const id of [1, 9])
      await expect(getRecord(here, { kind: 'tags', place, user }, id)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    await expect(list('tags', { limit: 9 }, user)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('C8-01 says which restaurant is not there, to who may know', async () => {
    const nowhere = { ...place, restaurantId: 20_000_009 };
    const asking = { kind: 'tags', place: nowhere, user: member('owner') } as const;
    await expect(listRecords(here, asking, { limit: 9 })).rejects.toMatchObject({
      code: 'RESTAURANT_NOT_FOUND',
      message: 'Restaurant not found with restaurantId: 20000009',
    });
  });
});
