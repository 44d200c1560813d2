import type { SoldOutState, SoldOutTarget } from '@bite/shared/catalogue/sold-out.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveStates, recordsOf, STOCK_COUNTS, stockCountsOf } from '../collections/collections.ts';
import { moveSoldOutMarks } from '../migrations/move-sold-out.ts';
import { aPlace } from '../testing/a-place.ts';
import { callerOf } from '../testing/caller-of.ts';
import { at, type MemoryPlace, member, memoryPlace, person, place } from '../testing/memory-place.ts';
import { refused } from '../testing/refused.ts';
import { setLiveState } from './set-live-state.ts';
import { setSoldOut, undoSoldOut } from './set-sold-out.ts';

const { guid: restaurantGuid } = aPlace().restaurant;
const pizza: SoldOutTarget = { itemId: 1 };
const large: SoldOutTarget = { itemId: 1, sizeId: 2 };
const olives: SoldOutTarget = { modifierGroupId: 1, modifierId: 2 };

let here: MemoryPlace;
beforeEach(async () => {
  here = memoryPlace();
  const sizePrice = [
    { name: 'Small', price: 9 },
    { name: 'Large', price: 12 },
  ];
  await here.create('items', { name: 'Margherita', pricingStrategy: 'size', sizePrice });
  await here.create('modifierGroups', {
    name: 'Toppings',
    modifiers: [{ name: 'Basil' }, { name: 'Olives' }],
  });
});

const set = (state: SoldOutState, targets: SoldOutTarget[] = [pizza], by = member('employee')) =>
  setSoldOut(here, callerOf(by), place, { targets, state });
const marks = async () => (await here.records.get(liveStates, restaurantGuid))?.soldOut;
const counts = async () => (await here.records.get(stockCountsOf(place), STOCK_COUNTS))?.counts;

describe('what staff mark as sold out', () => {
  it('is an item, a size and an option, until they say otherwise', async () => {
    const answer = await set({ kind: 'untilNotice' }, [pizza, large, olives]);
    expect(answer).toEqual({ soldOut: { '1': {}, '1-2': {}, 'm1-2': {} }, left: {}, since: {} });
    expect(await marks()).toEqual(answer.soldOut);
    expect(await set({ kind: 'onSale' }, [pizza, olives])).toEqual({
      soldOut: { '1-2': {} },
      left: {},
      since: {},
    });
  });

  it('lasts some hours, or until the restaurant opens tomorrow by its own clock', async () => {
    await set({ kind: 'forHours', hours: 2 });
    expect(await marks()).toEqual({ '1': { until: at(120) } });
    await set({ kind: 'untilOpening' });
    expect(await marks()).toEqual({ '1': { until: '2026-06-11T15:00:00.000Z' } });
    await set({ kind: 'until', until: at(90) });
    expect(await marks()).toEqual({ '1': { until: at(90) } });
    expect(await set({ kind: 'until', until: at(-1) })).toEqual({ soldOut: {}, left: {}, since: {} });
  });

  it('is counted apart from the live document, which only says when none is left', async () => {
    expect(await set({ kind: 'left', left: 5 })).toEqual({
      soldOut: {},
      left: { '1': 5 },
      since: { '1': at(0) },
    });
    expect([await marks(), await counts()]).toEqual([undefined, { '1': { left: 5, since: at(0) } }]);
    expect(await set({ kind: 'left', left: 0 })).toEqual({
      soldOut: { '1': { remaining: 0 } },
      left: { '1': 0 },
      since: { '1': at(0) },
    });
    expect(await set({ kind: 'onSale' })).toEqual({ soldOut: {}, left: {}, since: {} });
    expect([await marks(), await counts()]).toEqual([{}, {}]);
  });

  it('is counted on where the count of before is brought back, so that its orders give back to it', async () => {
    await set({ kind: 'left', left: 5 });
    here.clock.minutes = 3;
    await set({ kind: 'untilNotice' });
    await set({ kind: 'left', left: 4, since: at(0) });
    expect([await marks(), await counts()]).toEqual([{}, { '1': { left: 4, since: at(0) } }]);
    await set({ kind: 'left', left: 4, since: at(60) });
    expect(await counts()).toEqual({ '1': { left: 4, since: at(3) } });
  });

  it('stays beside a pause, and what is over goes with the next mark', async () => {
    await setLiveState(here, callerOf(member('employee')), place, { busyExtraMinutes: 20 });
    await set({ kind: 'forHours', hours: 1 });
    here.clock.minutes = 60;
    await set({ kind: 'untilNotice' }, [large]);
    expect(await here.records.get(liveStates, restaurantGuid)).toEqual({
      ...place,
      busyExtraMinutes: 20,
      soldOut: { '1-2': {} },
    });
  });

  it('stands in the history of its item or group: who, from what, to what', async () => {
    const known = here.audited().length;
    await set({ kind: 'left', left: 5 }, [pizza, large]);
    await set({ kind: 'untilNotice' }, [pizza, olives]);
    await set({ kind: 'untilNotice' }, [pizza, olives]);
    const entries = here.audited().slice(known);
    const [item, group] = ['items', 'modifier_groups'];
    expect(entries.map(({ kind, by, recordName }) => [kind, by, recordName])).toEqual([
      [item, 'employee', 'Margherita'],
      [item, 'employee', 'Margherita'],
      [group, 'employee', 'Toppings'],
    ]);
    expect(entries.map(({ changes }) => changes)).toEqual([
      [
        { field: 'soldOut.left', to: 5 },
        { field: 'soldOutSizes.Large.left', to: 5 },
      ],
      [
        { field: 'soldOut.left', from: 5 },
        { field: 'soldOut', to: true },
      ],
      [{ field: 'soldOutOptions.Olives', to: true }],
    ]);
  });

  it('is one event in the history of the place if it is several items, and one in that of each', async () => {
    await here.create('items', { name: 'Calzone', basePrice: 9 });
    await here.create('items', { name: 'Soup', basePrice: 5 });
    const known = here.audited().length;
    await set({ kind: 'untilNotice' }, [{ itemId: 2 }]);
    await set({ kind: 'untilNotice' }, [pizza, { itemId: 2 }, { itemId: 3 }]);
    await set({ kind: 'onSale' }, [pizza, { itemId: 3 }]);
    const entries = here.audited().slice(known);
    const batches = entries.filter(({ count }) => count !== undefined);
    expect(batches).toMatchObject([
      { count: 2, recordNames: ['Margherita', 'Soup'], changes: [{ field: 'soldOut', to: true }], ...place },
      { count: 2, recordNames: ['Margherita', 'Soup'], changes: [{ field: 'soldOut', to: false }] },
    ]);
    const parts = entries.filter(({ batchId, count }) => batchId === batches[0]?.batchId && !count);
    expect(parts.map(({ recordName }) => recordName)).toEqual(['Margherita', 'Soup']);
    expect(entries[0]).not.toHaveProperty('batchId');
  });

  it('is refused for what is not there, and to people without permission', async () => {
    const missing: [SoldOutTarget, string][] = [
      [{ itemId: 9 }, 'There is no item 9'],
      [{ itemId: 1, sizeId: 9 }, 'Margherita has no size 9'],
      [{ modifierGroupId: 9, modifierId: 1 }, 'There is no modifier group 9'],
      [{ modifierGroupId: 1, modifierId: 9 }, 'Toppings has no option 9'],
    ];
    for (const [target, message] of missing)
      expect(await refused(set({ kind: 'untilNotice' }, [pizza, target]))).toMatchObject({
        code: 'NOT_FOUND',
        message: expect.stringContaining(message),
      });
    const stranger = person('stranger');
    expect(await refused(set({ kind: 'untilNotice' }, [pizza], stranger))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await marks()).toBeUndefined();
  });

  it('replaces what cannot be read', async () => {
    here.records.put(liveStates, restaurantGuid, { soldOut: 'yes' } as never);
    expect(await set({ kind: 'untilNotice' })).toEqual({ soldOut: { '1': {} }, left: {}, since: {} });
  });
});

describe('a mark that is taken back', () => {
  const basil: SoldOutTarget = { modifierGroupId: 1, modifierId: 1 };
  const undo = (entries: [SoldOutTarget, SoldOutState, SoldOutState][], by = member('employee')) =>
    undoSoldOut(here, callerOf(by), place, {
      undo: entries.map(([target, state, seen]) => ({ target, state, seen })),
    });
  const onSale: SoldOutState = { kind: 'onSale' };
  const untilNotice: SoldOutState = { kind: 'untilNotice' };

  it('brings each back to its own state before, in one step and as one event in the history', async () => {
    await here.create('modifierGroups', { name: 'Extras', modifiers: [{ name: 'Olives' }] });
    const others: SoldOutTarget = { modifierGroupId: 2, modifierId: 1 };
    await set({ kind: 'until', until: at(90) }, [olives]);
    await set(untilNotice, [olives, others]);
    const known = here.audited().length;
    const answer = await undo([
      [olives, { kind: 'until', until: at(90) }, untilNotice],
      [others, onSale, untilNotice],
    ]);
    expect(answer).toEqual({ soldOut: { 'm1-2': { until: at(90) } }, left: {}, since: {}, changedSince: [] });
    const [batch, ...parts] = here
      .audited()
      .slice(known)
      .sort((one) => (one.count ? -1 : 1));
    expect([batch?.count, parts.map(({ recordName }) => recordName)]).toEqual([2, ['Toppings', 'Extras']]);
  });

  it('stays where somebody has set another since, which is named; the others come back', async () => {
    await set(untilNotice, [pizza, olives, basil]);
    await set({ kind: 'until', until: at(60) }, [pizza]);
    await set(onSale, [basil]);
    const known = here.audited().length;
    const answer = await undo([
      [pizza, onSale, untilNotice],
      [olives, onSale, untilNotice],
      [basil, { kind: 'left', left: 3, since: at(0) }, untilNotice],
    ]);
    expect(answer.changedSince).toEqual(['1', 'm1-1']);
    expect([await marks(), await counts()]).toEqual([{ '1': { until: at(60) } }, undefined]);
    expect(
      here
        .audited()
        .slice(known)
        .flatMap(({ changes }) => changes),
    ).toEqual([{ field: 'soldOutOptions.Olives', from: true }]);
  });

  it('is a count that orders took from since, but not one that staff counted anew', async () => {
    await set({ kind: 'left', left: 5 });
    expect((await undo([[pizza, onSale, { kind: 'left', left: 9, since: at(0) }]])).changedSince).toEqual([]);
    await set({ kind: 'left', left: 5 });
    here.clock.minutes = 2;
    await set({ kind: 'left', left: 5 });
    expect((await undo([[pizza, onSale, { kind: 'left', left: 5, since: at(0) }]])).changedSince).toEqual([
      '1',
    ]);
  });

  it('needs the same permission', async () => {
    expect(await refused(undo([[pizza, untilNotice, onSale]], person('stranger')))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('the same in an item’s record', () => {
  const shown = async (changes: object) => (await here.update('items', 1, changes)).record['soldOut'];
  const stored = async () => (await here.stored('items', 1))?.['soldOut'];

  it('is read from what staff marked, without a new version of the item', async () => {
    const before = await here.update('items', 1, {});
    await set({ kind: 'untilNotice' });
    const after = await here.update('items', 1, {});
    expect([before.record['soldOut'], after.record['soldOut']]).toEqual([undefined, {}]);
    expect(after.version).toBe(before.version);
    await set({ kind: 'left', left: 3 });
    expect(await shown({})).toEqual({ remaining: 3 });
  });

  it.each([
    ['until staff change it', {}, { '1': {} }],
    ['until a time', { until: at(60) }, { '1': { until: at(60) } }],
    ['none left', { remaining: 0 }, { '1': { remaining: 0 } }],
    ['some left', { remaining: 2 }, undefined],
  ])('has the same effect when it is edited: %s', async (_case, soldOut, expected) => {
    expect(await shown({ soldOut })).toEqual(soldOut);
    expect([await marks(), await stored()]).toEqual([expected, undefined]);
    expect(await shown({ soldOut: null })).toBeUndefined();
    expect([(await marks()) ?? {}, (await counts()) ?? {}]).toEqual([{}, {}]);
  });

  it('counts on where an edit says what is shown already', async () => {
    await set({ kind: 'left', left: 3 });
    here.clock.minutes = 5;
    await shown({ soldOut: { remaining: 3 } });
    expect(await counts()).toEqual({ '1': { left: 3, since: at(0) } });
  });

  it('may be sent with a new item', async () => {
    const { record } = await here.create('items', { name: 'Soup', basePrice: 5, soldOut: {} });
    expect(record['soldOut']).toEqual({});
    expect(await marks()).toEqual({ '2': {} });
  });

  it('of an older release is moved with the item’s next change, or by the migration, and never over a newer mark', async () => {
    const old = async (itemId: number) => {
      const item = await here.records.get(recordsOf('items', place), String(itemId));
      if (item)
        here.records.put(recordsOf('items', place), String(itemId), { ...item, soldOut: { until: at(60) } });
    };
    await old(1);
    await here.update('items', 1, { name: 'Margherita D.O.P.' });
    expect([await marks(), await stored()]).toEqual([{ '1': { until: at(60) } }, undefined]);
    await set({ kind: 'untilNotice' });
    await old(1);
    await here.create('items', { name: 'Soup', basePrice: 5 });
    await old(2);
    const countStore = {
      async *places() {
        yield [place];
      },
    };
    const log = { info: () => undefined, error: () => undefined };
    const deps = { ...here, countStore, log } as never as Parameters<typeof moveSoldOutMarks>[0];
    const run = (isDryRun: boolean) => moveSoldOutMarks(deps, { isDryRun, onPlace: () => undefined });
    expect(await run(true)).toMatchObject({ changed: 2 });
    expect(await run(false)).toMatchObject({ changed: 2, failed: 0 });
    expect([await marks(), await stored()]).toEqual([{ '1': {}, '2': { until: at(60) } }, undefined]);
    expect(await run(false)).toMatchObject({ changed: 0 });
  });
});
