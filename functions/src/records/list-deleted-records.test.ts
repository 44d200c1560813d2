import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { recordKinds } from '@bite/shared/records/record-names';
import { goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deletedRecordsOf } from '../collections/deleted-records.ts';
import { collectionOf, definitionOf } from '../collections/record-collection.ts';
import {
  at,
  elsewhere,
  type MemoryPlace,
  member,
  memoryPlace,
  person,
  place,
  putPeople,
} from '../testing/memory-place.ts';
import { listDeletedRecords } from './list-deleted-records.ts';

describe('the deleted records of a restaurant', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
    putPeople(here.records, { ...member('manager'), displayName: 'Rosa Marino' });
  });
  const list = (query: { limit: number; pageToken?: string } = { limit: 9 }, user = member('owner')) =>
    listDeletedRecords(here, { kind: 'tags', place, user }, query);
  const names = async () => (await list()).records.map(({ record }) => record['name']);
  async function deleted(...tags: string[]): Promise<void> {
    for (const name of tags) {
      here.clock.minutes += 1;
      const { record } = await here.create('tags', { name });
      await here.delete('tags', Number(record['tagId']));
    }
  }

  it.each(recordKinds)('are listed with who deleted them and when: %s', async (kind) => {
    const made = await here.create(kind, goodRecords[kind].create);
    here.clock.minutes = 5;
    await here.delete(kind, 1);
    expect(await listDeletedRecords(here, { kind, place, user: member('manager') }, { limit: 9 })).toEqual({
      records: [{ ...made, deletedAt: at(5), deletedBy: 'Rosa Marino' }],
    });
    expect(made.record[definitionOf(kind).idField]).toBe(1);
  });

  it('are listed page by page, the latest first, and only those of the kind', async () => {
    await here.create('courses', goodRecords.courses.create);
    await here.delete('courses', 1);
    await deleted('Vegan', 'Spicy', 'New');
    const first = await list({ limit: 2 });
    expect(first.records.map(({ record }) => record['name'])).toEqual(['New', 'Spicy']);
    const rest = await list({ limit: 2, pageToken: first.nextPageToken ?? '' });
    expect(rest.records.map(({ record }) => record['name'])).toEqual(['Vegan']);
    expect(rest.nextPageToken).toBeUndefined();
  });

  it('leave the list when they are brought back, and after thirty days', async () => {
    await deleted('Vegan', 'Spicy');
    await here.restore('tags', 1);
    expect(await names()).toEqual(['Spicy']);
    here.clock.minutes += (30 * DAY) / MINUTE;
    expect(await names()).toEqual([]);
  });

  it('of one step are all listed', async () => {
    for (const name of ['Vegan', 'Spicy']) await here.create('tags', { name });
    await here.batch('tags', { action: 'delete', records: [{ recordId: 1 }, { recordId: 2 }] });
    expect((await names()).sort()).toEqual(['Spicy', 'Vegan']);
  });

  it('that this release cannot read are named, and hide no others', async () => {
    await deleted('Vegan');
    const { path } = collectionOf('tags', place);
    here.records.put({ path, schema: z.looseObject({}) }, '7', { name: 7 });
    await here.delete('tags', 7);
    const { records, unreadable } = await list();
    expect(records.map(({ record }) => record['name'])).toEqual(['Vegan']);
    expect(unreadable).toEqual([{ recordId: '7', reason: expect.any(String) as string }]);
  });

  it('of an older release say only when', async () => {
    await deleted('Vegan');
    const [kept] = await here.records.find(deletedRecordsOf(place), { limit: 1 });
    if (!kept) throw new Error('It was deleted');
    const { deletedBy: _, ...older } = kept.record;
    here.records.put(deletedRecordsOf(place), kept.id, older);
    const [listed] = (await list()).records;
    expect(listed).toMatchObject({ record: { name: 'Vegan' }, deletedAt: at(1) });
    expect(listed).not.toHaveProperty('deletedBy');
  });

  it('name the support of Bite by no name', async () => {
    await here.create('tags', { name: 'Vegan' });
    const support = person('site', { isSiteAdmin: true, displayName: 'Ann Onymous' });
    putPeople(here.records, support);
    await here.delete('tags', 1, support);
    expect((await list()).records[0]?.deletedBy).toBe('The support of Bite');
  });

  it.each([
    ['an employee', member('employee')],
    ['support', person('support', { siteRole: 'support' })],
    ['a stranger', person('stranger')],
  ])('are not for %s, who could not bring them back', async (_who, user) => {
    await deleted('Vegan');
    await expect(list({ limit: 9 }, user)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are those of one restaurant', async () => {
    await deleted('Vegan');
    const user = person('site', { isSiteAdmin: true });
    const other = await listDeletedRecords(here, { kind: 'tags', place: elsewhere, user }, { limit: 9 });
    expect(other).toEqual({ records: [] });
  });
});
