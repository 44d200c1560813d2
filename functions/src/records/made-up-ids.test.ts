import { messagesByField } from '@bite/shared/kernel/entity';
import type { Fields } from '@bite/shared/kernel/fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { definitionOf } from '../collections/record-collection.ts';
import { type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';
import { createRecord } from './create-record.ts';

/** `count` ids that no record has. */
const madeUp = (count: number, from = 1000): number[] => Array.from({ length: count }, (_, n) => from + n);

describe('a record that names records there are not', () => {
  let here: MemoryPlace;
  let lookedUp: string[];
  beforeEach(() => {
    here = memoryPlace();
    lookedUp = [];
  });

  /** The error of the request, and the number of ids that were looked up for it. */
  async function refusalOf(fields: object) {
    const { getAll } = here.records;
    const records: MemoryPlace['records'] = {
      ...here.records,
      getAll: (at, ids) => {
        lookedUp.push(...ids);
        return getAll(at, ids);
      },
    };
    const request = { kind: 'items', place, user: member('manager'), requestId: 'r' } as const;
    const sent = definitionOf('items').entity.create.parse({ name: 'Soup', basePrice: 5, ...fields });
    return createRecord({ ...here, records }, request, sent as Fields).then(
      () => undefined,
      (error: unknown) => error as { message: string; details: { fields: Fields; more?: number } },
    );
  }

  it('looks up each id once, however often it is named', async () => {
    const refusal = await refusalOf({ tagIds: Array.from({ length: 200 }, () => 7) });
    expect(lookedUp).toEqual(['7']);
    expect(refusal?.message).toBe('It names a tag that was deleted');
  });

  it('lists fifty of those that are missing, and counts the others', async () => {
    const listed = async (count: number) => {
      const { fields = {}, more } = (await refusalOf({ tagIds: madeUp(count) }))?.details ?? {};
      return [Object.keys(fields).length, more];
    };
    expect(await listed(50)).toEqual([50, undefined]);
    expect(await listed(51)).toEqual([50, 1]);
    expect(await listed(200)).toEqual([50, 150]);
  });

  it('answers shortly and looks up no more ids than its lists hold', async () => {
    const lists = ['tagIds', 'taxRateIds', 'prepStationIds', 'goesWellWith'];
    const fields = Object.fromEntries(lists.map((list, index) => [list, madeUp(200, 1000 * (index + 1))]));
    const refusal = await refusalOf(fields);
    expect(lookedUp).toHaveLength(800);
    expect(refusal?.details.more).toBe(750);
    expect(JSON.stringify(refusal?.details).length).toBeLessThan(4000);
  });

  it('looks up nothing at all for three thousand, which no list holds', async () => {
    await expect(refusalOf({ tagIds: madeUp(3000) })).rejects.toThrow('Must have at most 200 entries');
    expect(lookedUp).toEqual([]);
    expect(here.ids.counters.size).toBe(0);
  });
});

describe('messages by field', () => {
  const issues = (count: number) => madeUp(count).map((id) => ({ path: ['ids', id], message: 'Unknown' }));

  it('are fifty at most, with the number of those left out', () => {
    expect(messagesByField({ issues: issues(50) }).more).toBeUndefined();
    const { fields, more } = messagesByField({ issues: issues(3000) });
    expect([Object.keys(fields).length, more]).toEqual([50, 2950]);
  });
});
