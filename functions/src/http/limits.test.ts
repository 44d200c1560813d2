import { describe, expect, it } from 'vitest';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { refused } from '../testing/refused.ts';
import { defaultPolicies, INSTANCES, type Policy, relaxed } from './limit-policies.ts';
import { createLimiter, type Limiter } from './limits.ts';

const WINDOW = 60_000;
const policy = (change: Partial<Policy> = {}): Policy => ({
  name: 'calls',
  by: 'address',
  windowMs: WINDOW,
  max: 10,
  free: 0,
  portion: 1,
  ...change,
});

const clock = { now: Date.parse('2026-06-10T22:00:10Z') };
const never = () => new Promise<void>(() => undefined);

/** Instances of the API that share only the database. */
function instances(count: number, ...policies: Policy[]) {
  const store = memoryAllowances();
  const logged: unknown[] = [];
  const keep = (message: string, fields?: unknown) => void logged.push([message, fields]);
  const make = (wait = never): Limiter =>
    createLimiter({
      policies: { getHealth: policies, placeOrder: policies },
      allowances: store,
      log: { info: keep, error: keep },
      now: () => clock.now,
      wait,
    });
  return { store, logged, limiters: Array.from({ length: count }, () => make()), make };
}

const from = async (limiter: Limiter | undefined, address = '203.0.113.7', nearest = '192.0.2.1') =>
  limiter?.fromAddress('getHealth', { address, nearest });

async function passed(calls: readonly (Promise<void> | undefined)[]): Promise<number> {
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
}

describe('a limit', () => {
  it('lets as many calls through as it says, then says when to come back', async () => {
    const { limiters } = instances(1, policy({ max: 2 }));
    const [limiter] = limiters;
    await from(limiter);
    await from(limiter);
    expect(await refused(from(limiter))).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many requests from your network - please try again in a few minutes',
      details: { retryAfterSeconds: 50 },
    });
    expect(await passed([from(limiter, '203.0.113.8')])).toBe(1);
    clock.now += WINDOW;
    expect(await passed([from(limiter)])).toBe(1);
  });

  it.each([
    ['counted call by call', { portion: 1 }],
    ['taken in portions', { portion: 7 }],
    ['half of it shared out beforehand', { max: 100, free: Math.floor(50 / INSTANCES), portion: 5 }],
  ])('is never exceeded by all instances together, %s', async (_, change) => {
    const one = policy({ max: 40, ...change });
    const { limiters } = instances(INSTANCES, one);
    const calls = Array.from({ length: one.max * 4 }, (_unused, call) => from(limiters[call % INSTANCES]));
    const through = await passed(calls);
    expect(through).toBeLessThanOrEqual(one.max);
    expect(through).toBeGreaterThan(one.max / 2);
  });

  it('is used up to the last call where it is counted call by call', async () => {
    const { limiters } = instances(5, policy({ max: 40 }));
    expect(await passed(Array.from({ length: 100 }, (_, call) => from(limiters[call % 5])))).toBe(40);
  });

  it('asks the database once for many calls at the same moment, and not at all once it is spent', async () => {
    const { limiters, store } = instances(1, policy({ max: 300, portion: 15 }));
    expect(await passed(Array.from({ length: 100 }, () => from(limiters[0])))).toBe(100);
    expect(store.asked()).toBeLessThan(10);
    await passed(Array.from({ length: 300 }, () => from(limiters[0])));
    const asked = store.asked();
    await passed(Array.from({ length: 50 }, () => from(limiters[0])));
    expect(store.asked()).toBe(asked);
  });

  it('asks nobody within what was handed to each instance', async () => {
    const { limiters, store } = instances(1, policy({ max: 1000, free: 25 }));
    expect(await passed(Array.from({ length: 25 }, () => from(limiters[0])))).toBe(25);
    expect(store.asked()).toBe(0);
  });

  it('is counted by each instance for itself while all together cannot be, which the log says', async () => {
    const { limiters, store, logged } = instances(2, policy({ max: 2, portion: 5 }));
    store.fail(new Error('out of reach'));
    const callsOf = (limiter: Limiter | undefined) => Array.from({ length: 4 }, () => from(limiter));
    expect(await passed(callsOf(limiters[0]))).toBe(2);
    expect(await passed(callsOf(limiters[1]))).toBe(2);
    expect(await refused(from(limiters[0]))).toMatchObject({ code: 'RATE_LIMITED' });
    await from(limiters[0], '203.0.113.8');
    expect(JSON.stringify(logged)).toContain('out of reach');
    expect(JSON.stringify(logged)).not.toContain('203.0.113');
  });

  it('leaves a count that does not answer alone for five seconds, and says so in the log once', async () => {
    const { limiters, store, logged } = instances(1, policy({ max: 2 }));
    store.fail(new Error('out of reach'));
    for (let call = 0; call < 20; call += 1) await from(limiters[0], `203.0.113.${call}`);
    expect(store.asked()).toBe(1);
    clock.now += 5_000;
    await from(limiters[0]);
    expect(store.asked()).toBe(2);
    expect(logged).toHaveLength(1);
    store.fail(undefined);
    clock.now += WINDOW;
    expect(await passed(Array.from({ length: 5 }, () => from(limiters[0])))).toBe(2);
  });

  it('holds for whom a mail would go to, wherever it is asked for', async () => {
    const { limiters } = instances(1, policy({ by: 'recipient', max: 2 }));
    const mailTo = (recipient: string) => limiters[0]?.fromCaller('getHealth', { recipient });
    expect(await passed([1, 2, 3].map(() => mailTo('ada@example.com')))).toBe(2);
    expect(await passed([mailTo('eve@example.com')])).toBe(1);
    expect(defaultPolicies.requestPasswordReset?.map(({ by }) => by)).toContain('recipient');
  });

  it('for codes to sign in holds for an address and one network: others elsewhere do not use up its owner’s', async () => {
    const { limiters } = instances(1, ...(defaultPolicies.requestSignInCode ?? []));
    const ask = (network: string) =>
      limiters[0]?.fromCaller('getHealth', {
        recipient: 'ada@example.com',
        recipientFrom: `ada@example.com ${network}`,
      });
    expect(await passed(Array.from({ length: 9 }, () => ask('203.0.113.1')))).toBe(5);
    expect(await passed([ask('198.51.100.7')])).toBe(1);
  });

  it('keeps no address from ordering, whoever has ordered with it', () => {
    expect(defaultPolicies.placeOrder?.map(({ by }) => by)).toEqual(['address', 'nearest', 'restaurant']);
  });

  it('waits two seconds for the count, no longer', async () => {
    const waits: number[] = [];
    const { make, logged, store } = instances(0, policy({ max: 1 }));
    store.take = () => new Promise(() => undefined);
    const limiter = make((milliseconds?: number) => {
      waits.push(Number(milliseconds));
      return Promise.resolve();
    });
    expect(await passed([from(limiter)])).toBe(1);
    expect(waits).toEqual([2000]);
    expect(JSON.stringify(logged)).toContain('no answer within 2000 ms');
  });
});

describe('who goes around our proxies and forges an address for each call', () => {
  const address = policy({ name: 'guess', max: 5 });
  const nearest = policy({ name: 'guess', by: 'nearest', max: 20, portion: 4 });
  const forged = (call: number) => `198.51.100.${call}`;

  it('is held by the address that nobody can forge, on all instances together', async () => {
    const { limiters } = instances(4, address, nearest);
    const calls = Array.from({ length: 100 }, (_, call) => from(limiters[call % 4], forged(call)));
    expect(await passed(calls)).toBe(20);
  });

  it('costs no more documents from then on', async () => {
    const { limiters, store } = instances(1, address, nearest);
    for (let call = 0; call < 40; call += 1) await passed([from(limiters[0], forged(call))]);
    const asked = store.asked();
    for (let call = 40; call < 80; call += 1) await passed([from(limiters[0], forged(call))]);
    expect(store.asked()).toBe(asked);
  });

  it('does not use up what others have by being refused', async () => {
    const { limiters } = instances(1, address, nearest);
    await passed(Array.from({ length: 100 }, () => from(limiters[0])));
    expect(await passed([from(limiters[0], '203.0.113.8')])).toBe(1);
  });
});

describe('limits by caller', () => {
  it('count each user and each restaurant by itself', async () => {
    const { limiters } = instances(
      1,
      policy({ name: 'writes', by: 'user', max: 2 }),
      policy({ name: 'orders', by: 'restaurant', max: 3 }),
    );
    const call = async (user: string, restaurant: string) =>
      limiters[0]?.fromCaller('placeOrder', { user, restaurant });
    expect(await passed([call('ann', 'bella'), call('ann', 'bella'), call('ann', 'roma')])).toBe(2);
    expect(await passed([call('bob', 'bella')])).toBe(1);
    expect(await refused(call('eve', 'bella'))).toMatchObject({
      message: 'This restaurant is very busy - please try again in a minute',
    });
    expect(await passed([limiters[0]?.fromCaller('placeOrder', {})])).toBe(1);
  });
});

describe('the table of limits', () => {
  const policies = Object.entries(defaultPolicies).flatMap(([route, list]) =>
    list.map((one) => [route, one] as const),
  );

  it('holds every endpoint by address and by who is on the line', () => {
    for (const [route, list] of Object.entries(defaultPolicies))
      expect(
        list.map(({ by }) => by),
        route,
      ).toEqual(expect.arrayContaining(['address', 'nearest']));
  });

  it.each(policies)('%s: what instances hand out by themselves is less than the whole', (_, one) => {
    expect(one.free * INSTANCES).toBeLessThan(one.max);
    expect(one.portion).toBeGreaterThan(0);
  });

  it('is strict where somebody could guess, or fill mailboxes', () => {
    const guarded = [
      'signIn',
      'signUp',
      'requestPasswordReset',
      'readInvitation',
      'acceptInvitation',
    ] as const;
    for (const name of [...guarded, 'exchangeCode', 'sendVerification', 'inviteUser'] as const) {
      const [address] = (defaultPolicies[name] ?? []).filter(({ by }) => by === 'address');
      expect(address, name).toMatchObject({ free: 0, portion: 1, windowMs: 600_000 });
      expect(address?.max, name).toBeLessThanOrEqual(60);
    }
  });

  it('leaves other restaurants what Google allows all of them, whoever works with posts and replies', () => {
    const names = [
      ...(['refreshListingPosts', 'createListingPost', 'updateListingPost', 'deleteListingPost'] as const),
      ...(['decideAutoReplies', 'previewAutoReplies'] as const),
    ];
    for (const name of names) {
      const most = (defaultPolicies[name] ?? []).filter(({ by }) => by === 'user').map(({ max }) => max);
      expect([name, Math.min(...most) <= 120]).toEqual([name, true]);
    }
  });

  it('I7.3-08 leaves people what they ask the registrar for, however many orders their screens follow', () => {
    const namesOf = (route: 'lookAtDomainPurchase' | 'reviewDomainPurchase' | 'getRegisteredDomain') =>
      (defaultPolicies[route] ?? []).filter(({ by }) => by === 'user').map(({ name }) => name);
    const followed = namesOf('lookAtDomainPurchase');
    for (const asked of ['reviewDomainPurchase', 'getRegisteredDomain'] as const)
      expect(
        namesOf(asked).filter((name) => followed.includes(name)),
        asked,
      ).toEqual([]);
  });

  it('lets a hundred orders at one restaurant through in a second', () => {
    const [restaurant] = (defaultPolicies.placeOrder ?? []).filter(({ by }) => by === 'restaurant');
    expect(restaurant?.max).toBeGreaterThanOrEqual(500);
  });

  it('is the same but wider where everyone shares an address', () => {
    const [wide] = relaxed({ getHealth: [policy()] }, 100).getHealth ?? [];
    expect(wide).toEqual(policy({ max: 1000 }));
  });
});
