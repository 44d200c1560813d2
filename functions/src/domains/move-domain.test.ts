// Who may change domains at two restaurants of a business moves a domain between them, without a code.
import type { User } from '@bite/shared/identity/user.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../collections/collections.ts';
import { staffOf, support } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../testing/domains-here.ts';
import { refused } from '../testing/refused.ts';
import { acceptDomain } from './accept-domain.ts';
import { createDomain } from './create-domain.ts';
import { mappingsOf } from './find-mapping.ts';
import { listDomains } from './list-domains.ts';
import { makeDomainPrimary } from './make-primary.ts';
import { moveDomain } from './move-domain.ts';
import { offerDomain } from './offer-domain.ts';
import { updateDomain } from './update-domain.ts';

const owner = callerOf(bellasOwner);
const BESIDE = { tenantId: bella.tenantId, restaurantId: 20_000_950 };

let here: DomainsHere;
let guid: string;
beforeEach(async () => {
  here = await domainsHere();
  here.putRestaurant(BESIDE.tenantId, BESIDE.restaurantId, { slug: 'bella-brooklyn' });
  guid = (await here.connect('bella.pizza')).guid;
});

const move = (toRestaurantId = BESIDE.restaurantId, mappingGuid = guid, user: User = bellasOwner) =>
  moveDomain(here, callerOf(user), { ...bella, mappingGuid }, { toRestaurantId });
const beside = async () =>
  mappingsOf(here.records, (await here.restaurant(BESIDE.tenantId, BESIDE.restaurantId))?.guid ?? '');

describe('a domain that moves within its business', () => {
  it('I4-24 goes with its claims, stays proven, is not primary, and both histories tell it', async () => {
    await makeDomainPrimary(here, owner, { ...bella, mappingGuid: guid });
    const before = here.audit().length;
    const moved = await move();
    expect(moved).toMatchObject({ domain: 'bella.pizza', isPrimary: false, verificationStatus: 'verified' });
    expect(await beside()).toMatchObject([{ guid, sslStatus: 'issued' }]);
    const theirs = await here.restaurant(BESIDE.tenantId, BESIDE.restaurantId);
    for (const host of ['bella.pizza', 'www.bella.pizza'])
      expect(await here.claim(host)).toMatchObject({ restaurantGuid: theirs?.guid });
    const giver = await here.restaurant(bella.tenantId, bella.restaurantId);
    expect(giver?.websiteConfig).not.toHaveProperty('customDomain');
    expect(here.audit().slice(before)).toEqual([
      expect.objectContaining({ kind: 'domain_mappings', action: 'update', ...BESIDE }),
      expect.objectContaining({ kind: 'domain_mappings', action: 'update', ...bella }),
    ]);
    expect((await listDomains(here, owner, bella)).domains.map(({ domain }) => domain)).toEqual([
      'bella.bite.example',
    ]);
  });

  it('I4-24 said again, since the answer was lost, is answered as the first time, and changes nothing', async () => {
    const moved = await move();
    const before = here.audit().length;
    expect(await move()).toEqual(moved);
    expect(here.audit()).toHaveLength(before);
  });

  it('I4-24 is not said to be moved where the other restaurant has added it by itself, without proof', async () => {
    const theirs = await createDomain(here.deps, owner, BESIDE, { domain: 'bella.bar' });
    expect(await refused(move(BESIDE.restaurantId, theirs.domain.guid))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('I4-24 leaves behind where it led, and its code works no longer', async () => {
    const redirectConfig = { wwwRedirect: 'none' as const, redirectTo: 'https://bella.bite.example/' };
    await updateDomain(here.deps, owner, { ...bella, mappingGuid: guid }, { redirectConfig });
    const { code } = await offerDomain(here, owner, { ...bella, mappingGuid: guid });
    expect(await move()).toMatchObject({ redirectConfig: { wwwRedirect: 'none' } });
    expect((await beside())[0]?.redirectConfig).not.toHaveProperty('redirectTo');
    const accepting = acceptDomain(here, callerOf(albasOwner), alba, { domain: 'bella.pizza', code });
    expect(await refused(accepting)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each<[string, User]>([
    ['a manager', staffOf(bella.tenantId, 'manager')],
    ['support', support],
    ['another business', albasOwner],
  ])('I4-24 is not moved by %s', async (_, user) => {
    expect(await refused(move(BESIDE.restaurantId, guid, user))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await beside()).toEqual([]);
  });

  it('I4-24 goes to no restaurant of another business, to none that is not there, and not to itself', async () => {
    for (const [to, code] of [
      [alba.restaurantId, 'RESTAURANT_NOT_FOUND'],
      [20_000_999, 'RESTAURANT_NOT_FOUND'],
      [bella.restaurantId, 'CONFLICT'],
    ] as const)
      expect(await refused(move(to))).toMatchObject({ code });
    expect(await here.claim('bella.pizza')).toMatchObject({ mappingGuid: guid });
  });

  it('I4-24 is proven and of the business’s own', async () => {
    const [subdomain] = await here.mappings();
    const unproven = (await here.add('bella.bar')).domain;
    for (const mappingGuid of [subdomain?.guid ?? '', unproven.guid])
      expect(await refused(move(BESIDE.restaurantId, mappingGuid))).toMatchObject({ code: 'CONFLICT' });
  });

  it('I4-24 is not moved while its business is suspended', async () => {
    here.putTenant(bella.tenantId, { status: 'suspended' });
    expect(await refused(move())).toMatchObject({ code: 'TENANT_SUSPENDED' });
  });

  it('I4-24 is no domain of another restaurant or business, by whatever guid', async () => {
    const theirs = (await here.connect('alba.pizza', alba, albasOwner)).guid;
    expect(await refused(move(BESIDE.restaurantId, theirs))).toMatchObject({ code: 'NOT_FOUND' });
    await move();
    expect(await refused(move(bella.restaurantId))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('I4-24 stays where the other restaurant disappears meanwhile', async () => {
    const { records } = here;
    const getting = records.transact.bind(records);
    let isGone = false;
    here.records.transact = (work) =>
      getting(async (transaction) => {
        const result = await work(transaction);
        if (!isGone) here.records.remove(restaurantsOf(BESIDE.tenantId), String(BESIDE.restaurantId));
        isGone = true;
        return result;
      });
    expect(await refused(move())).toMatchObject({ code: 'RESTAURANT_NOT_FOUND' });
    expect(isGone).toBe(true);
    expect(await here.mapping('bella.pizza')).toMatchObject({ guid });
  });

  it('I4-24 is primary nowhere, or stays, when it becomes primary as it is moved', async () => {
    await Promise.allSettled([makeDomainPrimary(here, owner, { ...bella, mappingGuid: guid }), move()]);
    expect(await beside()).toMatchObject([{ guid, isPrimary: false }]);
    const giver = await here.restaurant(bella.tenantId, bella.restaurantId);
    expect(giver?.websiteConfig).not.toHaveProperty('customDomain');
    expect((await here.mappings()).filter(({ domainType }) => domainType === 'custom')).toEqual([]);
  });

  it('I4-24 goes to one of two who get it at one moment, with a code and without', async () => {
    const { code } = await offerDomain(here, owner, { ...bella, mappingGuid: guid });
    const accepting = acceptDomain(here, callerOf(albasOwner), alba, { domain: 'bella.pizza', code });
    const outcomes = await Promise.allSettled([accepting, move()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const holders = [...(await here.mappings(alba)), ...(await beside())].filter((one) => one.guid === guid);
    expect(holders).toHaveLength(1);
    expect(await here.claim('bella.pizza')).toMatchObject({ restaurantGuid: holders[0]?.restaurantGuid });
  });

  it('I4-24 is moved once by two who move it at one moment', async () => {
    const before = here.audit().length;
    const [one, other] = await Promise.all([move(), move()]);
    expect(one).toEqual(other);
    expect(here.audit()).toHaveLength(before + 2);
    expect(await beside()).toHaveLength(1);
  });
});
