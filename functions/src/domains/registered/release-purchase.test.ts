// Orders whose outcome is unclear are released by hand, and never so that one is charged twice.
import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { aTenancy, siteAdmin, staffOf, support } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { memoryDomainRegistrar, RIGHT_CODE } from '../../testing/memory-domain-registrar.ts';
import { refused } from '../../testing/refused.ts';
import { aRegisteredDomain, aRegistrant, OWN_DOMAIN } from '../../testing/registrar-samples.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { buyDomain } from './buy-domain.ts';
import { registerDomain } from './register-domain.ts';
import { releaseDomainPurchase, reviewDomainPurchase } from './release-purchase.ts';
import { renewDomain } from './renew-domain.ts';

const admin = callerOf(siteAdmin);
const NAME = 'nuova.com';
const END = 1_790_000_000_000;
const paying = { expectedPrice: 11.25, years: 1 };

function setUp() {
  const tenancy = aTenancy();
  const domainRegistrar = memoryDomainRegistrar(tenancy.now, [aRegisteredDomain()]);
  return { ...tenancy, domainRegistrar, log: silentLog };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

const buy = () =>
  buyDomain(world, admin, NAME, { ...paying, autoRenew: true, registrant: aRegistrant, confirm: NAME });
const orders = {
  buy,
  renew: () => renewDomain(world, admin, OWN_DOMAIN, { ...paying, expiresAt: END, confirm: OWN_DOMAIN }),
  transferIn: async () =>
    registerDomain(world, admin, {
      registration: {
        ...{ method: 'transfer-in', name: 'taken.com', authCode: RIGHT_CODE, expectedPrice: 11.25 },
      },
      ...{ confirm: 'taken.com', registrant: aRegistrant },
    }),
};

/** @param happens The registrar has the order, and only its answer is lost. */
async function loseAnswer(call: keyof typeof orders = 'buy', happens = false): Promise<void> {
  world.domainRegistrar.fail(call, { reason: 'unclear' }, happens);
  await orders[call]();
  world.domainRegistrar.fail(call);
}

const later = (milliseconds: number): void => {
  world.clock.now += milliseconds;
};
const release = (id = `buy-${NAME}`, confirm = 'Release') =>
  releaseDomainPurchase(world, admin, id, { confirm });
const review = (id = `buy-${NAME}`) => reviewDomainPurchase(world, admin, id);
const stored = (id = `buy-${NAME}`) => world.records.get(domainPurchases, id);
const paid = () => world.domainRegistrar.calls.filter((call) => /^(buy|renew|transferIn) /.test(call));

describe('an order of which the registrar has nothing', () => {
  it('I7.3-08 is released by a site administrator, told in the history, and can be placed anew', async () => {
    await loseAnswer();
    later(15 * MINUTE);
    expect(await review()).toMatchObject({ sign: 'absent', purchase: { state: 'unclear' } });
    expect(await release()).toMatchObject({
      ...{ state: 'failed', problem: expect.stringMatching(/^Released by hand/) },
    });
    expect(await stored()).not.toHaveProperty('lookAt');
    const released = world.audit().find(({ by, action }) => by === siteAdmin.uid && action === 'update');
    expect(released?.changes).toContainEqual({ field: 'state', from: 'unclear', to: 'failed' });
    expect(await buy()).toMatchObject({ state: 'ordered' });
  });

  it.each([
    ['buy', `buy-${NAME}`, 15 * MINUTE],
    ['renew', `renew-${OWN_DOMAIN}`, 2 * HOUR],
    ['transferIn', 'transfer-taken.com', DAY],
  ] as const)('I7.3-08 is not released too soon: %s', async (call, id, after) => {
    await loseAnswer(call);
    later(after - MINUTE);
    expect(await refused(release(id))).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringContaining('can be released in a minute') },
    });
    expect(await stored(id)).toMatchObject({ state: 'unclear' });
    later(MINUTE);
    expect(await release(id)).toMatchObject({ state: 'failed' });
  });

  it.each(['', 'release it', NAME])('is not released by typing %j', async (confirm) => {
    await loseAnswer();
    later(HOUR);
    expect(await refused(release(undefined, confirm))).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', details: { fields: { confirm: 'Type Release to confirm' } } },
    });
  });

  it('is neither shown to nor released by anybody but site administrators', async () => {
    await loseAnswer();
    later(HOUR);
    for (const user of [support, staffOf(10_000_901, 'owner')]) {
      const caller = callerOf(user);
      for (const call of [
        () => releaseDomainPurchase(world, caller, `buy-${NAME}`, { confirm: 'Release' }),
        () => reviewDomainPurchase(world, caller, `buy-${NAME}`),
      ])
        expect(await refused(call())).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await stored()).toMatchObject({ state: 'unclear' });
  });
});

describe('an order that the registrar may have', () => {
  it('I7.3-08 is not released once the domain is there: it counts as carried out', async () => {
    await loseAnswer('buy', true);
    world.domainRegistrar.carryOut();
    later(HOUR / 2);
    expect(await review()).toMatchObject({ sign: 'done' });
    expect(await refused(release())).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringContaining('is in the account') },
    });
    expect(await stored()).toMatchObject({ state: 'done' });
    expect(paid()).toEqual([`buy ${NAME}`]);
  });

  it('I7.3-08 is not released if it arrives between the review and the release', async () => {
    await loseAnswer('buy', true);
    later(HOUR);
    expect(await review()).toMatchObject({ sign: 'absent' });
    world.domainRegistrar.carryOut();
    expect(await refused(release())).toMatchObject({ code: 'CONFLICT' });
  });

  it('is not released while its name is not free, or the domain is in the account in another way', async () => {
    await loseAnswer();
    later(HOUR);
    world.domainRegistrar.taken.add(NAME);
    expect(await review()).toMatchObject({ sign: 'taken' });
    expect(await refused(release())).toMatchObject({ code: 'CONFLICT' });
    world.domainRegistrar.domains.set(NAME, aRegisteredDomain({ name: NAME, boughtAt: null }));
    expect(await review()).toMatchObject({ sign: 'there' });
    expect(await refused(release())).toMatchObject({ code: 'CONFLICT' });
    expect(await stored()).toMatchObject({ state: 'unclear' });
  });

  it('is not released while its transfer has begun', async () => {
    await loseAnswer('transferIn');
    later(DAY);
    const begun = aRegisteredDomain({
      ...{ name: 'taken.com', boughtAt: null, expiresAt: null, transferStartedAt: world.now() - HOUR },
    });
    world.domainRegistrar.domains.set('taken.com', begun);
    expect(await review('transfer-taken.com')).toMatchObject({ sign: 'there' });
    expect(await refused(release('transfer-taken.com'))).toMatchObject({ code: 'CONFLICT' });
  });

  it.each(['find', 'isAvailable'] as const)(
    'is not released while nobody can be asked: %s fails',
    async (call) => {
      await loseAnswer();
      later(HOUR);
      world.domainRegistrar.fail(call, { reason: 'unreachable' });
      expect(await review()).toMatchObject({ sign: 'unknown' });
      expect(await refused(release())).toMatchObject({ code: 'UNAVAILABLE' });
      expect(await stored()).toMatchObject({ state: 'unclear' });
    },
  );

  it('is not released where its number is known, nor once it has ended', async () => {
    await buy();
    later(HOUR);
    expect(await review()).not.toHaveProperty('releasableAt');
    expect(await refused(release())).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringContaining('order-1') },
    });
    const purchase = await stored();
    if (!purchase) throw new Error('It was bought');
    world.records.put(domainPurchases, purchase.purchaseId, { ...purchase, state: 'done' });
    expect(await refused(release())).toMatchObject({ code: 'CONFLICT' });
  });

  it('is not released if somebody has placed it anew meanwhile', async () => {
    await loseAnswer();
    later(HOUR);
    const { find } = world.domainRegistrar;
    world.domainRegistrar.find = async (name) => {
      const purchase = await stored();
      if (purchase) world.records.put(domainPurchases, purchase.purchaseId, { ...purchase, orderId: 'late' });
      return find(name);
    };
    expect(await refused(release())).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringContaining('More is known') },
    });
  });

  it('is not there at all', async () => {
    expect(await refused(release())).toMatchObject({ code: 'NOT_FOUND' });
  });
});
