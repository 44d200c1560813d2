// What the registrar takes money for, over a registrar in memory.
import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { aTenancy, siteAdmin, staffOf, support } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { memoryDomainRegistrar, RIGHT_CODE } from '../../testing/memory-domain-registrar.ts';
import { refused } from '../../testing/refused.ts';
import { aRegisteredDomain, aRegistrant, OWN_DOMAIN } from '../../testing/registrar-samples.ts';
import { buyDomain } from './buy-domain.ts';
import { followDomainPurchases } from './follow-purchases.ts';
import { registerDomain } from './register-domain.ts';
import { renewDomain } from './renew-domain.ts';

const admin = callerOf(siteAdmin);
const NAME = 'nuova.com';
const wish = {
  ...{ expectedPrice: 11.25, years: 1, autoRenew: true, registrant: aRegistrant, confirm: NAME },
};

function setUp() {
  const tenancy = aTenancy();
  const domainRegistrar = memoryDomainRegistrar(tenancy.now, [aRegisteredDomain()]);
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (...line: unknown[]) => void errors.push(line) };
  const deps = { ...tenancy, domainRegistrar, log };
  const stored = (id = `buy-${NAME}`) => deps.records.get(domainPurchases, id);
  const follow = (later: number) => {
    tenancy.clock.now += later;
    return followDomainPurchases(deps);
  };
  const withKey = (key: string) => ({
    ...deps,
    writePath: deps.writePath.withKey({
      ...{ key, uid: siteAdmin.uid, route: 'buyDomain', place: { domain: NAME }, body: wish },
    }),
  });
  const paid = () => domainRegistrar.calls.filter((call) => /^(buy|renew|transferIn) /.test(call));
  return { ...deps, deps, errors, stored, follow, withKey, paid };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

const buy = (change: Partial<typeof wish> = {}) => buyDomain(world.deps, admin, NAME, { ...wish, ...change });

describe('a domain is bought', () => {
  it('I7.3-08 I3.11-02 in the name of a site administrator, who is mailed once the order was carried out', async () => {
    const ordered = await buy();
    expect(ordered).toMatchObject({ state: 'ordered', orderId: 'order-1', price: 11.25, years: 1 });
    expect(ordered.creator).toMatchObject({ id: 'site-admin', email: siteAdmin.email });
    expect(await world.follow(6 * MINUTE)).toEqual({ ended: 0, waiting: 1, failed: 0 });
    world.domainRegistrar.carryOut();
    expect(await world.follow(HOUR)).toEqual({ ended: 1, waiting: 0, failed: 0 });
    expect(await world.stored()).toMatchObject({ state: 'done' });
    expect(world.mailer.sent.map(({ to, subject }) => [to, subject.replace(/[⁨⁩]/g, '')])).toEqual([
      [siteAdmin.email, 'nuova.com is bought'],
    ]);
    expect(world.mailer.sent[0]?.id).toMatch(/^domain-purchase-buy-nuova-com-[\da-f-]{36}$/);
    expect(await world.follow(HOUR)).toEqual({ ended: 0, waiting: 0, failed: 0 });
    expect(world.domainRegistrar.domains.get(NAME)).toMatchObject({ renew: true });
  });

  it.each([[undefined], [''], ['nuova.org'], ['nuova']])(
    'only by whoever types its name, not %j',
    async (confirm) => {
      expect(await refused(buy({ confirm: confirm as string }))).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { confirm: 'Type the name of the domain to confirm' } },
      });
      expect(world.domainRegistrar.calls).toEqual([]);
    },
  );

  it('only by site administrators', async () => {
    for (const user of [support, staffOf(10_000_901, 'owner')])
      expect(await refused(buyDomain(world.deps, callerOf(user), NAME, wish))).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(world.domainRegistrar.calls).toEqual([]);
  });

  it('not where there is no key for the registrar', async () => {
    world.domainRegistrar.isConfigured = false;
    expect(await refused(buy())).toMatchObject({ code: 'CONFLICT' });
    expect(await world.stored()).toBeUndefined();
  });

  it('I5.6-09 for the price that was shown: another one is answered, and nothing is ordered', async () => {
    world.domainRegistrar.yearly = 12.5;
    expect(await refused(buy())).toEqual({
      code: 'PRICE_CHANGED',
      message: 'The price has changed: it is $12.50 now. Nothing was ordered.',
      details: { price: 12.5 },
    });
    expect(world.paid()).toEqual([]);
    expect(await world.stored()).toMatchObject({ state: 'failed' });
    expect(await buy({ expectedPrice: 12.5 })).toMatchObject({ state: 'ordered', price: 12.5 });
  });

  it('not if somebody else has it', async () => {
    world.domainRegistrar.taken.add(NAME);
    expect(await refused(buy())).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody else has this domain already.',
    });
    expect(world.paid()).toEqual([]);
  });

  it('not if our own account has it', async () => {
    world.domainRegistrar.domains.set(NAME, aRegisteredDomain({ name: NAME }));
    expect(await refused(buy())).toMatchObject({
      code: 'CONFLICT',
      message: 'Our own account has this domain already.',
    });
    expect(world.paid()).toEqual([]);
  });

  it('once, however many ask at the same time', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        buyDomain(world.withKey(`a-key-of-22-characters-${n}`), admin, NAME, wish),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.paid()).toEqual([`buy ${NAME}`]);
  });

  it('once, however often it is asked with one key', async () => {
    const deps = world.withKey('a-key-of-22-characters');
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyDomain(deps, admin, NAME, wish)));
    const later = await buyDomain(world.withKey('a-key-of-22-characters'), admin, NAME, wish);
    expect(new Set(answers.map(({ purchaseId }) => purchaseId))).toEqual(new Set([later.purchaseId]));
    expect(later).toMatchObject({ state: 'ordered', orderId: 'order-1' });
    expect(world.paid()).toEqual([`buy ${NAME}`]);
  });

  it('with a history that names each step', async () => {
    await buy();
    const steps = world.audit().map(({ kind, action, by }) => [kind, action, by]);
    expect(steps).toEqual([
      ['domain_purchases', 'create', 'site-admin'],
      ['domain_purchases', 'update', 'system'],
    ]);
    expect(JSON.stringify(world.records.documents())).not.toContain(aRegistrant.address1);
  });
});

describe('an order of which the answer was lost', () => {
  it('is found in the account, and nothing is bought again', async () => {
    world.domainRegistrar.fail('buy', { reason: 'unclear' }, true);
    expect(await buy()).toMatchObject({ state: 'unclear' });
    world.domainRegistrar.fail('buy');
    expect(await refused(buy())).toMatchObject({ code: 'CONFLICT' });
    world.domainRegistrar.carryOut();
    expect(await world.follow(6 * MINUTE)).toMatchObject({ ended: 1 });
    expect(await world.stored()).toMatchObject({ state: 'done' });
    expect(world.paid()).toEqual([`buy ${NAME}`]);
    expect(world.mailer.sent).toHaveLength(1);
  });

  it('counts as never placed once the domain is still free after an hour', async () => {
    world.domainRegistrar.fail('buy', { reason: 'unclear' });
    await buy();
    world.domainRegistrar.fail('buy');
    expect(await world.follow(30 * MINUTE)).toMatchObject({ waiting: 1 });
    expect(await refused(buy())).toMatchObject({ code: 'CONFLICT' });
    expect(await world.follow(HOUR)).toMatchObject({ ended: 1 });
    expect(await world.stored()).toMatchObject({ state: 'failed' });
    expect(await buy()).toMatchObject({ state: 'ordered' });
  });

  it('I7.3-08 is looked at without an entry in the history each time', async () => {
    world.domainRegistrar.fail('buy', { reason: 'unclear' });
    await buy();
    const before = world.audit().length;
    for (const pause of [5, 10, 20]) expect(await world.follow(pause * MINUTE)).toMatchObject({ waiting: 1 });
    expect(world.audit()).toHaveLength(before);
    expect(await world.follow(HOUR)).toMatchObject({ ended: 1 });
    expect(world.audit()).toHaveLength(before + 1);
  });

  it('stays open while the registrar cannot be asked', async () => {
    world.domainRegistrar.fail('buy', { reason: 'unclear' });
    await buy();
    world.domainRegistrar.fail('find', { reason: 'unreachable' });
    expect(await world.follow(2 * DAY)).toMatchObject({ waiting: 1 });
    expect(await world.stored()).toMatchObject({ state: 'unclear' });
  });

  it('is looked for, too, if the process ended before the answer', async () => {
    const never = new Promise<never>(() => undefined);
    world.domainRegistrar.buy = () => never;
    void buy();
    await expect.poll(async () => (await world.stored())?.state).toBe('asked');
    expect(await world.follow(MINUTE)).toEqual({ ended: 0, waiting: 0, failed: 0 });
    expect(await world.follow(2 * MINUTE)).toMatchObject({ waiting: 1 });
    expect(await world.stored()).toMatchObject({ state: 'unclear' });
  });
});

describe('an order', () => {
  it.each([
    ['payment-failed', 'The payment failed: check the card of the account at Vercel.'],
    ['something-new', 'The registrar could not carry it out (something-new).'],
  ])('that fails with %s is told to whoever placed it, and may be placed again', async (code, problem) => {
    await buy();
    world.domainRegistrar.carryOut(code);
    await world.follow(6 * MINUTE);
    expect(await world.stored()).toMatchObject({ state: 'failed', problem });
    expect(world.mailer.sent[0]?.text).toContain(problem);
    expect(await buy()).toMatchObject({ state: 'ordered', orderId: 'order-2' });
  });

  it.each([
    ['unreachable', 'UNAVAILABLE'],
    ['forbidden', 'CONFLICT'],
    ['limited', 'RATE_LIMITED'],
  ] as const)('that was surely not placed (%s) can be placed again at once', async (reason, code) => {
    world.domainRegistrar.fail('buy', { reason });
    expect(await refused(buy())).toMatchObject({ code });
    world.domainRegistrar.fail('buy');
    expect(await buy()).toMatchObject({ state: 'ordered' });
    expect(world.mailer.sent).toEqual([]);
  });
});

describe('a domain is renewed', () => {
  const END = 1_790_000_000_000;
  const renewal = { expectedPrice: 11.25, years: 1, expiresAt: END, confirm: OWN_DOMAIN };
  const renew = (change = {}) => renewDomain(world.deps, admin, OWN_DOMAIN, { ...renewal, ...change });

  it('I3.11-03 for a year more', async () => {
    expect(await renew()).toMatchObject({ state: 'ordered', what: 'renew' });
    world.domainRegistrar.carryOut();
    await world.follow(6 * MINUTE);
    expect(world.domainRegistrar.domains.get(OWN_DOMAIN)?.expiresAt).toBe(END + 365 * DAY);
  });

  it('once: who still sees the former end is refused', async () => {
    await renew();
    world.domainRegistrar.carryOut();
    await world.follow(6 * MINUTE);
    expect(await refused(renew())).toMatchObject({ code: 'CONFLICT' });
    expect(world.paid()).toHaveLength(1);
  });

  it('as its new end proves where the answer was lost', async () => {
    world.domainRegistrar.fail('renew', { reason: 'unclear' }, true);
    expect(await renew()).toMatchObject({ state: 'unclear' });
    world.domainRegistrar.carryOut();
    await world.follow(6 * MINUTE);
    expect(await world.stored(`renew-${OWN_DOMAIN}`)).toMatchObject({ state: 'done' });
  });
});

describe('a domain comes into the account', () => {
  const register = (registration: Parameters<typeof registerDomain>[2]['registration'], more = {}) =>
    registerDomain(world.deps, admin, { registration, confirm: registration.name, ...more });
  const transfer = { method: 'transfer-in', name: 'taken.com', authCode: RIGHT_CODE } as const;

  it('I5.6-08 by a transfer with the code of its registrar, for its price', async () => {
    const wanted = { ...transfer, expectedPrice: 11.25 };
    const { purchase } = await register(wanted, { registrant: aRegistrant });
    expect(purchase).toMatchObject({ what: 'transfer', state: 'ordered' });
    world.domainRegistrar.carryOut();
    await world.follow(HOUR);
    expect(world.domainRegistrar.domains.has('taken.com')).toBe(true);
    expect(JSON.stringify(world.records.documents())).not.toContain(RIGHT_CODE);
  });

  it('I5.6-08 not with a wrong code, of which its buyer is told', async () => {
    await register({ ...transfer, authCode: 'wrong', expectedPrice: 11.25 }, { registrant: aRegistrant });
    world.domainRegistrar.carryOut();
    await world.follow(HOUR);
    expect(world.mailer.sent[0]?.text).toContain('The code of the present registrar is not right.');
  });

  it.each([
    [{ method: 'transfer-in', name: 'taken.com', expectedPrice: 11.25 }, 'registration.authCode'],
    [transfer, 'registration.expectedPrice'],
    [{ ...transfer, expectedPrice: 11.25 }, 'registrant'],
  ] as const)('not by a transfer without all that it needs: %j', async (registration, field) => {
    const { code, details } = await refused(register(registration));
    expect(code).toBe('VALIDATION_FAILED');
    expect(details).toHaveProperty(['fields', field]);
  });

  it('I5.6-08 by a move from another account with its token, which no history keeps', async () => {
    await register({ method: 'move-in', name: 'moved.com', token: 'move-token' });
    expect(world.domainRegistrar.domains.has('moved.com')).toBe(true);
    expect(world.audit()).toMatchObject([{ kind: 'registered_domains', recordId: 'moved.com' }]);
    expect(JSON.stringify(world.audit())).not.toContain('move-token');
    expect(await refused(register({ method: 'move-in', name: 'other.com', token: 'wrong' }))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('as it is, and is there once', async () => {
    expect(await register({ method: 'add', name: 'brought.com' })).toEqual({ purchase: null });
    expect(await refused(register({ method: 'add', name: 'brought.com' }))).toMatchObject({
      code: 'CONFLICT',
    });
  });
});
