// Counts become exact in the end, whatever happens to the events.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dueAfter } from '../../due-work/due-after.ts';
import type { CountStore } from '../../ports/count-store.ts';
import type { PlaceRef, ReadTime, RebuildRequest } from '../../ports/rebuilds.ts';
import { memoryCounts } from '../../testing/memory-counts.ts';
import { memoryRebuilds } from '../../testing/memory-rebuilds.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { scattered } from '../../testing/scattered.ts';
import { recount, recountIfStale } from './recount.ts';
import { requestRecounts } from './request-recounts.ts';

const START = Date.parse('2026-06-10T22:00:00Z');
const place: RestaurantRef = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const instant = (milliseconds: number): ReadTime =>
  new Date(milliseconds).toISOString().replace('Z', '000000Z');

function setUp() {
  const clock = { now: START };
  const records = memoryRecords();
  const at = (path: string) => ({ path, schema: z.unknown() });
  const below = (collection: string) => at(paths.restaurantCollection(place, collection));
  records.put(at('tenants'), String(place.tenantId), { guid: 'tenant' });
  records.put(at(`${paths.tenant(place.tenantId)}/restaurants`), String(place.restaurantId), { guid: 'r' });
  const countStore = memoryCounts(records, () => instant(clock.now));
  return {
    clock,
    records,
    countStore,
    recounts: memoryRebuilds<PlaceRef>(),
    put: (collection: string, id: string, fields: object = {}) => records.put(below(collection), id, fields),
    drop: (collection: string, id: string) =>
      records.transact(async (transaction) => transaction.delete(below(collection), id)),
    close: () =>
      records.transact(async (transaction) =>
        transaction.delete(at(`${paths.tenant(place.tenantId)}/restaurants`), String(place.restaurantId)),
      ),
    kept: () => countStore.kept.get(paths.restaurantCounts(place))?.counts,
  };
}

type World = ReturnType<typeof setUp>;

describe('recounting', () => {
  let world: World;
  beforeEach(() => {
    world = setUp();
  });

  it('keeps what there is', async () => {
    world.put(collections.items, '1');
    world.put(collections.orders, 'a', { status: 'newOrder', lifecycleState: 'started' });
    world.put(collections.orders, 'b', { status: 'completed', lifecycleState: 'completed' });
    expect(await recount(world, place)).toBe('kept');
    expect(world.kept()).toEqual(restaurantCounts.parse({ items: 1, openOrders: 1 }));
  });

  it('is not done again for a change that was counted already', async () => {
    const due = dueAfter(world.clock.now);
    world.clock.now += 5000;
    await recount(world, place);
    expect(await recountIfStale(world, { place, due })).toBe('fresh');
    expect(world.countStore.takes).toBe(1);
  });

  it('fails, to be tried again, where the database’s clock says that it is too early', async () => {
    const due = dueAfter(world.clock.now);
    await expect(recountIfStale(world, { place, due })).rejects.toThrow(
      'before 2026-06-10T22:00:01.000000000Z',
    );
    expect(world.kept()).toBeUndefined();
    world.clock.now += 1000;
    expect(await recountIfStale(world, { place, due })).toBe('kept');
  });

  it('takes away the counts of a restaurant that is gone', async () => {
    await recount(world, place);
    await world.close();
    expect(await recount(world, place)).toBe('gone');
    expect(world.kept()).toBeUndefined();
  });

  it('a hundred changes of one second ask for one count', async () => {
    for (let number = 0; number < 100; number++) await requestRecounts(world, [place], START + number * 9);
    expect(world.recounts.requests).toEqual([{ place, due: dueAfter(START) }]);
  });
});

interface Change {
  at: number;
  collection: 'items' | 'tags' | 'orders';
  id: number;
  what: 'put' | 'drop' | 'complete';
  /** The delays of its event, one for each delivery. */
  delays: number[];
}

interface Slowness {
  /** Between becoming due and counting. */
  start: number;
  /** Between counting and saving, while others may count and save. */
  keep: number;
  /** Whether the first attempt fails after counting. */
  fails: boolean;
}

/** Pseudo-random changes and delays, the same in every run. */
function somehow(run: number): { changes: Change[]; slow: Slowness[] } {
  const random = scattered(`run ${run}`);
  const upTo = (limit: number): number => random.next().value % (limit + 1);
  const oneOf = <Value>(...values: [Value, ...Value[]]): Value =>
    values[upTo(values.length - 1)] ?? values[0];
  const list = <Value>(length: number, make: () => Value): Value[] => Array.from({ length }, make);
  /** Mostly short. */
  const delay = (longest: number): number => upTo(oneOf(50, 50, longest));
  const change = (): Change => ({
    at: upTo(8000),
    collection: oneOf('items', 'tags', 'orders'),
    id: upTo(2),
    what: oneOf('put', 'put', 'drop', 'complete'),
    delays: list(1 + upTo(2), () => delay(6000)),
  });
  const slowness = (): Slowness => ({
    start: delay(2500),
    keep: upTo(oneOf(50, 6000, 6000)),
    fails: upTo(1) === 0,
  });
  return { changes: list(1 + upTo(11), change), slow: list(1 + upTo(3), slowness) };
}

/** Plays all actions in the order of their times; an action may add further ones. */
async function play(world: World, changes: Change[], slow: Slowness[]): Promise<void> {
  const agenda: { at: number; act: () => unknown }[] = [];
  const later = (at: number, act: () => unknown) => void agenda.push({ at, act });
  let tasks = 0;

  function run(request: RebuildRequest<PlaceRef>): void {
    const { start, keep, fails } = slow[tasks++ % slow.length] ?? { start: 0, keep: 0, fails: false };
    let isFirst = true;
    const attempt = (): void => {
      const countStore: CountStore = {
        ...world.countStore,
        save: (of, counted) =>
          new Promise((resolve, reject) =>
            later(world.clock.now + keep, async () => {
              if (fails && isFirst) reject(new Error('connection lost'));
              else resolve(await world.countStore.save(of, counted));
              isFirst = false;
            }),
          ),
      };
      recountIfStale({ countStore }, request).catch(() => later(world.clock.now + 2000, attempt));
    };
    later(Math.max(Date.parse(request.due), world.clock.now) + start, attempt);
  }

  for (const { at, collection, id, what, delays } of changes) {
    later(START + at, async () => {
      if (what === 'drop') await world.drop(collection, String(id));
      else world.put(collection, String(id), { status: what === 'put' ? 'newOrder' : 'completed' });
      for (const delay of delays)
        later(world.clock.now + delay, async () => {
          const known = world.recounts.requests.length;
          await requestRecounts(world, [place], START + at);
          for (const request of world.recounts.requests.slice(known)) run(request);
        });
    });
  }
  while (agenda.length > 0) {
    agenda.sort((one, other) => one.at - other.at);
    const next = agenda.shift();
    if (!next) break;
    world.clock.now = Math.max(world.clock.now, next.at);
    await next.act();
    // Lets promises continue until they wait for a later action.
    await new Promise(setImmediate);
  }
}

describe('counts in the end', () => {
  it.each(Array.from({ length: 100 }, (_, run) => run))(
    'are exact, however late, often and disordered events come, and however slow and flawed counting is (%i)',
    async (run) => {
      const world = setUp();
      const { changes, slow } = somehow(run);
      await play(world, changes, slow);
      const truth = (await world.countStore.count(place))?.counts;
      expect(world.kept()).toEqual(truth);
      const seconds = new Set(changes.map(({ at }) => Math.floor(at / 1000)));
      expect(world.recounts.requests.length).toBeLessThanOrEqual(seconds.size);
    },
  );
});
