// The process ends before or after every step of a payment: every transaction, every call of the gateway, and every read. Then only the
// work that is due and the reconciliation go on (docs/decisions/071-orders-paid-by-card.md).
import { describe, expect, it } from 'vitest';
import { aPayingRestaurant, type PayingPorts } from '../testing/a-paying-restaurant.ts';
import { ProcessEnded, testTokens } from '../testing/memory-card-gateway.ts';

type World = Awaited<ReturnType<typeof aPayingRestaurant>>;
type Placed = Awaited<ReturnType<World['place']>>;

const steps = {
  records: ['get', 'getAll', 'find', 'transact'],
  orders: ['find', 'findByTrackingTokenHash', 'change'],
  cardGateway: ['authorize', 'capture', 'void', 'voidByOrderId', 'refund', 'inquire', 'inquireByOrderId'],
  vault: ['open'],
  dueWorkQueue: ['attempt'],
} as const;

/** Ports of a process that ends at its nth step: odd before it, even after it. Whatever it does afterwards fails as well. */
function endingAt(
  world: World,
  last: number,
): { deps: PayingPorts; hasEnded: () => boolean; at: () => string } {
  let passed = 0;
  let name = '';
  const pass = (step: string): void => {
    passed += 1;
    if (passed === last) name = `${last % 2 === 1 ? 'before' : 'after'} ${step}`;
    if (passed >= last) throw new ProcessEnded(step);
  };
  const wrapped = Object.entries(steps).map(([port, calls]) => {
    const original = world[port as keyof typeof steps] as unknown as Record<
      string,
      (...args: never[]) => unknown
    >;
    const ending = calls.map((call) => [
      call,
      async (...args: never[]) => {
        pass(`${port}.${call}`);
        const answer = await original[call]?.(...args);
        pass(`${port}.${call}`);
        return answer;
      },
    ]);
    return [port, { ...original, ...Object.fromEntries(ending) }];
  });
  const deps = { ...world, ...Object.fromEntries(wrapped) } as PayingPorts;
  return { deps, hasEnded: () => passed >= last, at: () => name };
}

interface Scenario {
  choices?: object;
  card?: string;
  /** By processes that live. */
  prepare?: (world: World, placed: Placed) => Promise<void>;
  /** By the process that ends. */
  act: (world: World, placed: Placed, deps: PayingPorts) => Promise<unknown>;
}

const pay: Scenario['act'] = (world, placed, deps) => world.pay(placed, { deps });
const paid: Scenario['prepare'] = async (world, placed) => void (await world.pay(placed));
const accepted: Scenario['prepare'] = async (world, placed) => {
  await world.pay(placed);
  await world.move(placed.orderGuid, { action: 'accept' });
  world.clock.now += 11_000;
};
const captured: Scenario['prepare'] = async (world, placed) => {
  await accepted(world, placed);
  await world.finish();
};
const cancel: Scenario['act'] = async (world, placed, deps) => {
  await world.move(placed.orderGuid, { action: 'cancel', reason: 'No dough' }, deps);
  await world.finish(deps);
};
const finish: Scenario['act'] = (world, _placed, deps) => world.finish(deps);

const scenarios: Readonly<Record<string, Scenario>> = {
  'a guest pays': { act: pay },
  'a guest pays, and is charged at once': { choices: { captureWhen: 'ordered' }, act: pay },
  'a guest pays with a card that is declined': {
    act: (world, placed, deps) => world.pay(placed, { deps, card: testTokens.declined }),
  },
  'a guest pays with a card that can pay a part': {
    act: async (world, placed, deps) => {
      await world.pay(placed, { deps, card: testTokens.partial });
      await world.finish(deps);
    },
  },
  'the first answer is lost, and the gateway has acted': {
    act: (world, placed, deps) => {
      world.cardGateway.failNext('authorize', 'lostAfter');
      return world.pay(placed, { deps });
    },
  },
  'the first answer is lost, and the gateway has not acted': {
    act: (world, placed, deps) => {
      world.cardGateway.failNext('authorize', 'lostBefore');
      return world.pay(placed, { deps });
    },
  },
  'staff accept': {
    prepare: paid,
    act: (world, placed, deps) => world.move(placed.orderGuid, { action: 'accept' }, deps),
  },
  'an accepted order is charged': { prepare: accepted, act: finish },
  'the answer to a capture is lost': {
    prepare: async (world, placed) => {
      await accepted(world, placed);
      world.cardGateway.failNext('capture', 'lostAfter');
    },
    act: finish,
  },
  'a reserved order is cancelled': { prepare: paid, act: cancel },
  'a charged order is cancelled': { prepare: captured, act: cancel },
  'an order that is being charged is cancelled': { prepare: accepted, act: cancel },
  'an order is cancelled after its batch was closed': {
    prepare: async (world, placed) => {
      await captured(world, placed);
      world.cardGateway.closeBatch();
    },
    act: cancel,
  },
  'an accepted order is charged after the restaurant has changed its account': {
    prepare: async (world, placed) => {
      await accepted(world, placed);
      await world.changeAccount();
    },
    act: finish,
  },
  'a charged order is cancelled after the account has changed': {
    prepare: async (world, placed) => {
      await captured(world, placed);
      world.cardGateway.closeBatch();
      await world.changeAccount();
    },
    act: cancel,
  },
};

const MOST_STEPS = 400;
const PATIENCE = 45;

describe.each(Object.entries(scenarios))('%s', (_name, { choices, prepare, act }) => {
  it('I1-02 heals wherever the process ends: nobody is charged without an order, and no order stands unpaid', async () => {
    let points = 0;
    let slowest = 0;
    for (let last = 1; last < MOST_STEPS; last += 1) {
      const world = await aPayingRestaurant(choices);
      const placed = await world.place();
      await prepare?.(world, placed);
      const process = endingAt(world, last);
      await act(world, placed, process.deps).catch((error: unknown) => {
        if (!process.hasEnded()) throw error;
      });
      if (!process.hasEnded()) break;
      points += 1;
      let minutes = 0;
      while ((await world.faults()).length > 0 && minutes < PATIENCE) {
        await world.minutes(1);
        minutes += 1;
      }
      expect(await world.faults(), process.at()).toEqual([]);
      slowest = Math.max(slowest, minutes);
      // It stays so.
      await world.minutes(15);
      expect(await world.faults(), `${process.at()}, later`).toEqual([]);
    }
    expect(points).toBeGreaterThan(2);
    expect(slowest).toBeLessThanOrEqual(15);
    healed.set(_name, { points, slowest });
  });
});

const healed = new Map<string, { points: number; slowest: number }>();

it('was ended everywhere, and took some minutes at most', () => {
  const all = [...healed.values()];
  const points = all.reduce((sum, one) => sum + one.points, 0);
  const slowest = Math.max(...all.map((one) => one.slowest));
  process.stdout.write(`Payments ended at ${points} points; the slowest healed within ${slowest} minutes\n`);
  expect(healed.size).toBe(Object.keys(scenarios).length);
});
