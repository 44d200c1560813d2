import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { counterName, type EntityType } from '@bite/shared/kernel/identifiers';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { CollectionReference } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { idsContract } from '../../testing/ids.contract.ts';
import { firestoreIds } from './ids.ts';
import { numberedWithin } from './numbered.ts';

const PROJECT = `demo-ids-${process.pid}`;
const db = emulatedFirestore('ids');
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

const counterPath = (type: EntityType, at?: RestaurantRef) =>
  at ? paths.restaurantCounter(at, counterName(type)) : paths.platformCounter(counterName(type));
const held = async (type: EntityType, at?: RestaurantRef): Promise<number | undefined> =>
  (await db.doc(counterPath(type, at)).get()).get('nextId');
const openTenant = async (tenantId: number) => void (await db.doc(paths.tenant(tenantId)).set({ tenantId }));
const openRestaurant = async (at: RestaurantRef) => void (await db.doc(paths.restaurant(at)).set(at));

beforeEach(async () => {
  await db.recursiveDelete(db.collection(collections.tenants));
  await db.recursiveDelete(db.collection(collections.counters));
});

describe('ids from counters in Firestore', () => {
  describe('C4-06, C5-16, C8-01, O5-13, O8-10, O8-11, O8-12, O8-15, O8-16, O9-25, O9-43 as any are', () => {
    idsContract(async () => ({
      ids: firestoreIds(db),
      openTenant,
      openRestaurant,
      held,
      async put(type, id, at) {
        const numbered = numberedWithin(db, type, at);
        if (!(numbered?.query instanceof CollectionReference)) throw new Error(`${type} is not looked for`);
        await numbered.query.doc(String(id)).set({ [numbered.field]: id });
      },
    }));
  });

  it('O9-42, I9-15, I3.12-06, I7.4-08 the first order leaves the next id in a counter called orderId', async () => {
    await openTenant(place.tenantId);
    await openRestaurant(place);
    expect(await firestoreIds(db).next('orders', place)).toBe(1);
    expect((await db.doc(`${paths.restaurant(place)}/counters/orderId`).get()).data()).toMatchObject({
      entityType: 'orders',
      nextId: 2,
    });
  });

  it('O9-43 goes on from an initial counter, which holds the start id minus one', async () => {
    await db.doc(paths.restaurantCounter(place, 'taxRates')).set({ entityType: 'taxRates', nextId: 0 });
    expect(await firestoreIds(db).next('taxRates', place)).toBe(1);
  });

  it('C4-06, O9-43 an id that somebody else took and stored while the counter was looked at is no collision', async () => {
    await openTenant(place.tenantId);
    await openRestaurant(place);
    const numbered = numberedWithin(db, 'items', place);
    if (!(numbered?.query instanceof CollectionReference)) throw new Error('Items are not looked for');
    const items = numbered.query;
    let rivals = 0;
    const readThenOvertaken = new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'doc') return value.bind(target);
        return (path: string) => {
          const reference = target.doc(path);
          if (path !== counterPath('items', place) || rivals > 0) return reference;
          return Object.assign(Object.create(reference) as typeof reference, {
            async get() {
              const snapshot = await reference.get();
              if (rivals > 0) return snapshot;
              rivals += 1;
              const id = await firestoreIds(db).next('items', place);
              await items.doc(String(id)).set({ [numbered.field]: id });
              return snapshot;
            },
          });
        };
      },
    });
    expect(await firestoreIds(readThenOvertaken).next('items', place)).toBe(2);
    expect(rivals).toBe(1);
  });

  describe('that cannot be written', () => {
    const full = new Error('The disk is full');
    const unwritable = <Target extends object>(target: Target, change: object): Target =>
      new Proxy(target, {
        get(_, name) {
          const value: unknown = Reflect.get(change, name) ?? Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const refuse = () => Promise.reject(full);
    /** A database that reads normally and never writes. */
    const readOnly = unwritable(db, {
      doc(path: string) {
        const reference = db.doc(path);
        const get = async () => {
          const snapshot = await reference.get();
          return unwritable(snapshot, { ref: { create: refuse, update: refuse } });
        };
        return unwritable(reference, { get });
      },
    });

    it('O8-14, C8-01 says that the first one could not be made, and keeps why', async () => {
      const error = await firestoreIds(readOnly)
        .next('tenants')
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'CREATE_FAILED', cause: full });
      expect(await held('tenants')).toBeUndefined();
    });

    it('O8-13, C8-01 says that a later one could not be moved on, and keeps why', async () => {
      await firestoreIds(db).next('tenants');
      const error = await firestoreIds(readOnly)
        .next('tenants')
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'UPDATE_FAILED', cause: full });
      expect(await held('tenants')).toBe(10_000_001);
    });
  });

  describe('asked for by several processes', () => {
    const script = join(import.meta.dirname, '../../testing/ask-for-ids.ts');
    const started: ChildProcess[] = [];

    afterEach(() => {
      for (const child of started.splice(0)) child.kill('SIGKILL');
    });

    /** A process that waits for a signal; `ids` grows as it gets them. */
    async function start(type: EntityType, atOnce: number, rounds: number) {
      const args = [PROJECT, type, place.tenantId, place.restaurantId, atOnce, rounds].map(String);
      const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
      started.push(child);
      const lines = createInterface({ input: child.stdout });
      const ids: number[] = [];
      const ended = once(lines, 'close');
      const failed = ended.then(() => Promise.reject(new Error('The process ended before it began')));
      await Promise.race([once(lines, 'line'), failed]);
      failed.catch(() => undefined);
      lines.on('line', (line) => ids.push(Number(line)));
      return { child, lines, ids, ended, begin: () => child.stdin.write('go\n') };
    }

    beforeEach(async () => {
      await openTenant(place.tenantId);
      await openRestaurant(place);
    });

    it('C4-06, O9-43 500 ids each, all at once: every one is given once, in order within a process, without a gap', async () => {
      const askers = await Promise.all([1, 2, 3].map(() => start('items', 500, 1)));
      const begun = performance.now();
      for (const { begin } of askers) begin();
      await Promise.all(askers.map(({ ended }) => ended));
      const seconds = (performance.now() - begun) / 1000;
      process.stdout.write(`1500 ids in three processes took ${seconds.toFixed(2)} s\n`);
      for (const { ids } of askers) {
        expect(ids).toHaveLength(500);
        expect(ids).toEqual([...ids].sort((one, other) => one - other));
      }
      const given = askers.flatMap(({ ids }) => ids).sort((one, other) => one - other);
      expect(given).toEqual(Array.from({ length: 1500 }, (_, index) => index + 1));
    }, 60_000);

    it('O9-43 one that is killed loses at most the ids it was fetching', async () => {
      const AT_ONCE = 25;
      const { child, lines, ids, ended, begin } = await start('orders', AT_ONCE, 1_000_000);
      const enough = new Promise<void>((resolve) => {
        lines.on('line', () => {
          if (ids.length >= 3 * AT_ONCE + 1) resolve();
        });
      });
      begin();
      await enough;
      child.kill('SIGKILL');
      await ended;
      const last = Math.max(...ids);
      expect(new Set(ids).size).toBe(ids.length);
      const next = await firestoreIds(db).next('orders', place);
      expect(next).toBeGreaterThan(last);
      expect(next - last - 1).toBeLessThanOrEqual(AT_ONCE);
    }, 60_000);
  });
});
