import { beforeEach, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller-of.ts';
import { elsewhere, type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';
import { checkUndo, undoBatch } from './undo-batch.ts';

const request = { kind: 'items' as const, place, ...callerOf(member('manager')) };

describe('a change of many records is taken back from the history', () => {
  let here: MemoryPlace;
  beforeEach(async () => {
    here = memoryPlace();
    for (const name of ['Soup', 'Bread', 'Cake']) await here.create('items', { name, basePrice: 5 });
  });
  const stored = (id: number) => here.stored('items', id);
  const versionOf = async (id: number) => (await here.update('items', id, {})).version;
  const change = async (changes: object, ...ids: number[]) => {
    const records = await Promise.all(
      ids.map(async (recordId) => ({
        recordId,
        version: await versionOf(recordId),
        changes: { ...changes },
      })),
    );
    return (await here.batch('items', { action: 'update', records })).batchId;
  };
  const left = async (batchId: string) => (await checkUndo(here, request, batchId)).left;

  it('C3-12 with every former value, lists and emptied fields included, as one more change that can be undone', async () => {
    await here.update('items', 2, { kitchenName: 'BRD' });
    const before = [await stored(1), await stored(2)].map((one) => ({ ...one, updatedAt: '' }));
    here.clock.minutes = 60 * 24 * 9;
    const sizes = { pricingStrategy: 'size', basePrice: null, sizePrice: [{ name: 'Small', price: 4 }] };
    const batchId = await change({ ...sizes, kitchenName: null, allergens: ['milk'] }, 1, 2);
    here.clock.minutes += 60 * 24 * 9;
    expect(await checkUndo(here, request, batchId)).toEqual({ action: 'update', count: 2, left: [] });
    expect(await undoBatch(here, request, batchId)).toEqual({ action: 'update', count: 2, left: [] });
    const after = [await stored(1), await stored(2)].map((one) => ({ ...one, updatedAt: '' }));
    expect(after.map(({ lastPartId: _last, ...one }: Record<string, unknown>) => one)).toEqual(before);
    const entry = here.audited().findLast(({ count }) => count !== undefined);
    expect(entry).toMatchObject({ count: 2, by: 'manager', recordNames: ['Soup', 'Bread'] });
    await undoBatch(here, request, String(entry?.['batchId']));
    expect(await stored(2)).toMatchObject({ pricingStrategy: 'size', allergens: ['milk'] });
  });

  it('but for what somebody has changed or deleted since, which is named', async () => {
    const batchId = await change({ basePrice: 6 }, 1, 2, 3);
    await here.update('items', 1, { basePrice: 7 });
    await here.update('items', 2, { name: 'Brown bread' });
    await here.delete('items', 3);
    const outcome = {
      action: 'update',
      count: 1,
      left: [
        { recordId: 1, name: 'Soup', reason: 'Somebody has changed it since' },
        { recordId: 3, name: 'Cake', reason: 'It was deleted since' },
      ],
    };
    expect(await checkUndo(here, request, batchId)).toEqual(outcome);
    expect(await undoBatch(here, request, batchId)).toEqual(outcome);
    expect([await stored(1), await stored(2)]).toMatchObject([
      { basePrice: 7 },
      { basePrice: 5, name: 'Brown bread' },
    ]);
    expect((await left(batchId)).map(({ reason }) => reason)).toEqual([
      'Somebody has changed it since',
      'It is as it was before already',
      'It was deleted since',
    ]);
  });

  it('of deleted records, which come back, and of new ones, which go again unless they were changed', async () => {
    const records = [{ recordId: 1 }, { recordId: 2 }];
    const { batchId } = await here.batch('items', { action: 'delete', records });
    expect(await undoBatch(here, request, batchId)).toMatchObject({ action: 'delete', count: 2 });
    expect(await stored(1)).toMatchObject({ name: 'Soup' });
    expect((await left(batchId))[0]).toMatchObject({ reason: 'It is back already' });
    const made = await here.batch('items', {
      action: 'create',
      records: [
        { name: 'Tea', basePrice: 2 },
        { name: 'Milk', basePrice: 2 },
      ] as never,
    });
    const [tea = 0, milk = 0] = made.done.map(({ recordId }) => recordId);
    here.clock.minutes = 1;
    await here.update('items', milk, { basePrice: 3 });
    expect(await undoBatch(here, request, made.batchId)).toMatchObject({
      count: 1,
      left: [{ name: 'Milk', reason: 'Somebody has changed it since' }],
    });
    expect([await stored(tea), await stored(milk)]).toMatchObject([undefined, { basePrice: 3 }]);
  });

  it('of a tag that was deleted with all its uses, which are back with it, and go again with its Undo', async () => {
    const tags = { ...request, kind: 'tags' as const };
    await here.create('tags', { name: 'Spicy' });
    for (const id of [1, 2]) await here.update('items', id, { tagIds: [1] });
    const records = [{ recordId: 1 }];
    const { batchId } = await here.batch('tags', { action: 'delete', records, takeOff: true });
    expect(await left(batchId)).toMatchObject([
      { name: 'Soup', reason: 'Undo the deletion that this came with' },
      { name: 'Bread' },
    ]);
    expect(await undoBatch(here, tags, batchId)).toEqual({ action: 'delete', count: 1, left: [] });
    expect([await stored(1), await stored(2)]).toMatchObject([{ tagIds: [1] }, { tagIds: [1] }]);
    const back = here.audited().findLast(({ kind, count }) => kind === 'tags' && count === 1);
    expect(back).toMatchObject({ action: 'restore' });
    here.clock.minutes = 1;
    expect(await undoBatch(here, tags, String(back?.['batchId']))).toMatchObject({ count: 1, left: [] });
    expect(await stored(1)).toMatchObject({ tagIds: [] });
    expect(await undoBatch(here, tags, batchId)).toMatchObject({ count: 1 });
    expect(await undoBatch(here, tags, batchId)).toMatchObject({ count: 0 });
  });

  it('C3-12 once, though its answer was lost and it is asked for again with its key', async () => {
    const tags = { ...request, kind: 'tags' as const };
    const sent = { uid: 'manager', route: 'undoBatch', place: '', body: { kind: 'tags' } };
    const undo = (key: string, batchId: string) =>
      undoBatch({ ...here, writePath: here.writePath.withKey({ ...sent, key }) }, tags, batchId);
    await here.create('tags', { name: 'Spicy' });
    await here.update('items', 1, { tagIds: [1] });
    const records = [{ recordId: 1 }];
    const { batchId } = await here.batch('tags', { action: 'delete', records, takeOff: true });
    const first = await undo('key-1', batchId);
    expect(first).toEqual({ action: 'delete', count: 1, left: [] });
    const told = here.audited().length;
    expect(await undo('key-1', batchId)).toEqual(first);
    expect(here.audited()).toHaveLength(told);
    expect(await undo('key-2', batchId)).toMatchObject({
      count: 0,
      left: [{ name: 'Spicy', reason: 'It is back already' }],
    });
  });

  it('C3-12 by one of those who undo it at the same moment: the others are told that it is back', async () => {
    const tags = { ...request, kind: 'tags' as const };
    await here.create('tags', { name: 'Spicy' });
    await here.update('items', 1, { tagIds: [1] });
    const records = [{ recordId: 1 }];
    const { batchId } = await here.batch('tags', { action: 'delete', records, takeOff: true });
    const answers = await Promise.all([1, 2, 3].map(() => undoBatch(here, tags, batchId)));
    const told = { count: 0, left: [{ name: 'Spicy', reason: 'It is back already' }] };
    expect(answers.sort((one, other) => other.count - one.count)).toMatchObject([
      { count: 1, left: [] },
      told,
      told,
    ]);
    expect(await stored(1)).toMatchObject({ tagIds: [1] });
  });

  it('of a group with forty options, whose prices the history keeps one by one', async () => {
    const modifiers = Array.from({ length: 40 }, (_, n) => ({ name: `Topping no. ${n}`, price: 1 }));
    for (const name of ['Toppings', 'Sides']) await here.create('modifierGroups', { name, modifiers });
    const records = await Promise.all(
      [1, 2].map(async (recordId) => {
        const { version } = await here.update('modifierGroups', recordId, {});
        const present = (await here.stored('modifierGroups', recordId))?.['modifiers'] as object[];
        const changes = { modifiers: present.map((one) => ({ ...one, price: 2 })) };
        return { recordId, version, changes };
      }),
    );
    const { batchId } = await here.batch('modifierGroups', { action: 'update', records });
    const undone = await undoBatch(here, { ...request, kind: 'modifierGroups' }, batchId);
    expect(undone).toEqual({ action: 'update', count: 2, left: [] });
    expect(await here.stored('modifierGroups', 2)).toMatchObject({ modifiers });
  });

  it('only by who may change such records there, and only at the place of the change', async () => {
    const batchId = await change({ basePrice: 6 }, 1, 2);
    const attempt = (wishes: object) => undoBatch(here, { ...request, ...wishes }, batchId);
    await expect(attempt(callerOf(member('employee')))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(attempt({ place: elsewhere })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(attempt({ kind: 'tags' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored(1)).toMatchObject({ basePrice: 6 });
  });
});
