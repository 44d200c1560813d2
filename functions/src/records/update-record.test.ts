import { recordKinds } from '@bite/shared/records/record-names';
import { goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../audit/version.ts';
import { users } from '../collections/collections.ts';
import { definitionOf } from '../collections/record-collection.ts';
import { at, type MemoryPlace, member, memoryPlace, person, place } from '../testing/memory-place.ts';
import { updateRecord } from './update-record.ts';
import { openContent } from './visible-record.ts';

describe('changing a record', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const soup = { name: 'Soup', basePrice: 5 };

  it.each(recordKinds)('C7-01, O7.3-02 changes %s, keeps the rest, and tells what changed', async (kind) => {
    const { create, changes } = goodRecords[kind];
    const { record, version } = await here.create(kind, create);
    here.clock.minutes = 5;
    const changed = await here.update(kind, 1, changes);
    expect(changed.version).not.toBe(version);
    expect(await here.stored(kind, 1)).toMatchObject({ ...record, ...changes, updatedAt: at(5) });
    expect(here.audited().at(-1)).toMatchObject({
      action: 'update',
      recordId: '1',
      at: at(5),
      changes: Object.entries(changes).map(([field, to]) => ({ field, from: record[field], to })),
    });
  });

  it('of two who read the same, the second is told what it is now, and nothing is lost', async () => {
    const { version } = await here.create('items', soup);
    const first = await here.update('items', 1, { basePrice: 6 }, undefined, version);
    await expect(here.update('items', 1, { name: 'Broth' }, undefined, version)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { current: first.record, version: first.version },
    });
    expect(await here.stored('items', 1)).toMatchObject({ name: 'Soup', basePrice: 6 });
    await here.update('items', 1, { name: 'Broth' }, undefined, first.version);
    expect(await here.stored('items', 1)).toMatchObject({ name: 'Broth', basePrice: 6 });
  });

  it.each([
    ['a colleague', member('admin', 'ada'), { name: 'ada', isYou: false }],
    ['oneself in another window', member('manager'), { isYou: true }],
    ['the support', person('sue', { isSiteAdmin: true }), { name: 'The support of Bite', isYou: false }],
  ])('a conflict says who was quicker, and when: %s', async (_who, quicker, changedBy) => {
    for (const user of [quicker, member('manager')]) here.records.put(users, user.uid, user);
    const { version } = await here.create('items', soup);
    here.clock.minutes = 3;
    await here.update('items', 1, { basePrice: 6 }, quicker, version);
    await expect(here.update('items', 1, { basePrice: 7 }, undefined, version)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { changedBy: { ...changedBy, at: at(3) } },
    });
  });

  it('of two at the same moment one goes in', async () => {
    const { version } = await here.create('items', soup);
    const both = [{ basePrice: 6 }, { basePrice: 7 }].map((changes) =>
      updateRecord(
        here,
        { kind: 'items', place, user: member('manager'), requestId: 'r' },
        { recordId: 1, version, changes },
      ),
    );
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a change that changes nothing writes nothing, and what was read can be sent back', async () => {
    const { record, version } = await here.create('items', soup);
    here.clock.minutes = 5;
    const same = await here.update('items', 1, record);
    expect(same).toEqual({ record, version });
    expect(here.audited()).toHaveLength(1);
  });

  it('a version is of the content: who saw this state may change it, however it came about', async () => {
    const { version } = await here.create('jobs', { title: 'Cook' });
    const stored = await here.stored('jobs', 1);
    expect(versionOf(openContent('jobs', stored ?? ({} as never)))).toBe(version);
  });

  it('a version tells nothing of wages, notes and codes: whoever may not read them cannot try them out', () => {
    const employee = (hourlyRate: number, accessCode: string) =>
      ({
        employeeId: 1,
        firstName: 'Rosa',
        jobAssignments: [],
        hourlyRate,
        notes: accessCode,
        posAccessConfig: { accessCode, level: 2 },
      }) as never;
    const [one, other] = [employee(12, '4711'), employee(19.5, '0815')];
    expect(versionOf(openContent('employees', one))).toBe(versionOf(openContent('employees', other)));
    expect(openContent('employees', one)).toEqual({
      employeeId: 1,
      firstName: 'Rosa',
      jobAssignments: [],
      posAccessConfig: { level: 2 },
    });
  });

  it('C5-06 is checked as a whole, though only a part was sent', async () => {
    await here.create('items', soup);
    await expect(here.update('items', 1, { basePrice: null })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { basePrice: 'Base pricing strategy requires a valid base price' } },
    });
  });

  it('refers to what is there, and to amounts that the currency has', async () => {
    await here.create('items', soup);
    await expect(here.update('items', 1, { tagIds: [9] })).rejects.toMatchObject({
      details: { fields: { 'tagIds.0': 'It names a tag that was deleted' } },
    });
    await expect(here.update('items', 1, { basePrice: 1.125 })).rejects.toMatchObject({
      details: { fields: { basePrice: 'USD has no more than 2 decimals' } },
    });
  });

  it('never changes what the server gives: numbers, guids, times', async () => {
    await here.create('items', soup);
    const before = await here.stored('items', 1);
    const own = { itemId: 7, guid: 'x', createdAt: at(9), lastPartId: 40 };
    await here.update('items', 1, { ...own, name: 'Broth' });
    expect(await here.stored('items', 1)).toEqual({ ...before, name: 'Broth' });
  });

  it('a job title says who changed it last', async () => {
    await here.create('jobs', { title: 'Cook' });
    await here.update('jobs', 1, { title: 'Chef' }, member('owner'));
    expect(await here.stored('jobs', 1)).toMatchObject({ title: 'Chef', updatedBy: 'owner' });
  });

  it('there has to be one', async () => {
    await expect(here.update('items', 9, { name: 'Broth' }, undefined, 'v')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no item 9',
    });
  });

  it.each([
    ['an employee', member('employee')],
    ['support', person('support', { siteRole: 'support' })],
    ['a stranger', person('stranger')],
  ])('%s changes nothing, and does not learn what there is', async (_who, by) => {
    await here.create('items', soup);
    for (const id of [1, 9])
      await expect(here.update('items', id, { name: 'Broth' }, by, 'v')).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'You have no access to this',
      });
  });

  it('where there is no such restaurant, says so to who may know', async () => {
    const request = {
      kind: 'items',
      place: { ...place, restaurantId: 20_000_009 },
      user: member('owner'),
      requestId: 'r',
    } as const;
    await expect(
      updateRecord(here, request, { recordId: 1, version: 'v', changes: {} }),
    ).rejects.toMatchObject({
      code: 'RESTAURANT_NOT_FOUND',
      message: 'Restaurant not found with restaurantId: 20000009',
    });
  });

  it('every kind is checked by its own schema', () => {
    for (const kind of recordKinds) {
      const { entity } = definitionOf(kind);
      expect(entity.update.safeParse({ nobodyKnows: 1 }).success, kind).toBe(false);
      expect(entity.create.safeParse({ ...goodRecords[kind].create, nobodyKnows: 1 }).success, kind).toBe(
        false,
      );
    }
  });
});
