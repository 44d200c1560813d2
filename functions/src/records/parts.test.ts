import type { RecordKind } from '@bite/shared/records/record-names';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MemoryPlace, memoryPlace } from '../testing/memory-place.ts';

const GUID = /^[0-9a-f-]{36}$/;

interface Part {
  id: number;
  guid: string;
  name: string;
}

describe.each<[kind: RecordKind, field: string, rest: object]>([
  ['items', 'sizePrice', { name: 'Soup', pricingStrategy: 'size' }],
  ['modifierGroups', 'modifiers', { name: 'Dips' }],
])('the parts of %s (%s)', (kind, field, rest) => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const part = (name: string, change: object = {}) => ({ name, price: 1, ...change });
  const partsOf = async (): Promise<Part[]> => (await here.stored(kind, 1))?.[field] as Part[];
  const create = (...parts: object[]) => here.create(kind, { ...rest, [field]: parts });
  const save = (...parts: object[]) => here.update(kind, 1, { [field]: parts });
  const numbered = async () => (await partsOf()).map(({ id, name }) => [id, name]);

  it('C4-06 get numbers and guids', async () => {
    await create(part('S'), part('L'));
    expect(await numbered()).toEqual([
      [1, 'S'],
      [2, 'L'],
    ]);
    const guids = (await partsOf()).map(({ guid }) => guid);
    expect(new Set(guids).size).toBe(2);
    for (const guid of guids) expect(guid).toMatch(GUID);
  });

  it('keep theirs when they are sent back, in any order and by id or guid alone', async () => {
    await create(part('S'), part('M'), part('L'));
    const [s, m, l] = (await partsOf()) as [Part, Part, Part];
    await save({ ...l, name: 'XL' }, part('M', { guid: m.guid }), part('S', { id: s.id }));
    expect(await partsOf()).toMatchObject([
      { id: 3, guid: l.guid, name: 'XL' },
      { id: 2, guid: m.guid },
      { id: 1, guid: s.guid },
    ]);
  });

  it('never have a number that another one had, though that one is long gone', async () => {
    await create(part('S'), part('L'));
    const [s] = (await partsOf()) as [Part];
    await save(s);
    await save(s, part('XL'));
    expect(await numbered()).toEqual([
      [1, 'S'],
      [3, 'XL'],
    ]);
    await save(s);
    await here.update(kind, 1, { name: 'Renamed' });
    await save(s, part('XXL'));
    expect(await numbered()).toEqual([
      [1, 'S'],
      [4, 'XXL'],
    ]);
  });

  it.each([
    ['an id that none has', { id: 9 }, 'id'],
    ['a guid that none has', { guid: '00000000-0000-4000-8000-00000000dead' }, 'guid'],
  ])('are refused under %s, on a new record and on one that is there', async (_what, stranger, at) => {
    const refusal = {
      code: 'VALIDATION_FAILED',
      details: { fields: { [`${field}.0.${at}`]: expect.any(String) } },
    };
    await expect(create(part('S', stranger))).rejects.toMatchObject(refusal);
    await create(part('S'));
    await expect(save(part('S', stranger))).rejects.toMatchObject(refusal);
  });

  it('are refused under the id of one and the guid of another', async () => {
    await create(part('S'), part('L'));
    const [s, l] = (await partsOf()) as [Part, Part];
    await expect(save({ ...s, guid: l.guid })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are refused where one is sent twice', async () => {
    await create(part('S'));
    const [s] = (await partsOf()) as [Part];
    await expect(save(s, s)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await partsOf()).toEqual([s]);
  });

  it('stay as they are where a change does not speak of them', async () => {
    await create(part('S'));
    const before = await partsOf();
    await here.update(kind, 1, { name: 'Renamed' });
    expect(await partsOf()).toEqual(before);
  });
});

describe('the cash drawer of a printer', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const drawer = async () => (await here.stored('printers', 1))?.['cashDrawer'];
  const create = (cashDrawer: object) => here.create('printers', { name: 'Bar', model: 'TM', cashDrawer });

  it('gets a number and a guid, and keeps them through changes', async () => {
    await create({ name: 'Till' });
    const first = await drawer();
    expect(first).toMatchObject({ id: 1, guid: expect.stringMatching(GUID), name: 'Till' });
    await here.update('printers', 1, { cashDrawer: { name: 'Big till' } });
    expect(await drawer()).toEqual({ ...(first as object), name: 'Big till' });
    await here.update('printers', 1, { cashDrawer: { name: null } });
    expect(await drawer()).not.toHaveProperty('name');
  });

  it('another one in its place has a number of its own', async () => {
    await create({ name: 'Till' });
    await here.update('printers', 1, { cashDrawer: null });
    expect(await drawer()).toBeUndefined();
    await here.update('printers', 1, { cashDrawer: { name: 'New till' } });
    expect(await drawer()).toMatchObject({ id: 2, name: 'New till' });
  });

  it('is refused under a number that it does not have', async () => {
    await expect(create({ id: 7 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'cashDrawer.id': 'There is no cash drawer 7' } },
    });
    await create({ name: 'Till' });
    await expect(here.update('printers', 1, { cashDrawer: { id: 7 } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
