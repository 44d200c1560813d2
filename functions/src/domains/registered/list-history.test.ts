import { MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { aTenancy, siteAdmin, staffOf, support } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { memoryDomainRegistrar } from '../../testing/memory-domain-registrar.ts';
import { refused } from '../../testing/refused.ts';
import { aRecord, aRegisteredDomain, OWN_DOMAIN } from '../../testing/registrar-samples.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { changeRegisteredDomain } from './change-domain.ts';
import { createDnsRecord } from './dns-records.ts';
import { listRegisteredDomainHistory } from './list-history.ts';
import { renewDomain } from './renew-domain.ts';

const admin = callerOf(siteAdmin);

function setUp() {
  const tenancy = aTenancy();
  const domains = [aRegisteredDomain(), aRegisteredDomain({ name: 'second.com' })];
  return { ...tenancy, domainRegistrar: memoryDomainRegistrar(tenancy.now, domains), log: silentLog };
}

describe('the history of a registered domain', () => {
  let world: ReturnType<typeof setUp>;
  beforeEach(async () => {
    world = setUp();
    world.records.put(users, siteAdmin.uid, siteAdmin);
    const renewal = { expectedPrice: 11.25, years: 1, expiresAt: 1_790_000_000_000, confirm: OWN_DOMAIN };
    for (const happens of [
      () => createDnsRecord(world, admin, OWN_DOMAIN, aRecord),
      () => createDnsRecord(world, admin, 'second.com', aRecord),
      () => changeRegisteredDomain(world, admin, OWN_DOMAIN, { change: { op: 'update', renew: false } }),
      () => renewDomain(world, admin, OWN_DOMAIN, renewal),
    ]) {
      world.clock.now += MINUTE;
      await happens();
    }
  });
  const list = (page = {}, caller = admin) =>
    listRegisteredDomainHistory(world, caller, OWN_DOMAIN, { limit: 10, ...page });

  it('I3.11-01 tells changes and orders of it, by whom, and nothing of another domain', async () => {
    const { entries } = await list();
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['registered_domains', 'domain_purchases']),
    );
    expect(entries.every(({ recordName }) => recordName === OWN_DOMAIN)).toBe(true);
    expect(entries.find(({ by }) => by === siteAdmin.uid)?.byName).toBeTruthy();
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('comes page by page', async () => {
    const whole = await list();
    const first = await list({ limit: 1 });
    const rest = await list({ pageToken: first.nextPageToken });
    expect([...first.entries, ...rest.entries]).toEqual(whole.entries);
  });

  it('is for site administrators alone', async () => {
    for (const user of [support, staffOf(10_000_901, 'owner')])
      expect(await refused(list({}, callerOf(user)))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
