import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordsOf, tenants, users } from '../collections/collections.ts';
import { at, type MemoryPlace, memoryPlace, person, place } from '../testing/memory-place.ts';

const author = { uid: 'ann', requestId: 'request-1' };
const tags = recordsOf('tags', place);
const aTag = (tagId: number, name: string) => ({
  tagId,
  guid: aGuid(tagId),
  name,
  createdAt: at(0),
  updatedAt: at(0),
});

describe('the one write path', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });

  it('C7-01, O7.3-02 writes a batch of changes and an entry for each in one step', async () => {
    here.records.put(tags, '1', aTag(1, 'Vegan'));
    here.records.put(tags, '2', aTag(2, 'Spicy'));
    await here.writePath.transact(author, async (transaction) => {
      const [first, second] = await transaction.getAll(tags, ['1', '2']);
      if (!first || !second) throw new Error('Two tags were there');
      transaction.replace(tags, '1', first, { ...first, name: 'Plant' });
      transaction.remove(tags, '2', second);
      transaction.create(tags, '3', aTag(3, 'New'));
    });
    const names = (await here.records.find(tags, { limit: 9 })).map(({ record }) => record.name);
    expect(names).toEqual(['Plant', 'New']);
    expect(here.audited().map(({ action, recordId, by, at: time }) => [action, recordId, by, time])).toEqual([
      ['update', '1', 'ann', at(0)],
      ['delete', '2', 'ann', at(0)],
      ['create', '3', 'ann', at(0)],
    ]);
    expect(here.audited()[0]?.['changes']).toEqual([{ field: 'name', from: 'Vegan', to: 'Plant' }]);
  });

  it('tells each tenant what became of its people, and nothing of their other tenants', async () => {
    const assigned = (tenantId: number, role: 'admin' | 'manager') => ({
      tenantId,
      role,
      isActive: true,
      assignedAt: at(0),
      updatedAt: at(0),
    });
    const before = { ...person('kim'), tenantAssignments: [assigned(7, 'manager'), assigned(8, 'admin')] };
    here.records.put(users, 'kim', before);
    await here.writePath.transact(author, async (transaction) => {
      const was = await transaction.get(users, 'kim');
      if (!was) throw new Error('Kim was there');
      const tenantAssignments = [assigned(7, 'admin'), assigned(8, 'admin'), assigned(9, 'manager')];
      transaction.replace(users, 'kim', was, { ...was, tenantAssignments });
    });
    const told = here.audited().filter(({ kind }) => kind === 'members');
    expect(told.map(({ tenantId, recordId, action }) => [tenantId, recordId, action])).toEqual([
      [7, 'kim', 'update'],
      [9, 'kim', 'create'],
    ]);
    expect(told[0]?.['changes']).toEqual([{ field: 'role', from: 'manager', to: 'admin' }]);
    expect(told[1]?.['changes']).toContainEqual({ field: 'role', to: 'manager' });
    expect(JSON.stringify(told[1])).not.toContain('admin');
  });

  it('C7-01, O7.3-02 updates by a query as by an id', async () => {
    for (const id of [1, 2, 3]) here.records.put(tags, String(id), aTag(id, id === 2 ? 'Other' : 'Vegan'));
    await here.writePath.transact(author, async (transaction) => {
      const where = [{ field: 'name', is: '==', value: 'Vegan' }] as const;
      for (const { id, record } of await transaction.find(tags, { where, limit: 9 }))
        transaction.replace(tags, id, record, { ...record, name: 'Plant' });
    });
    const names = (await here.records.find(tags, { limit: 9 })).map(({ record }) => record.name);
    expect(names).toEqual(['Plant', 'Other', 'Plant']);
    expect(here.audited()).toHaveLength(2);
  });

  it('writes neither a change nor an entry where the work ends badly', async () => {
    const work = here.writePath.transact(author, async (transaction) => {
      transaction.create(tags, '1', aTag(1, 'Vegan'));
      throw new Error('stopped');
    });
    await expect(work).rejects.toThrow('stopped');
    expect(await here.records.count(tags)).toBe(0);
    expect(here.audited()).toEqual([]);
  });

  it('C4-06, C8-01 says which number is taken, and leaves no entry', async () => {
    here.records.put(tags, '4', aTag(4, 'Vegan'));
    const work = here.writePath.transact(author, async (transaction) =>
      transaction.create(tags, '4', aTag(4, 'Usurper')),
    );
    await expect(work).rejects.toMatchObject({
      code: 'ID_COLLISION',
      message: 'tags 4 already exists. Counter may be out of sync.',
    });
    expect(here.audited()).toEqual([]);
  });

  it('an id that somebody else chose is no number of ours that is out of step', async () => {
    here.records.put(users, 'ann', person('ann'));
    const work = here.writePath.transact(author, async (transaction) =>
      transaction.create(users, 'ann', person('ann')),
    );
    await expect(work).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('what overlaps runs again, and leaves one entry for each change that happened', async () => {
    here.records.put(tags, '1', aTag(1, 'x'));
    const add = (letter: string) =>
      here.writePath.transact(author, async (transaction) => {
        const before = await transaction.get(tags, '1');
        if (!before) throw new Error('A tag was there');
        transaction.replace(tags, '1', before, { ...before, name: `${before.name}${letter}` });
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(add));
    expect([...((await here.records.get(tags, '1'))?.name ?? '')].sort()).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect(here.audited()).toHaveLength(4);
  });

  it('has nothing to tell where only the time of the last change moved', async () => {
    const tenant = await here.records.get(tenants, String(place.tenantId));
    if (!tenant) throw new Error('A tenant was there');
    await here.writePath.transact(author, async (transaction) =>
      transaction.replace(tenants, String(place.tenantId), tenant, { ...tenant, updatedAt: at(5) }),
    );
    expect(await here.records.get(tenants, String(place.tenantId))).toMatchObject({ updatedAt: at(5) });
    expect(here.audited()).toEqual([]);
  });
});
