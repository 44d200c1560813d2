import { emptyMenu, type Menu } from '@bite/shared/catalogue/menu.schema';
import { aUser } from '@bite/shared/testing/people-records';
import { describe, expect, it } from 'vitest';
import { writePath } from '../../../audit/write-path.ts';
import { restaurantsOf, tenants, users } from '../../../collections/collections.ts';
import { dueWork } from '../../../due-work/due-work.ts';
import type { CatalogueWriter } from '../../../ports/catalogue-writer.ts';
import { aStoredGroup, aStoredItem, aStoredModifierGroup, aStoredTaxRate } from '../../../testing/a-menu.ts';
import { aPlace } from '../../../testing/a-place.ts';
import { type MemoryCatalogue, memoryCatalogue } from '../../../testing/memory-catalogue.ts';
import { memoryDueWorkQueue } from '../../../testing/memory-due-work-queue.ts';
import { memoryIds } from '../../../testing/memory-ids.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';
import { endMenuLink, keepMenuInStep, setLinkException } from './change-menu-link.ts';
import { compareLinkedRecord } from './compare-record.ts';
import { followMenu } from './follow-menu.ts';
import { linkIdOf, menuLinksOf, requestFollowing } from './menu-links.ts';

const SOURCE = 20_000_001;
const COPY = 20_000_002;

const entry = (itemId: number, position = 0) => ({ itemId, position, isRequired: false });
const downtown = (): Partial<Menu> => ({
  taxRates: [aStoredTaxRate(1)],
  modifierGroups: [aStoredModifierGroup(1)],
  items: [
    aStoredItem(1, {
      name: 'Margherita',
      basePrice: 12,
      modifierGroups: [{ modifierGroupId: 1, position: 0 }],
    }),
    aStoredItem(2, { name: 'Calzone', basePrice: 14 }),
  ],
  menuGroups: [aStoredGroup(1, { name: 'Pizza', items: [entry(1), entry(2, 1)] })],
});

/** Two restaurants of one business; nothing is copied yet. */
async function twoLocations(copy: Partial<Menu> = {}, source = downtown()) {
  const { tenant, restaurant } = aPlace();
  const records = memoryRecords();
  const { tenantId } = tenant;
  records.put(tenants, String(tenantId), tenant);
  for (const restaurantId of [SOURCE, COPY, COPY + 1])
    records.put(restaurantsOf(tenantId), String(restaurantId), { ...restaurant, restaurantId });
  const user = aUser({ uid: 'ada', isSiteAdmin: true });
  records.put(users, 'ada', user);
  const menus: Readonly<Record<number, MemoryCatalogue>> = {
    [SOURCE]: memoryCatalogue(source),
    [COPY]: memoryCatalogue(copy),
  };
  const at = (restaurantId: number) => menus[restaurantId] ?? memoryCatalogue();
  const catalogue: CatalogueWriter = { open: (place, name) => at(place.restaurantId).open(place, name) };
  const clock = { now: Date.parse('2026-06-10T12:00:00.000Z') };
  const now = () => clock.now;
  let guids = 0;
  const newGuid = () => `00000000-0000-4000-8000-${String(++guids).padStart(12, '0')}`;
  const deps = { records, catalogue, ids: memoryIds(), newGuid, now, writePath: writePath({ records, now }) };
  const place = { tenantId, restaurantId: COPY };
  const request = { user, requestId: 'request', place };
  const ref = { tenantId, fromRestaurantId: SOURCE, toRestaurantId: COPY };
  const link = () => records.get(menuLinksOf(tenantId), linkIdOf(ref));
  const named = (restaurantId: number, name: string) =>
    at(restaurantId).menu.items.find((one) => one.name === name);
  /** A change by hand. */
  const edit = (restaurantId: number, name: string, change: object) => {
    Object.assign(named(restaurantId, name) ?? {}, { ...change, updatedAt: new Date(now()).toISOString() });
  };
  const step = async () => {
    clock.now += 60_000;
    await followMenu(deps, ref);
  };
  const except = async (name: string, own: Parameters<typeof setLinkException>[3]['own']) =>
    setLinkException(deps, request, SOURCE, { kind: 'items', key: named(SOURCE, name)?.guid ?? '', own });
  return { deps, records, clock, request, ref, menus, link, named, edit, step, except, at };
}

const begun = async (...menus: Parameters<typeof twoLocations>) => {
  const two = await twoLocations(...menus);
  await keepMenuInStep(two.deps, two.request, SOURCE, {});
  return two;
};

describe('a copy that is kept in step', () => {
  it('C3-12 brings the menu and then each change of items, prices and groups', async () => {
    const two = await begun();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 12 });
    two.edit(SOURCE, 'Margherita', { basePrice: 13, customerDescription: 'With basil' });
    const { menu } = two.at(SOURCE);
    menu.items.push(aStoredItem(3, { name: 'Marinara', basePrice: 9 }));
    menu.menuGroups[0]?.items.push(entry(3, 2));
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 13, customerDescription: 'With basil' });
    const copy = two.at(COPY).menu;
    expect(copy.menuGroups.map(({ name, items }) => [name, items.length])).toEqual([['Pizza', 3]]);
    expect(copy.items.map(({ name }) => name)).toEqual(['Margherita', 'Calzone', 'Marinara']);
    expect(await two.link()).toMatchObject({ exceptions: [], lastStep: { changed: 3 } });
  });

  it('writes nothing when a step is taken again, late or without a change', async () => {
    const two = await begun();
    const { writes } = two.at(COPY);
    const before = await two.link();
    await two.step();
    await Promise.all([two.step(), two.step()]);
    expect(two.at(COPY).writes).toBe(writes);
    expect(await two.link()).toEqual(before);
  });

  it('never copies what is sold out', async () => {
    const two = await begun();
    two.edit(SOURCE, 'Calzone', { soldOut: { kind: 'untilNotice' } });
    const { writes } = two.at(COPY);
    await two.step();
    expect(two.at(COPY).writes).toBe(writes);
  });

  it('keeps a price that was changed at the copy by hand, and says so; all else still follows', async () => {
    const two = await begun();
    two.edit(COPY, 'Margherita', { basePrice: 15 });
    two.edit(SOURCE, 'Margherita', { basePrice: 13, customerDescription: 'With basil' });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 15, customerDescription: 'With basil' });
    expect((await two.link())?.exceptions).toMatchObject([
      { kind: 'items', name: 'Margherita', recordId: 1, own: { price: 'changedHere' } },
    ]);
    // Back to what the last step left: still its own, until somebody says otherwise.
    two.edit(COPY, 'Margherita', { basePrice: 12 });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 12 });
    await two.except('Margherita', []);
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 13 });
    expect((await two.link())?.exceptions).toEqual([]);
  });

  it('finds that a price was put back by hand to what it was before the last step', async () => {
    const two = await begun();
    two.edit(SOURCE, 'Margherita', { basePrice: 13 });
    await two.step();
    two.edit(COPY, 'Margherita', { basePrice: 12 });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 12 });
    expect((await two.link())?.exceptions).toMatchObject([{ own: { price: 'changedHere' } }]);
  });

  it('leaves alone what staff have excepted before anything differs', async () => {
    const two = await begun();
    await two.except('Margherita', ['availability']);
    await two.except('Calzone', ['price', 'availability', 'details']);
    two.edit(SOURCE, 'Margherita', { isActive: false, basePrice: 13 });
    two.edit(SOURCE, 'Calzone', { basePrice: 20, name: 'Folded pizza' });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ isActive: true, basePrice: 13 });
    expect(two.named(COPY, 'Calzone')).toMatchObject({ basePrice: 14 });
    await expect(two.except('Nothing', ['price'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never overwrites what was there before under the same name', async () => {
    const own = aStoredItem(7, {
      name: 'Calzone',
      basePrice: 11,
      guid: '11111111-1111-4111-8111-111111111111',
    });
    const two = await begun({ items: [own] });
    expect(two.named(COPY, 'Calzone')).toMatchObject({ itemId: 7, basePrice: 11 });
    expect((await two.link())?.exceptions).toMatchObject([
      { name: 'Calzone', own: { price: 'changedHere' } },
    ]);
  });

  it('switches off what is deleted at the source, and on again when it comes back', async () => {
    const two = await begun();
    const { menu } = two.at(SOURCE);
    const [calzone] = menu.items.splice(1, 1);
    menu.menuGroups[0]?.items.pop();
    await two.step();
    expect(two.named(COPY, 'Calzone')).toMatchObject({ isActive: false });
    if (calzone) menu.items.push(calzone);
    menu.menuGroups[0]?.items.push(entry(2, 1));
    await two.step();
    expect(two.named(COPY, 'Calzone')).toMatchObject({ isActive: true });
    expect(two.at(COPY).menu.items).toHaveLength(2);
    expect((await two.link())?.exceptions).toEqual([]);
  });

  it('does not bring back what was deleted at the copy, until somebody wants it', async () => {
    const two = await begun();
    const copy = two.at(COPY).menu;
    copy.items = copy.items.filter(({ name }) => name !== 'Calzone');
    if (copy.menuGroups[0]) copy.menuGroups[0].items = [entry(1)];
    await two.step();
    expect(two.named(COPY, 'Calzone')).toBeUndefined();
    expect((await two.link())?.exceptions).toContainEqual(
      expect.objectContaining({ name: 'Calzone', own: { details: 'deletedHere' } }),
    );
    await two.except('Calzone', []);
    expect(two.named(COPY, 'Calzone')).toMatchObject({ basePrice: 14 });
  });

  it('keeps what a location added to a copied group, and goes on bringing new items into it', async () => {
    const two = await begun();
    const copy = two.at(COPY).menu;
    copy.items.push(aStoredItem(90, { name: 'House special' }));
    copy.menuGroups[0]?.items.push(entry(90, 2));
    const { menu } = two.at(SOURCE);
    menu.items.push(aStoredItem(3, { name: 'Marinara' }));
    menu.menuGroups[0]?.items.push(entry(3, 2));
    await two.step();
    expect(two.at(COPY).menu.menuGroups[0]?.items).toHaveLength(4);
    expect((await two.link())?.exceptions).toEqual([]);
  });
});

describe('a copied record', () => {
  it('C3-12 says aspect by aspect what comes from the source and what differs, with both values, and takes theirs again', async () => {
    const two = await begun();
    const compared = async (name: string) => {
      const recordId = two.named(COPY, name)?.itemId ?? 0;
      const { copied } = await compareLinkedRecord(two.deps, two.request, SOURCE, {
        kind: 'items',
        recordId,
      });
      const differing = copied?.aspects.map(({ aspect, state, differences }) => [aspect, state, differences]);
      return { isThere: copied?.isThere, differing };
    };
    const inStep = (aspect: string) => [aspect, 'inStep', []];
    expect((await compared('Margherita')).differing).toEqual(
      ['price', 'availability', 'details'].map(inStep),
    );
    // Not noted by any step yet.
    two.edit(COPY, 'Margherita', { basePrice: 15 });
    two.edit(SOURCE, 'Margherita', { basePrice: 13, customerDescription: 'With basil' });
    const differing = [
      ['price', 'changedHere', [{ field: 'basePrice', here: 15, there: 13 }]],
      inStep('availability'),
      ['details', 'underWay', [{ field: 'customerDescription', here: undefined, there: 'With basil' }]],
    ];
    expect(await compared('Margherita')).toEqual({ isThere: true, differing });
    const key = two.named(SOURCE, 'Margherita')?.guid ?? '';
    await setLinkException(two.deps, two.request, SOURCE, { kind: 'items', key, own: [], again: ['price'] });
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 13, customerDescription: 'With basil' });
    expect((await two.link())?.exceptions).toEqual([]);
  });

  it('says that it was deleted at the source, and is nobody’s copy if it never came from there', async () => {
    const two = await begun();
    two.at(SOURCE).menu.items.splice(1, 1);
    two.at(SOURCE).menu.menuGroups[0]?.items.pop();
    await two.step();
    two.at(COPY).menu.items.push(aStoredItem(90, { name: 'House special' }));
    const compared = (name: string) =>
      compareLinkedRecord(two.deps, two.request, SOURCE, {
        kind: 'items',
        recordId: two.named(COPY, name)?.itemId ?? 0,
      });
    expect((await compared('Calzone')).copied).toMatchObject({ isThere: false });
    expect((await compared('House special')).copied).toBeNull();

    // A menu that is cleared away takes nothing else off this one.
    Object.assign(two.at(SOURCE).menu, emptyMenu());
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ isActive: true });
    expect((await two.link())?.problem).toMatch(/is empty: this copy stays as it is/);
    expect((await compared('Margherita')).copied).toMatchObject({ isThere: false, aspects: [] });
  });

  it('shows no values of a menu to whoever may read neither it nor change the copy', async () => {
    const two = await begun();
    two.edit(COPY, 'Margherita', { basePrice: 15 });
    const { tenantId } = two.ref;
    const access = {
      [tenantId]: { role: 'employee', restaurants: { [COPY]: { pos: true, kitchen: false, manage: false } } },
    };
    const employee = { ...two.request, user: aUser({ uid: 'bo', access } as never) };
    const item = { kind: 'items' as const, recordId: 1 };
    const { copied } = await compareLinkedRecord(two.deps, employee, SOURCE, item);
    expect(copied?.aspects[0]).toEqual({ aspect: 'price', state: 'changedHere', differences: [] });
    const stranger = { ...two.request, user: aUser({ uid: 'cy' }) };
    const sevenTimes = (request: typeof employee) =>
      Promise.allSettled(
        Array.from({ length: 7 }, () => compareLinkedRecord(two.deps, request, SOURCE, item)),
      );
    for (const one of await sevenTimes(stranger))
      expect(one).toMatchObject({ reason: { code: 'FORBIDDEN' } });
    // Each plans a menu: one at a time, and no more wait than a page asks for.
    const refused = (await sevenTimes(employee)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { code: 'RATE_LIMITED' } },
      { reason: { code: 'RATE_LIMITED' } },
    ]);
  });
});

describe('a step that is cut short', () => {
  it.each(['before', 'after'] as const)('%s the commit is completed by the next one', async (when) => {
    const two = await begun();
    two.edit(SOURCE, 'Margherita', { basePrice: 13 });
    const { open } = two.at(COPY);
    two.at(COPY).open = async (...of) => {
      const opened = await open(...of);
      return {
        ...opened,
        write: async (...changes) => {
          if (when === 'after') await opened.write(...changes);
          throw new Error('killed');
        },
      };
    };
    await expect(two.step()).rejects.toThrow('killed');
    two.at(COPY).open = open;
    // The source goes on meanwhile.
    two.edit(SOURCE, 'Margherita', { basePrice: 16 });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 16 });
    expect((await two.link())?.exceptions).toEqual([]);
  });

  it('between two commits of a large menu is completed, and what it left half done is no change by hand', async () => {
    const two = await begun();
    for (const name of ['Margherita', 'Calzone']) two.edit(SOURCE, name, { basePrice: 13 });
    const { open } = two.at(COPY);
    two.at(COPY).open = async (...of) => {
      const opened = await open(...of);
      return {
        ...opened,
        write: async ({ replace, importedInParts }) => {
          const some = { ...emptyMenu(), items: replace.items.slice(0, 1) };
          const remembered = importedInParts && { imported: importedInParts };
          await opened.write({ create: emptyMenu(), replace: some, ...remembered });
          throw new Error('killed');
        },
      };
    };
    await expect(two.step()).rejects.toThrow('killed');
    two.at(COPY).open = open;
    expect(two.at(COPY).menu.items.map(({ basePrice }) => basePrice)).toEqual([13, 14]);
    two.edit(SOURCE, 'Margherita', { basePrice: 16 });
    await two.step();
    expect(two.at(COPY).menu.items.map(({ basePrice }) => basePrice)).toEqual([16, 13]);
    expect((await two.link())?.exceptions).toEqual([]);
  });

  it('because the copy is changed by hand at the same time finds that change with the next try', async () => {
    const two = await begun();
    two.edit(SOURCE, 'Margherita', { basePrice: 13 });
    const { open } = two.at(COPY);
    two.at(COPY).open = async (...of) => {
      const opened = await open(...of);
      two.edit(COPY, 'Margherita', { basePrice: 17 });
      return opened;
    };
    await expect(two.step()).rejects.toMatchObject({ code: 'CONFLICT' });
    two.at(COPY).open = open;
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 17 });
    expect((await two.link())?.exceptions).toMatchObject([{ own: { price: 'changedHere' } }]);
  });
});

describe('keeping in step', () => {
  it('needs permission for both at each step, and says whose is missing', async () => {
    const two = await begun();
    two.records.put(users, 'ada', aUser({ uid: 'ada' }));
    two.edit(SOURCE, 'Margherita', { basePrice: 13 });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 12 });
    expect((await two.link())?.problem).toMatch(/may not edit both locations any more/);
    two.records.put(users, 'ada', two.request.user);
    await two.step();
    expect(await two.link()).not.toHaveProperty('problem');
  });

  it('is begun only by whoever may edit the menus', async () => {
    const two = await twoLocations();
    const stranger = { ...two.request, user: aUser({ uid: 'bo' }) };
    await expect(keepMenuInStep(two.deps, stranger, SOURCE, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await two.link()).toBeUndefined();
  });

  it('cannot go in a circle', async () => {
    const two = await begun();
    const { tenantId } = two.ref;
    const onward = { ...two.request, place: { tenantId, restaurantId: COPY + 1 } };
    await keepMenuInStep(two.deps, onward, COPY, {});
    const back = { ...two.request, place: { tenantId, restaurantId: SOURCE } };
    for (const from of [COPY, COPY + 1, SOURCE])
      await expect(keepMenuInStep(two.deps, back, from, {})).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('can be ended, and then the copy stays as it is', async () => {
    const two = await begun();
    await endMenuLink(two.deps, two.request, SOURCE);
    two.edit(SOURCE, 'Margherita', { basePrice: 13 });
    await two.step();
    expect(two.named(COPY, 'Margherita')).toMatchObject({ basePrice: 12 });
    await expect(endMenuLink(two.deps, two.request, SOURCE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is asked for once for a burst of changes, and again for a change while a step is taken', async () => {
    const two = await begun();
    await two.records.transact(async (transaction) =>
      transaction.delete(dueWork, `followMenu-${two.ref.tenantId}-${SOURCE}-${COPY}`),
    );
    const queue = memoryDueWorkQueue();
    const deps = { ...two.deps, dueWorkQueue: queue };
    const stored = async () =>
      (await two.records.find(dueWork, { limit: 10 })).map(({ record }) => [
        record.attempts,
        record.createdAt,
      ]);
    await requestFollowing(deps, two.ref);
    const [first] = await stored();
    const [task] = queue.asked;
    // Tried as soon as the burst is over, not with the next run of the schedule.
    expect(Date.parse(task?.due ?? '') - two.clock.now).toBeLessThan(5000);
    two.clock.now += 1000;
    await requestFollowing(deps, two.ref);
    expect(await stored()).toEqual([first]);
    expect(queue.asked.at(-1)).toEqual(task);
    const [work] = await two.records.find(dueWork, { limit: 1 });
    if (work) two.records.put(dueWork, work.id, { ...work.record, attempts: 1 });
    await requestFollowing(deps, two.ref);
    expect(await stored()).toEqual([[0, expect.not.stringMatching(String(first?.[1]))]]);
    expect(queue.asked.at(-1)?.storedAt).not.toBe(task?.storedAt);
  });
});
